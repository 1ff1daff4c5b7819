import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { sendFile, servedFile, type ServedFile } from './file.ts';

/** Media types of what a build leaves; anything else is not served. */
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Files under names with a hash of their content never change. */
const HASHED = /^\/assets\//;

/** The files of a folder. */
export interface Assets {
  /** Sends the file of a path; false when there is none. */
  send(path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean>;
}

/** Serves a folder's files. Only names found at the start are ever opened, whatever path is asked for. */
export function createAssets(folder: string): Assets {
  const names = filesOf(folder);
  const files = new Map<string, Promise<ServedFile>>();
  const load = (path: string, name: string): Promise<ServedFile> => {
    let loading = files.get(path);
    if (!loading) files.set(path, (loading = read(name)));
    return loading;
  };
  return {
    async send(path, request, response) {
      const name = names.get(path);
      if (!name) return false;
      const cacheControl = HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
      sendFile(await load(path, name), cacheControl, request, response);
      return true;
    },
  };
}

/** Paths as the site uses them, with the files behind. */
function filesOf(folder: string): Map<string, string> {
  const names = new Map<string, string>();
  if (!existsSync(folder)) return names;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const name = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, name).split(sep).join('/')}`;
    if (entry.isFile() && !path.includes('/.') && extname(name) in TYPES) names.set(path, name);
  }
  return names;
}

/** Reads a file with the compressed forms that the build has laid beside it. */
async function read(name: string): Promise<ServedFile> {
  const [plain, br, gzip] = await Promise.all([readFile(name), beside(`${name}.br`), beside(`${name}.gz`)]);
  return { ...servedFile(TYPES[extname(name)] ?? 'application/octet-stream', plain), br, gzip };
}

async function beside(name: string): Promise<Buffer | undefined> {
  return existsSync(name) ? readFile(name) : undefined;
}
