/**
 * Preload (`--import`): each SIGUSR2 advances the process's monotonic clock by 61 seconds, which expires entries
 * with a TTL of a minute. Timers are not affected.
 */
const now = performance.now.bind(performance);
let ahead = 0;
performance.now = () => now() + ahead;
process.on('SIGUSR2', () => {
  ahead += 61_000;
});
