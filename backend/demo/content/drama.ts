import { days, hours } from './ago.js';
import { h3, ol, p, ul } from './html.js';
import type { PostSeed } from './post-seed.js';

/** On the page of Rangmanch Dramatics Society. */
export const DRAMA: readonly PostSeed[] = [
  {
    by: 'kabir',
    on: 'rangmanch',
    ago: hours(29, 40),
    body: p(
      'Full run last night: two hours eight minutes. It should be one fifty. I have found where the eighteen minutes are. ' +
        'They are in the pauses, and the pauses are all mine.',
    ),
    pictures: ['theatre', 'stage-light'],
    likes: 16,
    comments: [
      [
        'zoya',
        'I timed them. The longest was forty-one seconds. Someone in row three checked whether you were well.',
      ],
      ['kabir', 'It was a powerful forty-one seconds.'],
      ['mrunal', 'It was a powerful eleven.'],
    ],
  },
  {
    by: 'zoya',
    on: 'rangmanch',
    ago: days(5, 7),
    body:
      h3('Costume store, please read') +
      ul(
        'The red anarkali is <strong>not</strong> for Farewell photographs.',
        'The sherwani with six buttons has five. If you have the sixth you know who you are.',
        'Nothing goes back damp. I can smell it from the stairs.',
        'The fez and the pagri may be borrowed for exactly one birthday each year.',
      ),
    pictures: ['costume-rack'],
    likes: 19,
    comments: [
      ['alisha', 'The sixth button is holding my bass strap together. I will bring a swap.'],
      ['zoya', 'I accept a button of equal dignity.'],
    ],
  },
  {
    by: 'mrunal',
    on: 'rangmanch',
    ago: days(9, 15),
    body: p(
      'Street play in the quad: eleven minutes on why the queue at the fee counter is really a play about power. The ' +
        'audience began as nine people waiting in that very queue. By the end it was a hundred and twenty, and the ' +
        'counter had opened a second window.',
    ),
    pictures: ['street-play'],
    likes: 30,
    comments: [
      ['sneha', 'Theatre with measurable outcomes. Faizan will want you to put it on your résumé.'],
      ['faizan', 'I do want that. “Reduced waiting time by half, using a drum.”'],
      ['omprakash', 'I was in that queue on the day of admission. It was the best part of the day.'],
    ],
  },
  {
    by: 'kabir',
    on: 'rangmanch',
    ago: days(17, 3),
    body: p(
      'How I mark a script. Yellow is what the character wants. Red is what I got wrong yesterday. Pencil is for things ' +
        'the actors invent that are better than the author. By the last week there should be more pencil than print.',
    ),
    pictures: ['script-page'],
    likes: 14,
    comments: [
      ['ishita', 'Translators do the same, and nobody claps.'],
      ['kabir', 'Come on Thursday. We will clap.'],
    ],
  },
  {
    by: 'alisha',
    on: 'rangmanch',
    ago: days(22, 18),
    body: p(
      'I was asked to be a tree in Act Two. I said yes as a joke. It is the hardest thing I have ever done: nine minutes, ' +
        'arms up, thinking only of water. I have new respect for the neem.',
    ),
    likes: 20,
    comments: [
      ['gurleen', 'Hariyali adopts you. We will water you on Tuesdays.'],
      ['zoya', 'You swayed in the second scene.'],
      ['alisha', 'There was a wind.'],
    ],
  },
  {
    by: 'kabir',
    on: 'rangmanch',
    ago: days(31, 9),
    body:
      p('<strong>Auditions on Friday and Saturday, old hall, 5 pm.</strong> What happens:') +
      ol(
        'You come in. There is tea. Nobody is behind a table.',
        'We play a game for ten minutes so that you forget.',
        'You read a page with somebody. Any language; we have pages in seven.',
        'You tell us about the last thing that made you really laugh.',
      ) +
      p('No monologues, please. If you have prepared one, do it for the cat afterwards; she is generous.'),
    pictures: ['masks'],
    likes: 18,
    comments: [
      ['thoibi', 'Is there a page in Meitei?'],
      ['kabir', 'There will be, if you bring me one tomorrow.'],
      ['chinmay', 'I do not act, but I would like to press the button that makes it dark.'],
      ['zoya', 'Report to me. That button is called trust.'],
    ],
  },
  {
    by: 'zoya',
    on: 'rangmanch',
    ago: days(40, 5),
    body: p(
      'A short list of things that have been fixed with gaffer tape this month: a crown, a shoe, the moon, a director’s ' +
        'spectacles, the edge of reality in Act One.',
    ),
    likes: 22,
    comments: [['aarav', 'And a robot. We still owe you a roll.']],
  },
  {
    by: 'kabir',
    on: 'rangmanch',
    ago: days(48, 9),
    body: p(
      'Rangmanch is on the Commons. We do three street plays, one long play and one argument about the long play every ' +
        'year. First meeting on Thursday under the arches; bring a story that is not yours.',
    ),
    pictures: ['arcade'],
    likes: 11,
    comments: [['ishita', 'I have several. Some are even true.']],
  },
];
