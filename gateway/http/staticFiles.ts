import { hash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { loadOnce } from '../cache/singleFlight.ts';
import { negotiateEncoding } from './compression.ts';
import type { Route } from './server.ts';

/** Media types by extension; files with other extensions are not served. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
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

/** Files whose names contain a hash of their content. */
const HASHED = /^\/assets\//;

/** Serves the files of a folder. Opens only files that existed at startup, whatever path is requested. */
export function createStaticFiles(folder: string): Route {
  const files = new Map(
    [...listFiles(folder)].map(([path, filename]) => [path, loadOnce(() => readWithEncodings(filename))]),
  );
  return {
    paths: /\.[a-z0-9]+$/,
    async send(path, request, response) {
      const load = files.get(path);
      if (!load) return false;
      const cacheControl = HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
      sendFile(await load(), cacheControl, request, response);
      return true;
    },
  };
}

/** Filenames by URL path. */
function listFiles(folder: string): Map<string, string> {
  const filenames = new Map<string, string>();
  if (!existsSync(folder)) return filenames;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const filename = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, filename).split(sep).join('/')}`;
    if (entry.isFile() && !path.includes('/.') && extname(filename) in MEDIA_TYPES)
      filenames.set(path, filename);
  }
  return filenames;
}

/** Reads a file with the compressed variants the build wrote beside it. */
async function readWithEncodings(filename: string): Promise<StaticFile> {
  const [plain, br, gzip] = await Promise.all([
    readFile(filename),
    readIfExists(`${filename}.br`),
    readIfExists(`${filename}.gz`),
  ]);
  return { ...staticFile(MEDIA_TYPES[extname(filename)] ?? 'application/octet-stream', plain), br, gzip };
}

async function readIfExists(filename: string): Promise<Buffer | undefined> {
  return existsSync(filename) ? readFile(filename) : undefined;
}

/** A file in memory with its compressed variants. */
export interface StaticFile {
  /** Media type. */
  readonly type: string;
  readonly etag: string;
  readonly plain: Buffer;
  br?: Buffer | undefined;
  gzip?: Buffer | undefined;
}

export function staticFile(type: string, plain: Buffer): StaticFile {
  return { type, plain, etag: `W/"${hash('sha1', plain, 'base64url')}"` };
}

/** Sends a file, or 304 if the client has it. A missing encoding falls back to gzip, then to identity. */
export function sendFile(
  file: StaticFile,
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
  const accepted = negotiateEncoding(request.headers['accept-encoding']);
  const encoding = accepted === 'br' && !file.br ? 'gzip' : accepted;
  const encoded = encoding && file[encoding];
  const body = encoded || file.plain;
  response.writeHead(200, {
    ...headers,
    ...(encoded && { 'content-encoding': encoding }),
    'content-type': file.type,
    'content-length': body.length,
  });
  response.end(body);
}
