import { isUtf8 } from 'node:buffer';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate as inflateZlib, type ZlibOptions } from 'node:zlib';

const DECODERS: Record<string, (body: Buffer, options: ZlibOptions) => Promise<Buffer>> = {
  gzip: promisify<Buffer, ZlibOptions, Buffer>(gunzip),
  'x-gzip': promisify<Buffer, ZlibOptions, Buffer>(gunzip),
  deflate: promisify<Buffer, ZlibOptions, Buffer>(inflateZlib),
  br: promisify<Buffer, ZlibOptions, Buffer>(brotliDecompress),
};

/** Decompresses a body that came compressed although we ask for none; rejects when it grows beyond the bound. */
export async function inflate(encoding: string, body: Buffer, maxBytes: number): Promise<Buffer> {
  const decode = DECODERS[encoding.trim().toLowerCase()];
  if (decode === undefined) throw new RangeError('unknown content encoding');
  return decode(body, { maxOutputLength: maxBytes });
}

/** Text of a body in the charset its content type names (UTF-8 unless told); null where it is not valid. */
export function textOf(body: Buffer, contentType: string): string | null {
  const charset = /;\s*charset="?([\w.:-]+)/i.exec(contentType)?.[1]?.toLowerCase() ?? 'utf-8';
  if (charset !== 'utf-8' && charset !== 'utf8') return foreignText(body, charset);
  if (!isUtf8(body)) return null;
  const hasMark = body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf;
  return body.toString('utf8', hasMark ? 3 : 0);
}

function foreignText(body: Buffer, charset: string): string | null {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(body);
  } catch {
    return null;
  }
}
