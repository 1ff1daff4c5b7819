/** The build of `npm start` and `npm test`, in a folder of its own with a bundler that can fail. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cleanEnv, root, scratchPath } from '#tests/harness/process.ts';

const BUNDLER = `
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
const source = readFileSync('client/entry.tsx', 'utf8');
mkdirSync('dist', { recursive: true });
writeFileSync('dist/entry.js', source);
if (source === 'broken') process.exit(1);
`;

let folder: string;
beforeEach(async () => {
  folder = scratchPath();
  for (const path of ['client', 'node_modules/vite/bin'])
    await mkdir(join(folder, path), { recursive: true });
  await cp(join(root, 'scripts/setup'), join(folder, 'scripts/setup'), { recursive: true });
  await writeFile(join(folder, 'scripts/generate.ts'), '');
  await writeFile(join(folder, 'package.json'), '{ "type": "module", "version": "1.0.0" }');
  await writeFile(join(folder, 'node_modules/vite/bin/vite.js'), BUNDLER);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const write = (source: string) => writeFile(join(folder, 'client/entry.tsx'), source);
const built = () => readFile(join(folder, 'dist/entry.js'), 'utf8');

/** Resolves to whether the bundler ran. */
async function build(): Promise<boolean> {
  const script = "import { buildSite } from './scripts/setup/build.mjs'; await buildSite();";
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: folder,
    env: cleanEnv({}),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += String(chunk)));
  await once(child, 'close');
  return output.includes('Building the site');
}

it('runs again after a failed build, also where the inputs are those before it', async () => {
  await write('good');
  expect([await build(), await build(), await built()]).toEqual([true, false, 'good']);
  await write('broken');
  expect([await build(), await built()]).toEqual([true, 'broken']);
  await write('good');
  expect([await build(), await built(), await build()]).toEqual([true, 'good', false]);
});

it('runs again for another release', async () => {
  await write('good');
  expect(await build()).toBe(true);
  await writeFile(join(folder, 'package.json'), '{ "type": "module", "version": "1.0.1" }');
  expect([await build(), await build()]).toEqual([true, false]);
});
