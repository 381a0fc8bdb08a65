import { days, hours } from './ago.js';
import { colour, h2, h3, link, ol, p, ul } from './html.js';
import type { PostSeed } from './post-seed.js';

/** On the page of Hariyali: Campus Green Collective. */
export const HARIYALI: readonly PostSeed[] = [
  {
    by: 'gurleen',
    on: 'hariyali',
    ago: hours(22, 15),
    body: p(
      'Nag Tibba, from the 4 am start to the last bus home. Twenty-three of us, one very determined dog, zero plastic left ' +
        'behind.',
    ),
    pictures: ['hill-1', 'hill-3', 'hill-2', 'hill-4', 'hill-5', 'hill-6', 'hill-7'],
    likes: 33,
    comments: [
      ['tenzin', 'The dog deserves a page.'],
      ['gurleen', 'The dog has been offered a page and prefers biscuits.'],
      ['angmo', 'You call that cold? (I was so happy. Thank you for taking me.)'],
      ['wasim', 'The third picture, where the tents are still asleep. I will keep that one.'],
      ['nikhil', 'My knees would like it noted that there were two extra kilometres nobody had mentioned.'],
    ],
  },
  {
    by: 'wasim',
    on: 'hariyali',
    ago: hours(52),
    body: p(
      'Window-sill nursery, week three. From the left: basil, basil, a tomato with ambition, basil, something that was ' +
        'sold to me as lavender, and one pot where I have planted hope.',
    ),
    pictures: ['seedlings'],
    likes: 24,
    comments: [
      ['rukmini', 'The “lavender” is coriander. I am so sorry.'],
      ['wasim', 'It smelled of dal from the beginning and I chose not to know.'],
      ['yazhini', 'I will adopt it. Bring it to the kitchen and do not tell it why.'],
    ],
  },
  {
    by: 'gurleen',
    on: 'hariyali',
    ago: days(4, 18),
    body:
      h3('Watering rota') +
      ul(
        'East bed: Beas hostel, Mon Wed Fri',
        'Behind the library: Gomti, Tue Thu Sat',
        'The maidan row: cricket people, after practice, as promised in writing',
        'The neem nursery: whoever reads this on a Sunday',
      ) +
      p(
        'Two litres each, slowly, at the foot and not on the leaf. If the soil is wet to the second knuckle, walk on.',
      ),
    pictures: ['watering-can'],
    likes: 13,
    comments: [
      ['harpreet', 'Cricket people confirm. We are using the drinks trolley.'],
      ['arjun', 'Is there a spare can behind the library? Ours now only waters the person carrying it.'],
      ['gurleen', 'Red one, under the stairs. Tell it gently that it is needed.'],
    ],
  },
  {
    by: 'angmo',
    on: 'hariyali',
    ago: days(7, 3),
    body: p(
      'A white-throated kingfisher has decided that the hostel tank is a river. It comes at ten past seven, sits on the ' +
        'third branch, and disapproves of everyone. I have named nobody in my life, but I have named her Warden.',
    ),
    pictures: ['kingfisher'],
    likes: 31,
    comments: [
      ['roshan', 'Ten past seven, third branch, noted. I will bring the long lens and my manners.'],
      ['sonamuni', 'We say it is good luck if she calls on your right side.'],
      ['angmo', 'She called on my right before the geography paper. I can confirm nothing yet.'],
    ],
  },
  {
    by: 'gurleen',
    on: 'hariyali',
    ago: days(12, 2),
    body:
      p(
        'The tree map is done: 412 trees, 38 kinds, walked in six evenings with a tape and a lot of arguing about what ' +
          'counts as a trunk. Marigold dots need water this month. Green ones are fine and would like to be told so.',
      ) + p('Whole map: ' + link('https://hariyali.example.org/tree-map', 'hariyali.example.org/tree-map')),
    pictures: ['tree-map'],
    likes: 25,
    comments: [
      [
        'fatima',
        'May I lay this over the shade study? The north court has no trees and it shows at two in the afternoon.',
      ],
      ['gurleen', 'Please do. If the drawing says where, we will dig there.'],
      ['parth', 'I can make each dot a link with the tree’s name and its last watering.'],
      ['rahman', '412 with or without the one that is actually a lamp post?'],
      ['gurleen', 'Without. We checked. Twice.'],
    ],
  },
  {
    by: 'wasim',
    on: 'hariyali',
    ago: days(15, 8),
    body:
      h2('Compost, for the impatient') +
      ol(
        'Green on brown on green on brown. Peels, then dry leaves, like a very slow biryani.',
        'Damp as a squeezed cloth. If it smells, it is too wet: more leaves.',
        'Turn it on Sundays. Say hello to the worms, they are staff.',
        'Eight weeks, and it will smell of rain.',
      ) +
      p(
        colour('leaf', 'Yes:') +
          ' tea leaves, eggshell, notice-board paper without staples. ' +
          colour('hibiscus', 'No:') +
          ' oil, curry, love letters with glitter.',
      ),
    pictures: ['compost'],
    likes: 20,
    comments: [
      ['mrunal', 'Who put in a love letter with glitter?'],
      ['wasim', 'The committee protects its sources.'],
    ],
  },
  {
    by: 'tenzin',
    on: 'hariyali',
    ago: days(21, 14),
    body: p(
      'Packing list from somebody who has carried other people’s: water, more water, one warm thing, one dry pair of ' +
        'socks in a bag that really closes, salt, a torch, the number of the bus. You do not need the second book. I have ' +
        'never needed the second book and I have always brought it.',
    ),
    pictures: ['trail-dog'],
    likes: 17,
    comments: [
      ['ishita', 'As the person with the second book: it was for the dog.'],
      ['alisha', 'Adding: plasters. Always plasters. Nikhil, I am looking at you.'],
    ],
  },
  {
    by: 'gurleen',
    on: 'hariyali',
    ago: days(29, 2),
    body: p(
      'Four hundredth sapling, planted by the mess staff themselves, who have been watering the other 399 on the quiet. ' +
        'It is a jamun. In six years come back and stain your shirt.',
    ),
    pictures: ['sapling'],
    likes: 34,
    comments: [
      ['yazhini', 'On the quiet! I thought it was rain.'],
      ['meenakshi', 'I shall be retired by then and I shall come back with a basket.'],
      ['kabir', 'We will do a play under it. Title: “Wait”.'],
    ],
  },
  {
    by: 'sonamuni',
    on: 'hariyali',
    ago: days(24, 20),
    body: p(
      'At home the sal trees are asked before a branch is cut. Here I was told to fill in a form. So I did both: I filled ' +
        'in the form for the electricity people, and then I went and explained it to the neem. She is old, she has seen ' +
        'forms before.',
    ),
    pictures: ['neem'],
    likes: 27,
    comments: [
      ['angmo', 'We ask the stream, in spring. I did not know anyone else did.'],
      ['gurleen', 'They cut only the one branch over the wire. Perhaps she spoke to them as well.'],
    ],
  },
  {
    by: 'gurleen',
    on: 'hariyali',
    ago: days(46, 9),
    body: p(
      'Seed library, first shelf of the common room: take an envelope, leave an envelope. Marigold, okra, bottle gourd, ' +
        'ajwain and a handwritten one that only says “Nani’s, sweet, climbs”.',
    ),
    likes: 14,
    comments: [
      ['wasim', 'I took Nani’s. I will report.'],
      ['wasim', 'Report after five weeks: it climbs.'],
    ],
  },
];
