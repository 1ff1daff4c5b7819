/** Compares fields of the graph with the REST API, value by value. */
import { expect } from 'vitest';

/** One field: its path in the REST reply, its path in the graph, and the conversion of the REST value. */
export type Field = readonly [rest: string, graph: string, convert?: (value: unknown) => unknown];

/** One object on both sides. */
export type Pair = readonly [rest: unknown, graph: unknown];

/** The value at a path such as `location.regions.*.slug`, where `*` matches every item; undefined if there is none. */
function valueAt(value: unknown, path: string): unknown {
  const [first = '', ...rest] = path.split('.');
  if (value === null || value === undefined) return value;
  if (first === '*')
    return Array.isArray(value) ? value.map((item) => valueAt(item, rest.join('.'))) : undefined;
  const next: unknown = typeof value === 'object' ? Reflect.get(value, first) : undefined;
  return rest.length === 0 || next === null ? next : valueAt(next, rest.join('.'));
}

/** Original address behind an image proxy address, or a list of them. */
export function originalUrl(url: unknown): unknown {
  if (Array.isArray(url)) return url.map(originalUrl);
  return typeof url === 'string' ? new URL(url).searchParams.get('url') : url;
}

/** A number as ids are written in the graph: a string of digits. Maps over lists. */
export function toDigits(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toDigits);
  return typeof value === 'number' ? `${value}` : value;
}

/** Text of HTML, without tags and white space. */
export function textContent(html: unknown): unknown {
  return typeof html === 'string' ? html.replaceAll(/<[^>]*>|&[a-z]+;|\s/g, '') : html;
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.every(isEmpty));

/** Asserts equal values on both sides of every pair, and that at least one is not empty. */
export function expectEqualField(
  pairs: readonly Pair[],
  [rest, graph, convert = (value) => value]: Field,
): void {
  const values = pairs.map(([source, graphObject]) => [
    convert(valueAt(source, rest)) ?? null,
    valueAt(graphObject, graph) ?? null,
  ]);
  expect(values.map(([, graphObject]) => graphObject)).toEqual(values.map(([expected]) => expected));
  expect(values.some(([expected]) => !isEmpty(expected))).toBe(true);
}

/** Memoizes reading both sides until the first test needs it. */
export function readOnce(read: () => Promise<readonly Pair[]>): () => Promise<readonly Pair[]> {
  let reading: Promise<readonly Pair[]> | undefined;
  return () => (reading ??= read());
}

/** Runs sequentially, to keep the load low. */
export async function sequentially<Item, Read>(
  items: readonly Item[],
  read: (item: Item) => Promise<Read>,
): Promise<Read[]> {
  const all: Read[] = [];
  for (const item of items) all.push(await read(item));
  return all;
}

/** Adds both paths to each field for test titles. */
export const withNames = (fields: readonly Field[]) =>
  fields.map((field) => [field[0], field[1], field] as const);

/** The first list in a reply. */
export function firstList(reply: unknown): unknown[] {
  if (Array.isArray(reply)) return reply;
  return Object.values(Object(reply)).find((value) => Array.isArray(value)) ?? [];
}

/** The pairs with one value of the graph converted. */
export function mapGraphValue(
  pairs: readonly Pair[],
  path: string,
  convert: (value: unknown) => unknown,
): Pair[] {
  return pairs.map(([source, graphObject]) => [source, replaceAt(graphObject, path.split('.'), convert)]);
}

function replaceAt(
  value: unknown,
  [first = '', ...rest]: readonly string[],
  convert: (value: unknown) => unknown,
): unknown {
  if (value === null || value === undefined) return value;
  if (first === '*')
    return Array.isArray(value) ? value.map((item) => replaceAt(item, rest, convert)) : value;
  const inner: unknown = Reflect.get(Object(value), first);
  const next = rest.length === 0 ? convert(inner) : replaceAt(inner, rest, convert);
  return Array.isArray(value)
    ? value.map((item, index) => (String(index) === first ? next : item))
    : { ...Object(value), [first]: next };
}
