// Loaded before the program of a piece: stops it, and all it started, when the process that supervises it is killed.
process.on('disconnect', () => {
  // The piece leads a process group of its own.
  process.kill(-process.pid, 'SIGTERM');
});
// Waiting for that must not keep a program alive that has nothing else to do.
process.channel?.unref();
