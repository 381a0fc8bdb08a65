/** What the card of a question or an article says, and the row that opens its composer. */
export const titledPostTexts = {
  ask: 'Ask a question',
  write: 'Write an article',
  whichKind: 'What it is',
  kinds: { post: 'Post', question: 'Question', article: 'Article' },
  editQuestion: 'Edit question',
  editArticle: 'Edit article',

  answered: 'Answered',
  waiting: 'Waiting',
  minutes: (count: number) => `${count} min read`,
} as const;
