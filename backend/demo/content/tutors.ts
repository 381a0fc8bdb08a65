import { days, hours } from './ago.js';
import { h3, link, ol, p, ul } from './html.js';
import type { PostSeed } from './post-seed.js';

/** On the page of Saathi: Peer Tutors. */
export const TUTORS: readonly PostSeed[] = [
  {
    by: 'nafisa',
    on: 'saathi',
    ago: hours(20, 10),
    body: p(
      'Macro revision circle moves to the library annexe this week. Bring last year’s paper 2 and your own glass; the ' +
        'kettle is on us.',
    ),
    pictures: ['chai', 'library'],
    likes: 17,
    comments: [
      ['debasmita', 'I will do the IS–LM half hour, with biscuits as the interest rate.'],
      ['jigna', 'Is it only for economics people?'],
      ['nafisa', 'It is for anyone who likes a quiet table. Half of us are doing something else.'],
    ],
  },
  {
    by: 'chinmay',
    on: 'saathi',
    ago: days(5, 18),
    body: p(
      'Shortest paths, on the board until Friday. The greedy way from A takes the cheap edge each time and arrives late. The ' +
        'clever way keeps asking “what if I had come through here?” It is thirteen. It is also a decent way to live.',
    ),
    pictures: ['whiteboard-graph'],
    likes: 18,
    comments: [
      ['prasad', 'I came out with 14 three times. Where do I lose one?'],
      ['chinmay', 'You go from B to D through C. Leave C alone after it has helped you.'],
      ['prasad', 'Thirteen! Thank you, sir.'],
      ['chinmay', 'Please, not sir. I am twenty.'],
    ],
  },
  {
    by: 'prasad',
    on: 'saathi',
    ago: days(10, 14),
    body: p(
      'New here, first week of MCA. Is there a study group for discrete mathematics that meets in the evenings?',
    ),
    likes: 0,
    comments: [
      ['nafisa', 'There is now. Tuesday and Friday, 6 pm, room 12. You are the founder.'],
      ['parth', 'I will come for the first two and stay if there is induction. The mathematical kind.'],
    ],
  },
  {
    by: 'rahman',
    on: 'saathi',
    ago: days(19, 20),
    body:
      p(
        'I asked 64 people how much chai they drink and how many lectures they attended. The line goes up. Before anybody ' +
          'writes to the canteen:',
      ) +
      ul(
        'People who come to campus at all drink campus chai. That is most of it.',
        'The three points on the far right are all Faizan on different days. I have removed two.',
        'Correlation is a rumour. Ask who started it.',
      ),
    pictures: ['scatter'],
    likes: 24,
    comments: [
      ['faizan', 'I consented to one of those days.'],
      ['meenakshi', 'Excellent figure. The axis begins at zero. I am moved.'],
      ['anvitha', 'Can I use this as the first slide of our regression session?'],
      ['rahman', 'Yes, with the three bullets. Especially with the three bullets.'],
    ],
  },
  {
    by: 'sonamuni',
    on: 'saathi',
    ago: days(22, 3),
    body:
      h3('If you are going to teach somebody this week') +
      ol(
        'Ask them to show you where it stopped making sense. It is nearly always earlier than they say.',
        'Do the next step together, the one after that they do, and you look out of the window.',
        'Be wrong once, aloud, and mend it. It is the most useful thing they will see.',
        'Stop five minutes before they are tired.',
      ),
    likes: 28,
    comments: [
      ['nafisa', 'Printing this on the inside of the tutors’ cupboard.'],
      ['meenakshi', 'Thirty-one years of teaching and I still forget the fourth.'],
      ['kaveri', 'My guru used to leave the room at exactly step two. I understand now.'],
    ],
  },
  {
    by: 'nafisa',
    on: 'saathi',
    ago: days(40, 20),
    body: p(
      'Saathi means someone who walks beside. Tutors: second- and third-years. Everyone else: come as you are. Timetable and a ' +
        'form with two questions on it: ' +
        link('https://saathi.example.org', 'saathi.example.org') +
        '. We do not keep marks and we do not tell anyone that you came.',
    ),
    likes: 15,
    comments: [['ishita', 'I can do English on Mondays, if we may begin with songs.']],
  },
];
