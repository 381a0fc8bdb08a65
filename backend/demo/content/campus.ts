import { days, hours, minutes } from './ago.js';
import { colour, h3, link, ol, p, ul } from './html.js';
import type { PostSeed } from './post-seed.js';

/** Posts that are not on a page, about everyday life. */
export const CAMPUS: readonly PostSeed[] = [
  {
    by: 'fatima',
    ago: minutes(4),
    body: p('The evening bus has a new driver and he waits. He actually waits. Pass it on, gently.'),
    pictures: ['campus-bus'],
    likes: 7,
    comments: [['mrunal', 'He waited for me and my two bags and did not sigh.']],
  },
  {
    by: 'jigna',
    ago: hours(5, 40),
    body: p(
      'Hello, everyone. First year, IT, from Ahmedabad. I know nobody yet and I have a carrom board. Second floor common room, ' +
        'any evening.',
    ),
    likes: 16,
    comments: [
      ['parth', 'A neighbour! Bringing the powder and khakhra.'],
      ['nafisa', 'Welcome, Jigna. You now know eleven people, we all play carrom badly.'],
      ['rukmini', 'I joined two days ago and I was also looking for a first friend. See you at seven.'],
    ],
  },
  {
    by: 'sneha',
    ago: days(3, 22),
    body: p('बारिश, छाता और नौ बजे की क्लास।', 'The quad from the third floor, between two spells of rain.'),
    pictures: ['umbrellas'],
    likes: 35,
    comments: [
      ['ananya', 'The yellow one is mine, I was late, it was worth it.'],
      ['roshan', 'You should be in Chhaya. Sunday, 7 am. There will be parathas.'],
      ['gurleen', 'And not one of these umbrellas will be returned to its owner.'],
      ['tenzin', 'I counted seven. There were nine of us under the white one.'],
    ],
  },
  {
    by: 'lalrinpuii',
    ago: days(1, 6),
    body: p(
      'My grandmother sent a photograph of the puan she wove for my admission. I have redrawn it, thread by thread, to ' +
        'understand how she counts. She does not count. She sings, and the verse is exactly that long.',
    ),
    pictures: ['weave', 'weave-close', 'weave-indigo'],
    likes: 36,
    comments: [
      ['debasmita', 'The verse is the ruler! I have to sit down.'],
      ['kaveri', 'Talas in cloth. Could you ask her to hum it? I would like to try it on strings.'],
      ['lalrinpuii', 'She laughed for a full minute and then she hummed it. Sending.'],
      ['chinmay', 'So the loom is running a program and the program is a song.'],
    ],
  },
  {
    by: 'parth',
    ago: days(2, 6),
    body: p('The scooter outside block C has not been ridden since Tuesday. Nobody has the heart.'),
    pictures: ['scooter-cat'],
    likes: 34,
    comments: [
      [
        'omprakash',
        'I have just arrived on this campus and this is the first thing I understood completely.',
      ],
      ['wasim', 'It is my scooter. It is her scooter.'],
      ['zoya', 'Put a cone on either side. Give the lady her parking.'],
    ],
  },
  {
    by: 'rukmini',
    ago: days(1, 1),
    body: p(
      'Which way is the herbarium? I have asked three people and have now seen the swimming pool three times.',
    ),
    likes: 0,
    comments: [['gurleen', 'Behind the library, green door, looks locked, is not. Walk with me at four?']],
  },
  {
    by: 'selvi',
    ago: days(5, 3),
    body: p(
      'பதினான்கு ஆண்டுகளுக்குப் பிறகு மீண்டும் வகுப்பறையில். என் மகளும் நானும் ஒரே மேசையில் வீட்டுப்பாடம் செய்கிறோம்.',
      'Back in a classroom after fourteen years. My daughter and I do our homework at the same table, and she checks mine.',
    ),
    likes: 28,
    comments: [
      ['yazhini', 'வாழ்த்துகள் அக்கா! உங்கள் மகளுக்கு ஒரு ஸ்பெஷல் தோசை என் கணக்கில்.'],
      ['meenakshi', 'Welcome. My office has a second chair, and it is for exactly this.'],
      ['sonamuni', 'What does she write in the margin?'],
      ['selvi', '“Good, but slower.”'],
    ],
  },
  {
    by: 'debasmita',
    ago: days(5, 12),
    body: p(
      'Kite day on the roof of block B: nineteen kites, four hostels, one very patient electrician. We used cotton thread, ' +
        'not the glass kind, and still Roshan lost three in a row and called it “returning them to the sky”.',
    ),
    pictures: ['kites'],
    likes: 26,
    comments: [
      ['angmo', 'Thank you for the cotton. Warden flew through twice.'],
      ['roshan', 'Somewhere a child has three new kites.'],
    ],
  },
  {
    by: 'arjun',
    ago: days(6, 1),
    body: p(
      'Went home for one night. My uncle took me out before the light went, said nothing for an hour, and then said “you row ' +
        'like an engineer”. I believe that it was a compliment.',
    ),
    pictures: ['backwater', 'backwater-night'],
    likes: 24,
    comments: [
      ['sneha', 'It was not a compliment. I know your uncle.'],
      ['rahman', 'From fifty kilometres up the coast: it was the highest compliment.'],
    ],
  },
  {
    by: 'gurleen',
    ago: days(14, 16),
    body: p(
      'Truss contest: ice-cream sticks, white glue, 40 cm span. Ours weighed 41 grams and held eighteen kilos of somebody’s ' +
        'textbooks before it said anything. Then it said it all at once.',
    ),
    pictures: ['truss'],
    likes: 23,
    comments: [
      ['harpreet', 'Which member went first?'],
      ['gurleen', 'The second top chord. Buckled, not crushed. We know what we did.'],
      ['arjun', 'Were they the thick textbooks or the ones we read?'],
    ],
  },
  {
    by: 'lalrinpuii',
    ago: days(17, 19),
    body: p(
      'Sit-test 4. We put four stools in the corridor with no sign and counted minutes. The prettiest lost. People stayed ' +
        'longest on the one whose back lets your elbow think.',
    ),
    pictures: ['chairs'],
    likes: 19,
    comments: [
      ['fatima', 'The mustard one, I hope. I sat for forty minutes and missed a crit.'],
      ['lalrinpuii', 'You are 12 % of my data, thank you.'],
    ],
  },
  {
    by: 'sneha',
    ago: days(20, 19),
    body: p(
      'Swabbed four things in the hostel and grew them for two days. In order: door handle, phone, tap, and the TV remote. I ' +
        'will not say which is which. I will say that I no longer change the channel.',
    ),
    pictures: ['petri'],
    likes: 27,
    comments: [
      ['wasim', 'I grow things for a living and I want none of these.'],
      ['priyanshu', 'It is the remote. It has always been the remote.'],
      ['meenakshi', 'What was your control? (I ask with love.)'],
      ['sneha', 'A clean swab and an untouched plate: nothing grew. (I answer with love.)'],
    ],
  },
  {
    by: 'lalrinpuii',
    ago: days(33, 3),
    body: p(
      'First week of Devanagari for somebody who grew up with Roman letters. Our letters stand on a line. These hang from one. ' +
        'Once you have seen it you cannot stop: washing lines, bats, mangoes.',
    ),
    pictures: ['type-poster', 'type-poster-teal'],
    likes: 26,
    comments: [
      ['kabir', 'Mangoes! My whole childhood, explained typographically.'],
      ['ishita', 'বাংলাও ঝোলে। আমাদের অক্ষরগুলোও দেখো একদিন।'],
      ['mrunal', 'And in old Modi script they barely hold on. Come to Pune.'],
    ],
  },
  {
    by: 'nafisa',
    ago: days(28, 15),
    body:
      h3('Things second-years know') +
      ul(
        'The photocopier by the stairs lies. The one by the canteen is slow and true.',
        'Seat 14 in the reading room has a socket, a fan and a view.',
        'The Tuesday rajma is the good one.',
        colour(
          'indigo',
          'If you are homesick at four in the afternoon, it is mostly hunger. At nine, telephone.',
        ),
      ),
    likes: 33,
    comments: [
      ['prasad', 'I am in seat 14 as I read this. Confirmed in all respects.'],
      ['jigna', 'Saving the last one.'],
      ['alisha', 'Add: the piano in the old hall is unlocked. Nobody told me for a year.'],
    ],
  },
  {
    by: 'mrunal',
    ago: days(34, 15),
    body: p(
      'The notice board, for those who never look up: a lost stole, a found stole, a lecture on stoles, and a room to let ' +
        '“for persons of quiet habit”. I have quiet habits. I also have a trumpet.',
    ),
    pictures: ['board'],
    likes: 18,
    comments: [['kaveri', 'Mute it, take the room, invite me.']],
  },
  {
    by: 'imran',
    ago: days(38, 1),
    body: p('3 am, lab report, half a lamp. If you are also awake, say so. It helps.'),
    pictures: ['hostel-desk'],
    likes: 22,
    comments: [
      ['zoya', 'Awake. Sewing a moon.'],
      ['aarav', 'Awake. Not by choice; by compiler.'],
      ['nafisa', 'Awake for sehri practice. There are dates, third floor.'],
    ],
  },
  {
    by: 'faizan',
    ago: days(41, 14),
    body:
      p('If your laptop died this week, before you pay anyone:') +
      ol(
        'Take out the charger, hold the power button for thirty seconds, try again.',
        'Another charger. Borrow three.',
        'The memory sticks: out, breathe, in.',
        'Then come to me with biscuits.',
      ) +
      p(
        'Notes with pictures: ' +
          link('https://faizan.example.com/laptop', 'faizan.example.com/laptop') +
          '.',
      ),
    likes: 20,
    comments: [
      ['rahman', 'Step one worked. I had already written the obituary.'],
      ['debasmita', 'Step four worked, there were no biscuits left for the laptop.'],
    ],
  },
  {
    by: 'ananya',
    ago: days(52, 16),
    body: p(
      'New term, same red arches, one more year to find out where that staircase goes. If you are new: it is all right, none of ' +
        'us knew either. Say hello to anyone who is holding a soldering iron. Wait until they have put it down.',
    ),
    pictures: ['courtyard'],
    likes: 19,
    comments: [
      ['harpreet', 'It goes to the water tank. I checked in second year.'],
      ['kabir', 'Please do not tell them, it was the only mystery we had left.'],
    ],
  },
];
