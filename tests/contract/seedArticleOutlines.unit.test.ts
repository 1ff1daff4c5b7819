/** Seeded articles differ in their outlines and sentences, not only in the names and numbers that they state. */
import { describe, expect, it, vi } from 'vitest';
import { catalogue } from '#tests/harness/catalogue.ts';

vi.setConfig({ testTimeout: 60_000 });

const plain = (markup: string): string => markup.replaceAll(/<[^>]*>/g, '');
const elements = (markup: string, tags: string): string[] =>
  [...markup.matchAll(new RegExp(`<(${tags})\\b[^>]*>(.*?)</\\1>`, 'gs'))].map(([, , text = '']) =>
    plain(text),
  );

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const named = [...catalogue.halls, ...catalogue.prefectures, ...catalogue.areas].map(({ name }) => name);
const NAMES = new RegExp(
  [...new Set([...named, '九州・沖縄'])]
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|'),
  'g',
);
/** Without names of halls, prefectures and areas, and without numbers. */
const frameOf = (text: string): string => text.replaceAll(NAMES, '◯').replaceAll(/[\d.,]+/g, '0');

const articles = catalogue.articles
  .filter(({ is_withdrawn }) => !is_withdrawn)
  .map(({ id, title, pages }) => {
    const html = pages.join('\n');
    const own = html.replaceAll(/<blockquote.*?<\/blockquote>/gs, '');
    return {
      id,
      title: frameOf(title),
      total: plain(html).replaceAll(/\s/g, '').length,
      length: plain(html.replaceAll(/<table.*?<\/table>/gs, '')).replaceAll(/\s/g, '').length,
      headings: new Set(
        elements(html, 'h2|h3')
          .map(frameOf)
          .filter((heading) => heading !== '◯'),
      ),
      sentences: elements(own, 'p|li')
        .flatMap((text) => text.split(/(?<=[。！？])/))
        .map((text) => text.trim())
        .filter((text) => text.endsWith('。') && text.length > 8)
        .map(frameOf),
    };
  });

/** Frames that more than three articles have. */
function worn(framesOf: (article: (typeof articles)[number]) => Iterable<string>): string[] {
  const uses = new Map<string, Set<number>>();
  for (const article of articles)
    for (const frame of framesOf(article)) uses.set(frame, (uses.get(frame) ?? new Set()).add(article.id));
  return [...uses].filter(([, { size }]) => size > 3).map(([frame]) => frame);
}

/** First and last id of those about kinds of halls, weddings, costs and customs. */
const FAMILIES = [
  ['halls', 601, 700],
  ['stories', 765, 800],
  ['costs', 900, 946],
  ['customs', 950, 996],
] as const;

/** Worn frames of short sentences about halls, such as an invitation to a fair. */
const MAX_WORN_SENTENCES = 15;
const MAX_WORN_SHARE = 0.15;

describe('outlines of seeded articles', () => {
  it('have four of five headings in common with no other article', () => {
    const pairs = articles.flatMap((a, index) =>
      articles.slice(index + 1).flatMap((b) => {
        const common = [...a.headings].filter((heading) => b.headings.has(heading)).length;
        return common >= 0.8 * Math.min(a.headings.size, b.headings.size) ? [`${a.id} ${b.id}`] : [];
      }),
    );
    expect(pairs).toEqual([]);
  });

  it('have titles of their own', () => {
    expect(worn(({ title }) => [title])).toEqual([]);
    const titles = articles.filter(({ id }) => id > 600 && id < 765).map(({ title }) => title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  it('share no heading among more than three articles', () => {
    expect(worn(({ headings }) => headings)).toEqual([]);
  });

  it('have sentences of their own', () => {
    const frames = new Set(worn(({ sentences }) => sentences));
    expect([...frames].slice(MAX_WORN_SENTENCES)).toEqual([]);
    const shares = articles.map(({ id, sentences }) => ({
      id,
      share: sentences.filter((frame) => frames.has(frame)).length / sentences.length,
    }));
    expect(shares.filter(({ share }) => share > MAX_WORN_SHARE)).toEqual([]);
  });

  it('of each family about places have 1,850 characters in the median', () => {
    for (const [family, first, last] of FAMILIES) {
      const lengths = articles
        .filter(({ id }) => id >= first && id <= last)
        .map(({ total }) => total)
        .toSorted((a, b) => a - b);
      expect(lengths[Math.floor(lengths.length / 2)], family).toBeGreaterThanOrEqual(1_850);
    }
  });

  it('have 1,500 characters without their tables', () => {
    expect(articles.filter(({ length }) => length < 1_500).map(({ id, length }) => ({ id, length }))).toEqual(
      [],
    );
  });
});
