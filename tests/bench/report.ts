/** Writes docs/benchmarks.md, one section per benchmark. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { root } from '#tests/harness/process.ts';
import type { Benchmark } from './benchmark.ts';

const file = `${root}docs/benchmarks.md`;
const head = `# Benchmarks

Measured by \`npm run bench -- --record\`, which writes this file. Only ratios carry over to another machine: every
table comes from one run on one machine, in interleaved rounds, and shows medians. The floor is a server written by hand for
the two responses that are compared, without GraphQL or validation (\`tests/bench/peers/floor.mjs\`).
`;

/** Replaces the section of a benchmark, with command, commit, date and machine. */
export function writeReport({ name, description }: Benchmark, findings: string): void {
  mkdirSync(`${root}docs`, { recursive: true });
  const text = existsSync(file) ? readFileSync(file, 'utf8') : head;
  const others = text.split(/^(?=## )/m).filter((part) => !part.startsWith(`## ${name}\n`));
  const day = new Date().toISOString().slice(0, 10);
  const { stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' });
  const commit = stdout ? `commit ${stdout.trim()}, ` : '';
  const machine = `${day}, Node ${process.versions.node}, ${availableParallelism()} cores (${cpus()[0]?.model.trim()})`;
  const section = `## ${name}\n\n${description}.\n\n\`npm run bench -- ${name}\` · ${commit}${machine}\n\n${findings}`;
  const [intro = head, ...sections] = others;
  const parts = [intro, ...[...sections, section].toSorted()].map((part) => part.trimEnd());
  writeFileSync(file, `${parts.join('\n\n')}\n`);
}
