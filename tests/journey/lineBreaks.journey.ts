/** Lines of headings, names and facts break between phrases, not inside words or between a number and its unit. */
import { expect, test, type Page } from './fixtures.ts';

const WIDTHS = [320, 375, 768, 1280];
const PAGES = [
  '/',
  '/halls/search/',
  '/halls/1',
  '/halls/40',
  '/halls/40/fairs',
  '/halls/ranking/tokyo/',
  '/fairs',
  '/brides',
  '/brands/',
  '/rings/',
  '/magazine/ranking',
  '/magazine/905',
];

/**
 * Headings, facts and texts of cards with a line break inside a word or after a number, marked by `／`. A phrase wider than its line has to break; a
 * phrase ends at a space, a dot or a `<wbr>`, which stands between text nodes.
 */
const brokenNames = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const words = new Intl.Segmenter('ja', { granularity: 'word' });
    const range = document.createRange();
    return [...document.querySelectorAll('h1, main h2, main h3, main dd, article p, article b')].flatMap(
      (block) => {
        const isHorizontal = getComputedStyle(block).writingMode === 'horizontal-tb';
        const text = block.textContent;
        if (!isHorizontal || text.includes('。') || !block.checkVisibility()) return [];
        const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
        const characters: { character: string; box: DOMRect | undefined; endsPhrase: boolean }[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const { nodeValue } = node;
          for (const [index, character] of [...(nodeValue ?? '')].entries()) {
            range.setStart(node, index);
            range.setEnd(node, index + 1);
            const isLast = index === (nodeValue ?? '').length - 1;
            const box = [...range.getClientRects()].at(-1);
            characters.push({ character, box, endsPhrase: isLast || /[\s・·、】」）]/.test(character) });
          }
        }
        const starts = new Set(Array.from(words.segment(text), ({ index }) => index));
        const width = block.getBoundingClientRect().width;
        return characters.flatMap(({ character, box }, index) => {
          const before = characters[index - 1];
          const isAfterNumber =
            before !== undefined && /\d[^\d\s・·、（(〜~]/.test(before.character + character);
          if (!box || !before?.box || before.endsPhrase || (starts.has(index) && !isAfterNumber)) return [];
          if (box.top - before.box.top < box.height / 2) return [];
          const first = characters.slice(0, index).findLastIndex(({ endsPhrase }) => endsPhrase) + 1;
          const last = characters.findIndex(({ endsPhrase }, end) => end >= index && endsPhrase);
          const phrase = characters.slice(first, last + 1);
          const phraseWidth = phrase.reduce((sum, { box: own }) => sum + (own?.width ?? 0), 0);
          return phraseWidth > width - 2 ? [] : [`${text.slice(0, index)}／${text.slice(index)}`];
        });
      },
    );
  });

for (const path of PAGES) {
  test(`${path} breaks no name inside a word`, async ({ page }) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await page.evaluate(() => (document.documentElement.dataset['laidOut'] = ''));
      expect(await brokenNames(page), `${width} px`).toEqual([]);
    }
  });
}

test('titles of the ranking of articles are not cut off', async ({ page }) => {
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/magazine/ranking');
    const titles = page.getByRole('article').getByRole('heading').getByRole('link');
    await expect(titles).toHaveCount(20);
    const cut = await titles.evaluateAll((links) =>
      links.filter((link) => link.scrollHeight > link.clientHeight + 2).map(({ textContent }) => textContent),
    );
    expect(cut, `${width} px`).toEqual([]);
  }
});
