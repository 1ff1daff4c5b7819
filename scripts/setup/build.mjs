import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { root, run } from './run.mjs';

/** Inputs of the generated files and the built site. */
const inputs = [
  'client',
  'gateway',
  'scripts/generate.ts',
  'scripts/esModules.ts',
  'schema.graphql',
  'relay.config.js',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];

/** Hash of the inputs of the existing build. */
const hashFile = `${root}dist/.inputs`;

/** Files below a path, or the file itself, in a stable order. */
function files(path) {
  if (!existsSync(root + path)) return [];
  if (!statSync(root + path).isDirectory()) return [path];
  return readdirSync(root + path)
    .toSorted()
    .flatMap((name) => files(`${path}/${name}`));
}

function hashInputs() {
  const hash = createHash('sha256');
  for (const path of inputs.flatMap(files))
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(root + path));
  return hash.digest('hex');
}

/** Finds the pinned `node` even when not started by npm. */
const env = { PATH: `${root}node_modules/.bin${delimiter}${process.env.PATH ?? ''}` };

export async function generate() {
  await run('Generating schema and Relay artifacts', 'node', ['scripts/generate.ts'], env);
}

/** Skips the build when its inputs are unchanged. */
export async function buildSite() {
  if (existsSync(hashFile) && readFileSync(hashFile, 'utf8') === hashInputs()) return;
  // A build that fails must not count as that of the inputs before.
  rmSync(hashFile, { force: true });
  await generate();
  await run('Building the site', 'node', ['node_modules/vite/bin/vite.js', 'build', '--app'], env);
  mkdirSync(`${root}dist`, { recursive: true });
  // Hashed after the build, as the generator may rewrite inputs.
  writeFileSync(hashFile, hashInputs());
}
