import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';

// For a server under test: SIGUSR2 writes to USED_FILES which scripts had a function called since the signal before, one URL a line.
const session = new Session();
session.connect();
session.post('Profiler.enable');
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
process.on('SIGUSR2', () => {
  session.post('Profiler.takePreciseCoverage', (error, { result }) => {
    if (error) throw error;
    const used = result.filter(({ functions }) => functions.some(({ ranges }) => ranges[0].count > 0));
    writeFileSync(process.env.USED_FILES, used.map(({ url }) => url).join('\n'));
  });
});
