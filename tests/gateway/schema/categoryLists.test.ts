/** The tree of categories and the articles of a category by conditions, from the indexes of articles. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createTestGateway } from './testGateway.ts';

interface Category {
  readonly rawId: string;
  readonly name: string;
  readonly articleCount: number;
}
interface Found {
  readonly totalCount: number;
  readonly nodes: ReadonlyArray<{
    readonly rawId: string;
    readonly title: string;
    readonly indexedTags: ReadonlyArray<{ readonly slug: string }> | null;
  }>;
  readonly tagCounts: ReadonlyArray<{ readonly tag: { readonly slug: string }; readonly count: number }>;
  readonly phaseCounts: ReadonlyArray<{ readonly phase: string; readonly count: number }>;
  readonly prefectureCounts: ReadonlyArray<{ readonly prefectureSlug: string; readonly count: number }>;
  readonly index: { readonly isComplete: boolean; readonly isTried: boolean };
}

const FOUND = `query ($id: String!, $filter: ArticleFilter) {
  articleCategory(by: { rawId: $id }) {
    foundArticles(filter: $filter, first: 20) {
      totalCount nodes { rawId title indexedTags { slug } }
      tagCounts { tag { slug } count } phaseCounts { phase count } prefectureCounts { prefectureSlug count }
      index { isComplete isTried }
    }
  }
}`;

describe('the indexes of articles', () => {
  let gateway: ReturnType<typeof createTestGateway>;

  async function find(id: string, filter: Record<string, string> = {}): Promise<Found> {
    const { data, errors, calls } = await gateway.execute<{ articleCategory: { foundArticles: Found } }>(
      FOUND,
      { id, filter },
    );
    expect(errors).toEqual([]);
    expect(calls.filter((call) => call !== 'R05')).toEqual([]);
    return data.articleCategory.foundArticles;
  }

  beforeAll(() => {
    gateway = createTestGateway(inject('originUrl'));
  });
  afterAll(() => gateway.close());

  // First: the other tests need what it waits for.
  test('are read in the background', { timeout: 70_000 }, async () => {
    const isRead = async (): Promise<boolean> => (await find('24')).index.isComplete;
    await expect.poll(isRead, { timeout: 60_000, interval: 500 }).toBe(true);
  });

  test('list every category below its parent, without a REST call', async () => {
    const { data, errors, calls } = await gateway.execute<{
      articleCategories: ReadonlyArray<Category & { readonly children: readonly Category[] }>;
    }>('{ articleCategories { rawId name articleCount children { rawId name articleCount } } }');
    expect([errors, calls]).toEqual([[], []]);
    expect(data.articleCategories).toHaveLength(8);
    expect(data.articleCategories.flatMap(({ children }) => children)).toHaveLength(20);
    const costs = data.articleCategories.find(({ rawId }) => rawId === '13');
    expect(costs?.children.map(({ name }) => name)).toEqual(['見積もりと節約', 'ご祝儀とお金のマナー']);
    expect(costs?.children[0]?.articleCount).toBe(85);
  });

  test('find all articles of a category, as its list does', async () => {
    const all = await find('24');
    expect([all.totalCount, all.index.isTried]).toEqual([85, true]);
    expect(all.tagCounts[0]).toEqual({ tag: { slug: 'budget' }, count: expect.any(Number) });
    expect(all.nodes.every(({ indexedTags }) => indexedTags !== null)).toBe(true);
  });

  test('narrow a category by prefecture, tag and phase; the counts say what each finds', async () => {
    const all = await find('13');
    const tokyo = await find('13', { prefectureSlug: 'tokyo' });
    // What weddings cost there, and the story of one.
    expect(tokyo.nodes.map(({ rawId }) => rawId).toSorted()).toEqual(['765', '912']);
    expect(tokyo.nodes.every(({ title }) => title.includes('東京都'))).toBe(true);
    // The counts of a condition leave it out.
    expect(tokyo.prefectureCounts).toEqual(all.prefectureCounts);
    for (const { tag, count } of all.tagCounts)
      expect((await find('13', { tagSlug: tag.slug })).totalCount, tag.slug).toBe(count);
    expect(all.phaseCounts.length).toBeGreaterThan(1);
    for (const { phase, count } of all.phaseCounts)
      expect((await find('13', { phase })).totalCount, phase).toBe(count);
    expect((await find('13', { phase: 'MONTHS_9_TO_7', prefectureSlug: 'tokyo' })).totalCount).toBe(0);
  });

  test('a prefecture of the search options by its slug', async () => {
    const { data } = await gateway.execute(
      '{ hallSearchOptions { prefectures(slug: "nara") { slug name } } }',
    );
    expect(data).toEqual({ hallSearchOptions: { prefectures: [{ slug: 'nara', name: '奈良県' }] } });
  });
});
