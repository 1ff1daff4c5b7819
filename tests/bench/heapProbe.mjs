/** Preload (`--import`): on SIGUSR2 collects garbage and prints the heap size. */
process.on('SIGUSR2', () => {
  globalThis.gc();
  globalThis.gc();
  process.stdout.write(`heap ${process.memoryUsage().heapUsed}\n`);
});
