/** Digest of source files, by which what they generate is known to be current. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @returns the SHA-256 of all files in a folder and its subfolders and of single files, in hex */
export async function digestOf(folder: URL, ...single: readonly URL[]): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const digest = createHash('sha256');
  for (const file of [...files.sort(), ...single.map((url) => fileURLToPath(url))])
    digest.update(await readFile(file));
  return digest.digest('hex');
}
