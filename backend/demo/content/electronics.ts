import { days, hours } from './ago.js';
import { h3, link, marked, ol, p, ul } from './html.js';
import { LAB_NOTES } from './lab-notes.js';
import type { PostSeed } from './post-seed.js';

/** On the page of the Department of Electronics & Communication. */
export const ELECTRONICS: readonly PostSeed[] = [
  {
    by: 'meenakshi',
    on: 'electronics',
    ago: hours(3, 10),
    body: p(
      'Viva slots for Signals are on the board and below. If your slot collides with another paper, tell me before ' +
        'Thursday and I will move you. Nobody has ever failed a viva for saying "I do not know, but I would try this".',
    ),
    pictures: ['timetable'],
    likes: 14,
    comments: [
      ['imran', 'Ma’am, I have Devices at the same hour on Friday. Could I come at four?'],
      ['meenakshi', 'Four is fine, Imran. I have moved you.'],
      ['pranjal', 'I would try this. I would try this. I would try this. (practising)'],
    ],
  },
  LAB_NOTES,
  {
    by: 'imran',
    on: 'electronics',
    ago: days(5, 2),
    body: p(
      'Why does my voltage divider give 5.44 V when the sum says 6.19? Resistors are 10k and 22k, supply is 9.0, ' +
        'I have measured everything twice, the breadboard is new, I have begun to doubt division.',
    ),
    pictures: ['divider-sketch'],
    likes: 12,
    comments: [
      [
        'ananya',
        'Which meter? The old yellow analogue ones are 50k on that range, so you measured your circuit plus a friend.',
      ],
      ['imran', 'It is the old yellow one.'],
      [
        'meenakshi',
        'Then you have discovered loading, by yourself, on a Tuesday. Work out what 22k in parallel with 50k is and smile.',
      ],
      ['imran', '15.3k, and 9 × 15.3 / 25.3 = 5.44. Division is forgiven.'],
    ],
  },
  {
    by: 'meenakshi',
    on: 'electronics',
    ago: days(10, 4),
    body:
      p('Laboratory B, next two weeks:') +
      ul(
        'Monday and Wednesday, 2–4: second-years, op-amp filters. Bring the Bode plot you drew <em>before</em> building.',
        'Tuesday: closed, we are re-earthing the benches. You may look through the glass.',
        'Friday, 3–6: open bench. Anyone, any circuit, one of us in the room.',
      ) +
      p('The soldering irons have been counted. There are eleven. There were twelve.'),
    likes: 11,
    comments: [
      ['aarav', 'The twelfth is in the robotics cupboard, it followed me home. Returning it today.'],
      ['meenakshi', 'Thank you, Aarav. It may keep its freedom until five.'],
    ],
  },
  {
    by: 'pranjal',
    on: 'electronics',
    ago: days(14, 9),
    body: p(
      'Received the weather satellite on a dipole made of two aluminium curtain rods and a plastic tee. The picture is ' +
        'mostly noise and one heroic piece of the Bay of Bengal. Total cost ₹0, because the curtain has not been ' +
        'hanging well anyway.',
    ),
    pictures: ['oscilloscope'],
    likes: 20,
    comments: [
      ['ritwik', 'Come and do it from our roof, we have no curtains and a clear horizon to the south.'],
      ['pranjal', 'Sunday, the 19:42 pass, I will bring the rods.'],
      ['meenakshi', '120 degrees between the rods, not 180. You will gain more than you expect.'],
    ],
  },
  {
    by: 'chinmay',
    on: 'electronics',
    ago: days(19, 3),
    body: p(
      'Question from across the corridor (CS): when you say "ground", do you mean the planet? I have asked four ' +
        'people and received five answers.',
    ),
    likes: 16,
    comments: [
      [
        'meenakshi',
        'Usually we mean "the point we have agreed to call zero". Sometimes we mean the planet. The trouble begins when these two meet.',
      ],
      ['aarav', 'It is `null`, but load-bearing.'],
      ['chinmay', 'That is the first one I believe.'],
    ],
  },
  {
    by: 'meenakshi',
    on: 'electronics',
    ago: days(25, 5),
    body:
      p(
        'Guest talk on Thursday, 11 am, seminar hall: how a cochlear implant turns sixteen electrodes into speech. The ' +
          'speaker builds them and will bring one. Registration is only so that we order enough tea: ' +
          link('https://ece.example.org/talks/implants', 'ece.example.org/talks/implants') +
          '.',
      ) + p(marked('First-years: come. You will understand more than you fear.')),
    pictures: ['circuit-amber'],
    likes: 18,
    comments: [
      ['sneha', 'May a biotechnologist come? I have questions about the nerve end of the wire.'],
      ['meenakshi', 'You may sit in the front row.'],
    ],
  },
  {
    by: 'imran',
    on: 'electronics',
    ago: days(33, 11),
    body:
      h3('How to read a datasheet in ten minutes') +
      ol(
        'Read the title. Is it the part you have? Look at the part. Look again.',
        'Go to "Absolute maximum ratings". These are the numbers at which it dies.',
        'Go to "Recommended operating conditions". These are the numbers at which it lives.',
        'Find the typical application circuit and copy it without being clever.',
        'Read the footnotes under the table you trusted. One of them begins with "except".',
      ),
    likes: 23,
    comments: [
      ['prasad', 'Point 5 has already happened to me.'],
      ['harpreet', 'We have the same with bearings. The footnote is always about heat.'],
    ],
  },
  {
    by: 'meenakshi',
    on: 'electronics',
    ago: days(51, 6),
    body: p(
      'Welcome to the department’s page. Notices will stand here on the morning they go up on the board, so you need not ' +
        'run across the lawn in the rain to read them. Please still cross the lawn sometimes; it is a good lawn.',
    ),
    pictures: ['cycles'],
    likes: 9,
    comments: [['ananya', 'The lawn has been followed, liked and crossed.']],
  },
];
