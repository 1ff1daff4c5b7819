// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { hasDisplayGlyphs } from '#client/ui/base/displayFont.ts';

const root = new URL('../../../', import.meta.url).pathname;

/** Words set in the display type: titles of sections, page titles that are ours, the line of the home page. */
const HEADINGS = [
  /<Section\b[^>]*?\btitle="([^"]+)"/g,
  /<PageTitle\b[^>]*?kind="heading"[^>]*>\s*([^<{]+?)\s*</g,
  /\blines=\{\[([^\]]+)\]\}/g,
];

it('the display type holds every heading that is ours', () => {
  const missing = globSync(['client/pages/**/*.tsx', 'client/components/**/*.tsx'], { cwd: root }).flatMap(
    (file) => {
      const source = readFileSync(root + file, 'utf8');
      const headings = HEADINGS.flatMap((heading) =>
        [...source.matchAll(heading)].map(([, words = '']) => words),
      );
      return headings
        .filter((words) => !hasDisplayGlyphs(words.replaceAll("'", '')))
        .map((words) => `${file}: ${words}`);
    },
  );
  expect(missing).toEqual([]);
});

it('a heading with a name in it is not set in two typefaces', () => {
  expect(hasDisplayGlyphs('結婚式場を探す')).toBe(true);
  expect(hasDisplayGlyphs('和歌山県の結婚式場')).toBe(false);
  expect(hasDisplayGlyphs('THE GRAND 横浜')).toBe(false);
});
