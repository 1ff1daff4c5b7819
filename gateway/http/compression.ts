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

/** Content encodings the doors speak, best first; null is none. */
export type Encoding = 'br' | 'gzip' | null;

/** The best encoding a client takes, by its `Accept-Encoding`. */
export function pickEncoding(accepted: string | string[] | undefined): Encoding {
  const offered = String(accepted ?? '').toLowerCase();
  const takes = (name: string): boolean =>
    offered.split(',').some((part) => {
      const [encoding, quality] = part.trim().split(';');
      return encoding === name && !/^\s*q=0(\.0*)?$/.test(quality ?? '');
    });
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : null;
}

/** Brotli's effort: 5 for what is made once and sent often, 4 for what someone waits for. The build takes 11 for its files. */
const KEPT = 5;
const STREAMED = 4;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses bytes that are kept. */
export async function compress(bytes: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  if (encoding === 'gzip') return zip(bytes);
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: KEPT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
}

/** A compressor for a page under way; each write is flushed, so that its reader can show it at once. */
export function compressor(encoding: 'br' | 'gzip'): BrotliCompress | Gzip {
  if (encoding === 'gzip') return createGzip({ flush: constants.Z_SYNC_FLUSH });
  return createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: STREAMED,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
}
