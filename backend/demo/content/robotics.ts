import { days, hours, minutes } from './ago.js';
import { colour, h2, link, ol, p, ul } from './html.js';
import type { PostSeed } from './post-seed.js';

/** On the page of Nakshatra Robotics Club. */
export const ROBOTICS: readonly PostSeed[] = [
  {
    by: 'ananya',
    on: 'nakshatra',
    ago: minutes(12),
    body: p(
      '41.2 seconds! Our line follower finally took the S-bend without eating the chalk. Thank you to whoever left the ' +
        '<strong>1 kΩ resistors</strong> in the lab drawer. Demo on Friday, 5 pm, old workshop.',
    ),
    pictures: ['robot', 'robot-team', 'circuit'],
    likes: 26,
    comments: [
      [
        'meenakshi',
        'Lovely work. Log the battery voltage on Friday too; I suspect the last two seconds are sag, not steering.',
      ],
      ['harpreet', '@Ananya Tripathi, Mechanical would like its chassis credited, please'],
      ['ananya', 'Credited, framed, and hung above the bench.'],
    ],
  },
  {
    by: 'aarav',
    on: 'nakshatra',
    ago: hours(31),
    body: p(
      'Found it. The robot did not turn left because I had written <em>left</em> as a number between 0 and 255 and ' +
        'then subtracted thirty from ten. Unsigned integers do not know sadness, they just go round to 236 and drive ' +
        'into the cupboard.',
      'Two evenings. One character. @Ananya Tripathi, I am fine.',
    ),
    likes: 31,
    comments: [
      [
        'chinmay',
        'Your compiler had a warning for this. It always has a warning for this. @Ananya Tripathi, tell him.',
      ],
      ['aarav', 'It had 214 warnings. That one was number 190.'],
      ['ananya', 'New club rule: zero warnings before the battery goes in.'],
      ['imran', 'The cupboard has been repaired. It will never trust us again.'],
    ],
  },
  {
    by: 'ananya',
    on: 'nakshatra',
    ago: days(4, 3),
    body:
      p('Kp, Ki and Kd, explained with the only teacher I trust: a robot that is already shaking.') +
      ul(
        '<strong>Kp</strong> is how hard you pull back when you are off the line. Too little and you drift like a ' +
          'Sunday. Too much and you wobble like a Monday.',
        '<strong>Kd</strong> is how much you care that you are already on your way back. It calms the wobble.',
        '<strong>Ki</strong> is for grudges: it adds up every small error. On a line follower you mostly want it at zero.',
      ) +
      p(
        'Start with Kd and Ki at zero, raise Kp until it just begins to swing, take two thirds of that, then add Kd until ' +
          'it stops. ' +
          colour('leaf', 'The green curve') +
          ' took us nine runs.',
      ),
    pictures: ['pid-graph'],
    likes: 29,
    comments: [
      ['prasad', 'This is the first explanation I have understood. Saved it for my embedded paper.'],
      ['meenakshi', 'I shall borrow "grudges" for the lecture, with attribution.'],
      [
        'arjun',
        'Does the same recipe work for a heater? We have a 3D printer bed that behaves like a moody uncle.',
      ],
      [
        'ananya',
        'Yes, but be slower than you think. A bed takes a minute to answer, so give Ki a little and Kd almost none.',
      ],
    ],
  },
  {
    by: 'imran',
    on: 'nakshatra',
    ago: days(6, 9),
    body: p(
      'Sumo bots, weight class 500 g. Marigold beat Teal in the final by pushing it out in four seconds, then pushed ' +
        'itself out because nobody had taught it to stop. Rematch next Friday; the ring is behind the workshop door, ' +
        'please do not use it as a table.',
    ),
    pictures: ['sumo-ring', 'sumo-ring-clash'],
    likes: 22,
    comments: [
      ['nikhil', 'I used it as a table exactly once'],
      ['thoibi', 'In real sumo too, the one who cannot stop often loses. I can show your bot some footwork.'],
    ],
  },
  {
    by: 'harpreet',
    on: 'nakshatra',
    ago: days(9, 2),
    body: p(
      'Reduction for the sumo drive: 24 teeth on 14 gives 12:7, which is slower than Aarav would like and exactly as ' +
        'strong as the ring deserves. Sheet 2 is on the board. Please measure twice, the laser cutter only forgives ' +
        'acrylic.',
    ),
    pictures: ['gear-drawing'],
    likes: 17,
    comments: [
      ['arjun', 'Why not 25 and 14? A hunting tooth spreads the wear.'],
      ['harpreet', 'Correct, and I am ashamed. Sheet 3 tonight.'],
    ],
  },
  {
    by: 'ananya',
    on: 'nakshatra',
    ago: days(13, 6),
    body:
      h2('First evening for beginners') +
      p('You need nothing but closed shoes. We will bring the rest. In two hours you will:') +
      ol(
        'light one LED on a breadboard and put it out again with a button;',
        'find out what happens without the resistor (we have many LEDs);',
        'make a motor turn both ways with an H-bridge;',
        'sweep the floor.',
      ) +
      p(
        'Wednesday, 6 pm, old workshop. Parts list and sketches: ' +
          link('https://nakshatra.example.org/first-evening', 'nakshatra.example.org/first-evening') +
          '.',
      ),
    pictures: ['breadboard', 'drawers'],
    likes: 24,
    comments: [
      ['lalrinpuii', 'Can design students come? I want to learn how the insides decide the outsides.'],
      ['ananya', 'Please come. The insides need the help.'],
      ['prasad', 'I will be there. I have joined only this week, is there a list?'],
      ['ananya', 'No list. Sit next to somebody who looks as if they know where the wire strippers are.'],
    ],
  },
  {
    by: 'aarav',
    on: 'nakshatra',
    ago: days(17, 12),
    body: p(
      'The quadcopter flew. For nineteen seconds, at the height of a tall professor, over the far end of the maidan. ' +
        'Then it remembered who it was.',
      'Black box says one ESC lost sync at 70 % throttle. Props survived; the left leg did not.',
    ),
    pictures: ['quadcopter', 'quadcopter-dusk'],
    likes: 33,
    comments: [
      [
        'pranjal',
        'Check the timing setting on that ESC, the default is too low for these motors. Same thing bit us last year.',
      ],
      ['aarav', 'Raised it to medium-high. Bench test was clean for ten minutes. You have saved a leg.'],
      ['gurleen', 'Could it carry a camera over the saplings one day? We need a map from above.'],
      ['ananya', 'One day. First it has to carry itself.'],
    ],
  },
  {
    by: 'imran',
    on: 'nakshatra',
    ago: days(22, 5),
    body:
      p('Things I have learned about solder this month, in order of pain:') +
      ol(
        'Heat the pad <em>and</em> the leg, then feed the wire to the joint, not to the iron.',
        'A good joint looks like a small volcano. A bad one looks like a marble.',
        'If you hold the part with your fingers you will only do it once.',
        'Flux is not cheating.',
      ),
    pictures: ['soldering'],
    likes: 19,
    comments: [
      ['wasim', 'Number three confirmed'],
      [
        'meenakshi',
        'And number five: wash your hands before the samosa. That is leaded wire in the blue spool.',
      ],
    ],
  },
  {
    by: 'ananya',
    on: 'nakshatra',
    ago: days(28, 10),
    body: p(
      'Does anyone have a spare VL53L0X distance sensor, or know a shop in Lucknow that stocks it? Ours arrived as an ' +
        'empty bag with a very confident label.',
    ),
    likes: 6,
    comments: [
      ['pranjal', 'Two in my drawer. Sending one with Imran, who passes through on Saturday.'],
      ['ananya', 'You are a good person and the robot will be named after you.'],
    ],
  },
  {
    by: 'harpreet',
    on: 'nakshatra',
    ago: days(36, 4),
    body: p(
      'New chassis: 3 mm acrylic, standoffs from an old printer, total ₹140. The caster is a ball from a roll-on ' +
        'deodorant. It smells wonderful and it has never jammed.',
    ),
    pictures: ['robot-chassis'],
    likes: 21,
    comments: [
      ['zoya', 'The best-smelling robot in the inter-college circuit'],
      ['aarav', 'Can confirm. The lab has not smelled this good since it was painted.'],
    ],
  },
  {
    by: 'aarav',
    on: 'nakshatra',
    ago: days(44, 7),
    body: p(
      'Lap timer works: two infrared gates, one crystal, no more shouting "stop" and arguing. Current best 58.9. ' +
        'We want forty-something by the end of the semester.',
    ),
    pictures: ['lap-timer'],
    likes: 15,
    comments: [
      ['harpreet', 'I was never late on "stop"'],
      ['aarav', 'You were late by 1.3 seconds, on average, over eleven runs. I have the log.'],
    ],
  },
  {
    by: 'ananya',
    on: 'nakshatra',
    ago: days(53, 3),
    body: p(
      'The club has a page now. Nakshatra is nine people, two tables, and a cupboard we are not allowed to open. ' +
        'We build on weekday evenings and break things on Fridays. If you have ever taken a radio apart and been ' +
        'scolded, you are already a member.',
    ),
    pictures: ['workshop-wall'],
    likes: 18,
    comments: [
      ['meenakshi', 'The cupboard contains a 1974 signal generator. You are not allowed because I love it.'],
      ['faizan', 'Following for the explosions.'],
    ],
  },
];
