import { inWords } from '@campus-commons/web-kit/digits.ts';
import { MAX_PICTURES } from '@campus-commons/web-kit/pictures/generated.ts';

/** Texts of the page about learning. */

export const hero = {
  title: 'Learn from the person one bench ahead.',
  lead: 'There is no course to buy here. There are people on your campus who sat the same paper a year ago, and a place where they can answer you.',
};

export const asking = {
  title: 'Ask so that someone can answer',
  text: 'A question that shows where you are stuck gets read to the end. Compare these two.',
  weak: { label: 'Hard to answer', text: 'Anyone good at signals?? Exam on Monday pls help' },
  strong: {
    label: 'Easy to answer',
    heading: 'Why does my FFT show a second peak?',
    text: 'Signals and Systems, unit 3. I sample a 50 Hz sine at 80 Hz and expect one peak at 50. I get one at 30 as well. I have checked the code against the lab sheet; the picture shows both plots. Is this aliasing, or is my axis wrong?',
  },
  points: [
    {
      title: 'Say which paper and which unit',
      text: 'People who took it recognise it at once, and nobody has to ask back.',
    },
    {
      title: 'Show what you tried',
      text: 'A photo of your page, even a messy one, saves three rounds of guessing.',
    },
    {
      title: 'End with one question',
      text: 'Two questions are two posts. Each gets its own answer that way.',
    },
  ],
};

export const places = {
  title: 'Three places to put it',
  text: 'All three are open to every member. Wherever you ask, Learning lists the question until you accept an answer.',
  items: [
    {
      key: 'page',
      title: 'A department’s page',
      text: 'Follow the page of your subject and post there. Those who follow it know the syllabus, and what was settled stays together.',
    },
    {
      key: 'feed',
      title: 'The feed',
      text: 'For what crosses departments: which elective, how to read a paper, how a lab is run. The whole campus passes by.',
    },
    {
      key: 'comments',
      title: 'The comments',
      text: 'Below a post that is nearly your question. Whoever wrote it still cares, and the answer lands where others look.',
    },
  ],
} as const;

export const notes = {
  title: 'Leave notes that outlive the semester',
  text: 'You understood something on the third attempt. Write down what made the difference while you still remember not understanding it.',
  items: [
    {
      title: 'One idea, one post',
      text: 'The derivation that everyone skips, or the step the manual leaves out. Short beats complete.',
    },
    {
      title: 'Photograph the page flat, by daylight',
      text: `Up to ${inWords(MAX_PICTURES)} pictures fit into a post. Give each a line of alt text, so that it can be read aloud too.`,
    },
    {
      title: 'Mark what you are unsure of',
      text: 'Someone will know, and correct it below. Thank them there.',
    },
  ],
};

export const manners = {
  title: 'What keeps it worth reading',
  text: 'Learning together needs a little trust. These four habits keep it.',
  items: [
    {
      title: 'Explain, do not hand over',
      text: 'A hint that lets someone finish alone is worth more to them than your finished sheet.',
    },
    {
      title: 'Nothing from an exam still running',
      text: 'No questions, no answers, no photographs of the paper. The terms are strict about it.',
    },
    {
      title: 'Say whose it is',
      text: 'Name the book, the teacher or the friend. Scanned textbooks are not yours to post.',
    },
    {
      title: 'Correct the sum, not the person',
      text: 'Everyone here has multiplied two matrices the wrong way round at least once.',
    },
  ],
};

export const next = {
  title: 'Bring the question you are stuck on',
  text: 'The one you have re-read three times tonight. Someone has been exactly there.',
};

/** The way of members from this page to the tool. */
export const openTool = 'Open the questions';
