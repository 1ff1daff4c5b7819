/**
 * Preload (`--import`): each SIGUSR2 advances the process's monotonic clock by CLOCK_STEP_MS, by default 61 seconds,
 * which expires entries with a TTL of a minute; each SIGHUP by CLOCK_SMALL_STEP_MS. Timers are not affected.
 */
const step = Number(process.env.CLOCK_STEP_MS ?? 61_000);
const smallStep = Number(process.env.CLOCK_SMALL_STEP_MS ?? 61_000);
const now = performance.now.bind(performance);
let ahead = 0;
performance.now = () => now() + ahead;
process.on('SIGUSR2', () => {
  ahead += step;
});
process.on('SIGHUP', () => {
  ahead += smallStep;
});
