/** Seeded articles, read in full: length, repetitions, titles, and figures that agree with the data. */
import { describe, expect, it, vi } from 'vitest';
import { catalogue } from '#tests/harness/catalogue.ts';

vi.setConfig({ testTimeout: 60_000 });

const listed = catalogue.articles.filter(({ is_withdrawn }) => !is_withdrawn);
type Article = (typeof listed)[number];

const html = ({ pages }: Article): string => pages.join('\n');
const plain = (markup: string): string => markup.replaceAll(/<[^>]*>/g, '');
const elements = (markup: string, tags: string): string[] =>
  [...markup.matchAll(new RegExp(`<(${tags})\\b[^>]*>(.*?)</\\1>`, 'gs'))].map(([, , text = '']) =>
    plain(text),
  );
const headings = (article: Article): string[] => elements(html(article), 'h2|h3');
const sentences = (article: Article): string[] =>
  elements(html(article), 'p|li')
    .flatMap((text) => text.split(/(?<=[。！？])/))
    .map((text) => text.trim())
    .filter((text) => text.endsWith('。') && text.length > 8);
/** About one wedding, with its bill. */
const isStory = ({ id }: Article): boolean => id >= 765 && id < 900;
const repeated = (texts: readonly string[]): string[] =>
  texts.filter((text, index) => texts.indexOf(text) !== index);
const linkedHalls = (article: Article): number[] =>
  [...html(article).matchAll(/href="\/halls\/(\d+)"/g)].map(([, id]) => Number(id));

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });
/** Words of a title that carry its meaning: of two characters at least, with kanji or katakana. */
const words = (title: string): string[] =>
  [...segmenter.segment(title)]
    .map(({ segment }) => segment)
    .filter((word) => /^[一-龠々ァ-ヶー]{2,}$/.test(word));

/** The article's id and title before each finding. */
const findings = (find: (article: Article) => readonly string[]): string[] =>
  listed.flatMap((article) => find(article).map((found) => `${article.id} ${article.title}: ${found}`));

const SEASON_TAGS: Record<string, string> = { 春: 'spring', 夏: 'summer', 秋: 'autumn', 冬: 'winter' };

