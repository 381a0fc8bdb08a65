import { days, hours } from './ago.js';
import { h2, h3, marked, ol, p, ul } from './html.js';
import type { PostSeed } from './post-seed.js';

/** On the page of Hostel Kitchen Experiments. */
export const KITCHEN: readonly PostSeed[] = [
  {
    by: 'yazhini',
    on: 'kitchen',
    ago: days(2, 11),
    body:
      p(
        'இரவு பன்னிரண்டு நாற்பது. ஒரு இண்டக்‌ஷன் அடுப்பு, ஒரு பாக்கெட் நூடுல்ஸ், எட்டு பேர்.',
        '12:40 at night. One induction plate, one packet of noodles, eight people. We have invented fractions.',
      ) +
      p(
        marked('Tip:') +
          ' a spoon of peanut butter and a squeeze of lime, at the very end. Do not argue, try it.',
      ),
    pictures: ['noodles'],
    likes: 30,
    comments: [
      ['selvi', 'எனக்கும் ஒரு ஸ்பூன் வையுங்கள்!'],
      ['yazhini', 'அடுத்த முறை உங்களுக்குத்தான் முதல் ஸ்பூன்.'],
      ['parth', 'I argued, then I tried it. I would like to withdraw the argument.'],
      ['aarav', 'We heard the plate click on from the floor below and nobody came to call us. Noted.'],
    ],
  },
  {
    by: 'neike',
    on: 'kitchen',
    ago: days(3, 8),
    body: p(
      'Sunday thali, cooked by eleven people who had never met. Clockwise from the top: paneer from the Pune corner, saag, ' +
        'raita with pomegranate, one phulka by a boy who had only watched videos, mango pickle, and a dal that started a ' +
        'friendship.',
    ),
    pictures: ['thali', 'thali-dal', 'thali-phulka'],
    likes: 29,
    comments: [
      ['wasim', 'I am the boy. It was my fourteenth. Do not ask about the other thirteen.'],
      ['sonamuni', 'I asked the dal for its recipe and got a life story. Worth it.'],
      ['rukmini', 'Are there places next Sunday?'],
      ['neike', 'There are always places. There are not always plates; bring one.'],
    ],
  },
  {
    by: 'yazhini',
    on: 'kitchen',
    ago: days(9, 10),
    body:
      h2('Dosa on an induction plate: eleven failures and a method') +
      p('The batter was never the problem. The pan was too hot at the start, in all eleven. So:') +
      ol(
        'Medium, two minutes. Sprinkle water: it should hiss, not vanish.',
        'Wipe with half an onion. Yes, really, and every time.',
        'Lower the heat, pour, spread from the middle outwards, do not go back.',
        'Now raise it. Oil at the edge. Wait for the smell.',
        'If it sticks, it is an uttapam. Smile as if you had meant it.',
      ),
    pictures: ['dosa'],
    likes: 27,
    comments: [
      ['chinmay', 'The onion! My grandmother did this and I thought that it was decoration.'],
      ['prasad', 'Andhra addition: a little green chilli on the wet side before folding. Respectfully.'],
      ['yazhini', 'Respectfully accepted.'],
    ],
  },
  {
    by: 'alisha',
    on: 'kitchen',
    ago: hours(7, 45),
    body: p(
      'Bebinca has seven layers and each of them wants eleven minutes under a grill that we do not have. We used the lid of ' +
        'the pressure cooker and a hair dryer. I will not be answering questions. It was perfect.',
    ),
    likes: 25,
    comments: [
      ['sneha', 'I have questions.'],
      ['alisha', 'Low heat, medium fan, hold your nerve.'],
      ['harpreet', 'Mechanical department is impressed and a little frightened.'],
    ],
  },
  {
    by: 'priyanshu',
    on: 'kitchen',
    ago: days(7, 15),
    body: p(
      'घर से सत्तू आया है, दो किलो। नमक, नींबू, प्याज़, ठंडा पानी: नाश्ता तैयार, दोपहर तक भूख नहीं।',
      'Two kilos of sattu have arrived from home. Come with your own glass, second floor, room at the end.',
    ),
    likes: 19,
    comments: [
      ['nikhil', 'भाई, लिट्टी भी बनेगी क्या?'],
      ['priyanshu', 'रविवार को। कोयला तुम लाओ।'],
      ['yazhini', 'Writing down the proportions. This page has been waiting for you.'],
    ],
  },
  {
    by: 'yazhini',
    on: 'kitchen',
    ago: days(25, 18),
    body:
      h3('The shared shelf') +
      p(
        'Six jars, refilled by whoever finishes one. Labels face front. If you finish the jeera and put the empty jar back, ' +
          'the whole floor knows, because the whole floor tastes it.',
      ) +
      ul('Left: mirch, haldi, jeera', 'Right: dhania, lavang, elaichi', 'Behind: the emergency pickle'),
    pictures: ['spice-jars'],
    likes: 16,
    comments: [['debasmita', 'The emergency pickle has seen two emergencies this week.']],
  },
  {
    by: 'yazhini',
    on: 'kitchen',
    ago: days(43, 2),
    body: p(
      'Rules of this kitchen: under thirty minutes, under a hundred rupees, and you must post the failures too. I shall begin. ' +
        'Today I made upma that could be used to repair a road.',
    ),
    likes: 20,
    comments: [
      ['gurleen', 'As a civil engineer I need to see the sample.'],
      ['yazhini', 'It has set.'],
    ],
  },
];
