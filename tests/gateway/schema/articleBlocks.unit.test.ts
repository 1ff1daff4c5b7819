/** Sanitizing of hostile and malformed HTML, as one piece and as article blocks. */
import { describe, expect, test } from 'vitest';
import {
  articleNumberInUrl,
  isExcludedFromKarte,
  resolvePrLabel,
  toExcerpt,
} from '#gateway/domains/article/rules.ts';
import { toBlocks } from '#gateway/html/convert.ts';
import { HTML_LIMITS } from '#gateway/html/parse.ts';
import { sanitizeHtml, serializeHtml } from '#gateway/html/sanitize.ts';
import { proxiedHtml } from '#gateway/schema/kit/html.ts';

import { ACTIVE_CONTENT, HOSTILE_HTML } from './hostileHtml.ts';

const SITE = 'https://www.example.jp';
const sanitized = (raw: string) => serializeHtml(sanitizeHtml(raw, HTML_LIMITS).tree);
const HERE = {
  site: { url: SITE, promotionalTags: [] },
  images: { addressOf: (original: string) => `${SITE}/img?url=${encodeURIComponent(original)}` },
};
const proxied = async (raw: string) => (await proxiedHtml(raw, HERE)).sanitizedHtml;
const blocksOf = (raw: string) => toBlocks({ raw, siteUrl: SITE, limits: HTML_LIMITS }).value;

describe('sanitizing', () => {
  test.each(HOSTILE_HTML)('S56 leaves no active content of %s', async (raw) => {
    expect(sanitized(raw)).not.toMatch(ACTIVE_CONTENT);
    // Parsing the output again, as browsers do, changes nothing.
    expect(sanitized(sanitized(raw))).toBe(sanitized(raw));
    expect(await proxied(raw)).not.toMatch(ACTIVE_CONTENT);
    expect(await proxied(raw)).not.toMatch(/ src="(?!https:\/\/www\.example\.jp\/img\?url=http)/);
    for (const block of blocksOf(raw)) {
      if ('html' in block) expect(block.html).not.toMatch(ACTIVE_CONTENT);
      for (const address of ['src', 'url'] as const)
        if (address in block)
          expect(Object.entries(block).find(([name]) => name === address)?.[1]).toMatch(/^https?:/);
    }
  });

  test('accepts nesting deeper than the call stack', () => {
    for (const tag of ['div', 'b', 'ul', 'section'])
      expect(sanitized(`<${tag}>`.repeat(50_000)).length).toBeLessThan(5_000);
    // These close their kind: the elements are siblings.
    for (const tag of ['a', 'table'])
      expect(sanitized(`<${tag}>`.repeat(50_000)).length).toBeLessThan(HTML_LIMITS.output);
  });
});

describe('blocks of an article', () => {
  const kinds = (raw: string) => blocksOf(raw).map(({ kind }) => kind);

  test('turns a line with only the address of a hall into a hall block, not a link within a sentence', () => {
    expect(blocksOf(`<p><a href="${SITE}/halls/12">白鳥</a></p>`)).toEqual([
      { kind: 'hall', path: { rawId: '12' }, url: `${SITE}/halls/12`, title: '白鳥' },
    ]);
    expect(kinds(`<p><a href="${SITE}/halls/kanto/hakucho">x</a></p>`)).toEqual(['hall']);
    expect(kinds(`<p>式場は<a href="${SITE}/halls/12">白鳥</a>です</p>`)).toEqual(['text']);
    expect(kinds('<p><a href="https://evil.example/halls/12">x</a></p>')).toEqual(['text']);
  });

  test('turns frames of known sites into embeds and drops all other frames', () => {
    expect(
      blocksOf('<iframe src="https://www.youtube.com/embed/abcdefgh" title="式の動画"></iframe>'),
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

  test('marks the phrases of a table, so that no column breaks a number from its unit', () => {
    const raw = '<table> <tr><th>最初の見積もり</th><td>84.1万円</td><td>A&amp;B</td></tr></table>';
    expect(blocksOf(raw)).toEqual([
      {
        kind: 'table',
        html: '<table> <tbody><tr><th>最初の見積もり</th><td>84.1万円</td><td>A&#x26;B</td></tr></tbody></table>',
        htmlWithBreaks:
          '<table> <tbody><tr><th>最初の<wbr>見積もり<wbr></th><td>84.1万円<wbr></td><td>A&#x26;B<wbr></td></tr></tbody></table>',
        caption: null,
      },
    ]);
    const long = 'あ'.repeat(300);
    expect(blocksOf(`<table><tr><td>${long}</td></tr></table>`)).toMatchObject([
      { htmlWithBreaks: expect.stringContaining(`<td>${long}</td>`) },
    ]);
  });

  test('separates figures, tables and headings, with unique anchors', () => {
    const raw =
      '<div><h2>一</h2><p>a</p><p>b</p><figure><img src="https://x.example/a.jpg" width="600" height="400"><figcaption>絵</figcaption></figure><figure><table><tr><td>1</td></tr></table></figure><h2>一</h2></div>';
    expect(kinds(raw)).toEqual(['heading', 'text', 'figure', 'table', 'heading']);
    const anchors = blocksOf(raw).flatMap((block) => (block.kind === 'heading' ? [block.anchor] : []));
    expect(new Set(anchors).size).toBe(2);
  });
});

describe('article rules', () => {
  test('cuts an excerpt at 120 graphemes', () => {
    expect(toExcerpt('あ'.repeat(120))).toBe('あ'.repeat(120));
    expect(toExcerpt('あ'.repeat(121))).toBe(`${'あ'.repeat(120)}…`);
    expect(toExcerpt('👨‍👩‍👧'.repeat(121))).toBe(`${'👨‍👩‍👧'.repeat(120)}…`);
    expect(toExcerpt('  ')).toBeNull();
  });

  test('labels, addresses and the karte', () => {
    expect(resolvePrLabel({ pr_label_flag: true, pr_label: null })).toBe('PR');
    expect(resolvePrLabel({ pr_label_flag: false, pr_label: 'PR' })).toBeNull();
    expect(articleNumberInUrl(`${SITE}/magazine/12?utm_source=x`, SITE)).toBe('12');
    expect(articleNumberInUrl('https://evil.example/magazine/12', SITE)).toBeNull();
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
