import { isUtf8 } from 'node:buffer';
import { z } from 'zod';
import { type Endpoint, type EndpointInput, isIdentifying } from './endpoint.ts';
import { Malformed, NOT_AN_ARRAY } from './errors.ts';
import { redactedSample } from './redact.ts';
import { isId } from './request.ts';
import { INVALID } from './validate.ts';

/** A JSON number, read as a string, so that no digit is lost above 2^53. */
export const id = z.transform<unknown, string>((value, context) => {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value > 0) return String(value);
  if (typeof value === 'string' && isId(value)) return value;
  context.issues.push({ code: 'custom', message: 'not an id', input: value });
  return z.NEVER;
});

/** Whether a value is an object, neither null nor an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A body parsed as JSON. `isTruncated`: it starts like JSON but does not end, so that a retry may help. */
export type ParsedJson =
  | { readonly ok: true; readonly value: unknown; readonly text: string }
  | { readonly ok: false; readonly reason: string; readonly isTruncated: boolean; readonly text: string };

/** An empty body gives undefined. */
export function parseJson(body: Buffer, contentType: string): ParsedJson {
  if (body.length === 0) return { ok: true, value: undefined, text: '' };
  const text = decodeText(body, contentType);
  if (text === null) return { ok: false, reason: INVALID_CHARSET, isTruncated: false, text: '' };
  try {
    return { ok: true, value: JSON.parse(text, reviverFor(text)), text };
  } catch (error) {
    const isTruncated = error instanceof SyntaxError && /^\s*[[{"]/.test(text);
    const reason = isTruncated ? 'JSON is truncated or invalid' : 'body is not JSON';
    return { ok: false, reason, isTruncated, text };
  }
}

const INVALID_CHARSET = 'body is not valid in its charset';

/** A reply that has the shape its endpoint declares. */
export interface Decoded<T> {
  readonly reply: T;
  /** Number of invalid list items left out. */
  readonly dropped: number;
  /** One error per invalid field, which throws it when read, and per list item left out. */
  readonly salvaged: readonly Malformed[];
  /** Whether a list of the reply failed as a whole. No cache keeps such a reply, and a stale one is preferred to it. */
  readonly hasFailedList: boolean;
}

/** The bytes of a valid response, which can be decoded again. */
export interface ReplySource<T> {
  readonly bytes: number;
  text(): string;
  decode(): Decoded<T>;
}

export function createReplySource<I extends EndpointInput, R extends z.ZodType>(
  endpoint: Endpoint<I, R>,
  body: Buffer,
  contentType: string,
): ReplySource<z.output<R>> {
  const text = (): string => {
    const decoded = decodeText(body, contentType);
    if (decoded === null) throw new Malformed(endpoint.call, INVALID_CHARSET);
    return decoded;
  };
  return {
    bytes: body.length,
    text,
    decode() {
      const json = text();
      return decodeReply(endpoint, json === '' ? undefined : JSON.parse(json, reviverFor(json)), json);
    },
  };
}

/**
 * Validates a JSON value. Most replies pass the compiled validator; others are parsed again without losing digits of
 * large integers and then salvaged part by part.
 */
export function decodeReply<I extends EndpointInput, R extends z.ZodType>(
  endpoint: Endpoint<I, R>,
  value: unknown,
  text: string,
): Decoded<z.output<R>> {
  const reply = endpoint.validate(value);
  if (reply !== INVALID) return { reply, dropped: 0, salvaged: NONE, hasFailedList: false };
  const exact = /\d{16}/.test(text) ? parseKeepingDigits(endpoint.call, text) : value;
  if (endpoint.reply.type === 'array' && !Array.isArray(exact)) {
    throw new Malformed(endpoint.call, NOT_AN_ARRAY, [], redactedSample(exact));
  }
  return salvage(endpoint.call, endpoint.reply, exact);
}

const NONE: readonly Malformed[] = [];

function parseKeepingDigits(call: string, text: string): unknown {
  try {
    return JSON.parse(text, keepDigits);
  } catch {
    throw new Malformed(call, 'JSON is nested too deep');
  }
}

/**
 * Escapes of UTF-16 code units can be halves of characters. They have no UTF-8, so the HTML of a page would differ from
 * its data, and the browser could not hydrate it.
 */
const HALF_CHARACTER =
  /\\u[dD](?:[89abAB][0-9a-fA-F]{2}(?!\\u[dD][c-fC-F])|(?<!\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD])[c-fC-F])/;

const wellFormed = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed() : value;

const reviverFor = (text: string): typeof wellFormed | undefined =>
  HALF_CHARACTER.test(text) ? wellFormed : undefined;

/** A JSON reviver that keeps integers beyond 2^53 as strings. */
function keepDigits(key: string, value: unknown, context?: { source?: string }): unknown {
  const source = context?.source;
  if (typeof value === 'string') return wellFormed(key, value);
  return typeof value === 'number' && !Number.isSafeInteger(value) && /^\d+$/.test(source ?? '')
    ? source
    : value;
}

/** Decodes a body in the charset of its content type (default UTF-8); null where it is not valid. */
function decodeText(body: Buffer, contentType: string): string | null {
  const charset = /;\s*charset="?([\w.:-]+)/i.exec(contentType)?.[1]?.toLowerCase() ?? 'utf-8';
  if (charset !== 'utf-8' && charset !== 'utf8') return decodeCharset(body, charset);
  if (!isUtf8(body)) return null;
  const hasByteOrderMark = body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf;
  return body.toString('utf8', hasByteOrderMark ? 3 : 0);
}

function decodeCharset(body: Buffer, charset: string): string | null {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(body);
  } catch {
    return null;
  }
}

/**
 * Keeps the valid parts of an invalid reply.
 * - An invalid field becomes a getter that throws Malformed, so that only its readers fail.
 * - A list item that is invalid as a whole, in all its fields, in the id that names it, or in an `identifying` field is left
 *   out and counted.
 * - A list fails when it is not an array, or when too many items are invalid (see `isLost`).
 * - A value invalid at its root throws Malformed.
 */
function salvage<R extends z.ZodType>(call: string, schema: R, value: unknown): Decoded<z.output<R>> {
  const salvager = new Salvager(call);
  const reply = salvager.value(schema, value, []);
  const { dropped, errors, hasFailedList } = salvager;
  return { reply: asOutput(schema, reply), dropped, salvaged: errors, hasFailedList };
}

/** Lists of fewer items fail only when no item is valid. */
const MIN_ITEMS_OF_MAJORITY = 4;

/** Whether what remains of a list would mislead: nothing, or less than half of at least four items. */
export function isLost(items: number, invalid: number): boolean {
  return invalid > 0 && (invalid === items || (items >= MIN_ITEMS_OF_MAJORITY && invalid * 2 > items));
}

/** Indexes of the invalid items of a list. */
const droppedItems = new WeakMap<readonly unknown[], readonly number[]>();

/** How many invalid items of a list in a reply were left out. */
export const droppedFrom = (list: readonly unknown[]): number => droppedItems.get(list)?.length ?? 0;

/** Indexes that the items of a list have in the reply. */
export function indexesInReply(list: readonly unknown[]): number[] {
  const dropped = droppedItems.get(list) ?? [];
  const indexes = Array.from({ length: list.length + dropped.length }, (_, index) => index);
  return indexes.filter((index) => !dropped.includes(index));
}

/** A salvaged value has the schema's type, apart from the getters that throw. */
function asOutput<R extends z.ZodType>(_schema: R, value: unknown): z.output<R> {
  return value as z.output<R>;
}

/** The field that names an object: `id`, or its first id of another name. */
function identityOf(shape: Readonly<Record<string, z.core.$ZodType>>): string | undefined {
  return Object.keys(shape).find((key) => key === 'id' || shape[key] === id);
}

class Salvager {
  dropped = 0;
  hasFailedList = false;
  readonly errors: Malformed[] = [];
  readonly #call: string;

  constructor(call: string) {
    this.#call = call;
  }

  value(schema: z.core.$ZodType, value: unknown, path: readonly PropertyKey[]): unknown {
    const parsed = z.safeParse(schema, value);
    if (parsed.success) return parsed.data;
    if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
      return this.value(schema.unwrap(), value, path);
    }
    if (schema instanceof z.ZodArray) return this.#list(schema.element, value, path);
    if (schema instanceof z.ZodObject && isRecord(value)) return this.#object(schema.shape, value, path);
    const reason = parsed.error.issues[0]?.message ?? 'wrong shape';
    throw new Malformed(this.#call, reason, path, redactedSample(value));
  }

  #list(item: z.core.$ZodType, values: unknown, path: readonly PropertyKey[]): unknown[] {
    if (!Array.isArray(values)) throw this.#failedList('not an array', path, redactedSample(values));
    const valid: unknown[] = [];
    const dropped: number[] = [];
    for (const [index, value] of values.entries()) {
      try {
        valid.push(this.value(item, value, [...path, index]));
      } catch (error) {
        if (!(error instanceof Malformed)) throw error;
        this.dropped += 1;
        this.errors.push(error);
        dropped.push(index);
      }
    }
    if (isLost(values.length, dropped.length))
      throw this.#failedList(`${dropped.length} of ${values.length} items are invalid`, path);
    if (dropped.length > 0) droppedItems.set(valid, dropped);
    return valid;
  }

  /** A list inside an item of another list fails as a field of that item; the reply may still be cached. */
  #failedList(reason: string, path: readonly PropertyKey[], sample: string | null = null): Malformed {
    if (!path.some((key) => typeof key === 'number')) this.hasFailedList = true;
    return new Malformed(this.#call, reason, path, sample);
  }

  #object(
    shape: Readonly<Record<string, z.core.$ZodType>>,
    value: Readonly<Record<string, unknown>>,
    path: readonly PropertyKey[],
  ): object {
    const salvaged: Record<string, unknown> = {};
    const identity = identityOf(shape);
    const isItem = typeof path.at(-1) === 'number';
    const errors: Malformed[] = [];
    for (const [key, schema] of Object.entries(shape)) {
      try {
        const field = this.value(schema, Object.hasOwn(value, key) ? value[key] : undefined, [...path, key]);
        if (field !== undefined) salvaged[key] = field;
      } catch (error) {
        if (!(error instanceof Malformed) || key === identity || (isItem && isIdentifying(schema)))
          throw error;
        errors.push(error);
        Object.defineProperty(salvaged, key, {
          enumerable: true,
          get: () => {
            throw error;
          },
        });
      }
    }
    if (isItem && errors[0] && errors.length === Object.keys(shape).length) throw errors[0];
    this.errors.push(...errors);
    return salvaged;
  }
}

/**
 * The values of rows, without rows that are invalid or have no value.
 * @throws when no value is left and a row is invalid: an unknown value does not count as absent
 */
export function readValid<Row, Value>(
  rows: readonly Row[],
  read: (row: Row) => Value | null | undefined,
): Value[] {
  const values = rows.flatMap((row) => readOptional(() => read(row)) ?? []);
  return values.length > 0 ? values : rows.flatMap((row) => read(row) ?? []);
}

/** Reads optional REST values; null where one of them is invalid. */
export function readOptional<T>(read: () => T): T | null {
  try {
    return read();
  } catch (thrown) {
    if (thrown instanceof Malformed) return null;
    throw thrown;
  }
}
