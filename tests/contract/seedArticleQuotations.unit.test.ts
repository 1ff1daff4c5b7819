/** Quotations in seeded articles: true excerpts of reviews that speak of the subject of their section. */
import { describe, expect, it, vi } from 'vitest';
import { namesOneOf, SUBJECTS } from '#origin/fixtures/seed/magazine/subjects.ts';
import { REVIEW_OPENINGS } from '#origin/fixtures/seed/texts/reviewOpenings.ts';
import { CLOSING_COMMENTS } from '#origin/fixtures/seed/texts/reviewTitles.ts';
import { catalogue } from '#tests/harness/catalogue.ts';

vi.setConfig({ testTimeout: 60_000 });

type Quotation = { id: number; title: string; section: string; text: string; first: string; speaker: string };

const plain = (markup: string): string => markup.replaceAll(/<[^>]*>/g, '');
const QUOTATION = /<blockquote[^>]*><p>(.*?)<\/p><cite>(.*?)<\/cite><\/blockquote>/gs;

/** Its title says more than a section is about. */
const isOfPlace = (id: number): boolean => id >= 900;

const quotations: Quotation[] = catalogue.articles.flatMap(({ id, title, pages }) =>
  pages
    .join('\n')
    .split(/(?=<h2)/)
    .flatMap((part) => {
      const words = plain(part.replaceAll(QUOTATION, ''));
      const section = isOfPlace(id) ? words : `${title}\n${words}`;
      return [...part.matchAll(QUOTATION)].map(([, text = '', speaker = '']) => ({
        id,
        title,
        section,
        text,
        first: /^[^。！？]*[。！？]?/.exec(text)?.[0] ?? '',
        speaker,
      }));
    }),
);

const failures = (isWrong: (quotation: Quotation) => boolean): string[] =>
  quotations
    .filter((quotation) => isWrong(quotation))
    .map(({ id, title, text }) => `${id} ${title}: ${text}`);

const escaped = (text: string): string => text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
/** Without its needs; figures stand for any. */
const patternOf = (line: string): RegExp =>
  new RegExp(`^${escaped(line.split('|').at(-1) ?? '').replaceAll(/\{.\}/g, '[^。]+')}`);
const GENERAL = [...Object.values(REVIEW_OPENINGS), ...Object.values(CLOSING_COMMENTS)]
  .flat()
  .map((line) => patternOf(line));

const prefectures = new Map(catalogue.prefectures.map(({ slug, name }) => [slug, name]));
const prefectureOf = new Map(
  catalogue.halls.map(({ id, prefecture_slug }) => [id, prefectures.get(prefecture_slug ?? '') ?? '']),
);
const comments = catalogue.reports.flatMap(({ hall_id, comments: own }) =>
  own.map(({ body, item }) => ({ body, item, prefecture: prefectureOf.get(hall_id) ?? '' })),
);
/** The comments that a quotation may come from; an excerpt keeps the end. */
const sourcesOf = ({ text, speaker }: Quotation) =>
  comments.filter(({ body, prefecture }) => body.endsWith(text) && speaker.startsWith(`${prefecture}の`));

describe('quotations in seeded articles', () => {
  it('are in most articles', () => {
    expect(quotations.length).toBeGreaterThan(350);
    expect(new Set(quotations.map(({ id }) => id)).size).toBeGreaterThan(catalogue.articles.length * 0.9);
  });

  it('are excerpts of reviews of halls in the prefecture that they name', () => {
    expect(failures((quotation) => sourcesOf(quotation).length === 0)).toEqual([]);
  });

  it('begin with a sentence on their subject, not on the wedding in general', () => {
    expect(failures(({ text }) => GENERAL.some((general) => general.test(text)))).toEqual([]);
  });

  it('name in the first sentence what their section, or the title, is about', () => {
    const subjects = [...SUBJECTS.values()];
    expect(
      failures((quotation) => {
        const items = sourcesOf(quotation).map(({ item }) => item);
        return !subjects.some(
          (subject) =>
            namesOneOf(quotation.section, subject.inArticles) &&
            namesOneOf(quotation.first, subject.inReviews) &&
            (subject.items.length === 0 || subject.items.some((item) => items.some((one) => one === item))),
        );
      }),
    ).toEqual([]);
  });

  it.each([
    [102, /見学の予約/],
    [117, /かつら|綿帽子|白無垢/],
    [118, /色打掛/],
    [119, /髪|メイク/],
    [120, /エステ/],
    [124, /指輪/],
    [130, /ブーケ/],
    [134, /留袖/],
    [140, /映像|映写/],
    [144, /雨/],
  ])('of article %i speak of its subject', (id, words) => {
    const firsts = quotations.filter((quotation) => quotation.id === id).map(({ first }) => first);
    expect(firsts.join('\n')).toMatch(words);
  });

  it('of subjects that no review speaks of are left out', () => {
    const quoted = new Set(quotations.map(({ id }) => id));
    expect([121, 122, 123, 141, 142].filter((id) => quoted.has(id))).toEqual([]);
  });
});
