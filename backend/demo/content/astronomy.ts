import { days, hours } from './ago.js';
import { h2, link, p, ul } from './html.js';
import type { PostSeed } from './post-seed.js';

/** On the page of Dhruv Astronomy Circle. */
export const ASTRONOMY: readonly PostSeed[] = [
  {
    by: 'ritwik',
    on: 'dhruv',
    ago: hours(5, 5),
    body: p(
      'Two hours of star trails from the physics rooftop, forty-second exposures, one stolen extension board. The faint ' +
        'smear left of centre is <strong>not</strong> a comet; it is the mess hall chimney.',
    ),
    pictures: ['stars', 'hill-5'],
    likes: 28,
    comments: [
      ['angmo', 'At home you can see this without any exposure at all. I feel it in my chest, thank you.'],
      ['roshan', 'How did you stop the dew? Mine fogged at one in the morning.'],
      ['ritwik', 'A sock with hand-warmers in it. Science.'],
      ['meenakshi', 'The extension board is mine, and I would like it to return with a star named after it.'],
    ],
  },
  {
    by: 'anvitha',
    on: 'dhruv',
    ago: days(2, 16),
    body: p(
      'First look through the eight-inch last night. I had seen a thousand pictures of Saturn and I was quite sure that I ' +
        'knew. I did not know. It is so <em>small</em>, and it is really there, and I said something loud enough that ' +
        'a dog answered.',
    ),
    pictures: ['saturn'],
    likes: 27,
    comments: [
      ['ritwik', 'Everyone makes a sound. Yours has been entered in the log as 3 out of 5, with dog.'],
      ['jigna', 'Is the next one open to people who know nothing?'],
      ['ritwik', 'It is mainly for them. The rest of us only come to hear the sound.'],
    ],
  },
  {
    by: 'ritwik',
    on: 'dhruv',
    ago: days(6, 4),
    body:
      h2('Rooftop, Saturday') +
      ul(
        'Stairs by the chemistry store, from 8 pm. Red torches only, phones face down.',
        'Moon sets at half past nine, so come early for craters and late for the faint things.',
        'Bring a shawl. The concrete remembers winter.',
        'Coffee is free. Cups are not: bring one.',
      ) +
      p('If it is cloudy we shall sit under the clouds and talk about them.'),
    pictures: ['rooftop'],
    likes: 21,
    comments: [
      ['kaveri', 'May I bring the violin, with a mute?'],
      ['ritwik', 'After eleven, and only slow things. Neutron stars like Bach.'],
      ['nafisa', 'Bringing six first-years who have never been up there.'],
    ],
  },
  {
    by: 'pranjal',
    on: 'dhruv',
    ago: days(13, 18),
    body: p(
      'Orion for beginners: find three in a row. Up and left is the red one, Betelgeuse, a star so large that the word ' +
        '“star” looks embarrassed. Down and right is Rigel, blue and in a hurry. The smudge under the belt is where new ' +
        'ones are being made, tonight, over the boys’ hostel.',
    ),
    pictures: ['orion'],
    likes: 23,
    comments: [
      ['sonamuni', 'My grandmother calls the three in a row the plough’s handle.'],
      ['debasmita', 'We say Kalapurusha. It is nice that everyone agrees about the three.'],
      ['pranjal', 'Collecting these. Please send your grandmother’s name for it.'],
      ['selvi', 'எங்கள் ஊரில் இதை “மூன்று கலப்பை” என்று சொல்வார்கள்.'],
    ],
  },
  {
    by: 'ritwik',
    on: 'dhruv',
    ago: days(18, 6),
    body: p(
      'আজ রাতে আকাশ পরিষ্কার। ছাদে চা আছে, টেলিস্কোপ আছে, আর একজন লোক আছে যে চুপ করে থাকতে পারে না।',
      'Clear tonight. On the roof there is tea, a telescope, and one person who cannot keep quiet.',
    ),
    pictures: ['moon-close'],
    likes: 18,
    comments: [
      ['ishita', 'আসছি। বিস্কুট আমার।'],
      ['rahman', 'The third item is you, I assume.'],
    ],
  },
  {
    by: 'angmo',
    on: 'dhruv',
    ago: days(27, 8),
    body: p(
      'A month of moons from the same window, same cup of tea, almost the same time. I was absent for two and my roommate ' +
        'drew those from memory. See if you can tell which.',
    ),
    pictures: ['moon-phases'],
    likes: 26,
    comments: [
      ['lalrinpuii', 'The second from the left has the confidence of a drawing.'],
      ['angmo', 'Correct! She is delighted and also offended.'],
    ],
  },
  {
    by: 'ritwik',
    on: 'dhruv',
    ago: days(38, 5),
    body: p(
      'The six-inch mirror is clean. Three evenings, distilled water, cotton, no breathing. What we thought was age was ' +
        'samosa. We have a new rule and a very good view of the Pleiades.',
    ),
    likes: 15,
    comments: [
      ['chinmay', 'The rule is “no samosas”?'],
      ['ritwik', 'The rule is “no samosas above the mirror”. We are not monsters.'],
    ],
  },
  {
    by: 'ritwik',
    on: 'dhruv',
    ago: days(48, 20),
    body: p(
      'Dhruv is the star that stays where it is, so that is what we called ourselves, being bad at getting up. We have two ' +
        'telescopes, one of them ours. Forecasts and rooftop nights will be posted here; the long list of what to look ' +
        'for each month is at ' +
        link('https://dhruv.example.org/sky', 'dhruv.example.org/sky') +
        '.',
    ),
    pictures: ['hill-5-moon'],
    likes: 17,
    comments: [
      [
        'meenakshi',
        'I was in the first astronomy circle on this roof, in another century. The stairs have not improved.',
      ],
    ],
  },
];
