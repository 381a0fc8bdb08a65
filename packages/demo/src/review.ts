import type { Community } from './community.ts';
import type { Ago, Post } from './content.ts';

/** A report of the demo, in minutes before it is filled. */
interface DemoReport {
  readonly by: string;
  readonly reason: string;
  readonly text?: string;
  readonly ago: Ago;
}

/** A case of the demo: what was reported by whom, and what was decided. */
export interface DemoCase {
  readonly about: { readonly post: Post } | { readonly member: string };
  readonly reports: readonly DemoReport[];
  /** Whether the first report hid the post until somebody decides. */
  readonly isHeld?: true;
  /** As in `review_case`. */
  readonly priority: 0 | 1 | 2;
  /** Minutes from the filling until it must be decided; negative when it is late. */
  readonly due: number;
  readonly state: 'open' | 'decided' | 'appealed' | 'overturned';
  readonly decision?: {
    readonly outcome: 'no_violation' | 'violation';
    readonly rule?: number;
    readonly measure?: 'warning' | 'limit' | 'suspension';
    /** How long a limit or a suspension lasts. */
    readonly days?: number;
    readonly note?: string;
    readonly ago: Ago;
  };
  readonly appeal?: { readonly text: string; readonly ago: Ago; readonly reply?: string };
}

const HOUR_MINUTES = 60;
export const DAY_MINUTES = 24 * HOUR_MINUTES;

/** Cases in each state, so that the console's Review has something to decide, and the demo member something to read. */
export function planCases({ posts }: Community): readonly DemoCase[] {
  /** The post of a member that has these words. */
  const post = (by: string, words: string): Post => {
    const found = posts.find((each) => each.by === by && each.body.includes(words));
    if (!found) throw new Error(`The demo has no post of ${by} with “${words}”`);
    return found;
  };
  return [
    {
      about: { post: post('mrunal', 'Street play in the quad') },
      reports: [
        {
          by: 'zoya',
          reason: 'intimate',
          text: 'It shows me changing behind the drum. I never agreed to it.',
          ago: 50,
        },
      ],
      isHeld: true,
      priority: 0,
      due: 70,
      state: 'open',
    },
    {
      about: { member: 'priyanshu' },
      reports: [
        {
          by: 'nikhil',
          reason: 'ragging',
          text: 'He goes on under everything that I write, though I asked him to stop.',
          ago: 26 * HOUR_MINUTES,
        },
      ],
      priority: 1,
      due: -2 * HOUR_MINUTES,
      state: 'decided',
      decision: {
        outcome: 'violation',
        rule: 1,
        measure: 'limit',
        days: 7,
        note: 'Somebody asked you to stop. Please do.',
        ago: 22 * HOUR_MINUTES,
      },
    },
    {
      about: { member: 'karthik' },
      reports: [
        {
          by: 'harpreet',
          reason: 'impersonation',
          text: 'There is one R. Karthik in our team, and he has not joined.',
          ago: 2 * HOUR_MINUTES,
        },
      ],
      priority: 0,
      due: -HOUR_MINUTES,
      state: 'decided',
      decision: { outcome: 'violation', rule: 4, measure: 'suspension', days: 30, ago: HOUR_MINUTES },
    },
    {
      about: { member: 'omprakash' },
      reports: [
        {
          by: 'sneha',
          reason: 'impersonation',
          text: 'He writes to juniors as if he were the warden.',
          ago: HOUR_MINUTES,
        },
      ],
      priority: 0,
      due: HOUR_MINUTES,
      state: 'open',
    },
    {
      about: { post: post('nafisa', 'Things second-years know') },
      reports: [
        {
          by: 'neike',
          reason: 'private_data',
          text: 'The canteen’s number in it is somebody’s own phone.',
          ago: 5 * HOUR_MINUTES,
        },
        { by: 'parth', reason: 'private_data', ago: 4 * HOUR_MINUTES },
      ],
      priority: 1,
      due: 31 * HOUR_MINUTES,
      state: 'open',
    },
    {
      about: { post: post('yazhini', 'Food stalls') },
      reports: [{ by: 'wasim', reason: 'spam', text: 'Third time this week.', ago: 8 * DAY_MINUTES }],
      priority: 2,
      due: -DAY_MINUTES,
      state: 'open',
    },
    {
      about: { post: post('imran', 'solder this month') },
      reports: [{ by: 'kaveri', reason: 'copyright', ago: 12 * DAY_MINUTES }],
      priority: 2,
      due: -5 * DAY_MINUTES,
      state: 'decided',
      decision: { outcome: 'no_violation', ago: 9 * DAY_MINUTES },
    },
    {
      about: { post: post('ananya', '41.2 seconds!') },
      reports: [
        {
          by: 'fatima',
          reason: 'private_data',
          text: 'My roll number is on the board behind you.',
          ago: 30 * HOUR_MINUTES,
        },
      ],
      priority: 1,
      due: 6 * HOUR_MINUTES,
      state: 'decided',
      decision: {
        outcome: 'violation',
        rule: 5,
        measure: 'warning',
        note: 'A roll number can be read in one picture. Please crop it.',
        ago: 20 * HOUR_MINUTES,
      },
    },
    {
      about: { post: post('kabir', 'half sunset, half pencil') },
      reports: [{ by: 'ananya', reason: 'spam', text: 'The third poster of today.', ago: 4 * DAY_MINUTES }],
      priority: 2,
      due: 5 * DAY_MINUTES,
      state: 'appealed',
      decision: { outcome: 'violation', rule: 8, measure: 'warning', ago: 3 * DAY_MINUTES },
      appeal: { text: 'It is one backdrop in three stages. I can make it one post.', ago: 2 * DAY_MINUTES },
    },
    {
      about: { post: post('chinmay', 'Shortest paths') },
      reports: [
        { by: 'rahman', reason: 'other', text: 'These are tomorrow’s answers.', ago: 5 * DAY_MINUTES },
      ],
      priority: 2,
      due: -DAY_MINUTES,
      state: 'overturned',
      decision: { outcome: 'violation', rule: 7, measure: 'warning', ago: 4 * DAY_MINUTES },
      appeal: {
        text: 'The examination was on Monday. This is from the lecture.',
        ago: 3 * DAY_MINUTES,
        reply: 'You are right, and we are sorry.',
      },
    },
  ];
}
