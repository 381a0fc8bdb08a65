import circuit from '@campus-commons/web-kit/art/circuit.svg';
import robot from '@campus-commons/web-kit/art/robot.svg';
import sapling from '@campus-commons/web-kit/art/sapling.svg';
import stage from '@campus-commons/web-kit/art/stage.svg';
import stars from '@campus-commons/web-kit/art/stars.svg';
import { PAGE_CATEGORIES } from '@campus-commons/web-kit/bounds/generated.ts';
import { inWords } from '@campus-commons/web-kit/digits.ts';
import type { PageCategory } from '@campus-commons/web-kit/tokens.ts';

const kindCount = inWords(PAGE_CATEGORIES.length);

/** Texts of the public page that explains pages. */

export const hero = {
  title: 'A page for everything campus runs on.',
  lead: 'Clubs, departments, fests, movements: whatever is more than one person can have a page. Any member can make one, and every member can follow it.',
};

export const kinds: {
  title: string;
  text: string;
  items: Readonly<Record<PageCategory, { picture: string; text: string }>>;
} = {
  title: `${kindCount.charAt(0).toUpperCase()}${kindCount.slice(1)} kinds`,
  text: 'The kind tells people what to expect before they open it.',
  items: {
    Department: { picture: circuit, text: 'Notices, labs, electives: those who teach and study a subject.' },
    Community: { picture: stars, text: 'An interest, a language, a home state. No membership list.' },
    Organization: { picture: sapling, text: 'A group with a task: the green collective, the blood donors.' },
    Club: { picture: robot, text: 'It meets, it builds, it plays. It needs new people every year.' },
    Event: { picture: stage, text: 'A fest, a match, a hackathon: loud for a while, and then a memory.' },
  },
};

export const roles = {
  title: 'Who may do what',
  text: 'Reading is open to every member. Writing is for those who show that they are there for it.',
  columns: { role: 'You are', read: 'Read', write: 'Post on it', manage: 'Edit or delete it' },
  rows: [
    { role: 'The creator', read: true, write: true, manage: true },
    { role: 'A follower', read: true, write: true, manage: false },
    { role: 'Any other member', read: true, write: false, manage: false },
  ],
  granted: 'Yes',
  refused: 'No',
  note: 'Posts on a page appear in the feed too, with the page’s name on them.',
};

export const start = {
  title: 'Starting one well',
  text: 'The form takes two minutes. These four make the difference between a page and an empty niche.',
  items: [
    {
      title: 'A name that people would say',
      text: '“Robotics Club, Block C” is understood at once. “TRC Official 2.0” is not.',
    },
    {
      title: 'A description that invites',
      text: 'What you do, where and when you meet, and whom you would like to see there.',
    },
    {
      title: 'A picture of the thing itself',
      text: 'The bench, the stage, the saplings. It stands in an arch, so keep what matters in the middle.',
    },
    {
      title: 'A first post, before you tell anyone',
      text: 'What happens next, and how to come along. Then share the link.',
    },
  ],
};

export const upkeep = {
  title: 'Keeping the lamp lit',
  text: 'Every card shows when a page was last active. A page stays alive on small things.',
  items: [
    {
      title: 'Post after, not only before',
      text: 'Three pictures of how it went bring more people than a poster.',
    },
    { title: 'Let followers write', text: 'They may. Ask a question that they can answer with a picture.' },
    {
      title: 'Answer the first comment',
      text: 'The first person to ask speaks for five who did not.',
    },
    {
      title: 'Think before deleting',
      text: 'A page takes all its posts with it, and that cannot be undone. An honest last post is often kinder.',
    },
  ],
};

export const next = {
  title: 'Find the page you would miss',
  text: 'Follow the two or three that are yours. And if yours does not exist yet, you know who should make it.',
};
