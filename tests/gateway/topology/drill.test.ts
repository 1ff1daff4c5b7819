/** `npm run drill`, with short phases. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { missingPrograms } from '#tests/harness/topology.ts';
import { root } from '#tests/harness/process.ts';

const run = (...args: string[]) => {
  const command = ['tests/drill/run.ts', ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
  return { status, output: stdout + stderr };
};

/** Cells of the row that begins with a name. */
const rowOf = (output: string, name: string): string[] =>
  (output.split('\n').find((line) => line.startsWith(`| ${name} `)) ?? '')
    .split('|')
    .map((cell) => cell.trim());

/** Servers of drills that are still running. */
const leftovers = (): string[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/environ`, 'utf8').includes('OPERATOR_KEY=only-for-drills');
      } catch {
        return false;
      }
    });

it('names the drills', () => {
  const { status, output } = run('flood');
  expect(status).toBe(2);
  expect(output).toContain('npm run drill -- origin-slow | redis-gone | replica-killed | disk-full');
});

// Skipped where nginx or PostgreSQL is missing and `npm test` cannot install them. On Debian as root, and so on CI, it does so first.
describe.skipIf(missingPrograms !== null)('a drill', () => {
  it.each([
    ['redis-gone', 'Redis: replicas connected', ['2', '0', '2'], 'RedisGone', '1m'],
    ['replica-killed', 'Replicas that answer', ['2', '1', '2'], 'ReplicasMissing', '2m'],
  ])(
    '%s shows the dashboard before, during and after, and which alert fires',
    (name, panel, values, alert, firesAfter) => {
      const { status, output } = run(name, '--seconds', '6');
      expect(rowOf(output, panel).slice(2, 5), output).toEqual(values);
      expect(rowOf(output, alert).slice(2, 6)).toEqual(['–', 'holds', '–', firesAfter]);
      expect(rowOf(output, 'failed pages').slice(2, 5)).toEqual(['0', '0', '0']);
      expect([output.trimEnd().split('\n').at(-1), status]).toEqual(['✓ as expected', 0]);
      expect(leftovers()).toEqual([]);
    },
    180_000,
  );
});
