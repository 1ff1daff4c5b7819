/**
 * `npm run bench [-- name …] [--seconds 4] [--rounds 3] [--assert] [--record]`: measures and prints a table.
 * `--assert` fails the command when a promise does not hold; `--record` writes the tables to docs/benchmarks.md.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { execFileSync } from 'node:child_process';
import { root } from '#tests/harness/process.ts';
import type { Bench } from './benchmark.ts';
import { cache } from './benchmarks/cache.ts';
import { clips } from './benchmarks/clips.ts';
import { concurrency } from './benchmarks/concurrency.ts';
import { latency } from './benchmarks/latency.ts';
import { lighthouse } from './benchmarks/lighthouse.ts';
import { lists } from './benchmarks/lists.ts';
import { memory } from './benchmarks/memory.ts';
import { outage } from './benchmarks/outage.ts';
import { peers } from './benchmarks/peers.ts';
import { render } from './benchmarks/render.ts';
import { sizes } from './benchmarks/sizes.ts';
import { soak } from './benchmarks/soak.ts';
import { startup } from './benchmarks/startup.ts';
import { topology } from './benchmarks/topology.ts';
import { record } from './report.ts';
import { table } from './table.ts';

const benches: Bench[] = [
  peers,
  lists,
  concurrency,
  cache,
  latency,
  render,
  lighthouse,
  sizes,
  clips,
  memory,
  startup,
  outage,
  topology,
  soak,
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
    assert: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
  },
});
const unknown = positionals.filter((name) => !benches.some((bench) => bench.name === name));
if (unknown.length > 0) {
  console.error(`no such bench: ${unknown.join(', ')}. There are:`);
  for (const { name, about } of benches) console.error(`  ${name.padEnd(12)}${about}`);
  process.exit(2);
}

const peersFolder = `${root}tests/bench/peers`;
if (!existsSync(`${peersFolder}/node_modules/@graphql-hive`)) {
  // Their own packages, without scripts: none of them needs one to run.
  execFileSync('npm', ['ci', '--ignore-scripts', '--loglevel=error'], { cwd: peersFolder, stdio: 'inherit' });
}

let broken = 0;
for (const bench of benches) {
  if (positionals.length > 0 ? !positionals.includes(bench.name) : bench.isApart) continue;
  console.log(`\n▸ ${bench.name}: ${bench.about}`);
  const { rows, claims, conclusion } = await bench.run({
    seconds: Number(values.seconds),
    rounds: Number(values.rounds),
  });
  const promises = claims.map(({ text, holds }) => `- ${holds ? '✓' : '✗'} ${text}`).join('\n');
  const told = [table(rows), promises, conclusion].filter((part) => part !== undefined).join('\n\n');
  console.log(`\n${told}`);
  if (values.record) record(bench, told);
  broken += claims.filter(({ holds }) => !holds).length;
}
if (values.assert && broken > 0) process.exitCode = 1;
