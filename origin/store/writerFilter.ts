/** Filter syntax of the writer index: AND, OR, NOT and parentheses over `user_id:NUMBER`. */

export type WriterFilter = (id: number) => boolean;

/** Its message is the search service's. */
export class FilterSyntaxError extends Error {}

const TOKEN = /\s*(?:(AND|OR|NOT)\b|([()])|user_id:(\d{1,19})(?=[\s()]|$))/y;

type Token = { kind: string; id?: number; at: number };

function tokenize(text: string): Token[] {
  const found: Token[] = [];
  const end = text.trimEnd().length;
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < end) {
    const at = TOKEN.lastIndex;
    const [, word, bracket, id] = TOKEN.exec(text) ?? [];
    const kind = word ?? bracket ?? (id === undefined ? undefined : 'id');
    if (kind === undefined) throw unexpected(text.slice(at).trim(), at);
    found.push({ kind, at, ...(id !== undefined && { id: Number(id) }) });
  }
  return found;
}

const unexpected = (what: string, at: number): FilterSyntaxError =>
  new FilterSyntaxError(`filters: Unexpected token string(${what}) expected end of filter at col ${at + 1}`);

const MAX_DEPTH = 20;

/** An empty filter matches all writers. @throws {FilterSyntaxError} */
export function parseFilter(text: string): WriterFilter {
  const rest = tokenize(text);
  if (rest.length === 0) return () => true;
  let depth = 0;

  const one = (): WriterFilter => {
    const token = rest.shift();
    if (token?.kind === 'id') return (id) => id === token.id;
    if (token === undefined || (token.kind !== 'NOT' && token.kind !== '(') || (depth += 1) > MAX_DEPTH)
      throw unexpected(token?.kind ?? 'end', token?.at ?? text.length);
    const inner = token.kind === 'NOT' ? one() : any();
    depth -= 1;
    if (token.kind === 'NOT') return (id) => !inner(id);
    if (rest.shift()?.kind !== ')') throw unexpected('end', text.length);
    return inner;
  };
  const joined =
    (word: 'AND' | 'OR', part: () => WriterFilter): (() => WriterFilter[]) =>
    () => {
      const parts = [part()];
      while (rest[0]?.kind === word) {
        rest.shift();
        parts.push(part());
      }
      return parts;
    };
  const all = (): WriterFilter => {
    const parts = joined('AND', one)();
    return (id) => parts.every((passes) => passes(id));
  };
  const any = (): WriterFilter => {
    const parts = joined('OR', all)();
    return (id) => parts.some((passes) => passes(id));
  };

  const filter = any();
  const [left] = rest;
  if (left) throw unexpected(left.kind, left.at);
  return filter;
}
