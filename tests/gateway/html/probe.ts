/** Run as a process of its own: measures what each flood costs and prints it as one line of JSON. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { htmlBlocks, proxiedHtml } from '#gateway/schema/kit/html.ts';
import { FLOODS, randomFlood } from './floods.ts';

const SEEDS = 30;
const ATTEMPTS = 4;
/** Other processes of the machine add time and memory, so the least of several attempts counts. */
const GOOD_ENOUGH = { delayMs: 25, growthMb: 25 };
const CONTEXT = {
  site: { url: 'https://www.example.jp', promotionalTags: [] },
  images: {
    addressOf: (original: string) => `https://www.example.jp/img?url=${encodeURIComponent(original)}`,
  },
};

export interface Cost {
  readonly name: string;
  /** Longest time for which the event loop was blocked; at most the CPU time of its thread, as others delay it too. */
  readonly delayMs: number;
  /** Growth of the process at its largest. */
  readonly growthMb: number;
  readonly length: number;
  readonly blocks: number;
  readonly isMarked: boolean;
  /** Whether a conversion was given up. */
  readonly isGivenUp: boolean;
}

async function measureOnce(name: string, inputs: readonly string[]): Promise<Cost> {
  globalThis.gc?.();
  await sleep(20);
  const before = process.memoryUsage().rss;
  let largest = before;
  const sample = (): void => void (largest = Math.max(largest, process.memoryUsage.rss()));
  const sampling = setInterval(sample, 5);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await sleep(10);
  delay.reset();
  const cpu = process.threadCpuUsage();
  const settled = await Promise.allSettled(
    inputs.map(async (raw) => {
      const [html, blocks] = await Promise.all([proxiedHtml(raw, CONTEXT), htmlBlocks(raw, CONTEXT)]);
      return { html: html.sanitizedHtml, blocks };
    }),
  );
  const results = settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  sample();
  const { user, system } = process.threadCpuUsage(cpu);
  await sleep(5);
  delay.disable();
  clearInterval(sampling);
  return {
    name,
    delayMs: Math.min(delay.max / 1e6, (user + system) / 1e3),
    growthMb: (largest - before) / 1e6,
    length: Math.max(0, ...results.map(({ html }) => html.length)),
    blocks: Math.max(0, ...results.map(({ blocks }) => blocks.length)),
    isMarked: results.every(({ html }) => html.includes('<p data-truncated>')),
    isGivenUp: results.length < inputs.length,
  };
}

/** The least of several attempts. Each has its own text, because results are cached. */
async function measure(name: string, inputs: readonly string[]): Promise<Cost> {
  let least: Cost | null = null;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const cost = await measureOnce(
      name,
      inputs.map((raw) => `<!--${name} ${attempt}-->${raw}`),
    );
    const delayMs = Math.min(cost.delayMs, least?.delayMs ?? Infinity);
    const growthMb = Math.min(cost.growthMb, least?.growthMb ?? Infinity);
    least = { ...cost, delayMs, growthMb };
    if (delayMs < GOOD_ENOUGH.delayMs && growthMb < GOOD_ENOUGH.growthMb) break;
  }
  if (least === null) throw new Error('no attempt');
  return least;
}

const print = (cost: Cost): void => console.log(JSON.stringify(cost));
const only = process.argv[2];
const cases: readonly (readonly [string, readonly string[]])[] = [
  ...Object.entries(FLOODS).map(([name, raw]) => [name, [raw]] as const),
  ...Array.from({ length: SEEDS }, (_, seed) => [`seed ${seed}`, [randomFlood(seed, 1_000_000)]] as const),
  ...Array.from({ length: SEEDS }, (_, seed) => [`short ${seed}`, [randomFlood(seed, 4_000)]] as const),
  ['many short ones', Array.from({ length: 250 }, (_, seed) => randomFlood(seed, 4_000))],
];
// The first conversions load and compile the code, and start the worker thread.
await measure('start', ['<p>見学</p>'.repeat(20), '<p>見学</p>'.repeat(2_000)]);
for (const [name, inputs] of cases)
  if (only === undefined || name.includes(only)) print(await measure(name, inputs));
process.exit();
