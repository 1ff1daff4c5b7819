import { isUtf8 } from 'node:buffer';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate as inflateZlib, type ZlibOptions } from 'node:zlib';
import { z } from 'zod';
import type { Endpoint, Values } from './endpoint.ts';
import { Malformed, NOT_AN_ARRAY } from './errors.ts';
import { sampleOf } from './redact.ts';
import { BROKEN } from './validate.ts';

/** A body read as JSON: a value, or why there is none. */
export type Json =
  | { readonly ok: true; readonly value: unknown; readonly text: string }
  | { readonly ok: false; readonly why: string; readonly cut: boolean; readonly text: string };

/**
 * Reads a body as JSON. `cut` tells that it begins like JSON and does not end, so that asking again may help;
 * an empty body is the value undefined.
 */
export function readJson(body: Buffer, contentType: string): Json {
  if (body.length === 0) return { ok: true, value: undefined, text: '' };
  const text = textOf(body, contentType);
  if (text === null) return { ok: false, why: 'body is not text in its charset', cut: false, text: '' };
  try {
    return { ok: true, value: JSON.parse(text), text };
  } catch (thrown) {
    const cut = thrown instanceof SyntaxError && /^\s*[[{"]/.test(text);
    return { ok: false, why: cut ? 'JSON is cut short or broken' : 'body is not JSON', cut, text };
  }
}

/** A reply in the shape its endpoint declares. */
export interface Decoded<T> {
  readonly reply: T;
  /** List items left out because they broke their shape. */
  readonly dropped: number;
  /** What broke its shape: fields, reading one of which throws Malformed, and what made items be left out. */
  readonly mended: readonly Malformed[];
}

/** The bytes of an answer, which can be read again. */
export interface Source<T> {
  readonly bytes: number;
  /** @throws where it is no text in its charset; a source of a good answer is. */
  text(): string;
  /** The reply, made anew. */
  read(): Decoded<T>;
}

/** The source of a good answer, of its body as it came. */
export function sourceOf<I extends Values, R extends z.ZodType>(
  endpoint: Endpoint<I, R>,
  body: Buffer,
  contentType: string,
): Source<z.output<R>> {
  const text = (): string => {
    const read = textOf(body, contentType);
    if (read === null) throw new Malformed(endpoint.call, 'body is not text in its charset');
    return read;
  };
  return {
    bytes: body.length,
    text,
    read() {
      const json = text();
      return decodeReply(endpoint, json === '' ? undefined : JSON.parse(json), json);
    },
  };
}

/**
 * Checks a JSON value against the reply's shape. The strict check comes first and is the only one most answers see;
 * what fails it is read again without losing the digits of large numbers, and then mended part by part.
 */
export function decodeReply<I extends Values, R extends z.ZodType>(
  endpoint: Endpoint<I, R>,
  value: unknown,
  text: string,
): Decoded<z.output<R>> {
  const reply = endpoint.check(value);
  if (reply !== BROKEN) return { reply, dropped: 0, mended: NOTHING };
  const exact = /\d{16}/.test(text) ? readExactly(endpoint.call, text) : value;
  if (endpoint.reply.type === 'array' && !Array.isArray(exact)) {
    throw new Malformed(endpoint.call, NOT_AN_ARRAY, [], sampleOf(exact));
  }
  return mend(endpoint.call, endpoint.reply, exact);
}

const NOTHING: readonly Malformed[] = [];

function readExactly(call: string, text: string): unknown {
  try {
    return JSON.parse(text, keepDigits);
  } catch {
    throw new Malformed(call, 'JSON is nested too deep');
  }
}

/** Reviver that leaves whole numbers beyond 2^53 as their text. */
function keepDigits(_key: string, value: unknown, context?: { source?: string }): unknown {
  const source = context?.source;
  return typeof value === 'number' && !Number.isSafeInteger(value) && /^\d+$/.test(source ?? '')
    ? source
    : value;
}

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

/**
 * Saves what can be saved of an answer that breaks its shape.
 * - A broken field becomes a getter that throws Malformed, so that only what reads it fails.
 * - A list item that is broken as a whole, or in its `id`, is left out and counted.
 * - A value broken at its root throws Malformed.
 */
export function mend<R extends z.ZodType>(call: string, shape: R, value: unknown): Decoded<z.output<R>> {
  const mending = new Mending(call);
  const reply = mending.value(shape, value, []);
  return { reply: accept(shape, reply), dropped: mending.dropped, mended: mending.mended };
}

/** The mended value has the shape but for its throwing getters; this is the one place that says so. */
function accept<R extends z.ZodType>(_shape: R, value: unknown): z.output<R> {
  return value as z.output<R>;
}

class Mending {
  dropped = 0;
  readonly mended: Malformed[] = [];
  readonly #call: string;

  constructor(call: string) {
    this.#call = call;
  }

  value(shape: z.core.$ZodType, value: unknown, path: readonly PropertyKey[]): unknown {
    const whole = z.safeParse(shape, value);
    if (whole.success) return whole.data;
    if (shape instanceof z.ZodNullable || shape instanceof z.ZodOptional) {
      return this.value(shape.unwrap(), value, path);
    }
    if (shape instanceof z.ZodArray && Array.isArray(value)) return this.#list(shape.element, value, path);
    if (shape instanceof z.ZodObject && isRecord(value)) return this.#object(shape.shape, value, path);
    throw new Malformed(this.#call, whole.error.issues[0]?.message ?? 'wrong shape', path, sampleOf(value));
  }

  #list(item: z.core.$ZodType, values: readonly unknown[], path: readonly PropertyKey[]): unknown[] {
    const kept: unknown[] = [];
    for (const [index, value] of values.entries()) {
      try {
        kept.push(this.value(item, value, [...path, index]));
      } catch (thrown) {
        if (!(thrown instanceof Malformed)) throw thrown;
        this.dropped += 1;
        this.mended.push(thrown);
      }
    }
    return kept;
  }

  #object(
    shape: Readonly<Record<string, z.core.$ZodType>>,
    value: Readonly<Record<string, unknown>>,
    path: readonly PropertyKey[],
  ): object {
    const mended: Record<string, unknown> = {};
    for (const [key, field] of Object.entries(shape)) {
      try {
        const own = Object.hasOwn(value, key) ? value[key] : undefined;
        const fieldValue = this.value(field, own, [...path, key]);
        if (fieldValue !== undefined) mended[key] = fieldValue;
      } catch (thrown) {
        if (!(thrown instanceof Malformed) || key === 'id') throw thrown;
        this.mended.push(thrown);
        Object.defineProperty(mended, key, {
          enumerable: true,
          get: () => {
            throw thrown;
          },
        });
      }
    }
    return mended;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
