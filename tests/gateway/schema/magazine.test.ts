/** The magazine over the real REST APIs: results and their calls. */
import { afterAll, describe, expect, inject, test } from 'vitest';

import { createTestGateway, demoHeaders } from './testGateway.ts';

const { execute, close } = createTestGateway(inject('originUrl'));
afterAll(close);

interface ArticleData {
  article: {
    id: string;
    rawId: string | null;
    kind: string;
    url: string;
    title: string;
    excerpt: string | null;
    body: string | null;
    pageCount: number | null;
    prLabel: string | null;
    blocks: readonly { __typename: string; anchor?: string; hall?: { name: string } | null }[] | null;
    author: { displayName: string } | null;
    categories: readonly { id: string; rawId: string; name: string }[];
    tags: readonly { slug: string }[];
    relatedArticles: readonly { rawId: string; title: string }[];
  } | null;
}

const ARTICLE = /* GraphQL */ `
  query ($by: ArticleBy!, $page: Int) {
    article(by: $by) {
      id
      rawId
      kind
      url
      title
      excerpt
      body(page: $page)
      pageCount
      readingMinutes
      prLabel
      publishedAt
      modifiedAt
      clipCount
      isExcludedFromKarte
      blocks(page: $page) {
        __typename
        ... on ArticleHeading {
          anchor
          level
          text
        }
        ... on ArticleFigure {
          caption
          image {
            url
            width
            height
            altText
          }
        }
        ... on ArticleHall {
          label
          hall {
            name
          }
        }
      }
      author {
        displayName
      }
      categories {
        id
        rawId
        name
        articleCount
      }
      tags {
        slug
      }
      relatedArticles {
        rawId
        title
        prLabel
        thumbnail {
          url
        }
      }
    }
  }
`;

const article = async (by: object, page = 1) =>
  (await execute<ArticleData>(ARTICLE, { by, page })).data.article;

describe('an article', () => {
  test('makes one call for itself, its author, its related articles, and each hall it mentions', async () => {
    const numbers = ['101', ...Array.from({ length: 39 }, (_, index) => String(900 + index))];
    const answers = [];
    for (const rawId of numbers) answers.push(await execute<ArticleData>(ARTICLE, { by: { rawId } }));
    for (const { data, errors, calls } of answers) {
      expect(errors).toEqual([]);
      const halls = new Set(
        data.article?.blocks
          ?.filter(({ __typename }) => __typename === 'ArticleHall')
          .map(({ hall }) => hall?.name),
      );
      const others = calls.filter((call) => call !== 'R54');
      expect(others).toEqual(['R01', 'R02', 'R06']);
      // A hall that another article loaded is cached.
      expect(calls.length - others.length).toBeLessThanOrEqual(halls.size);
    }
    const kinds = new Set(
      answers.flatMap(({ data }) => data.article?.blocks ?? []).map((block) => block.__typename),
    );
    expect([...kinds].toSorted()).toEqual([
      'ArticleEmbed',
      'ArticleFigure',
      'ArticleHall',
      'ArticleHeading',
      'ArticleTable',
      'ArticleText',
    ]);
    const halls = answers
      .flatMap(({ data }) => data.article?.blocks ?? [])
      .filter((block) => block.__typename === 'ArticleHall');
    expect(halls.every(({ hall }) => (hall?.name ?? '') !== '')).toBe(true);
  });

  test('is loaded once for a thousand concurrent guests', async () => {
    const text =
      '{ article(by: {rawId: "777"}) { title body author { displayName } relatedArticles { title } } }';
    const answers = await Promise.all(Array.from({ length: 1_000 }, () => execute(text)));
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    expect(answers.flatMap(({ calls }) => calls).toSorted()).toEqual(['R01', 'R02', 'R06']);
  });

  test('has an excerpt of at most 120 characters with an ellipsis, unique anchors, and sanitized HTML', async () => {
    const found = await article({ rawId: '104' });
    expect([...(found?.excerpt ?? '')].length).toBeLessThanOrEqual(121);
    const anchors = found?.blocks?.flatMap(({ anchor }) => anchor ?? []) ?? [];
    expect(anchors.length).toBeGreaterThan(2);
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(found?.body).not.toMatch(/<iframe|class=|style=|<script/);
    expect(found?.body).toContain('<figcaption>');
  });

  test('is paged, and null past its last page', async () => {
    const first = await article({ rawId: '601' });
    expect(first?.pageCount).toBe(2);
    const second = await article({ rawId: '601' }, 2);
    expect(second?.body).not.toBe(first?.body);
    const third = await article({ rawId: '601' }, 3);
    expect(third?.body).toBeNull();
    expect(third?.blocks).toBeNull();
  });

  test('is null without an error if it does not exist, was withdrawn, or the number is invalid', async () => {
    for (const rawId of ['999999', '401', '0', 'x', '1; drop', '9223372036854775808']) {
      const { data, errors } = await execute<ArticleData>(
        'query ($by: ArticleBy!) { article(by: $by) { id } }',
        {
          by: { rawId },
        },
      );
      expect(data.article, rawId).toBeNull();
      expect(errors).toEqual([]);
    }
  });

  test('is found by its global id and by its address', async () => {
    const found = await article({ rawId: '610' });
    expect((await article({ id: found?.id }))?.title).toBe(found?.title);
    expect((await article({ url: 'http://site.test/magazine/610' }))?.title).toBe(found?.title);
    expect(found?.relatedArticles.map(({ rawId }) => rawId)).not.toContain('610');
    const { data } = await execute<{ node: { __typename: string; title: string } }>(
      'query ($id: ID!) { node(id: $id) { __typename ... on Article { title } } }',
      { id: found?.id },
    );
    expect(data.node).toEqual({ __typename: 'Article', title: found?.title });
  });
});

