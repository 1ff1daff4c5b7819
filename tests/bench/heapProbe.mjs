/** Preloaded into a measured process: on SIGUSR2 it collects garbage and prints how much of the heap is left. */
process.on('SIGUSR2', () => {
  globalThis.gc();
  globalThis.gc();
  process.stdout.write(`heap ${process.memoryUsage().heapUsed}\n`);
});
