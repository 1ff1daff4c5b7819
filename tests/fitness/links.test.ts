/** Addresses of pages are written by their paths (client/paths.ts) alone. */
import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { filesBelow, read, type Source } from './source.ts';

/** Resources that are no pages. */
const RESOURCE = /^\/(?:graphql\b|img\?|assets\/|feed|cards\/|apple-touch-icon\.png$|@vite\/|client\/)/;
const ADDRESS = /^\/[a-z]/;

/** String and template literals of a module that begin like the address of a page. */
function addressesOf({ path, text }: Source): string[] {
  const found: string[] = [];
  const check = (value: unknown): void => {
    if (typeof value === 'string' && ADDRESS.test(value) && !RESOURCE.test(value))
      found.push(`${path}: ${value}`);
  };
  new Visitor({
    Literal({ value }) {
      check(value);
    },
    TemplateLiteral({ quasis }) {
      check(quasis[0]?.value.raw);
    },
    JSXAttribute({ value }) {
      if (value?.type === 'Literal' && value.value === '/') found.push(`${path}: /`);
    },
  }).visit(parseSync(path, text).program);
  return found;
}

describe('a link', () => {
  it('is found when it is written by hand', () => {
    const written = ["go('/brides')", 'go(`/brides/${id}`)', '<a href="/brides/themes" />', '<a href="/" />'];
    for (const text of written) expect(addressesOf({ path: 'x.tsx', text })).toHaveLength(1);
    for (const text of ["fetch('/graphql')", "text.split('/')", 'go(`${url}/b`)'])
      expect(addressesOf({ path: 'x.tsx', text })).toEqual([]);
  });

  it('is written by the path of its page', () => {
    const modules = filesBelow('client').filter((path) => /\.tsx?$/.test(path) && path !== 'client/paths.ts');
    expect(modules.map(read).flatMap(addressesOf)).toEqual([]);
  });
});
