/** The lists of questions, in the order of their tabs. The screen opens with the first. */
export const QUESTION_LISTS = ['unanswered', 'all', 'mine'] as const;
export type QuestionList = (typeof QUESTION_LISTS)[number];

const SHOW = 'show';
const [FIRST] = QUESTION_LISTS;

/** The list in an address (`?show=mine`); the first if it is missing or unknown. */
export function questionsFromSearch(search: URLSearchParams): QuestionList {
  const named = search.get(SHOW);
  return QUESTION_LISTS.find((list) => list === named) ?? FIRST;
}

/** The query of the first page of a list; empty for the one with which the screen opens. */
export const searchForQuestions = (list: QuestionList): string => (list === FIRST ? '' : `?${SHOW}=${list}`);
