import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import {
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  type BrotliCompress,
  type Gzip,
} from 'node:zlib';

/** Supported content encodings; null is identity. */
export type Encoding = 'br' | 'gzip' | null;

/** Picks the best encoding an `Accept-Encoding` header allows. */
export function negotiateEncoding(acceptEncoding: string | string[] | undefined): Encoding {
  const accepted = String(acceptEncoding ?? '').toLowerCase();
  const accepts = (name: string): boolean =>
    accepted.split(',').some((part) => {
      const [encoding, quality] = part.trim().split(';');
      return encoding === name && !/^\s*q=0(\.0*)?$/.test(quality ?? '');
    });
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : null;
}

/**
 * The encoding of a page for one viewer. A page opened from another site is not compressed: it may contain text that
 * the site chose, and the compressed length would reveal whether that text occurs in the viewer's data (BREACH).
 */
export function negotiatePersonalEncoding(headers: IncomingHttpHeaders): Encoding {
  const site = headers['sec-fetch-site'];
  return site === 'same-origin' || site === 'none' ? negotiateEncoding(headers['accept-encoding']) : null;
}

/** Smaller bodies are not worth compressing. */
export const MIN_COMPRESSED_BYTES = 1_000;

/**
 * The encoding of a GraphQL response for one client. Only apps get compressed ones: browsers send `Origin` with every
 * POST, and another site may choose what they send (BREACH).
 */
export function negotiateAppEncoding({ method, headers }: IncomingMessage): Encoding {
  const isApp = method === 'POST' && headers.cookie === undefined && headers.origin === undefined;
  return isApp ? negotiateEncoding(headers['accept-encoding']) : null;
}

/** Brotli quality of bodies and of streams. The build compresses its files with 11. */
const BODY_QUALITY = 5;
const STREAM_QUALITY = 4;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Compresses a body on libuv's thread pool. */
export async function compress(bytes: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  if (encoding === 'gzip') return gzipAsync(bytes);
  return brotliAsync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BODY_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
}

/** A compressing stream for streamed pages; every write is flushed so that the browser can render it at once. */
export function createCompressor(encoding: 'br' | 'gzip'): BrotliCompress | Gzip {
  if (encoding === 'gzip') return createGzip({ flush: constants.Z_SYNC_FLUSH });
  return createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: STREAM_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
}
