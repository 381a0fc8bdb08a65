import { setImmediate as nextTurn } from 'node:timers/promises';
import { GroupCommit } from './group-commit.js';
import { currentRequest, withinRequest } from './request-context.js';

interface Write {
  readonly subject: string;
  readonly items: readonly string[];
  readonly hasWaited: boolean;
  /** Id of the request that it belongs to. */
  readonly request: string | undefined;
  finish(): void;
  fail(error: Error): void;
}

/** Items are `owner` or `owner number`; each write stays open until it is finished, and then answers the items in capitals. */
function recordingGroups(most = 10) {
  const writes: Write[] = [];
  const groups = new GroupCommit<string, string>({
    most,
    ownerOf: (item) => item.replace(/ .*/, ''),
    write: (subject, items, hasWaited) =>
      new Promise((resolve, reject) => {
        const finish = () => resolve(items.map((item) => item.toUpperCase()));
        writes.push({ subject, items, hasWaited, request: currentRequest()?.id, finish, fail: reject });
      }),
  });
  const write = (n: number): Write => {
    const begun = writes[n];
    if (!begun) throw new Error(`Write ${n} has not begun`);
    return begun;
  };
  return { groups, writes, write, written: () => writes.map(({ items }) => items) };
}

describe('GroupCommit', () => {
  it('writes what arrives in one turn together, and gives each its own outcome', async () => {
    const { groups, writes, write } = recordingGroups();
    const outcomes = Promise.all([groups.add('post', 'asha'), groups.add('post', 'ravi')]);
    await nextTurn();
    expect(writes).toMatchObject([{ subject: 'post', items: ['asha', 'ravi'], hasWaited: false }]);
    write(0).finish();
    expect(await outcomes).toEqual(['ASHA', 'RAVI']);
  });

  it('collects what arrives during a write for the next one, which says that it has waited', async () => {
    const { groups, write, written } = recordingGroups();
    void groups.add('post', 'asha');
    await nextTurn();
    const later = groups.add('post', 'ravi');
    await nextTurn();
    void groups.add('post', 'zoya');
    await nextTurn();
    expect(written()).toEqual([['asha']]);
    write(0).finish();
    await nextTurn();
    expect(write(1)).toMatchObject({ items: ['ravi', 'zoya'], hasWaited: true });
    write(1).finish();
    expect(await later).toBe('RAVI');
    await nextTurn();
    void groups.add('post', 'isha');
    await nextTurn();
    expect(write(2)).toMatchObject({ items: ['isha'], hasWaited: false });
  });

  it('writes two items of one owner one after the other, in their order', async () => {
    const { groups, write, written } = recordingGroups();
    for (const item of ['asha 1', 'asha 2', 'ravi', 'asha 3']) void groups.add('post', item);
    for (let n = 0; n < 3; n += 1) {
      await nextTurn();
      write(n).finish();
    }
    expect(written()).toEqual([['asha 1', 'ravi'], ['asha 2'], ['asha 3']]);
  });

  it('writes no more than the limit at once', async () => {
    const { groups, write, written } = recordingGroups(2);
    for (const item of ['a', 'b', 'c']) void groups.add('post', item);
    await nextTurn();
    write(0).finish();
    await nextTurn();
    expect(written()).toEqual([['a', 'b'], ['c']]);
  });

  it('writes different subjects at the same time', async () => {
    const { groups, written } = recordingGroups();
    void groups.add('post', 'asha');
    void groups.add('other', 'asha');
    await nextTurn();
    expect(written()).toEqual([['asha'], ['asha']]);
  });

  it('fails every item of a write that fails, and writes the next', async () => {
    const { groups, write } = recordingGroups();
    const failing = Promise.allSettled([groups.add('post', 'asha'), groups.add('post', 'ravi')]);
    await nextTurn();
    const next = groups.add('post', 'zoya');
    write(0).fail(new Error('away'));
    expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await nextTurn();
    write(1).finish();
    expect(await next).toBe('ZOYA');
  });

  it('does not wait for an outcome that is still pending', async () => {
    let decide = (_: string) => {};
    const pending = new Promise<string>((resolve) => {
      decide = resolve;
    });
    const groups = new GroupCommit<string, string>({
      most: 10,
      ownerOf: (item) => item,
      write: (_, items) => Promise.resolve(items.map((item) => (item === 'slow' ? pending : item))),
    });
    const slow = groups.add('post', 'slow');
    expect(await groups.add('post', 'asha')).toBe('asha');
    expect(await groups.add('post', 'ravi')).toBe('ravi');
    decide('at last');
    expect(await slow).toBe('at last');
  });

  it('writes a batch in the context of the first request in it', async () => {
    const { groups, writes, write } = recordingGroups();
    const within = (id: string) => withinRequest(id, () => void groups.add('post', id));
    within('first');
    await nextTurn();
    within('second');
    within('third');
    write(0).finish();
    await nextTurn();
    expect(writes.map(({ request }) => request)).toEqual(['first', 'second']);
  });
});
