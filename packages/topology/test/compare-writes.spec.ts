import { compareWrites, type Found } from '../src/verification/compare-writes.ts';
import { inconsistentPictures } from '../src/verification/pictures.ts';
import { Ledger } from '../src/traffic/ledger.ts';

const post = (key: string, id: string, pictures = 0) => ({ kind: 'post' as const, key, id, pictures });
const found = (creations: Found['creations'], toggles: Found['toggles'] = []): Found => ({
  creations,
  toggles,
});
const like = (targetId: string) => ({ kind: 'like' as const, memberId: 'asha', targetId });

let ledger: Ledger;
beforeEach(() => {
  ledger = new Ledger();
});

describe('an acknowledged write', () => {
  it('counts as lost when it is missing, has another id or lacks pictures', () => {
    for (const key of ['kept', 'gone', 'another', 'bare']) ledger.tried('post', key, key === 'bare' ? 1 : 0);
    ledger.created('kept', '1');
    ledger.created('gone', '2');
    ledger.created('another', '3');
    ledger.created('bare', '4');
    const { lost } = compareWrites(
      ledger,
      found([post('kept', '1'), post('another', '9'), post('bare', '4')]),
    );
    expect(lost).toEqual(['post 2 (gone)', 'post 3 (another)', 'post 4 (bare)']);
  });

  it('counts as lost when a like is missing, or when a removed like is still there', () => {
    ledger.toggledTo('like', 'asha', '1', true);
    ledger.toggledTo('like', 'asha', '2', true);
    ledger.toggledTo('like', 'asha', '3', false);
    ledger.toggledTo('follow', 'asha', '1', true);
    expect(compareWrites(ledger, found([], [like('1'), like('3')])).lost).toEqual([
      'like of 2 by asha, given',
      'like of 3 by asha, taken back',
      'follow of 1 by asha, given',
    ]);
    expect(ledger.acknowledged).toBe(4);
  });
});

describe('a write without a clear response', () => {
  it('may be stored or not, but only once', () => {
    for (const key of ['written', 'not', 'twice']) ledger.tried('comment', key);
    const row = (key: string, id: string) => ({ kind: 'comment' as const, key, id, pictures: 0 });
    const comparison = compareWrites(
      ledger,
      found([row('written', '1'), row('twice', '2'), row('twice', '3')]),
    );
    expect(comparison).toEqual({ lost: [], duplicated: ['comment (twice)'], unclear: 3, unclearWritten: 2 });
  });

  it('leaves a toggle in an unknown state', () => {
    expect(ledger.expectedState('like', 'asha', '1')).toBe(false);
    ledger.toggling('like', 'asha', '1');
    expect(ledger.expectedState('like', 'asha', '1')).toBeUndefined();
    expect(compareWrites(ledger, found([]))).toMatchObject({ lost: [], unclear: 1, unclearWritten: 0 });
    expect(compareWrites(ledger, found([], [like('1')]))).toMatchObject({
      lost: [],
      unclear: 1,
      unclearWritten: 1,
    });
  });
});

it('finds inconsistencies between pictures, rows and files', () => {
  const name = (letter: string) => letter.repeat(40);
  const file = (letter: string, width = 480) => `${letter}${letter}/${name(letter)}-${width}.webp`;
  const path = (letter: string) => `media/${name(letter)}.webp`;
  const rows = [
    { path: path('a'), state: 'held' as const },
    { path: path('b'), state: 'held' as const },
    { path: path('c'), state: 'pending' as const },
    { path: path('d'), state: 'removed' as const },
  ];
  const keys = [file('a'), file('a', 1920), file('c'), file('d'), file('e')];
  expect(inconsistentPictures(rows, [path('a'), path('c')], keys)).toEqual([
    `shown without a row: ${path('c')}`,
    `row without a file: ${path('b')}`,
    `file without a row: ${file('e')}`,
  ]);
});
