import { days, hours } from './ago.js';
import { colour, h3, ol, p, ul } from './html.js';
import type { PostSeed } from './post-seed.js';

/** On the page of Hostel League Cricket. */
export const CRICKET: readonly PostSeed[] = [
  {
    by: 'harpreet',
    on: 'cricket',
    ago: hours(16, 25),
    body: p(
      '<strong>Gomti needed 4 off the last ball.</strong> Nikhil hit it towards the water tank, the kingfisher took off, the ' +
        'fielder looked at the kingfisher. Gomti 95 for 6, Tapti 94 for 5. Man of the match: the kingfisher, by ' +
        'unanimous vote.',
    ),
    pictures: ['scoreboard', 'night-match'],
    likes: 27,
    comments: [
      ['thoibi', 'As that fielder: she was beautiful and I regret nothing.'],
      ['nikhil', 'I have told my mother it was a six.'],
      ['angmo', 'Warden does not play for either side, please do not involve her.'],
      ['rahman', 'For the record, this is the third result in a row decided by wildlife.'],
    ],
  },
  {
    by: 'nikhil',
    on: 'cricket',
    ago: days(3, 20),
    body: p(
      'Bat for sale, or rather, for adoption. English-ish willow, one season, a small crack that only talks when it rains. ' +
        '₹400 and a promise that you will oil it.',
    ),
    pictures: ['bat-ball'],
    likes: 5,
    comments: [
      ['arjun', 'I promise. Will you take ₹350 and a plate of appam?'],
      ['nikhil', 'Come now, before I think about it.'],
    ],
  },
  {
    by: 'harpreet',
    on: 'cricket',
    ago: days(8, 20),
    body: p(
      'Fixtures for the second half. Wednesday games start at half past seven because of the maths test. If it rains we ' +
        'toss a coin in the corridor, as the founders intended.',
    ),
    pictures: ['fixtures'],
    likes: 11,
    comments: [
      ['priyanshu', 'Teesta has only seven fit players. Can I play for them? I live opposite.'],
      ['harpreet', 'Approved. Bring your own opinions, we provide the bat.'],
    ],
  },
  {
    by: 'rahman',
    on: 'cricket',
    ago: days(11, 13),
    body:
      h3('Half-season statistics nobody asked for') +
      ul(
        'Highest score: 41, Nikhil, off 22 balls, 9 of them dropped.',
        'Best economy: Thoibi, 4.1 an over. She does not blink.',
        'Most overs lost to dogs: Beas, 3.2.',
        'Toss: Kaveri hostel has won eight of eight. The chance of that is 1 in 256. I am watching the coin.',
      ),
    likes: 20,
    comments: [
      ['thoibi', 'I blink between overs.'],
      ['harpreet', 'The coin is mine and I take this personally.'],
      [
        'debasmita',
        'Somebody has won eight of eight if there are enough somebodies. How many hostels, how many weeks?',
      ],
      ['rahman', 'Six and eight. I have now put the coin down. Slowly.'],
    ],
  },
  {
    by: 'thoibi',
    on: 'cricket',
    ago: days(18, 15),
    body:
      p('Warm-up, nine minutes, so that nobody else pulls what Arjun pulled:') +
      ol(
        'Two slow rounds of the boundary, talking. If you cannot talk, slower.',
        'Walking lunges, ten each side, back straight, look at the tank.',
        'Arm circles, small to large, then the throwing arm with a wet towel.',
        'Six run-ups at half speed. No ball.',
      ) +
      p('And water before you are thirsty.'),
    likes: 13,
    comments: [
      ['arjun', 'What Arjun pulled has now healed, thank you for asking.'],
      ['tenzin', 'I will bring the box anyway.'],
    ],
  },
  {
    by: 'nikhil',
    on: 'cricket',
    ago: days(20, 2),
    body: p(
      'New here, from the agriculture hostel. I open the batting and I can mow. Does any side need either?',
    ),
    likes: 0,
  },
  {
    by: 'harpreet',
    on: 'cricket',
    ago: days(32, 18),
    body: p(
      'Law 14(b), passed last night after forty minutes: ' +
        colour('hibiscus', 'a ball that goes into the mess kitchen is two runs and an apology.') +
        ' The apology must be made in person, before the dal is served.',
    ),
    likes: 23,
    comments: [
      ['mrunal', 'I drafted 14(b). Please note the comma, it is load-bearing.'],
      ['yazhini', 'The kitchen has received six apologies and one marriage proposal.'],
    ],
  },
  {
    by: 'harpreet',
    on: 'cricket',
    ago: days(44, 18),
    body: p(
      'Six hostels, eight a side, one trophy (a steel dabba, engraved). First ball on Saturday when the light goes gold. ' +
        'Come and shout at somebody you like.',
    ),
    pictures: ['maidan'],
    likes: 18,
    comments: [['kabir', 'I offer commentary in three languages and no knowledge.']],
  },
];
