import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pickEncoding } from './compression.ts';

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
