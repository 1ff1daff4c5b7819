import type { Page } from './fixtures.ts';

/**
 * The texts of a selector with a line break inside a word or after a number, marked by `／`. A phrase wider than its
 * line has to break; a phrase ends at a space, a dot or a `<wbr>`, which stands between text nodes.
 */
export const brokenNames = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate((blocks) => {
    const words = new Intl.Segmenter('ja', { granularity: 'word' });
    const range = document.createRange();
    return [...document.querySelectorAll(blocks)].flatMap((block) => {
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
    });
  }, selector);
