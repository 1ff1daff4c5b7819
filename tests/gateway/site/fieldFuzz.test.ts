/** A seeded sample of `npm run fuzz:fields` over all pages, in processes of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { root } from '#tests/harness/process.ts';

vi.setConfig({ testTimeout: 600_000 });

const SAMPLE = ['--cases', '80', '--seed', '16', '--browser', '8'];

/** Class, page, and reply with field. */
const FINDING =
  /^✗ (\w+) .*\n {2}npm run fuzz:fields -- --case '([^|]+) \|[^|]+\|[^|]+\|[^|]+\| (.+) \w+\/\d+'$/gm;

test('F80 any broken field of any REST reply leaves a page without false statements', async () => {
  const fuzzer = spawn(process.execPath, ['tests/fuzz/run.ts', ...SAMPLE], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  fuzzer.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(fuzzer, 'close');
  const findings = [...output.matchAll(FINDING)].map(
    ([, kind, page, fault]) => `${kind} | ${page} | ${fault}`,
  );
  expect(findings).toHaveLength(output.split('\n').filter((line) => line.startsWith('✗')).length);
  expect(findings).toEqual([]);
  expect(output).toContain('80 cases\n');
});
