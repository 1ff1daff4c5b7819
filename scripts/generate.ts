/**
 * `npm run generate`: prints schema.graphql from the code and compiles Relay's artifacts and persisted documents from it.
 * With `--check` nothing is written; the run fails and names what is out of step with its source.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { buildSchema } from '../gateway/schema/index.ts';
import { printWithDirectives } from '../gateway/schema/print.ts';
import { root } from './process.ts';

const SCHEMA = `${root}schema.graphql`;
const DOCUMENTS = `${root}client/documents.json`;
const HEADER = '# Printed by `npm run generate` from gateway/schema and gateway/domains. Do not edit.\n\n';

const checks = process.argv.includes('--check');

/** Writes the schema, or tells whether the file is what the code prints. */
function schema(): boolean {
  const printed = HEADER + printWithDirectives(buildSchema());
  if (readFileSync(SCHEMA, 'utf8') === printed) return true;
  if (!checks) {
    writeFileSync(SCHEMA, printed);
    return true;
  }
  console.error('schema.graphql is not what the code prints. Run `npm run generate`.');
  return false;
}

/** Runs Relay's compiler; with `--validate` it names every artifact that would change. */
function artifacts(): boolean {
  // The compiler adds documents and never takes one away, so it begins with none and persists all anew.
  if (!checks) writeFileSync(DOCUMENTS, '{}\n');
  const compiler = ['node_modules/relay-compiler/cli.js', checks ? '--validate' : '--repersist'];
  return spawnSync(process.execPath, compiler, { cwd: root, stdio: 'inherit' }).status === 0;
}

// The artifacts are compiled from the file, so the file comes first; a check reports on both.
const results = [schema(), artifacts()];
process.exitCode = results.every(Boolean) ? 0 : 1;
