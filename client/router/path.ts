import { decodeLeniently, formatAddress } from './address.ts';

/** The type of a part: `'a' | 'b'` for the expression `a|b`, `string` for one with metacharacters. */
type ValueOf<E extends string> = E extends `${string}${'\\' | '[' | '(' | '.'}${string}`
  ? string
  : E extends `${infer First}|${infer Rest}`
    ? First | ValueOf<Rest>
    : E;

type PartOf<S extends string> = S extends `:${infer Name}<${infer Expression}>`
  ? { readonly [K in Name]: ValueOf<Expression> }
  : S extends `:${infer Name}`
    ? { readonly [K in Name]: string }
    : object;

/** The named parts of a pattern: `/halls/:rawId<\d+>` has `{ rawId: string }`. */
export type PathParams<P extends string> = P extends `${infer First}/${infer Rest}`
  ? PartOf<First> & PathParams<Rest>
  : PartOf<P>;

/** Parameters of the query; empty ones and page 1 are left out. */
export type Query<Name extends string> = {
  readonly [K in Name]?: string | number | readonly string[] | null | undefined;
};

/** What addresses of a page have in common. */
export interface PathPattern<T> {
  /** E.g. `/halls/:rawId<\d+>`. A part has a name and an expression; without an expression it is a segment. */
  readonly pattern: string;
  /** Query parameters the page reads, in the order of its address; all others are ignored. */
  readonly parameters: readonly string[];
  /** The parts of a path, decoded; null for a path of another page. A trailing slash is optional. */
  match(path: string): T | null;
}

type QueryValues<Name extends string> = [Name] extends [never] ? [] : [query?: Query<Name>];
type PathValues<P extends string, Name extends string> = keyof PathParams<P> extends never
  ? QueryValues<Name>
  : [params: PathParams<P>, ...QueryValues<Name>];

/** The path of a page, which also writes its address. */
export interface Path<P extends string, Name extends string> extends PathPattern<PathParams<P>> {
  (...values: PathValues<P, Name>): string;
}

/** The path of a page that stands in for any other. */
export const ANY_PATH: PathPattern<unknown> = {
  pattern: '/:path<.*>',
  parameters: [],
  match: () => ({}),
};

const PART = /:(\w+)(?:<([^>]+)>)?/g;

/** The regular expression of a pattern. */
export function patternSource(pattern: string): string {
  const source = pattern
    .replace(/\/$/, '')
    .replace(PART, (_, name: string, expression = '[^/]+') => `(?<${name}>${expression})`);
  return `^${source}/?$`;
}

/** Defines a path from its pattern and the query parameters its page reads. */
export function definePath<const P extends string, const Name extends string = never>(
  pattern: P,
  parameters: readonly Name[] = [],
): Path<P, Name> {
  const hasParts = pattern.includes(':');
  let expression: RegExp | undefined;
  const write = (...values: PathValues<P, Name>): string => {
    const [first = {}, second = {}]: readonly (object | undefined)[] = values;
    const parts = new Map<string, unknown>(hasParts ? Object.entries(first) : []);
    const path = pattern.replace(PART, (_, name: string) => encodeURIComponent(String(parts.get(name))));
    return formatAddress(path, queryPairs(hasParts ? second : first, parameters));
  };
  return Object.assign(write, {
    pattern,
    parameters,
    match(path: string) {
      expression ??= new RegExp(patternSource(pattern));
      const match = expression.exec(path);
      if (!match) return null;
      const parts = Object.entries(match.groups ?? {});
      // The groups of the expression are the parts of the pattern.
      return Object.fromEntries(
        parts.map(([name, value]) => [name, decodeLeniently(value)]),
      ) as PathParams<P>;
    },
  });
}

function queryPairs(query: object, names: readonly string[]): ReadonlyArray<readonly [string, string]> {
  const values = new Map<string, unknown>(Object.entries(query));
  return names.flatMap((name) => {
    const value = values.get(name);
    if (value == null || (name === 'page' && value === 1)) return [];
    return (Array.isArray(value) ? value : [value]).map((each) => [name, String(each)] as const);
  });
}
