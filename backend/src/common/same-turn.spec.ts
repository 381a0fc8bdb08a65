import { readAsOf, withinRequest } from './request-context.js';
import { SameTurn } from './same-turn.js';

/** Questions as they were asked together, each answered with its double. */
function asker() {
  const together: (readonly number[])[] = [];
  const sameTurn = new SameTurn<number, number>();
  const ask = (subject: string, question: number) =>
    sameTurn.ask(subject, question, (questions) => {
      together.push(questions);
      return Promise.resolve(questions.map((each) => each * 2));
    });
  return { together, ask };
}

/** Asks as part of a request that must see all up to `lsn`. */
function after<Answer>(lsn: string, ask: () => Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    withinRequest(lsn, () => {
      readAsOf({ timeline: 1, lsn });
      ask().then(resolve, reject);
    });
  });
}

describe('SameTurn', () => {
  it('asks once for a turn, and answers each their own', async () => {
    const { together, ask } = asker();
    expect(await Promise.all([ask('a', 1), ask('a', 2), ask('a', 1)])).toEqual([2, 4, 2]);
    expect(together).toEqual([[1, 2, 1]]);
  });

  it('asks anew for whoever comes after the question went out', async () => {
    const { together, ask } = asker();
    await ask('a', 1);
    await ask('a', 2);
    expect(together).toEqual([[1], [2]]);
  });

  it('keeps different subjects apart', async () => {
    const { together, ask } = asker();
    expect(await Promise.all([ask('a', 1), ask('b', 2)])).toEqual([2, 4]);
    expect(together).toEqual([[1], [2]]);
  });

  it('keeps those apart who need different places of the log: a replica would be asked for the first only', async () => {
    const { together, ask } = asker();
    await Promise.all([
      after('0/1', () => ask('a', 1)),
      after('0/2', () => ask('a', 2)),
      after('0/1', () => ask('a', 3)),
    ]);
    expect(together).toEqual([[1, 3], [2]]);
  });

  it('tells everybody of a failure, and asks again for the next', async () => {
    const sameTurn = new SameTurn<number, number>();
    const failing = () => Promise.reject(new Error('away'));
    const asked = await Promise.allSettled([sameTurn.ask('a', 1, failing), sameTurn.ask('a', 2, failing)]);
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await sameTurn.ask('a', 3, ([n = 0]) => Promise.resolve([n]))).toBe(3);
  });
});
