import { currentRequest } from './request-context.js';

/** Answers as many as the questions, in their order. */
type AnswerAll<Question, Answer> = (questions: readonly Question[]) => Promise<readonly Answer[]>;

interface Asked<Question, Answer> {
  readonly question: Question;
  readonly answer: (answer: Answer) => void;
  readonly fail: (reason: unknown) => void;
}

/**
 * Asks together what is asked in the same turn of the event loop: a busy process would else spend more on asking than
 * on what it is asked for. Nothing is kept, so nobody is answered from what was read before they came.
 */
export class SameTurn<Question, Answer> {
  private readonly waiting = new Map<string, Asked<Question, Answer>[]>();

  /**
   * @param subject questions about the same are asked together
   * @param answerAll called once for them; when it throws, that is everybody's answer
   */
  ask(subject: string, question: Question, answerAll: AnswerAll<Question, Answer>): Promise<Answer> {
    // What a replica answers must be as far as each of them needs.
    const { timeline, lsn } = currentRequest()?.readAt ?? {};
    const key = `${timeline} ${lsn} ${subject}`;
    return new Promise((answer, fail) => {
      const asked = this.waiting.get(key) ?? [];
      asked.push({ question, answer, fail });
      if (asked.length > 1) return;
      this.waiting.set(key, asked);
      setImmediate(() => {
        this.waiting.delete(key);
        void answerEach(asked, answerAll);
      });
    });
  }
}

async function answerEach<Question, Answer>(
  asked: readonly Asked<Question, Answer>[],
  answerAll: AnswerAll<Question, Answer>,
): Promise<void> {
  try {
    const answers = await answerAll(asked.map(({ question }) => question));
    if (answers.length !== asked.length) throw new Error('There are not as many answers as questions');
    answers.forEach((answer, index) => asked[index]?.answer(answer));
  } catch (error) {
    for (const { fail } of asked) fail(error);
  }
}
