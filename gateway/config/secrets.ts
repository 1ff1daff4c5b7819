/** Secrets: read from files, generated for a site on this machine, and checked. */
import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, configError, exampleOf } from './errors.ts';

/** Variables that may be read from a file, named by the variable with `_FILE` after it. */
const SECRET_VARIABLES = [
  'SESSION_SECRET',
  'SESSION_SECRET_PREVIOUS',
  'OPERATOR_KEY',
  'REDIS_URL',
  'SEARCH_KEY',
] as const;

/** Secrets from files, by variable. @throws ConfigError for a file that is missing or empty */
export function readSecretFiles(
  environment: Readonly<Record<string, string | undefined>>,
): ReadonlyMap<string, string> {
  const secrets = new Map<string, string>();
  for (const variable of SECRET_VARIABLES) {
    const name = `${variable}_FILE`;
    const file = environment[name]?.trim();
    if (!file) continue;
    if (environment[variable]?.trim())
      throw new ConfigError(`${name} and ${variable} are both set; keep one`);
    secrets.set(variable, readSecret(name, file));
  }
  return secrets;
}

function readSecret(name: string, file: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'error';
    throw new ConfigError(`${name} names ${file}, which cannot be read (${reason}); name a readable file`);
  }
  if (text === '') throw new ConfigError(`${name} names ${file}, which is empty; write the secret into it`);
  return text;
}

/** @throws ConfigError for a secret that equals its documented example, and for equal current and previous secrets */
export function checkSecrets(environment: Readonly<Record<string, unknown>>): void {
  for (const variable of ['SESSION_SECRET', 'SESSION_SECRET_PREVIOUS', 'OPERATOR_KEY', 'SEARCH_KEY'])
    if (environment[variable] !== undefined && environment[variable] === exampleOf(variable))
      throw configError(variable, 'is the example of the documentation; set your own');
  const previous = environment['SESSION_SECRET_PREVIOUS'];
  if (previous !== undefined && previous === environment['SESSION_SECRET'])
    throw configError('SESSION_SECRET_PREVIOUS', 'must differ from SESSION_SECRET');
}

/** The current secret, then the previous one, if it is set. Without a current one, a secret is generated. */
export function sessionSecrets(env: {
  SESSION_SECRET?: string | undefined;
  SESSION_SECRET_PREVIOUS?: string | undefined;
  CACHE_DIR: string;
}): readonly [string, ...string[]] {
  const { SESSION_SECRET: current = generatedSecret(env.CACHE_DIR), SESSION_SECRET_PREVIOUS: other } = env;
  return other === undefined ? [current] : [current, other];
}

/** A secret for a site on this machine, kept in a file so that sessions survive restarts. */
function generatedSecret(directory: string): string {
  const file = join(directory, 'session-secret');
  let secret: string;
  try {
    mkdirSync(directory, { recursive: true });
    createSecret(file);
    secret = readFileSync(file, 'utf8');
  } catch {
    throw configError('CACHE_DIR', `${directory} must be a directory that can be written`);
  }
  if (GENERATED.test(secret)) return secret;
  throw configError('CACHE_DIR', `has an incomplete ${file}; delete it, which signs everybody out`);
}

const SECRET_BYTES = 48;
const GENERATED = /^[\w-]{64}$/;

/** Creates the file whole or not at all, unless it exists. */
function createSecret(file: string): void {
  const temporary = `${file}.${process.pid}`;
  try {
    writeFileSync(temporary, randomBytes(SECRET_BYTES).toString('base64url'), { mode: 0o600 });
    linkSync(temporary, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(temporary, { force: true });
  }
}
