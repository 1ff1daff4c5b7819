// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { hasDisplayGlyphs } from '#client/ui/base/displayFont.ts';

const root = new URL('../../../', import.meta.url).pathname;

/** Our own headings: section titles, page titles and the slogan. */
const HEADINGS = [
  /<Section\b[^>]*?\btitle="([^"]+)"/g,
  /<PageTitle\b[^>]*?kind="heading"[^>]*>\s*([^<{]+?)\s*</g,
  /\blines=\{\[([^\]]+)\]\}/g,
];

it('the display font has the glyphs of all our headings', () => {
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

it('a heading with missing glyphs does not use the display font', () => {
  expect(hasDisplayGlyphs('結婚式場を探す')).toBe(true);
  expect(hasDisplayGlyphs('和歌山県の結婚式場')).toBe(false);
  expect(hasDisplayGlyphs('THE GRAND 横浜')).toBe(false);
});
