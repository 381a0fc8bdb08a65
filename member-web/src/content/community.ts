import { PAGE_SIZE } from '@campus-commons/web-kit/bounds/generated.ts';
import { inWords } from '@campus-commons/web-kit/digits.ts';
import { profileFactsInWords } from '@campus-commons/web-kit/profileFacts.ts';

/** Texts of the page about the community. */

export const hero = {
  title: 'The whole campus crosses this courtyard.',
  lead: 'Fest nights and match days, lost bottles and found friends. One feed for every member, whichever hostel, department or year.',
};

export const feed = {
  title: 'How the feed works',
  text: 'There is little to learn. It is meant to be read between two lectures and put away again.',
  items: [
    {
      key: 'order',
      title: 'Newest first, for everyone alike',
      text: `No ranking decides what you see. What was posted last stands first, ${inWords(PAGE_SIZE)} posts to a page.`,
    },
    {
      key: 'answer',
      title: 'Like it, or say something',
      text: 'Likes and comments show who they are from. Write, mend a typo, or take it back: your words stay in your hands.',
    },
    {
      key: 'share',
      title: 'Share a post, not a screenshot',
      text: 'Every post has a link. Members who open it land on that post, with the comments below.',
    },
    {
      key: 'end',
      title: 'It has an end',
      text: 'No endless scroll, and the bell counts only what concerns you. When you have seen what is new, you are done.',
    },
  ],
} as const;

export const seen = {
  title: 'What others see of you',
  text: 'Community needs faces, and no one’s phone number. This is the line we drew.',
  columns: { what: 'What', who: 'Who sees it' },
  rows: [
    { what: 'Name, picture, title', who: 'Every member' },
    { what: `Your ${profileFactsInWords()}`, who: 'Every member' },
    { what: 'Your posts, comments and likes', who: 'Every member' },
    {
      what: 'Email address and phone number',
      who: 'Only those with whom you share it, by applying for their work',
    },
    {
      what: 'Your name on an article or project that you made public, or on a record that you accepted',
      who: 'Anyone with the link',
    },
    { what: 'Anything else, without signing in', who: 'Nobody' },
  ],
};

export const rules = {
  title: 'House rules',
  text: 'Six of them, because people only keep what they can remember. The terms have the rest.',
  items: [
    { title: 'Be who you are', text: 'Your own name, your own college. One person, one account.' },
    { title: 'Argue with the idea', text: 'Disagree as if you will share a lab bench tomorrow. You might.' },
    { title: 'No ragging, no pile-ons', text: 'Not as a joke, not as a tradition, not in a comment.' },
    {
      title: 'Ask before you post a face',
      text: 'A picture of a friend is also theirs. If they say no, take it down.',
    },
    {
      title: 'Nothing for sale to the unwary',
      text: 'No paid “internships”, no exam papers, no chain schemes.',
    },
    { title: 'Leave it tidier', text: 'Found the bottle? Say so below the post.' },
  ],
  broken: 'Somebody broke them, and it hurts? You are not alone:',
  helpNow: 'here is who listens.',
};

export const next = {
  title: 'Come in and say where you are from',
  text: 'A first post needs no occasion. Your department, what you are up to, and one thing you would like to know.',
};

export const openTool = 'See where help is wanted';
