// For a server under test: collects garbage when told to, and returns freed pages, so that its memory is what it keeps. Needs
// --expose-gc.
process.on('SIGUSR2', () => globalThis.gc({ type: 'major', execution: 'sync', flavor: 'last-resort' }));
