// Preloaded into every supervised process: stops it and its children when the supervising process is killed.
process.on('disconnect', () => {
  // The supervised process leads its own process group.
  process.kill(-process.pid, 'SIGTERM');
});
// The channel must not keep a program alive that has nothing else to do.
process.channel?.unref();
