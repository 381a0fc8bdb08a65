import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from './support.ts';
import { judgeSums, keepSum, readSums } from './trial/record.ts';

describe('the kept sum of the trial', () => {
  const folder = temporaryFolder();
  const file = () => path.join(folder.path, 'trial');
  const [hash, other] = ['0'.repeat(64), 'f'.repeat(64)];
  const keep = (suite: 'bookworm' | 'trixie', ofWhat: string, lines = ['ok      an upgrade: none failed']) =>
    keepSum({ suite, hash: ofWhat, day: '2026-11-28', lines }, file());
  const judge = () => judgeSums(readSums(file()), hash);

  it('says which systems were tried, when, and with what result', () => {
    expect(judge()).toEqual({ isStale: true, lines: ['bookworm: not tried', 'trixie: not tried'] });
    keep('trixie', hash);
    keep('bookworm', hash);
    expect(readSums(file()).map(({ suite, lines }) => [suite, ...lines])).toEqual([
      ['bookworm', 'ok      an upgrade: none failed'],
      ['trixie', 'ok      an upgrade: none failed'],
    ]);
    expect(judge()).toMatchObject({
      isStale: false,
      lines: [
        'bookworm: tried on 2026-11-28, nothing has changed since',
        expect.stringContaining('trixie') as string,
      ],
    });
  });

  it('is stale for a system once something has changed, until its next trial', () => {
    keep('bookworm', hash);
    keep('trixie', other);
    expect(judge()).toMatchObject({
      isStale: true,
      lines: [
        expect.stringContaining('nothing has changed') as string,
        expect.stringContaining('STALE') as string,
      ],
    });
    keep('trixie', hash);
    expect(judge().isStale).toBe(false);
  });

  it('is forgotten when a trial fails, and survives a conflict in git', () => {
    keep('bookworm', hash);
    keep('trixie', hash, []);
    expect(judge().lines).toContain('trixie: not tried');
    writeFileSync(file(), `<<<<<<< ours\n${hash}  trixie  2026-11-28\n  ok\n=======\n>>>>>>> theirs\n`);
    expect(readSums(file())).toMatchObject([{ suite: 'trixie', lines: ['ok'] }]);
  });
});
