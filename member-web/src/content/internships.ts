/** Texts of the page about internships: how the product keeps offers honest, and how to prepare for one. */

export const hero = {
  title: 'Be ready before the internship is announced.',
  lead: 'Members find internships here that say what they pay and ask no fee; we read each one before you see it. Be ready for them: leave a record of work that others can look at, ask people who have been where you want to go, and learn what an honest offer looks like.',
};

export const evidence = {
  title: 'Show the work, drop the adjectives',
  text: 'Whoever reads your application has seen “hard-working” a hundred times today. They have not seen your work. Turn each claim into something one can look at, post it, and send the link.',
  labels: { claim: 'The claim', shown: 'The work, shown' },
  rows: [
    {
      claim: 'Good at web development',
      shown:
        'The mess menu as a small site: what it does, two screenshots, and what broke when forty people opened it at lunch.',
    },
    {
      claim: 'Leadership qualities',
      shown:
        'How the rope-bridge stall was run: who did what, the plan for rain, and what you would do differently next year.',
    },
    {
      claim: 'Quick learner',
      shown:
        'Three weeks with a new instrument: first reading, worst reading, the reading that finally agreed with the book.',
    },
  ],
};

export const month = {
  title: 'Four weeks before you apply',
  text: 'An hour on three evenings a week is enough. At the end you have something to show and someone who has read it.',
  items: [
    {
      title: 'Choose one piece of work',
      text: 'Finished beats impressive. A lab you understood, a poster, a repair, a survey of your own lane.',
    },
    {
      title: 'Write it up',
      text: 'What was the problem, what did you do, what came out, what would you change. Pictures where words are slow.',
    },
    {
      title: 'Ask to be questioned',
      text: 'Post it on the page of your department or club and ask for the weakest point. Fix that one.',
    },
    {
      title: 'Make your profile agree',
      text: 'Title, college, year, course, and two sentences about you that the work bears out.',
    },
  ],
};

export const offers = {
  title: 'An honest offer, and one that is not',
  text: 'Real employers pay interns or teach them. They never charge them. If money is to flow from you to them, under any name, it is a scam.',
  good: {
    label: 'Signs of an honest offer',
    items: [
      'A person with a name, at an address of the company’s own domain, who answers questions.',
      'A conversation about your work before any offer is made.',
      'A letter that says tasks, dates, hours, place, stipend or that there is none, and who guides you.',
      'They are glad when you ask somebody who was there last year.',
    ],
  },
  bad: {
    label: 'Signs to walk away',
    items: [
      'A fee for registration, training, a laptop, a “security deposit” or the certificate itself.',
      'Selected at once, without an interview, for a job you did not apply for.',
      'Only a chat number, a free mail address, and a hurry: pay by tonight.',
      'They ask for a one-time code, a card number, or your original documents.',
    ],
  },
  help: 'Already paid, or shared a code? Call the national cybercrime helpline 1930 at once, and report it at cybercrime.gov.in. Then warn others here.',
};

export const questions = {
  title: 'Six questions to ask before you say yes',
  text: 'Nobody serious minds them. The answers tell you more than the name on the door.',
  items: [
    'What will I work on in the first two weeks?',
    'Who looks at my work, and how often?',
    'Is there a stipend, how much, and on which day is it paid?',
    'How are examination days handled?',
    'May I show what I made, here and in my next application?',
    'May I speak to someone who was an intern with you?',
  ],
};

export const direction = {
  title: 'Not sure which way at all?',
  text: 'Then an application is the second step. The career walk, on a site of its own, asks what you like doing and shows where that can lead.',
};

export const next = {
  title: 'Start with one post about one piece of work',
  text: 'Not your best. The one you can explain. It takes an evening, and it is yours to link to from then on.',
};

export const openTool = 'Open the internships';
