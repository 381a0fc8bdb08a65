import { rehearseRestore } from '../../src/drill/drill.ts';
import { describeWithPrograms } from '../support/programs.ts';

describeWithPrograms('a backup with the commands of docs/run/backup.md', (programs) => {
  it.each(['disk', 'bucket'] as const)('restores every row and every picture, pictures: %s', async (kind) => {
    const { before, differences, feed } = await rehearseRestore(programs, kind);
    expect(differences).toEqual([]);
    // The comparison was not empty, and the API can use the restored data.
    expect(Object.keys(before.files).length).toBeGreaterThan(3);
    expect(feed.posts).toBeGreaterThan(3);
    expect(feed.served).toBeGreaterThan(0);
    expect(feed.missing).toBe(0);
  });
});
