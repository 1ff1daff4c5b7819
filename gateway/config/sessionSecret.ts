import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A random secret kept in a file, so that sessions outlive a restart during development. */
export function keptSecret(directory: string): string {
  const file = join(directory, 'session-secret');
  mkdirSync(directory, { recursive: true });
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (thrown) {
    if (!(thrown instanceof Error && 'code' in thrown && thrown.code === 'EEXIST')) throw thrown;
  }
  return readFileSync(file, 'utf8');
}
