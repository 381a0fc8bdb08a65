/** Texts of the About page. */

export const hero = {
  title: 'A courtyard, because that is where a campus talks.',
  lead: (brandName: string) =>
    `Lecture halls face one way. In a courtyard people sit in circles. ${brandName} is that place for the hours when you cannot all be in it.`,
};

export const mission = {
  title: 'What we are for',
  paragraphs: [
    'A college is full of answers that sit in the wrong room. The senior who fixed the same bug last year, the hostel that already has a film projector, the friend of a friend who spent a summer in the lab you dream of. You miss each other by one corridor.',
    'We build tools and a meeting place for students, so that what you learn, make and share on campus carries you into the work you want.',
    'That is the whole plan. A feed, pages and profiles, kept simple enough that a minute between two classes is enough, and kept civil enough that a first-year dares to ask.',
  ],
};

export const words = {
  title: 'Four words, taken seriously',
  text: 'They stand below our name, so they had better mean something.',
  items: [
    { key: 'learn', title: 'Learn', text: 'From each other: questions, notes, corrections, thanks.' },
    { key: 'engage', title: 'Engage', text: 'With what happens around you. Turn up, reply, cheer, object.' },
    {
      key: 'contribute',
      title: 'Contribute',
      text: 'What you found out, so that the next batch starts further along.',
    },
    {
      key: 'earn',
      title: 'Earn',
      text: 'A record of work that speaks for you when you look for some. No money changes hands here.',
    },
  ],
} as const;

export const scope = {
  title: 'What it is, and what it is not',
  text: 'You should know before you join.',
  is: {
    label: 'It is',
    items: [
      'A feed of posts with pictures, likes and comments, newest first.',
      'Questions whose askers accept an answer, and articles.',
      'Internships that we read before you do, calls for help, and projects that look for people.',
      'Pages that members make, follow and write on.',
      'Profiles with what you study and what you have made.',
      'Free to join and to use.',
    ],
  },
  isNot: {
    label: 'It is not',
    items: [
      'An agency. Nobody here can get you a place for money.',
      'A course shop. There is nothing to buy.',
      'A contest. Profiles count no followers.',
      'An advertising business. There are no adverts and no trackers.',
    ],
  },
};

export const principles = {
  title: 'How we decide',
  text: 'When two good ideas disagree, these settle it.',
  items: [
    {
      key: 'phone',
      title: 'The slow phone first',
      text: 'If it does not work on hostel Wi-Fi and a three-year-old phone, it does not work.',
    },
    {
      key: 'quiet',
      title: 'Quiet by default',
      text: 'We would rather you came back because something was worth it than because something blinked.',
    },
    {
      key: 'private',
      title: 'Your details are yours',
      text: 'We ask for little, show less, and never pass it on for money.',
    },
    {
      key: 'everyone',
      title: 'Everyone gets in',
      text: 'By keyboard, by screen reader, in the dark, in whatever language you write. A courtyard has no back row.',
    },
  ],
} as const;

export const contact = {
  title: 'Write to us',
  text: 'Something is broken, someone misbehaves, a wish, a thank-you: one address for all of it.',
};

export const next = {
  title: 'There is room on the wall',
  text: 'Sit down where you like. You need an email address, a phone number and a name people call you by.',
};