describe('seeded articles', () => {
  it('are about 240, each with its own title, outline and excerpt', () => {
    expect(listed.length).toBeGreaterThanOrEqual(220);
    expect(repeated(listed.map(({ title }) => title))).toEqual([]);
    expect(repeated(listed.flatMap(({ excerpt }) => excerpt ?? []))).toEqual([]);
    const outlines = listed.map((article) => headings(article).join('\n'));
    expect(repeated(outlines)).toEqual([]);
  });

  it('have 1,500 to 4,000 characters', () => {
    expect(
      findings((article) => {
        const { length } = plain(html(article)).replaceAll(/\s/g, '');
        return length < 1_500 || length > 4_000 ? [`${length} characters`] : [];
      }),
    ).toEqual([]);
  });

  it('repeat no heading and no sentence', () => {
    expect(findings((article) => repeated(headings(article)))).toEqual([]);
    expect(findings((article) => repeated(sentences(article)))).toEqual([]);
  });

  it('share no sentence with more than two others', () => {
    const uses = new Map<string, number>();
    for (const article of listed)
      for (const sentence of new Set(sentences(article))) uses.set(sentence, (uses.get(sentence) ?? 0) + 1);
    expect([...uses].filter(([, count]) => count > 3)).toEqual([]);
  });

  it('of one outline differ in more than names and numbers: each frame of a sentence serves few', () => {
    const names = new RegExp(
      [...new Set(catalogue.prefectures.map(({ name }) => name))]
        .toSorted((a, b) => b.length - a.length)
        .join('|'),
      'g',
    );
    const hallNames = new Set(catalogue.halls.map(({ name }) => name));
    const frames = new Map<string, Set<number>>();
    for (const article of listed)
      for (const sentence of sentences(article)) {
        if ([...hallNames].some((name) => sentence.includes(name))) continue;
        const frame = sentence.replaceAll(names, '◯').replaceAll(/[\d.,]+/g, '0');
        frames.set(frame, (frames.get(frame) ?? new Set()).add(article.id));
      }
    // Quotations included; the sentences of the articles themselves are in seedArticleOutlines.
    expect([...frames].filter(([, uses]) => uses.size > 8)).toEqual([]);
  });

  it('name their prefecture where it matters, not in every sentence', () => {
    const prefectures = new Map(catalogue.prefectures.map(({ slug, name }) => [slug, name]));
    expect(
      findings((article) => {
        const name = prefectures.get(article.prefecture_slug ?? '');
        const text = elements(html(article), 'p').join('');
        const count = name === undefined ? 0 : text.split(name).length - 1;
        return count > 8 ? [`${name} ${count} times`] : [];
      }),
    ).toEqual([]);
  });

  it('are punctuated in full width', () => {
    expect(
      findings((article) => [
        ...(plain(html(article).replaceAll(/<\/?(td|th|li|p|h2|h3)\b[^>]*>/g, '\n')).match(
          /[ぁ-んァ-ヶ一-龠][?!,:;()+]|[?!,:;()+][ぁ-んァ-ヶ一-龠]/g,
        ) ?? []),
      ]),
    ).toEqual([]);
  });

  it('quote each remark in few articles', () => {
    const uses = new Map<string, Set<number>>();
    for (const article of listed) {
      const quotes = [...html(article).matchAll(/<blockquote[^>]*><p>(.*?)<\/p>/g)].map(
        ([, text = '']) => text,
      );
      for (const sentence of quotes.flatMap((text) => text.split(/(?<=。)/))) {
        const frame = sentence.replaceAll(/\d+/g, '0');
        uses.set(frame, (uses.get(frame) ?? new Set()).add(article.id));
      }
    }
    expect([...uses].filter(([, articles]) => articles.size > 8)).toEqual([]);
  });

  it('about an area quote visitors of its halls', () => {
    const areas = new Map(catalogue.areas.map(({ name, slug }) => [name, slug]));
    const home = new Map(catalogue.prefectures.map(({ name, area_slug }) => [name, area_slug]));
    const areaOf = ({ title }: Article) => areas.get(/^(.+?)で/.exec(title)?.[1] ?? '');
    expect(listed.filter(areaOf).length).toBeGreaterThan(40);
    expect(
      findings((article) => {
        const speakers = [...html(article).matchAll(/<cite>(.*?)の/g)].map(
          ([, prefecture = '']) => prefecture,
        );
        const area = areaOf(article);
        return speakers.filter((prefecture) => area && home.get(prefecture) !== area);
      }),
    ).toEqual([]);
  });

  it('name no month or season after their publication', () => {
    const starts: Record<string, string> = { 冬: '01', 春: '03', 夏: '06', 秋: '09' };
    expect(
      findings(({ title, pages, published_at }) => {
        const text = plain([title, ...pages].join('\n'));
        const named = text.matchAll(/(20\d\d)年(?:の([春夏秋冬])|(\d{1,2})月)/g);
        const published = new Date(published_at).toISOString().slice(0, 7);
        return [...named].flatMap(([date, year, season = '', month]) =>
          `${year}-${month?.padStart(2, '0') ?? starts[season]}` > published ? [`${date}, ${published}`] : [],
        );
      }),
    ).toEqual([]);
  });

  it('contain the words of their titles', () => {
    expect(
      findings((article) => words(article.title).filter((word) => !plain(html(article)).includes(word))),
    ).toEqual([]);
  });

  it('are complete: headings, a table or list, no value left out', () => {
    expect(
      findings((article) => {
        const markup = html(article);
        const missing = elements(markup, 'h2').length < 4 ? ['fewer than 4 sections'] : [];
        if (!/<table|<ul|<ol/.test(markup)) missing.push('no table or list');
        if (/[{}[\]]|undefined|NaN|null/.test(plain(markup))) missing.push('a value is missing');
        if (/、、|。。|、。/.test(plain(markup))) missing.push('punctuation');
        return missing;
      }),
    ).toEqual([]);
  });

  it('name halls that exist, in the prefecture of the article, with their figures', () => {
    const halls = new Map(catalogue.halls.map((hall) => [hall.id, hall]));
    expect(
      findings((article) =>
        linkedHalls(article).flatMap((id) => {
          const hall = halls.get(id);
          if (hall === undefined) return [`no hall ${id}`];
          const wrong: string[] = [];
          if (article.prefecture_slug && hall.prefecture_slug !== article.prefecture_slug)
            wrong.push(`${hall.name} is elsewhere`);
          const text =
            elements(html(article), 'p').find((one) => one.includes(hall.name) && one.includes('目安')) ?? '';
          if (!text.includes(`${hall.capacity_max}名`)) wrong.push(`capacity of ${hall.name}`);
          if (!text.includes(`${Math.round((hall.cost ?? 0) / 10_000)}万円`))
            wrong.push(`cost of ${hall.name}`);
          const rated = hall.rating_count === 1 ? '口コミは1件で' : `${hall.rating_count}件の平均は`;
          if (hall.rating_count > 0 && !text.includes(`${rated}${hall.rating?.toFixed(1)}点`))
            wrong.push(`rating of ${hall.name}`);
          return wrong;
        }),
      ),
    ).toEqual([]);
  });

  it('about a wedding are of the prefecture that their title names', () => {
    const names = new Map(catalogue.prefectures.map(({ slug, name }) => [slug, name]));
    const stories = listed.filter(isStory);
    expect(stories.length).toBeGreaterThan(30);
    for (const { title, prefecture_slug } of stories)
      expect(title).toContain(names.get(prefecture_slug ?? ''));
  });

  it('of prefectures state the mean of its bills', () => {
    const prefectureOf = new Map(catalogue.halls.map((hall) => [hall.id, hall]));
    for (const article of listed.filter((one) => one.prefecture_slug !== null && !isStory(one))) {
      const bills = catalogue.reports.filter(
        ({ hall_id, total_cost, first_estimate, guest_count, cost_items }) => {
          const hall = prefectureOf.get(hall_id);
          return (
            hall?.prefecture_slug === article.prefecture_slug &&
            hall?.service_id !== 6 &&
            total_cost &&
            first_estimate &&
            guest_count &&
            cost_items
          );
        },
      );
      const mean = bills.reduce((sum, { total_cost }) => sum + (total_cost ?? 0), 0) / bills.length;
      const guests = bills.reduce((sum, { guest_count }) => sum + (guest_count ?? 0), 0) / bills.length;
      const text = plain(html(article));
      expect(text, article.title).toContain(`${Math.round(guests)}名`);
      if (article.category_ids[0] === 24)
        expect(text, article.title).toContain(`${Math.round(mean / 10_000)}万円`);
    }
  });

  it('have the category, tags and writer of their subject', () => {
    const writers = new Map(catalogue.writers.map((writer) => [writer.id, writer]));
    const tags = new Map(catalogue.article_tags.map(({ id, slug }) => [id, slug]));
    expect(
      findings((article) => {
        const wrong: string[] = [];
        const slugs = article.tag_ids.map((id) => tags.get(id));
        if (slugs.length === 0 && article.tag_ids.length === 0) wrong.push('no tag');
        for (const [season, slug] of Object.entries(SEASON_TAGS))
          if (new RegExp(`\\d{4}年の${season}`).test(plain(html(article))) && !slugs.includes(slug))
            wrong.push(`tag ${slug}`);
        const isOfPrefecture = article.prefecture_slug !== null && !isStory(article);
        if (isOfPrefecture !== slugs.includes('prefecture')) wrong.push('tag prefecture');
        if ((article.pr_label !== null) !== slugs.includes('promotion')) wrong.push('tag promotion');
        if (article.writer_id && !writers.has(article.writer_id)) wrong.push('writer');
        if (!catalogue.article_categories.some(({ id }) => id === article.category_ids[0]))
          wrong.push('category');
        return wrong;
      }),
    ).toEqual([]);
    const authors = new Set(listed.map(({ writer_id }) => writer_id));
    // Users 1 and 3 write nothing.
    const idle = catalogue.writers.filter(({ id }) => !authors.has(id)).map(({ id }) => id);
    expect(idle).toEqual([1, 3]);
    for (const { name, posts_count } of catalogue.article_categories)
      expect(posts_count, name).toBeGreaterThan(0);
  });

  it('have writers with names and biographies of their own, and one each', () => {
    const authors = catalogue.writers.filter(({ id }) => ![1, 3].includes(id));
    expect(new Set(authors.map(({ display_name }) => display_name)).size).toBe(authors.length);
    const biographies = authors.flatMap(({ description }) => description ?? []);
    expect(biographies.length).toBeGreaterThan(30);
    const sentences = biographies.flatMap((text) => text.match(/[^。]+。/g) ?? []);
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const text of biographies) expect(text.match(/。/g)?.length, text).toBeGreaterThan(1);
    expect(listed.filter(({ writer_id }) => writer_id === null).map(({ id }) => id)).toEqual([]);
  });

  it('are viewed more often than clipped', () => {
    const views = new Map(listed.map(({ id, views_all }) => [id, views_all]));
    for (const { id, clip_count } of catalogue.article_cards)
      if (views.has(id - 80_000))
        expect(clip_count ?? 0, String(id)).toBeLessThanOrEqual(views.get(id - 80_000) ?? 0);
  });
});

describe('preparation guides', () => {
  const guides = catalogue.preparation_guides;

  it('link general articles, from a year before the wedding to its month', () => {
    expect(guides.length).toBeGreaterThan(40);
    const months = guides.flatMap(({ months_before }) => months_before ?? []);
    expect(Math.max(...months)).toBe(12);
    expect(Math.min(...months)).toBeLessThanOrEqual(1);
    expect(months).toEqual(months.toSorted((a, b) => b - a));
    const articles = new Map(listed.map((article) => [article.id, article]));
    for (const { article_id, title } of guides) expect(articles.get(article_id)?.title).toBe(title);
    // A title that names a number of months belongs to that phase.
    for (const { title, months_before } of guides) {
      const [, stated] = /(\d+)か月前/.exec(title) ?? [];
      if (stated !== undefined) expect(months_before, title).toBe(Number(stated));
    }
  });
});
