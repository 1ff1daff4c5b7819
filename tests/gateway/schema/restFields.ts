/** Holds what the graph tells of things against what the REST APIs tell of the same things, field by field. */
import { expect } from 'vitest';

/** One field: its place in the REST answer, its place in the graph, and how the REST value is told there. */
export type Field = readonly [rest: string, graph: string, told?: (value: unknown) => unknown];

/** A thing as both sides tell it. */
export type Pair = readonly [rest: unknown, graph: unknown];

/** The value at a place such as `location.regions.*.slug`, where `*` stands for every item; undefined where nothing is. */
export function at(value: unknown, place: string): unknown {
  const [first = '', ...rest] = place.split('.');
  if (value === null || value === undefined) return value;
  if (first === '*') return Array.isArray(value) ? value.map((item) => at(item, rest.join('.'))) : undefined;
  const next: unknown = typeof value === 'object' ? Reflect.get(value, first) : undefined;
  return rest.length === 0 || next === null ? next : at(next, rest.join('.'));
}

/** Address of the original behind an address of the image proxy; a list of them for a list. */
export function original(url: unknown): unknown {
  if (Array.isArray(url)) return url.map(original);
  return typeof url === 'string' ? new URL(url).searchParams.get('url') : url;
}

/** A number as the graph tells ids: in digits; of a list, each of them. */
export function digits(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(digits);
  return typeof value === 'number' ? `${value}` : value;
}

/** The words of HTML, without tags and space. */
export function words(html: unknown): unknown {
  return typeof html === 'string' ? html.replaceAll(/<[^>]*>|&[a-z]+;|\s/g, '') : html;
}

/** An instant as a number, so that its spelling does not matter. */
export function instant(text: unknown): unknown {
  return typeof text === 'string' ? Date.parse(text) : text;
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.every(isEmpty));

/** Asserts that the graph tells a field as the REST API does, of every thing, and that one of them has it. */
export function expectTold(pairs: readonly Pair[], [rest, graph, told = (value) => value]: Field): void {
  const values = pairs.map(([source, shown]) => [told(at(source, rest)) ?? null, at(shown, graph) ?? null]);
  expect(values.map(([, shown]) => shown)).toEqual(values.map(([expected]) => expected));
  expect(values.some(([expected]) => !isEmpty(expected))).toBe(true);
}

/** Reads both sides once, when the first test asks. */
export function once(read: () => Promise<readonly Pair[]>): () => Promise<readonly Pair[]> {
  let reading: Promise<readonly Pair[]> | undefined;
  return () => (reading ??= read());
}

/** One after the other: nobody waits for these, and many at once would ask much of a small machine. */
export async function inTurn<Thing, Read>(
  things: readonly Thing[],
  read: (thing: Thing) => Promise<Read>,
): Promise<Read[]> {
  const all: Read[] = [];
  for (const thing of things) all.push(await read(thing));
  return all;
}

/** Fields with their two names before them, for the titles of tests. */
export const named = (fields: readonly Field[]) =>
  fields.map((field) => [field[0], field[1], field] as const);

/** The first list an answer holds. */
export function listIn(answer: unknown): unknown[] {
  if (Array.isArray(answer)) return answer;
  return Object.values(Object(answer)).find((value) => Array.isArray(value)) ?? [];
}

/** The pairs with one value of the graph told in another way, under the same place. */
export function shownAs(of: readonly Pair[], place: string, tell: (value: unknown) => unknown): Pair[] {
  return of.map(([source, shown]) => [source, put(shown, place.split('.'), tell)]);
}

function put(
  value: unknown,
  [first = '', ...rest]: readonly string[],
  tell: (value: unknown) => unknown,
): unknown {
  if (value === null || value === undefined) return value;
  if (first === '*') return Array.isArray(value) ? value.map((item) => put(item, rest, tell)) : value;
  const inner: unknown = Reflect.get(Object(value), first);
  const next = rest.length === 0 ? tell(inner) : put(inner, rest, tell);
  return Array.isArray(value)
    ? value.map((item, index) => (String(index) === first ? next : item))
    : { ...Object(value), [first]: next };
}
