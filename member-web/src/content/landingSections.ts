/** Texts of the landing page below its first window. They promise only what the product does. */

export const doors = {
  title: 'Four doors, one courtyard',
  text: 'Come in by whichever one you need today. You will probably leave by another.',
  items: [
    {
      key: 'learn',
      title: 'Learn',
      text: 'Ask the question the lecture left open. Someone a year ahead was confused by it too, and the comments are right below.',
    },
    {
      key: 'engage',
      title: 'Engage',
      text: 'Fest nights, match days, lost water bottles. One feed for the whole campus: like, reply, argue kindly, turn up.',
    },
    {
      key: 'contribute',
      title: 'Contribute',
      text: 'Write up what you built or found out, with pictures, so that the next batch starts a little further along.',
    },
    {
      key: 'earn',
      title: 'Earn',
      text: 'Let the work you actually did speak for you, and take the career walk when you wonder where it could lead.',
    },
  ],
} as const;

export const feed = {
  title: 'A feed that knows when to stop',
  text: 'Newest first, ten to a page. Your phone rings only if you ask it to, so a minute between lectures can be just a minute.',
  items: [
    {
      key: 'pictures',
      title: 'Pictures that load on hostel Wi-Fi',
      text: 'Sized for your phone, and nothing jumps while they arrive.',
    },
    {
      key: 'drafts',
      title: 'Drafts that survive',
      text: 'Lose the signal in the lift; your words are still there.',
    },
    {
      key: 'languages',
      title: 'Write the way you speak',
      text: 'English, हिंदी, or both in one sentence.',
    },
  ],
  /** The post in the drawing beside the text: an illustration, not a person's data. */
  example: {
    label: 'An example of a post: a walk up Nag Tibba with seven pictures, and a comment on it',
    author: 'Gurleen Kaur Sandhu',
    page: 'Hariyali: Campus Green Collective',
    time: 'yesterday',
    text: 'Nag Tibba, from the 4 am start to the last bus home. Twenty-three of us, one very determined dog, zero plastic left behind.',
    morePictures: '+4',
    comments: '21',
    likes: '143 likes',
    commenter: 'Tenzin Dolma',
    comment: 'The dog deserves a page.',
  },
} as const;

export const promises = {
  title: 'Quiet about your details, clear about the rules',
  text: 'You are here for your campus, so we keep the rest of your life out of it.',
  items: [
    {
      key: 'contact',
      title: 'Your number stays yours',
      text: 'Members see your email or phone number only if you share it.',
    },
    {
      key: 'pictures',
      title: 'Photos forget where they were taken',
      text: 'Location and camera data are removed from every picture before anyone sees it.',
    },
    {
      key: 'signOut',
      title: 'Signed out means signed out',
      text: 'Leave on the lab computer with a light heart: the session ends on our side too.',
    },
    {
      key: 'age',
      title: 'Sixteen and above',
      text: 'With a parent’s or guardian’s consent if you are under eighteen.',
    },
  ],
} as const;
