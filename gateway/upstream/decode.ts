import type { z } from 'zod';
import { textOf } from './body.ts';
import { BROKEN } from './validate.ts';
import type { Endpoint, Values } from './endpoint.ts';
import { Malformed, NOT_AN_ARRAY } from './errors.ts';
import { mend } from './mend.ts';
import { sampleOf } from './redact.ts';

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
