import { formatCounted } from '@campus-commons/web-kit/digits.ts';

/** Questions, articles, and their titles. */
export const titledTexts = {
  placeholders: {
    post: undefined,
    question: 'What did you try, and where are you stuck?',
    article: 'Begin with what the reader gets from it...',
  },
  title: 'Title',
  titlePlaceholders: {
    post: undefined,
    question: 'Your question in one sentence',
    article: 'What it is about',
  },
  titleHint: (min: number, max: number) => `${min} to ${max} characters`,
  titleMissing: (count: number) => formatCounted(count, 'character more', 'characters more'),
  titleExcess: (count: number) => formatCounted(count, 'character too many', 'characters too many'),
  /** As the page about learning has them. */
  askHints: ['Say which paper and which unit', 'Show what you tried', 'End with one question'],
  alike: 'Was it asked before?',
  isPublic: 'Anyone with the link may read',
  isPublicHint: 'Without signing in. They see the article and your name, no comments and no likes.',

  howThisWorks: 'How this works',
  learningTabs: { unanswered: 'Unanswered', all: 'All', mine: 'Mine' },
  whichQuestions: 'Which questions',
  loadingQuestions: 'Loading questions...',
  questionsFailed: 'Failed to fetch questions',
  noneUnanswered: 'No question waits',
  noneUnansweredText: 'Every question here has an answer. Ask the next one.',
  noQuestions: 'No questions yet',
  noQuestionsText: 'Ask what you are stuck on. Somebody has been exactly there.',
  noneOfMine: 'You have not asked yet',
  noneOfMineText: 'What you ask stands here, with its answer.',
  showAll: 'Show all questions',

  articles: 'Articles',
  loadingArticles: 'Loading articles...',
  articlesFailed: 'Failed to fetch articles',
  noArticles: 'No articles yet',
  noArticlesText: 'How you built it, what you saw, how it works. Write the first one.',
  articlesEnd: 'There are no more articles',
  articlesEndText: 'Some may have disappeared meanwhile.',
  articlePages: 'Pages of articles',
  by: (name: string) => `By ${name}`,

  answer: 'Accepted answer',
  accept: 'Accept this answer',
  takeBack: 'Take back',
  accepted: 'Answer accepted',
  takenBack: 'The question waits for an answer again.',
  acceptFailed: 'Failed to accept the answer',
  answerFailed: 'Failed to load the answer',

  loadingArticle: 'Loading the article...',
  articleFailed: 'Failed to fetch the article',
  articleMissing: 'Article not found',
  articleMissingText: 'It may have been removed, or its author shares it with members only.',
  publicBlurb: (name: string) => `An article by ${name}, shared by link.`,
  toComments: 'Open its comments',
  login: 'Join or sign in',
  joinToAnswer: 'Members can comment and write their own.',
} as const;
