import { readFileSync } from 'node:fs';
import type { Benchmark } from '../benchmark.ts';
import { candidates, startCandidate, startMock } from '../candidates.ts';
import { cpuMs, median } from '../measure.ts';
import { round, type Row } from '../table.ts';

/** Resident memory in megabytes (Linux). */
const residentMb = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? NaN) / 1_000;

/** Time, CPU and memory of a gateway from process start to the first response. */
export const startup: Benchmark = {
  name: 'startup',
  description: 'From process start to readiness',
  async run({ rounds }) {
    await using mock = await startMock();
    const rows: Row[] = [];
    for (const candidate of candidates) {
      const runs: { ms: number; cpu: number; mb: number }[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const began = performance.now();
        await using server = await startCandidate(candidate, mock);
        const ms = performance.now() - began;
        runs.push({ ms, cpu: cpuMs(server.pid), mb: residentMb(server.pid) });
      }
      rows.push({
        gateway: candidate.name,
        'ready ms': Math.round(median(runs.map(({ ms }) => ms))),
        'CPU ms': Math.round(median(runs.map(({ cpu }) => cpu))),
        'memory MB': round(median(runs.map(({ mb }) => mb)), 1),
      });
    }
    return { rows, targets: [] };
  },
};
