import { ImageRefused } from './error.ts';

/** Widths of the specification (i, t, s, l, xl), and the width of its largest pair. */
const WIDTHS = [100, 250, 500, 700, 1_200, 1_340] as const;

/** Pairs of the specification, for pictures that fill a box. */
const PAIRS = [
  [670, 448],
  [1_005, 672],
  [1_340, 896],
] as const;

/** Formats that are made, best first where the client takes it. */
export type Format = 'avif' | 'webp' | 'fallback';

/** A picture as it was asked for, brought to the nearest size that is made, so that their number is bounded. */
export interface Wanted {
  readonly source: URL;
  readonly width: number;
  /** Null: as the width gives it. */
  readonly height: number | null;
  readonly fit: 'contain' | 'cover';
}

/** Reads `/img?url=…&width=…&height=…&fit=…` (R100); throws ImageRefused for what is wrong. */
export function readWanted(query: URLSearchParams, hosts: ReadonlySet<string>): Wanted {
  const source = readSource(one(query, 'url'), hosts);
  const width = readLength(one(query, 'width'), 'width', 1_340);
  const height = readLength(one(query, 'height'), 'height', 896);
  const fit = one(query, 'fit') ?? 'contain';
  if (fit !== 'contain' && fit !== 'cover')
    throw new ImageRefused(400, 'BAD_FIT', 'fit must be contain or cover.');
  if (height === null) {
    return { source, width: WIDTHS.find((made) => made >= (width ?? 1_340)) ?? 1_340, height: null, fit };
  }
  const [boxWidth, boxHeight] = PAIRS.find(([w, h]) => w >= (width ?? 1) && h >= height) ?? PAIRS[2];
  return { source, width: boxWidth, height: boxHeight, fit };
}

/** Best format the client says it takes. */
export function readFormat(accept: string): Format {
  if (/\bimage\/avif\b(?!\s*;\s*q=0(?:\.0+)?\b)/.test(accept)) return 'avif';
  return /\bimage\/webp\b(?!\s*;\s*q=0(?:\.0+)?\b)/.test(accept) ? 'webp' : 'fallback';
}

function one(query: URLSearchParams, name: string): string | null {
  const [value = null, ...more] = query.getAll(name);
  if (more.length > 0) throw new ImageRefused(400, 'REPEATED_PARAMETER', `${name} is given more than once.`);
  return value;
}

function readLength(text: string | null, name: string, most: number): number | null {
  if (text === null) return null;
  const value = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 0;
  if (value >= 1 && value <= most) return value;
  throw new ImageRefused(400, 'BAD_SIZE', `${name} must be a whole number from 1 to ${most}.`);
}

/**
 * An address whose origin is on the list, compared exactly and as it is written: what a parser forgives (other spellings of an address,
 * full-width dots, tabs, backslashes) was not written in good faith. Null for everything else.
 */
export function allowedSource(text: string, hosts: ReadonlySet<string>): URL | null {
  if (!URL.canParse(text) || /[\s\\]/.test(text)) return null;
  const url = new URL(text);
  const isPlain = /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  if (!isPlain || !hosts.has(url.origin) || !text.toLowerCase().startsWith(`${url.origin}/`)) return null;
  url.hash = '';
  return url;
}

/** Only configured hosts; everything else is refused without a connection. */
function readSource(text: string | null, hosts: ReadonlySet<string>): URL {
  if (text === null || text.length > 2_048 || !URL.canParse(text))
    throw new ImageRefused(400, 'BAD_URL', 'url must be the absolute address of a picture.');
  const source = allowedSource(text, hosts);
  if (source === null)
    throw new ImageRefused(
      400,
      'HOST_NOT_ALLOWED',
      'Pictures may only come from the configured image hosts.',
    );
  return source;
}
