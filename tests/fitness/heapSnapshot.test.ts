/** The heap snapshot of docs/operations/alerts.md, in a process that has the image's options and cannot write its folder. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { read } from './source.ts';

it('SIGUSR2 writes a heap snapshot below /cache, and the process goes on', async () => {
  const [, options = ''] = /^ENV NODE_OPTIONS="(.*)"$/m.exec(read('Dockerfile').text) ?? [];
  expect(options).toContain('=/cache');
  const cache = await mkdtemp(join(tmpdir(), 'snapshot-'));
  const script = 'process.stdin.on("data", () => console.log("alive")); console.log("ready")';
  const child = spawn(process.execPath, ['--eval', script], {
    cwd: '/proc',
    env: { NODE_OPTIONS: options.replace('/cache', cache) },
  });
  try {
    await once(child.stdout, 'data');
    child.kill('SIGUSR2');
    await expect
      .poll(() => readdir(cache), { timeout: 10_000 })
      .toEqual([expect.stringMatching(/^Heap\..*\.heapsnapshot$/)]);
    child.stdin.write('x');
    expect(String(await once(child.stdout, 'data'))).toContain('alive');
  } finally {
    child.kill();
    await rm(cache, { recursive: true, force: true });
  }
});
