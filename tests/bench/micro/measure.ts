import { round, table } from '../table.ts';

/** One way of doing the same work; `run` does it once. */
export interface Contender {
  readonly name: string;
  readonly run: () => unknown;
}

/** A comparison of contenders; the first one is what the others are measured against. */
export interface MicroBench {
  readonly name: string;
  readonly about: string;
  readonly contenders: () => Promise<readonly Contender[]> | readonly Contender[];
}

const ROUNDS = 15;
const ROUND_MS = 60;

/** Mean time of one run within a round, in nanoseconds. */
async function nanosecondsOf({ run }: Contender): Promise<number> {
  const started = performance.now();
  let runs = 0;
  let elapsed = 0;
  do {
    for (let i = 0; i < 16; i += 1) {
      const result = run();
      if (result instanceof Promise) await result;
    }
    runs += 16;
    elapsed = performance.now() - started;
  } while (elapsed < ROUND_MS);
  return (elapsed * 1e6) / runs;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Runs the contenders in interleaved rounds and prints the medians. */
export async function compare({ name, about, contenders }: MicroBench): Promise<void> {
  const all = await contenders();
  const times = new Map<string, number[]>(all.map((contender) => [contender.name, []]));
  // The first rounds warm up and do not count.
  for (let turn = -3; turn < ROUNDS; turn += 1)
    for (const contender of all) {
      const time = await nanosecondsOf(contender);
      if (turn >= 0) times.get(contender.name)?.push(time);
    }
  const base = median(times.get(all[0]?.name ?? '') ?? []);
  const rows = all.map((contender) => {
    const time = median(times.get(contender.name) ?? []);
    return { contender: contender.name, µs: round(time / 1_000, 3), ratio: round(time / base) };
  });
  console.log(`\n▸ ${name}: ${about}\n\n${table(rows)}`);
}
