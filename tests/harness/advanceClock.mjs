/**
 * Preload (`--import`): each SIGUSR2 advances the process's monotonic clock by CLOCK_STEP_MS, by default 61 seconds,
 * which expires entries with a TTL of a minute; each SIGHUP by CLOCK_SMALL_STEP_MS. Timers are not affected. Each
 * advance is logged; `clock.ts` waits for that.
 */
const step = Number(process.env.CLOCK_STEP_MS ?? 61_000);
const smallStep = Number(process.env.CLOCK_SMALL_STEP_MS ?? 61_000);
const now = performance.now.bind(performance);
let ahead = 0;
performance.now = () => now() + ahead;
const advance = (ms) => {
  ahead += ms;
  process.stdout.write('{"level":30,"msg":"clock advanced"}\n');
};
process.on('SIGUSR2', () => advance(step));
process.on('SIGHUP', () => advance(smallStep));
