import { days, hours } from './ago.js';
import { colour, h2, link, ol, p, ul } from './html.js';
import type { PostSeed } from './post-seed.js';

/** On the page of the Entrepreneurship & Placement Cell. */
export const PLACEMENT: readonly PostSeed[] = [
  {
    by: 'faizan',
    on: 'placement',
    ago: hours(2, 4),
    body:
      h2('What my summer internship interviews were actually like') +
      p(
        'Seven interviews, four rejections, one offer that I nearly missed because it went to spam. I kept notes after ' +
          'each round, so here they are for anyone sitting this season.',
      ) +
      ul(
        '<strong>Round one</strong> was always a small program under time. Practise on paper, not in an editor that ' +
          'completes brackets for you.',
        '<strong>Round two</strong> was my project. They asked what broke, not what worked. Have a failure ready that ' +
          'you understand.',
        '<strong>Round three</strong> was a conversation. One of them asked what I would delete from my own code. I ' +
          'talked for ten minutes. That was the offer.',
      ) +
      p(
        'Things nobody told me: eat before; say “let me think” and then really think; write down the names; ask who reads ' +
          'your code there. And check the spam folder, every evening, like a religious duty.',
        'The four that said no: one for SQL joins (fair), one for speed (fair), one for no reason (also fair, there were ' +
          'three hundred of us), and one because I was late by six minutes and did not telephone. That one is mine.',
      ),
    pictures: ['one-season'],
    likes: 32,
    comments: [
      [
        'anvitha',
        'The “what would you delete” question is so good. I froze on it last year. What did you say?',
      ],
      ['faizan', 'My own caching layer. It was faster to remove it than to explain it.'],
      ['jigna', 'First-year here, joined today. Is it too early to begin?'],
      ['faizan', 'Too early for interviews, exactly right for building one small thing and breaking it.'],
      [
        'parth',
        'Seconding paper. I could not write a for loop without autocomplete and it was a long silence.',
      ],
      ['mrunal', 'Law interviews are the same except the program is a contract and the bug is a comma.'],
      ['prasad', 'Sixty-two applications, wow. How did you keep track of them?'],
      ['faizan', 'A spreadsheet with one column that matters: “next thing I will do, and when”.'],
    ],
  },
  {
    by: 'anvitha',
    on: 'placement',
    ago: hours(26),
    body: p(
      'I said no to an offer today. Good money, and a clause that I may not work on anything of my own for two years, ' +
        'nights included. I read it three times, then asked Mrunal to read it, and then I slept properly.',
      'Read the whole paper, friends. The interesting part is on page nine.',
    ),
    likes: 28,
    comments: [
      ['mrunal', 'Also page eleven, which said the courts of a city you have never visited. You did well.'],
      ['nafisa', 'Proud of you. Saying no is also a placement statistic, only nobody counts it.'],
      ['faizan', 'May I anonymise this clause for the Thursday clinic?'],
      ['anvitha', 'Please. Laminate it.'],
    ],
  },
  {
    by: 'faizan',
    on: 'placement',
    ago: days(3, 5),
    body:
      p(
        '<strong>Résumé clinic, Thursday 4–7 pm, library annexe.</strong> Bring it printed. One page. I mark in red:',
      ) +
      ul(
        'what has a number is kept (“cut build time from 9 min to 2”);',
        'what has an adjective is questioned (“passionate”, “dynamic”, “go-getter”);',
        'what has neither is cut.',
      ) +
      p('Everyone goes home with half a page and twice the chances.'),
    pictures: ['resume-marked'],
    likes: 23,
    comments: [
      ['kabir', 'Is “played Tughlaq to a full house of 212” a number?'],
      ['faizan', 'That is the best number I have heard this week.'],
      ['priyanshu', 'Diploma students also allowed?'],
      ['faizan', 'Of course. Come early, the chairs go first.'],
    ],
  },
  {
    by: 'parth',
    on: 'placement',
    ago: days(7, 8),
    body: p(
      'Verified call: a four-person company that makes irrigation timers wants two interns for eight weeks, paid, work ' +
        'can be done from the campus. C, a little electronics, patience with rain. I spoke with both founders; they ' +
        'answer mail and they have a product in a field. Details: ' +
        link(
          'https://careers.example.org/calls/irrigation-timers',
          'careers.example.org/calls/irrigation-timers',
        ) +
        '.',
    ),
    likes: 17,
    comments: [
      ['nikhil', 'I can tell them what a real field does to a timer. Is agriculture welcome?'],
      ['parth', 'They asked for exactly that. Apply tonight.'],
      ['pranjal', 'Applied. Thank you for checking that they exist.'],
    ],
  },
  {
    by: 'faizan',
    on: 'placement',
    ago: days(11, 2),
    body:
      p(
        colour('hibiscus', '<strong>Please read before you pay anybody anything.</strong>') +
          ' A message is going round that offers a “guaranteed remote internship” for a registration fee of ₹2,999. ' +
          'It uses a logo that looks like ours. It is not ours.',
      ) +
      ol(
        'A real internship pays you, or at the very least does not charge you.',
        'A real company answers from its own domain.',
        'A real offer survives one day of thinking.',
      ) +
      p(
        'If you have already paid, come to the annexe. Nobody will laugh. We will write to the bank together.',
      ),
    likes: 30,
    comments: [
      ['fatima', 'My cousin lost exactly this amount in the summer. Sharing with her whole batch.'],
      ['mrunal', 'And keep the screenshots. Report it at once, the first hours matter for the money.'],
      ['priyanshu', 'I had it half filled in. Closing the tab.'],
    ],
  },
  {
    by: 'nafisa',
    on: 'placement',
    ago: days(16, 6),
    body: p(
      'Mock interviews in pairs, Saturday 10 am. You interview for twenty minutes and are interviewed for twenty. ' +
        'Everybody learns more from the first half; you find out how much silence a person on the other side can hear.',
    ),
    pictures: ['interview'],
    likes: 19,
    comments: [
      [
        'debasmita',
        'I interviewed Chinmay last time and forgot to stop. It was an hour. I know his hopes now.',
      ],
      ['chinmay', 'I got the internship though.'],
      ['wasim', 'Can we do one in Hindi or Urdu? My English sits down when I stand up.'],
      ['nafisa', 'Yes. Any language, then once more in English if you want. That order helps.'],
    ],
  },
  {
    by: 'anvitha',
    on: 'placement',
    ago: days(23, 10),
    body: p(
      'How we organise a three-person project without anyone crying: one wall, three columns, and a rule that nobody has ' +
        'more than two papers in the middle column. When I wanted a third I had to finish or give one away. Our whole ' +
        'method is that one rule.',
    ),
    pictures: ['sticky-wall'],
    likes: 14,
    comments: [
      ['zoya', 'Stage management has used this for a hundred years, except the columns are cupboards.'],
      ['alisha', 'Trying it on our band. The middle column already says “drummer”.'],
    ],
  },
  {
    by: 'faizan',
    on: 'placement',
    ago: days(30, 3),
    body: p(
      'A senior who runs a bakery (B.Tech, then butter) told us yesterday: “Your first business plan should fit on the ' +
        'back of the first bill.” She opened with ₹18,000, one oven and no logo for eight months. Forty people came to ' +
        'listen. She brought forty-two buns.',
    ),
    pictures: ['talk-teal'],
    likes: 21,
    comments: [
      ['yazhini', 'I asked her about proofing times for an hour afterwards. My calling is clear.'],
      ['harpreet', 'Two extra buns were for the organisers. I was told.'],
    ],
  },
  {
    by: 'parth',
    on: 'placement',
    ago: days(37, 12),
    body: p(
      'Small thing I made: a script that reads the notice board’s PDF every morning and sends me the one line that is new. ' +
        '31 lines of Python. If you write one like it for your hostel’s mess menu you will be loved beyond reason.',
    ),
    pictures: ['laptop'],
    likes: 13,
    comments: [
      ['chinmay', 'Does it survive the day they upload a photo of the PDF?'],
      ['parth', 'It weeps and sends me the photo.'],
    ],
  },
  {
    by: 'faizan',
    on: 'placement',
    ago: days(49, 5),
    body: p(
      'What this page is: calls we have checked ourselves, clinics you can walk into, and honest accounts afterwards. ' +
        'What it is not: a place for “DM for details”. If a call has no name, no place and no pay on it, we will ask, and ' +
        'then we will take it down.',
    ),
    likes: 16,
    comments: [
      ['harpreet', 'The last sentence alone deserves a follow.'],
      ['gurleen', 'Civil sites please, not only software. I will help you check them; I own boots.'],
    ],
  },
];
