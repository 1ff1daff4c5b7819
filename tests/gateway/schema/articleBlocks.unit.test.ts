/** What is left of hostile and of untidy HTML, as a piece of HTML and in the blocks of an article. */
import { describe, expect, test } from 'vitest';

import { excerptOf, isExcludedFromKarte, numberAt, prLabelOf } from '#gateway/domains/article/rules.ts';
import { htmlOf } from '#gateway/domains/text/rules.ts';
import { blocksOf } from '#gateway/domains/text/source.ts';
import { cleanHtml } from '#gateway/schema/kit/html.ts';

import { ALIVE, HOSTILE } from './hostileHtml.ts';

const SITE = 'https://www.example.jp';
const HERE = { site: { url: SITE, promotionalTags: [] } };

describe('cleaning', () => {
  test.each(HOSTILE)('S56 leaves nothing alive of %s', (raw) => {
    expect(cleanHtml(raw)).not.toMatch(ALIVE);
    // Read once more, as a browser would, it is still the same.
    expect(cleanHtml(cleanHtml(raw))).toBe(cleanHtml(raw));
    expect(cleanHtml(htmlOf(raw, HERE))).not.toMatch(ALIVE);
    expect(cleanHtml(htmlOf(raw, HERE))).not.toMatch(/ src="(?!https:\/\/www\.example\.jp\/img\?url=http)/);
    for (const block of blocksOf(raw, SITE)) {
      if ('html' in block) expect(block.html).not.toMatch(ALIVE);
      for (const address of ['src', 'url'] as const)
        if (address in block)
          expect(Object.entries(block).find(([name]) => name === address)?.[1]).toMatch(/^https?:/);
    }
  });

  test('stands texts nested deeper than any stack', () => {
    for (const tag of ['div', 'b', 'a', 'table', 'ul'])
      expect(cleanHtml(`<${tag}>`.repeat(50_000)).length).toBeLessThan(1_000);
  });
});

describe('blocks of an article', () => {
  const kinds = (raw: string) => blocksOf(raw, SITE).map(({ kind }) => kind);

  test('a line that is only the address of a hall is a hall; within a sentence it is a link', () => {
    expect(blocksOf(`<p><a href="${SITE}/halls/12">白鳥</a></p>`, SITE)).toEqual([
      { kind: 'hall', path: { rawId: '12' }, url: `${SITE}/halls/12`, title: '白鳥' },
    ]);
    expect(kinds(`<p><a href="${SITE}/halls/kanto/hakucho">x</a></p>`)).toEqual(['hall']);
    expect(kinds(`<p>式場は<a href="${SITE}/halls/12">白鳥</a>です</p>`)).toEqual(['text']);
    expect(kinds('<p><a href="https://evil.example/halls/12">x</a></p>')).toEqual(['text']);
  });

  test('frames of known sites become embeds, all other frames go', () => {
    expect(
      blocksOf('<iframe src="https://www.youtube.com/embed/abcdefgh" title="式の動画"></iframe>', SITE),
    ).toEqual([
      {
        kind: 'embed',
        provider: 'youtube',
        url: 'https://www.youtube.com/watch?v=abcdefgh',
        title: '式の動画',
      },
    ]);
    expect(kinds('<iframe src="https://youtube.com.evil.example/embed/abcdefgh"></iframe>')).toEqual([]);
  });

  test('figures, tables and headings stand alone, with anchors that differ', () => {
    const raw =
      '<div><h2>一</h2><p>a</p><p>b</p><figure><img src="https://x.example/a.jpg" width="600" height="400"><figcaption>絵</figcaption></figure><figure><table><tr><td>1</td></tr></table></figure><h2>一</h2></div>';
    expect(kinds(raw)).toEqual(['heading', 'text', 'figure', 'table', 'heading']);
    const anchors = blocksOf(raw, SITE).flatMap((block) => (block.kind === 'heading' ? [block.anchor] : []));
    expect(new Set(anchors).size).toBe(2);
  });
});

describe('rules of articles', () => {
  test('an excerpt is cut at 120 characters as people count them', () => {
    expect(excerptOf('あ'.repeat(120))).toBe('あ'.repeat(120));
    expect(excerptOf('あ'.repeat(121))).toBe(`${'あ'.repeat(120)}…`);
    expect(excerptOf('👨‍👩‍👧'.repeat(121))).toBe(`${'👨‍👩‍👧'.repeat(120)}…`);
    expect(excerptOf('  ')).toBeNull();
  });

  test('labels, addresses and the karte', () => {
    expect(prLabelOf({ pr_label_flag: true, pr_label: null })).toBe('PR');
    expect(prLabelOf({ pr_label_flag: false, pr_label: 'PR' })).toBeNull();
    expect(numberAt(`${SITE}/magazine/12?utm_source=x`, SITE)).toBe('12');
    expect(numberAt('https://evil.example/magazine/12', SITE)).toBeNull();
    expect(
      isExcludedFromKarte({ pr_label_flag: false, no_karte: false, tags: [{ slug: 'campaign' }] }, [
        'promotion',
        'campaign',
      ]),
    ).toBe(true);
    expect(isExcludedFromKarte({ pr_label_flag: false, no_karte: false, tags: [] }, ['promotion'])).toBe(
      false,
    );
  });
});
