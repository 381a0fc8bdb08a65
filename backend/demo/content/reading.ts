import { days, hours } from './ago.js';
import { h2, link, p, ul } from './html.js';
import type { PostSeed } from './post-seed.js';

/** On the page of Adda: The Reading Room. */
export const READING: readonly PostSeed[] = [
  {
    by: 'ishita',
    on: 'adda',
    ago: hours(12, 30),
    body: p(
      'This month’s pile, from the bottom: stories we are reading in Hindi and in translation side by side, and then four ' +
        'that people simply could not stop pushing at one another. You need only the bottom one. You will want the ' +
        'rest.',
    ),
    pictures: ['book-stack'],
    likes: 15,
    comments: [
      ['sonamuni', 'Can I read it aloud to my children’s class? They are eight years old and very strict.'],
      ['ishita', 'There is no better audience. Tell us where they stopped you.'],
    ],
  },
  {
    by: 'fatima',
    on: 'adda',
    ago: days(4, 10),
    body: p(
      'I finished it on the bus, missed my stop, and did not mind. What I loved: nobody in the book is explained. They come ' +
        'in, they put down a bag, and you know.',
    ),
    pictures: ['open-book'],
    likes: 17,
    comments: [
      ['kaveri', 'The bag! Yes. And it is never opened.'],
      ['mrunal', 'I was waiting three hundred pages for that bag, and I am grateful now.'],
    ],
  },
  {
    by: 'ishita',
    on: 'adda',
    ago: days(10, 20),
    body:
      h2('A sentence each') +
      p('We asked everyone at the last adda for the one line they still carry. Without names, as promised:') +
      ul(
        '“The river had not read the map.”',
        '“She laughed the way one closes an umbrella.”',
        '“আমি তো ভুলেই গিয়েছিলাম যে ভুলে গেছি।”',
        '“वह घर था, मकान नहीं।”',
        '“My father forgave the weather, and nobody else.”',
      ) +
      p(
        'Some of these are from books. Two were said by people in the room, and we shall not tell you which.',
      ),
    likes: 25,
    comments: [
      ['nafisa', 'The umbrella must be from the room. I think I know whose laugh.'],
      ['ritwik', 'তৃতীয়টা আমার দাদুর কথা।'],
      ['kabir', 'I am stealing the river for a play.'],
    ],
  },
  {
    by: 'lalrinpuii',
    on: 'adda',
    ago: days(14, 4),
    body: p(
      'Studio exercise: nine covers for books that do not exist. The brief was “make me want to turn it round”. My teacher ' +
        'turned round four of them. Which four?',
    ),
    pictures: ['covers', 'covers-corner'],
    likes: 24,
    comments: [
      ['roshan', 'The waves, the arch, the night one, and the paragraph.'],
      ['ishita', 'Now somebody has to write these. I take the arch.'],
      ['lalrinpuii', 'Roshan has three of the four right. I will not say which three.'],
    ],
  },
  {
    by: 'ishita',
    on: 'adda',
    ago: days(21, 5),
    body: p(
      'Silent hour, library annexe, every Wednesday at four. You bring anything, you read it, we do not talk. At five there is ' +
        'tea and we still mostly do not talk. It is the best hour of the week and I have no way to advertise it.',
    ),
    pictures: ['library'],
    likes: 21,
    comments: [
      ['arjun', 'I came by mistake, looking for a socket. I have been four times since.'],
      ['prasad', 'Is a textbook permitted?'],
      ['ishita', 'A textbook, a comic, a letter. One person brought a seed catalogue.'],
    ],
  },
  {
    by: 'chinmay',
    on: 'adda',
    ago: days(30, 16),
    body: p(
      'I read a novel! An entire one, with no diagrams. I would like this recorded. Somebody tell me what to read second, ' +
        'please; I liked that it was sad in the middle and that there was a dog.',
    ),
    likes: 26,
    comments: [
      ['ishita', 'Recorded. I have eleven with dogs. How sad, from one to five?'],
      ['chinmay', 'Three. I have an exam.'],
      ['alisha', 'Please post your review. I want “no diagrams” on a poster.'],
    ],
  },
  {
    by: 'nafisa',
    on: 'adda',
    ago: days(36, 22),
    body: p(
      'Abba sent a parcel: one kurta, two kilos of pickle, and a paperback in Urdu with his notes in the margins from when ' +
        'he was my age. On page 40 he has written, very small, “disagree”. I also disagree. I have written it underneath.',
    ),
    likes: 32,
    comments: [
      ['zoya', 'I had to put the phone down for a minute.'],
      ['ishita', 'This is the whole case for paper.'],
    ],
  },
  {
    by: 'ishita',
    on: 'adda',
    ago: days(46, 2),
    body: p(
      'Adda has opened. One book a month, chosen by whoever argued worst the last time. The list, and where to borrow each ' +
        'of them without paying, is at ' +
        link('https://adda.example.org/list', 'adda.example.org/list') +
        '.',
    ),
    likes: 10,
    comments: [
      ['faizan', 'Who argued worst?'],
      ['ishita', 'You have not come yet, so it is still open.'],
    ],
  },
];
