import { readFileSync } from 'node:fs';
import type { Bench } from '../benchmark.ts';
import { contenders, startContender, startMock } from '../comparison.ts';
import { cpuMs, median } from '../measure.ts';
import { round, type Row } from '../table.ts';

/** Memory a process holds, in megabytes (Linux). */
const residentMb = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? NaN) / 1_000;

/** From nothing to the first good answer: time, CPU and memory of a gateway that has just begun. */
export const startup: Bench = {
  name: 'startup',
  about: 'From the start of the process to its first good answer, files and schema read',
  async run({ rounds }) {
    await using mock = await startMock();
    const rows: Row[] = [];
    for (const contender of contenders) {
      const runs: { ms: number; cpu: number; mb: number }[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const began = performance.now();
        await using server = await startContender(contender, mock);
        const ms = performance.now() - began;
        runs.push({ ms, cpu: cpuMs(server.pid), mb: residentMb(server.pid) });
      }
      rows.push({
        gateway: contender.name,
        'ready ms': Math.round(median(runs.map(({ ms }) => ms))),
        'CPU ms': Math.round(median(runs.map(({ cpu }) => cpu))),
        'memory MB': round(median(runs.map(({ mb }) => mb)), 1),
      });
    }
    return { rows, claims: [] };
  },
};
