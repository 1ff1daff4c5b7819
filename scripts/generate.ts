/**
 * `npm run generate`: prints schema.graphql from the code and compiles Relay's artifacts and persisted documents from it.
 * With `--check` nothing is written; the run fails and names what is out of step with its source.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { buildSchema } from '../gateway/domains/schema.ts';
import { printWithDirectives } from '../gateway/schema/printSchema.ts';
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
function compile(options: string, env: NodeJS.ProcessEnv = {}): boolean {
  const command = ['node_modules/relay-compiler/cli.js', options];
  const { status } = spawnSync(process.execPath, command, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0;
}

/**
 * Writes artifacts and persisted documents. The compiler adds documents and never takes one away, so it begins with an
 * empty file, and beside the real one: who watches that sees whole documents, and only those that changed.
 */
function artifacts(): boolean {
  const fresh = `${root}client/documents.${process.pid}.json`;
  writeFileSync(fresh, '{}\n');
  try {
    if (!compile('--repersist', { PERSISTED_DOCUMENTS: fresh })) return false;
    if (readFileSync(fresh, 'utf8') !== readFileSync(DOCUMENTS, 'utf8')) renameSync(fresh, DOCUMENTS);
    return true;
  } finally {
    rmSync(fresh, { force: true });
  }
}

// The artifacts are compiled from the file, so the file comes first; a check reports on both.
const results = [schema(), checks ? compile('--validate') : artifacts()];
process.exitCode = results.every(Boolean) ? 0 : 1;
