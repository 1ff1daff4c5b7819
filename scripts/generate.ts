/**
 * `npm run generate`: prints schema.graphql and the proxy's cache keys, compiles Relay artifacts and persisted documents.
 * With `--check` it writes nothing and fails when a generated file is out of date.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { buildSchema } from '../gateway/domains/schema.ts';
import { printSchemaWithDirectives } from '../gateway/schema/printSchema.ts';
import { root } from './process.ts';
import { printProxyKeys } from './proxyKeys.ts';

const DOCUMENTS = `${root}client/documents.json`;
const HEADER = '# Printed by `npm run generate` from gateway/schema and gateway/domains. Do not edit.\n\n';

const isCheck = process.argv.includes('--check');

/** Writes a file; with `--check` compares it instead. */
function print(path: string, printed: string): boolean {
  if (readFileSync(root + path, 'utf8') === printed) return true;
  if (!isCheck) {
    writeFileSync(root + path, printed);
    return true;
  }
  console.error(`${path} is out of date. Run \`npm run generate\`.`);
  return false;
}

/** `--validate` lists the artifacts that would change. */
function runRelayCompiler(options: string, env: NodeJS.ProcessEnv = {}): boolean {
  const command = ['node_modules/relay-compiler/cli.js', options];
  const { status } = spawnSync(process.execPath, command, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0;
}

/**
 * Writes artifacts and persisted documents. The compiler never removes documents, so it starts with an empty
 * file; a temporary one, so that file watchers see only complete and changed files.
 */
function generateArtifacts(): boolean {
  const temporaryFile = `${root}client/documents.${process.pid}.json`;
  writeFileSync(temporaryFile, '{}\n');
  try {
    if (!runRelayCompiler('--repersist', { PERSISTED_DOCUMENTS: temporaryFile })) return false;
    if (readFileSync(temporaryFile, 'utf8') !== readFileSync(DOCUMENTS, 'utf8'))
      renameSync(temporaryFile, DOCUMENTS);
    return true;
  } finally {
    rmSync(temporaryFile, { force: true });
  }
}

// Artifacts are compiled from schema.graphql; a check reports on both.
const results = [
  print('schema.graphql', HEADER + printSchemaWithDirectives(buildSchema())),
  isCheck ? runRelayCompiler('--validate') : generateArtifacts(),
  print('ops/nginx/pages.conf.template', await printProxyKeys()),
];
process.exitCode = results.every(Boolean) ? 0 : 1;
