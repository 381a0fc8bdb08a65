import { rehearseRestore } from './drill/drill.ts';
import { findPrograms, missingProgramsMessage } from './services/programs.ts';

/** `npm run drill -w packages/topology`: rehearses backup and restore, on disk and in a bucket. */
const programs = findPrograms();
if ('missing' in programs) {
  console.error(missingProgramsMessage(programs.missing));
  process.exit(1);
}
for (const kind of ['disk', 'bucket'] as const) {
  const { before, differences, feed } = await rehearseRestore(programs, kind);
  console.log(`Pictures: ${kind}`);
  for (const [table, content] of Object.entries(before.tables)) console.log(`  ${table}: ${content}`);
  console.log(`  ${Object.keys(before.files).length} files`);
  console.log(
    `  the restored API shows ${feed.posts} posts and ${feed.served} pictures, ${feed.missing} are missing`,
  );
  console.log(differences.length === 0 ? '  Equal.' : `  DIFFERENT: ${differences.join('; ')}`);
  if (differences.length > 0 || feed.missing > 0) process.exitCode = 1;
}
