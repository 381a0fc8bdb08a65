import { days, hours } from './ago.js';
import { p, ul } from './html.js';
import type { PostSeed } from './post-seed.js';

/** On the page of Chhaya: Photography Club. */
export const PHOTOGRAPHY: readonly PostSeed[] = [
  {
    by: 'roshan',
    on: 'chhaya',
    ago: hours(34, 30),
    body: p(
      'Theme for the fortnight: <strong>four o’clock</strong>. Any four o’clock. I will start with my stairs, where the sun ' +
        'comes in for eleven minutes and then is somebody else’s.',
    ),
    pictures: ['window-light'],
    likes: 20,
    comments: [
      ['fatima', 'That is a textbook section drawing of light. May I trace it?'],
      ['neike', 'The other four o’clock is much darker and has roti in it. Posting tomorrow.'],
    ],
  },
  {
    by: 'neike',
    on: 'chhaya',
    ago: days(6, 20),
    body: p(
      'From the last window of the long train to Guwahati, hour nineteen. Two bananas, one borrowed shawl, and a woman who told me the ' +
        'names of all the rivers before they came.',
    ),
    pictures: ['train-window', 'train-window-dusk'],
    likes: 27,
    comments: [
      [
        'pranjal',
        'Hour nineteen is where it turns beautiful. Hour thirty-one is where you begin to speak to the samosa.',
      ],
      ['tenzin', 'I want to know the names of the rivers, in her order.'],
    ],
  },
  {
    by: 'roshan',
    on: 'chhaya',
    ago: days(12, 20),
    body: p(
      'Home for four days. My mother thinks that I photograph tea because I miss it. I photograph tea because it stands still.',
    ),
    pictures: ['tea-slope', 'tea-slope-dusk'],
    likes: 25,
    comments: [
      ['angmo', 'Both of these things can be true.'],
      ['yazhini', 'Bring a quarter kilo and all is forgiven for missing the thali.'],
    ],
  },
  {
    by: 'roshan',
    on: 'chhaya',
    ago: days(19, 9),
    body:
      p('One roll, thirty-six frames, one that I like. How we look at a contact sheet together:') +
      ul(
        'Say what you like, before anything else, and say why.',
        'Ask what happened just outside the edge.',
        'Choose one. Only one. It is allowed to hurt.',
      ),
    pictures: ['contact-sheet'],
    likes: 17,
    comments: [
      ['lalrinpuii', 'I would have chosen the one beside it. Can we fight about it on Sunday?'],
      ['roshan', 'That is what Sundays are for.'],
    ],
  },
  {
    by: 'neike',
    on: 'chhaya',
    ago: days(23, 12),
    body: p(
      'Rain on the mess window, five minutes after the power went. Nobody moved. Somebody had begun to sing.',
    ),
    pictures: ['rain-window'],
    likes: 31,
    comments: [
      ['kaveri', 'What was the song?'],
      ['neike', 'Nobody could agree, so there were three.'],
      ['mrunal', 'I was in this room. I had forgotten until now. Thank you.'],
    ],
  },
  {
    by: 'roshan',
    on: 'chhaya',
    ago: days(38, 22),
    body: p(
      'The club owns one camera. It is older than all of us and its meter lies by a stop, always in the same direction, ' +
        'which makes it honest. It goes to somebody new each week; the list is on the door.',
    ),
    pictures: ['camera'],
    likes: 14,
    comments: [['parth', 'Third on the list. Have begun to see everything in rectangles.']],
  },
];
