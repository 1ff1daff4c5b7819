/**
 * `npm run bench [-- name …] [--seconds 4] [--rounds 3] [--assert] [--record]`: runs benchmarks and prints their
 * tables. `--assert` fails when a target is missed; `--record` writes the tables to docs/benchmarks.md.
 */
import { parseArgs } from 'node:util';
import type { Benchmark } from './benchmark.ts';
import { cache } from './benchmarks/cache.ts';
import { clips } from './benchmarks/clips.ts';
import { concurrency } from './benchmarks/concurrency.ts';
import { executors } from './benchmarks/executors.ts';
import { fairness } from './benchmarks/fairness.ts';
import { hydration } from './benchmarks/hydration.ts';
import { interactions } from './benchmarks/interactions.ts';
import { latency } from './benchmarks/latency.ts';
import { lighthouse } from './benchmarks/lighthouse.ts';
import { lists } from './benchmarks/lists.ts';
import { memory } from './benchmarks/memory.ts';
import { outage } from './benchmarks/outage.ts';
import { peers } from './benchmarks/peers.ts';
import { pictures } from './benchmarks/pictures.ts';
import { render } from './benchmarks/render.ts';
import { replay } from './benchmarks/replay.ts';
import { scavenges } from './benchmarks/scavenges.ts';
import { sizes } from './benchmarks/sizes.ts';
import { soak } from './benchmarks/soak.ts';
import { startup } from './benchmarks/startup.ts';
import { streaming } from './benchmarks/streaming.ts';
import { topology } from './benchmarks/topology.ts';
import { tracing } from './benchmarks/tracing.ts';
import { visitors } from './benchmarks/visitors.ts';
import { writeReport } from './report.ts';
import { table } from './table.ts';

const benchmarks: Benchmark[] = [
  peers,
  lists,
  concurrency,
  executors,
  fairness,
  cache,
  latency,
  render,
  pictures,
  streaming,
  replay,
  lighthouse,
  hydration,
  interactions,
  sizes,
  clips,
  memory,
  scavenges,
  tracing,
  startup,
  outage,
  topology,
  visitors,
  soak,
];

const DEFAULT_SECONDS = 4;
const DEFAULT_ROUNDS = 3;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string' },
    rounds: { type: 'string' },
    assert: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
  },
});
const unknown = positionals.filter((name) => !benchmarks.some((benchmark) => benchmark.name === name));
if (unknown.length > 0) {
  console.error(`Unknown benchmark: ${unknown.join(', ')}. Available:`);
  for (const { name, description } of benchmarks) console.error(`  ${name.padEnd(12)}${description}`);
  process.exit(2);
}

let missedTargets = 0;
for (const benchmark of benchmarks) {
  if (positionals.length > 0 ? !positionals.includes(benchmark.name) : benchmark.isOptIn) continue;
  console.log(`\n▸ ${benchmark.name}: ${benchmark.description}`);
  const startedAt = performance.now();
  const { rows, targets, conclusion } = await benchmark.run({
    seconds: Number(values.seconds ?? benchmark.seconds ?? DEFAULT_SECONDS),
    rounds: Number(values.rounds ?? benchmark.rounds ?? DEFAULT_ROUNDS),
  });
  const targetList = targets.map(({ text, isMet }) => `- ${isMet ? '✓' : '✗'} ${text}`).join('\n');
  const section = [table(rows), targetList, conclusion].filter((part) => part !== undefined).join('\n\n');
  console.log(`\n${section}\n\n  took ${Math.round((performance.now() - startedAt) / 1_000)} s`);
  if (values.record) writeReport(benchmark, section);
  missedTargets += targets.filter(({ isMet }) => !isMet).length;
}
if (values.assert && missedTargets > 0) process.exitCode = 1;
