/**
 * Loaded into a process under test with `--import`: SIGUSR2 puts its monotonic clock 61 seconds ahead, so that what is
 * fresh for a minute is not any more. Timers run on as they were.
 */
const now = performance.now.bind(performance);
let ahead = 0;
performance.now = () => now() + ahead;
process.on('SIGUSR2', () => {
  ahead += 61_000;
});
