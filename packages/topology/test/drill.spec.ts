import { rehearseRestore } from '../src/drill/drill.ts';
import { describeWithPrograms } from './support/programs.ts';

describeWithPrograms('a backup by the commands of docs/operate.md', (programs) => {
  it.each(['disk', 'bucket'] as const)(
    'brings every row and every picture back, pictures: %s',
    async (kind) => {
      const { before, differences, feed } = await rehearseRestore(programs, kind);
      expect(differences).toEqual([]);
      // What was compared is not nothing, and the API can use it.
      expect(Object.keys(before.files).length).toBeGreaterThan(3);
      expect(feed.posts).toBeGreaterThan(3);
      expect(feed.served).toBeGreaterThan(0);
      expect(feed.missing).toBe(0);
    },
  );
});
