import { days, hours, minutes } from './ago.js';
import { colour, h2, link, marked, ol, p, ul } from './html.js';
import type { PostSeed } from './post-seed.js';

/** On the page of Utsav 2026: Winter Cultural Fest. */
export const UTSAV: readonly PostSeed[] = [
  {
    by: 'sneha',
    on: 'utsav',
    ago: minutes(40),
    body: p(
      'Passes are printed. Volunteers in red, performers in blue, and please, <strong>write your blood group on the ' +
        'back</strong>; last year we needed one and were guessing. Collect from the quad stall, 1 to 4 pm, with your ' +
        'college card.',
    ),
    pictures: ['passes'],
    likes: 18,
    comments: [
      ['zoya', 'Stage crew: take yours first, we load in at two.'],
      ['alisha', 'Is 041 mine? I practised my whole life to be a three-digit number.'],
    ],
  },
  {
    by: 'zoya',
    on: 'utsav',
    ago: hours(9, 20),
    body: p(
      'Light test last night. Two hundred and forty bulbs on four lines, and for about a minute before we switched them ' +
        'off everyone just stood in the quad and did not take out a phone. Then everyone took out a phone.',
    ),
    pictures: ['string-lights'],
    likes: 35,
    comments: [
      [
        'fatima',
        'You have lit exactly the arches I have been measuring for a month. I could cry, architecturally.',
      ],
      [
        'kaveri',
        'What time does it get dark enough? I would like to play something slow under them before the crowds.',
      ],
      ['zoya', 'Half past six. I will keep the left line on for you.'],
      ['roshan', 'Tripod at half past six, then.'],
    ],
  },
  {
    by: 'sneha',
    on: 'utsav',
    ago: days(1, 20),
    body:
      h2('Volunteers: the last twelve places') +
      ul(
        'Stage two, evening (4): you will wear black and carry chairs.',
        'Help desk (3): you will be asked where the toilets are in eleven languages.',
        'Green team (3): segregate at the bins, smile, be firm about paper cups.',
        'Night watch for equipment (2): in pairs, with tea, until one.',
      ) +
      p(
        'Everyone gets food, a pass and an honest certificate with the hours on it. ' +
          link('https://utsav.example.org/volunteer', 'utsav.example.org/volunteer') +
          '.',
      ),
    likes: 20,
    comments: [
      [
        'rukmini',
        'Put me in the green team. I joined this place two days ago and I am already firm about paper cups.',
      ],
      [
        'sonamuni',
        'Help desk, please: Santali, Hindi, Bengali, Odia and a little Ho. That is five of your eleven.',
      ],
      ['sneha', 'Sonamuni, you are the help desk.'],
      ['priyanshu', 'Night watch with tea. My qualifications: I do not sleep.'],
    ],
  },
  {
    by: 'debasmita',
    on: 'utsav',
    ago: days(3, 14),
    body: p(
      'Rangoli for the main gate, first full-size trial. Sixteen-fold, drawn with a string and a nail, 3.4 m across, ' +
        'eleven kilos of colour. The goat ate part of the marigold ring and is being forgiven slowly.',
    ),
    pictures: ['rangoli', 'rangoli-petals', 'rangoli-indigo', 'rangoli-heart'],
    likes: 33,
    comments: [
      [
        'lalrinpuii',
        'The sixteen-fold grid! Please teach me how you divide the circle without a protractor.',
      ],
      ['debasmita', 'Fold a paper circle four times. The oldest computer there is.'],
      ['nikhil', 'Goat has been identified. It is from Gomti hostel and it supports Tapti.'],
    ],
  },
  {
    by: 'alisha',
    on: 'utsav',
    ago: days(8, 6),
    body: p(
      'Drum call! We have a dhol, a tabla, one bass, one Carnatic violin and a kulhar that Wasim plays with two spoons. ' +
        'We need a dholak and anyone who can count to seven. Practice in the music room, 8 pm, door open.',
    ),
    pictures: ['drums'],
    likes: 18,
    comments: [
      ['kaveri', 'I can count to seven in four different ways and they all disagree. Coming.'],
      ['harpreet', 'Dhol is mine. It is loud. I am sorry in advance to the whole east wing.'],
    ],
  },
  {
    by: 'kabir',
    on: 'utsav',
    ago: days(12, 8),
    body: p(
      'The backdrop is half sunset, half pencil. We ran out of orange, so the sun stops exactly where the money did. ' +
        'I am told this is a statement. Treasurer: kindly fund the rest of the statement.',
    ),
    pictures: ['backdrop'],
    likes: 22,
    comments: [
      ['sneha', 'Two litres approved. Not four. I know what you do with four.'],
      ['lalrinpuii', 'Please leave a thin strip of pencil at the edge. It is the nicest part.'],
      ['kabir', 'The designer has spoken. A strip remains.'],
    ],
  },
  {
    by: 'sneha',
    on: 'utsav',
    ago: days(20, 3),
    body: p(
      marked('<strong>11–13 December.</strong>') +
        ' Fourteen colleges have said yes, three stages have a roof, and the poster is here at last, made by first-years ' +
        'who have never slept less. Print it, share it, put it where your aunt will see it.',
    ),
    pictures: ['poster-utsav'],
    likes: 36,
    comments: [
      ['tenzin', 'The arches growing out of the sun. Whoever drew this, please sign it.'],
      ['lalrinpuii', 'There are five of us; we signed on the back, in very small letters.'],
      ['fatima', 'Printing two for the studio.'],
      ['faizan', 'Placement cell will take the corner stall, if it is far from the dhol.'],
      ['sneha', 'Nothing is far from the dhol.'],
    ],
  },
  {
    by: 'yazhini',
    on: 'utsav',
    ago: days(26, 4),
    body:
      p(
        'Food stalls: the committee tasted nineteen and kept eight. Final list, and no, there is no appeal:',
      ) +
      ol(
        'Chaat, by the canteen aunties, who should be running the country',
        'Momos, Gangtok table (Roshan’s mother’s chutney)',
        'Appam and stew, Kochi table',
        'Litti chokha, Patna table',
        'Zunka bhakri, Pune table',
        'Kathi rolls, Kolkata table',
        'Filter coffee, which is a food',
        'Lemon soda, sweet, salt or both',
      ),
    pictures: ['chaat-stall'],
    likes: 29,
    comments: [
      ['priyanshu', 'Litti has been selected. I can now call home.'],
      ['ishita', 'Kathi rolls! The day is saved. Is the table near a chair and a lamp, for reading?'],
      ['rahman', 'No biryani? I shall be gathering signatures.'],
      ['yazhini', 'Biryani refused to be tasted before evening, on principle. We respected it and moved on.'],
    ],
  },
  {
    by: 'zoya',
    on: 'utsav',
    ago: days(35, 8),
    body: p(
      'If you are performing, your technical sheet is due on ' +
        colour('hibiscus', '<strong>the 1st</strong>') +
        '. It is one page. It says how many microphones, where people stand, and what you would do if the lights fail. ' +
        '“Panic” has been written four times and is not accepted.',
    ),
    likes: 12,
    comments: [
      ['alisha', '“Keep playing, quieter” accepted?'],
      ['zoya', 'That is the best answer on file.'],
    ],
  },
  {
    by: 'sneha',
    on: 'utsav',
    ago: days(50, 3),
    body: p(
      'It begins. Utsav has a convenor (me, sorry), a treasurer who says no, and a stage manager with four rolls of tape. ' +
        'We meet on Mondays under the neem. Anybody may come and be given a job.',
    ),
    pictures: ['stage'],
    likes: 21,
    comments: [['kabir', 'Rangmanch takes stage two and half of the blame.']],
  },
];
