// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../../', import.meta.url).pathname;
const script = readFileSync(`${root}client/styles/fonts/subset.mjs`, 'utf8');
const held = new Set([...script.matchAll(/'([^']*)'|`([^`]*)`/g)].map(([, a, b]) => a ?? b ?? '').join(''));

/** Words set in the display type: titles of sections, and page titles that are ours. */
const HEADINGS = [
  /<Section\b[^>]*?\btitle="([^"]+)"/g,
  /<PageTitle\b[^>]*?set="words"[^>]*>\s*([^<{]+?)\s*</g,
];

it('the display type holds every character of the headings set in it', () => {
  const missing = globSync(['client/pages/**/*.tsx', 'client/parts/**/*.tsx'], { cwd: root }).flatMap(
    (file) => {
      const source = readFileSync(root + file, 'utf8');
      return HEADINGS.flatMap((heading) => [...source.matchAll(heading)]).flatMap(([, words = '']) => {
        const signs = [...words].filter((sign) => !held.has(sign) && sign.trim() !== '');
        return signs.length > 0 ? [`${file}: ${words} (${signs.join('')})`] : [];
      });
    },
  );
  expect(missing).toEqual([]);
});