test.each([0, -1, 21])('related articles: `first` of %i is refused', async (first) => {
  const text = `{ article(by: { rawId: "610" }) { relatedArticles(first: ${first}) { id } } }`;
  const message = '`first` has to lie between 1 and 20.';
  expect((await execute(text)).errors).toMatchObject([{ message, code: 'BAD_USER_INPUT' }]);
});

describe('lists of articles', () => {
  interface List {
    nodes: readonly { rawId: string; title: string }[];
    totalCount: number;
    pageInfo: { hasNextPage: boolean };
  }
  const FIELDS = 'totalCount nodes { rawId title } pageInfo { hasNextPage }';

  test('a page of any list makes one call', async () => {
    const lists: [string, string[]][] = [
      [`recentArticles(page: 3) { ${FIELDS} }`, ['R03']],
      [`prefectureArticles(prefectureSlug: "osaka") { ${FIELDS} }`, ['R80']],
      ['articleRanking { rank article { title excerpt categoryName prLabel } }', ['R04']],
      ['pickupArticles { title kind url referrerName thumbnail { url } categoryName }', ['R09']],
      ['preparationGuides { totalCount nodes { title monthsBefore url } }', ['R07']],
      ['writers { totalCount nodes { displayName } }', ['R08']],
      [`articleTag(slug: "parents") { name articles { ${FIELDS} } }`, ['X09']],
      [`articleCategory(by: {rawId: "27"}) { name articleCount articles { ${FIELDS} } }`, ['R05']],
    ];
    for (const [text, calls] of lists) {
      const answer = await execute(`{ ${text} }`);
      expect(answer.errors, text).toEqual([]);
      expect(answer.calls, text).toEqual(calls);
    }
  });

  test('a category has a parent, pages of 18 and an end', async () => {
    const text = /* GraphQL */ `
      query ($page: Int) {
        articleCategory(by: { rawId: "24" }) {
          id
          parent {
            rawId
            name
          }
          articleCount
          articles(page: $page) {
            totalCount
            nodes {
              rawId
              title
            }
            pageInfo {
              hasNextPage
            }
          }
        }
      }
    `;
    interface Category {
      articleCategory: { id: string; parent: { name: string }; articleCount: number; articles: List };
    }
    const { data } = await execute<Category>(text, { page: 1 });
    expect(data.articleCategory.parent.name).toBe('費用とお金');
    expect(data.articleCategory.articles.nodes).toHaveLength(18);
    expect(data.articleCategory.articles.totalCount).toBe(data.articleCategory.articleCount);
    const beyond = await execute<Category>(text, { page: 200 });
    expect(beyond.data.articleCategory.articles.nodes).toEqual([]);
    const ranking = await execute<{ articleRanking: { article: { title: string } }[] }>(
      'query ($id: ID) { articleRanking(categoryId: $id, period: WEEK, first: 5) { rank article { title } } }',
      { id: data.articleCategory.id },
    );
    expect(ranking.data.articleRanking).toHaveLength(5);
    const own = await execute<{ articleCategory: { ranking: { article: { title: string } }[] } }>(
      '{ articleCategory(by: {rawId: "24"}) { ranking(period: WEEK, first: 5) { rank article { title } } } }',
    );
    expect(own.data.articleCategory.ranking).toEqual(ranking.data.articleRanking);
    const unknown = await execute('query ($id: ID) { articleRanking(categoryId: $id) { rank } }', {
      id: Buffer.from('ArticleCategory:9999').toString('base64url'),
    });
    expect(unknown).toMatchObject({ data: { articleRanking: [] }, errors: [] });
  });

  test('an unknown category, tag or writer is null without an error', async () => {
    const { data, errors } = await execute(
      `query ($slug: String!) {
        articleCategory(by: {rawId: "9999"}) { id } articleTag(slug: "none") { name } writer(rawId: "9999") { id }
        unstorable: articleTag(slug: $slug) { name }
      }`,
      { slug: 'none\0' },
    );
    expect(data).toEqual({ articleCategory: null, articleTag: null, writer: null, unstorable: null });
    expect(errors).toEqual([]);
  });

  test('picks distinguish magazine articles from those of other sites, which are found while they are picked', async () => {
    interface Picks {
      pickupArticles: {
        id: string;
        kind: string;
        rawId: string | null;
        url: string;
        referrerName: string | null;
        title: string;
      }[];
    }
    const { data } = await execute<Picks>('{ pickupArticles { id kind rawId url referrerName title } }');
    const other = data.pickupArticles.find(({ kind }) => kind === 'DISTRIBUTION');
    expect(other).toMatchObject({ rawId: null });
    expect(other?.referrerName).not.toBeNull();
    expect(data.pickupArticles.filter(({ kind }) => kind === 'MAGAZINE').length).toBeGreaterThan(3);
    expect((await article({ id: other?.id }))?.title).toBe(other?.title);
    expect((await article({ url: other?.url }))?.blocks).toBeNull();
  });

  test('signed-in users get personal picks, guests the common ones', async () => {
    const text = '{ viewer { pickupArticles { title } } }';
    expect((await execute(text, {}, { headers: demoHeaders })).calls).toEqual(['R09']);
    await execute('{ pickupArticles { title } }');
    expect(await execute(text)).toMatchObject({ errors: [], calls: [] });
  });
});
