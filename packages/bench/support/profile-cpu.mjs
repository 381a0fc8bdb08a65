import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';

// For a server under test: takes a CPU profile from SIGUSR2 until it is told to stop, without its start, and writes it to CPU_PROFILE.
const session = new Session();
session.connect();
process.once('SIGUSR2', () => {
  session.post('Profiler.enable');
  session.post('Profiler.setSamplingInterval', { interval: 400 });
  session.post('Profiler.start');
  process.once('SIGTERM', () => {
    session.post('Profiler.stop', (error, { profile }) => {
      if (error) throw error;
      writeFileSync(process.env.CPU_PROFILE, JSON.stringify(profile));
    });
    // A server without a handler of its own would go on.
    if (process.listenerCount('SIGTERM') === 0) process.exit();
  });
});
