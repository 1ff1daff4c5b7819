import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { root, run } from './run.mjs';

/** What the generated files and the built site are made from. */
const inputs = [
  'client',
  'gateway',
  'scripts/generate.ts',
  'schema.graphql',
  'relay.config.js',
  'vite.config.ts',
  'package-lock.json',
];

/** Holds the hash of the inputs of the build that lies beside it; goes away with it. */
const stamp = `${root}dist/.inputs`;

/** All files below a path of the checkout, or the file itself, in a fixed order. */
function files(path) {
  if (!existsSync(root + path)) return [];
  if (!statSync(root + path).isDirectory()) return [path];
  return readdirSync(root + path)
    .toSorted()
    .flatMap((name) => files(`${path}/${name}`));
}

/** Hash over names and contents of all inputs. */
function hashInputs() {
  const hash = createHash('sha256');
  for (const path of inputs.flatMap(files))
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(root + path));
  return hash.digest('hex');
}

/** Programs of our packages first, so that `node` is the pinned one also when npm is not our parent. */
const env = { PATH: `${root}node_modules/.bin${delimiter}${process.env.PATH ?? ''}` };

/** Prints schema.graphql from the code and compiles the Relay artifacts against it. */
export async function generate() {
  await run('Generating schema and Relay artifacts', 'node', ['scripts/generate.ts'], env);
}

/** Generates and builds the site, unless the last build was made from the very same inputs. */
export async function buildSite() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hashInputs()) return;
  await generate();
  await run('Building the site', 'node', ['node_modules/vite/bin/vite.js', 'build', '--app'], env);
  mkdirSync(`${root}dist`, { recursive: true });
  // Taken after the build: generating may have rewritten inputs.
  writeFileSync(stamp, hashInputs());
}
