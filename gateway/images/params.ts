import type { ImageAddresses } from './addresses.ts';
import type { ImageSources } from './sources.ts';

/** Failure of an image request, sent to the client as JSON. */
export class ImageError extends Error {
  override readonly name = 'ImageError';
  readonly status: number;
  /** Stable code, such as `HOST_NOT_ALLOWED`. */
  readonly code: string;
  readonly retryAfterSeconds: number | null;

  constructor(status: number, code: string, message: string, retryAfterSeconds: number | null = null) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The specification's widths i, t, s, l and xl, and the width of its largest box. */
const WIDTHS = [100, 250, 500, 700, 1_200, 1_340] as const;

/** The specification's boxes, width and height. */
const BOXES = [
  [670, 448],
  [1_005, 672],
  [1_340, 896],
] as const;

/** Output formats; the fallback is JPEG, or PNG for transparent images. */
export type Format = 'avif' | 'webp' | 'fallback';

/** A requested image, its size rounded up to one of the available sizes. */
export interface ImageParams {
  readonly source: URL;
  /** Whether the gateway signed the address. */
  readonly isSigned: boolean;
  readonly width: number;
  /** Null: in proportion to the width. */
  readonly height: number | null;
  readonly fit: 'contain' | 'cover';
}

/**
 * Parses `/img?url=…&width=…&height=…&fit=…&s=…`; empty and unknown parameters are ignored. An address without a valid
 * signature must not have a query. @throws ImageError
 */
export function readImageParams(query: URLSearchParams, addresses: ImageAddresses): ImageParams {
  const source = readSource(readParam(query, 'url'), addresses.sources);
  const isSigned = addresses.isSigned(source, readParam(query, 's') ?? '');
  if (!isSigned && source.search !== '')
    throw new ImageError(
      403,
      'SIGNATURE_REQUIRED',
      'A picture address with a query must be the one that the API gave, with its `s`.',
    );
  const width = readLength(readParam(query, 'width'), 'width', 1_340);
  const height = readLength(readParam(query, 'height'), 'height', 896);
  const fit = readParam(query, 'fit') ?? 'contain';
  if (fit !== 'contain' && fit !== 'cover')
    throw new ImageError(400, 'BAD_FIT', 'fit must be contain or cover.');
  if (height === null) {
    const nearest = WIDTHS.find((available) => available >= (width ?? 1_340)) ?? 1_340;
    return { source, isSigned, width: nearest, height: null, fit: 'contain' };
  }
  const [boxWidth, boxHeight] = BOXES.find(([w, h]) => w >= (width ?? 1) && h >= height) ?? BOXES[2];
  return { source, isSigned, width: boxWidth, height: boxHeight, fit };
}

/** Picks the best format an `Accept` header allows. */
export function negotiateFormat(accept: string): Format {
  if (/\bimage\/avif\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accept)) return 'avif';
  return /\bimage\/webp\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accept) ? 'webp' : 'fallback';
}

function readParam(query: URLSearchParams, name: string): string | null {
  const [value = '', ...others] = query.getAll(name);
  if (others.length > 0) throw new ImageError(400, 'REPEATED_PARAMETER', `${name} is given more than once.`);
  return value === '' ? null : value;
}

function readLength(text: string | null, name: string, max: number): number | null {
  if (text === null) return null;
  const value = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 0;
  if (value >= 1 && value <= max) return value;
  throw new ImageError(400, 'BAD_SIZE', `${name} must be a whole number from 1 to ${max}.`);
}

function readSource(text: string | null, sources: ImageSources): URL {
  if (text === null || text.length > 2_048 || !URL.canParse(text))
    throw new ImageError(400, 'BAD_URL', 'url must be the absolute address of a picture.');
  const source = sources.find(text);
  if (source === null)
    throw new ImageError(400, 'HOST_NOT_ALLOWED', 'Pictures may only come from the configured image hosts.');
  return source;
}
