import { hash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { pickEncoding } from './compression.ts';

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

/** A file as it is sent, kept in memory with its compressed forms. */
export interface ServedFile {
  readonly type: string;
  readonly etag: string;
  readonly plain: Buffer;
  /** Compressed forms; of what is not there the next best is sent. */
  br?: Buffer | undefined;
  gzip?: Buffer | undefined;
}

/** Makes a file to serve; `type` is its media type. */
export function servedFile(type: string, plain: Buffer): ServedFile {
  return { type, plain, etag: `W/"${hash('sha1', plain, 'base64url')}"` };
}

/** Sends a file, or 304 to who has it already. */
export function sendFile(
  file: ServedFile,
  cacheControl: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const headers = {
    etag: file.etag,
    'cache-control': cacheControl,
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  };
  if (request.headers['if-none-match']?.includes(file.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const accepted = pickEncoding(request.headers['accept-encoding']);
  const encoding = accepted === 'br' && !file.br ? 'gzip' : accepted;
  const packed = encoding && file[encoding];
  const body = packed || file.plain;
  response.writeHead(200, {
    ...headers,
    ...(packed && { 'content-encoding': encoding }),
    'content-type': file.type,
    'content-length': body.length,
  });
  response.end(body);
}
