/** The magazine over the real REST APIs: what is answered, and what it costs. */
import { afterAll, describe, expect, inject, test } from 'vitest';

import { asDemo, createAsking } from './query.ts';

const { ask, close } = createAsking(inject('originUrl'));
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

const article = async (by: object, page = 1) => (await ask<ArticleData>(ARTICLE, { by, page })).data.article;

describe('an article', () => {
  test('is one call for itself, one for its author, one for those related, and one for each hall it names', async () => {
    const numbers = Array.from({ length: 40 }, (_, index) => String(900 + index));
    const answers = [];
    for (const rawId of numbers) answers.push(await ask<ArticleData>(ARTICLE, { by: { rawId } }));
    for (const { data, errors, calls } of answers) {
      expect(errors).toEqual([]);
      const halls = new Set(
        data.article?.blocks
          ?.filter(({ __typename }) => __typename === 'ArticleHall')
          .map(({ hall }) => hall?.name),
      );
      const others = calls.filter((call) => call !== 'R54');
      expect(others).toEqual(['R01', 'R02', 'R06']);
      // A hall another article has brought already is in memory.
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

  test('is read in one call by a thousand guests at once', async () => {
    const text =
      '{ article(by: {rawId: "777"}) { title body author { displayName } relatedArticles { title } } }';
    const answers = await Promise.all(Array.from({ length: 1_000 }, () => ask(text)));
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    expect(answers.flatMap(({ calls }) => calls).toSorted()).toEqual(['R01', 'R02', 'R06']);
  });

  test('has an excerpt of at most 120 characters and an ellipsis, anchors of its own, and clean HTML', async () => {
    const found = await article({ rawId: '601' });
    expect([...(found?.excerpt ?? '')].length).toBeLessThanOrEqual(121);
    const anchors = found?.blocks?.flatMap(({ anchor }) => anchor ?? []) ?? [];
    expect(anchors.length).toBeGreaterThan(2);
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(found?.body).not.toMatch(/<iframe|class=|style=|<script/);
    expect(found?.body).toContain('<figcaption>');
  });

  test('is paged, and there is nothing beyond its last page', async () => {
    const first = await article({ rawId: '601' });
    expect(first?.pageCount).toBe(2);
    const second = await article({ rawId: '601' }, 2);
    expect(second?.body).not.toBe(first?.body);
    const third = await article({ rawId: '601' }, 3);
    expect(third?.body).toBeNull();
    expect(third?.blocks).toBeNull();
  });

  test('is null without an error where there is none, it was withdrawn, or the number is no number', async () => {
    for (const rawId of ['999999', '401', '0', 'x', '1; drop', '9223372036854775808']) {
      const { data, errors } = await ask<ArticleData>('query ($by: ArticleBy!) { article(by: $by) { id } }', {
        by: { rawId },
      });
      expect(data.article, rawId).toBeNull();
      expect(errors).toEqual([]);
    }
  });

  test('is found again by its global id and by its address', async () => {
    const found = await article({ rawId: '700' });
    expect((await article({ id: found?.id }))?.title).toBe(found?.title);
    expect((await article({ url: 'http://site.test/magazine/700' }))?.title).toBe(found?.title);
    expect(found?.relatedArticles.map(({ rawId }) => rawId)).not.toContain('700');
    const { data } = await ask<{ node: { __typename: string; title: string } }>(
      'query ($id: ID!) { node(id: $id) { __typename ... on Article { title } } }',
      { id: found?.id },
    );
    expect(data.node).toEqual({ __typename: 'Article', title: found?.title });
  });
});

describe('lists of articles', () => {
  interface List {
    nodes: readonly { rawId: string; title: string }[];
    totalCount: number;
    pageInfo: { hasNextPage: boolean };
  }
  const FIELDS = 'totalCount nodes { rawId title } pageInfo { hasNextPage }';

  test('a page of any of them is one call', async () => {
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
      const answer = await ask(`{ ${text} }`);
      expect(answer.errors, text).toEqual([]);
      expect(answer.calls, text).toEqual(calls);
    }
  });

  test('a category has a parent, numbered pages of 18 and an end', async () => {
    const text = /* GraphQL */ `
      query ($page: Int) {
        articleCategory(by: { rawId: "26" }) {
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
    const { data } = await ask<Category>(text, { page: 1 });
    expect(data.articleCategory.parent.name).toBe('衣裳と美容');
    expect(data.articleCategory.articles.nodes).toHaveLength(18);
    expect(data.articleCategory.articles.totalCount).toBe(data.articleCategory.articleCount);
    const beyond = await ask<Category>(text, { page: 200 });
    expect(beyond.data.articleCategory.articles.nodes).toEqual([]);
    const ranking = await ask<{ articleRanking: { article: { title: string } }[] }>(
      'query ($id: ID) { articleRanking(categoryId: $id, period: WEEK, first: 5) { rank article { title } } }',
      { id: data.articleCategory.id },
    );
    expect(ranking.data.articleRanking).toHaveLength(5);
    const own = await ask<{ articleCategory: { ranking: { article: { title: string } }[] } }>(
      '{ articleCategory(by: {rawId: "26"}) { ranking(period: WEEK, first: 5) { rank article { title } } } }',
    );
    expect(own.data.articleCategory.ranking).toEqual(ranking.data.articleRanking);
  });

  test('a category, a tag and a writer that are none are null without an error', async () => {
    const { data, errors } = await ask(
      '{ articleCategory(by: {rawId: "9999"}) { id } articleTag(slug: "none") { name } writer(rawId: "9999") { id } }',
    );
    expect(data).toEqual({ articleCategory: null, articleTag: null, writer: null });
    expect(errors).toEqual([]);
  });

  test('picks tell ours from those of other sites, which are found again while they are picked', async () => {
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
    const { data } = await ask<Picks>('{ pickupArticles { id kind rawId url referrerName title } }');
    const other = data.pickupArticles.find(({ kind }) => kind === 'DISTRIBUTION');
    expect(other).toMatchObject({ rawId: null });
    expect(other?.referrerName).not.toBeNull();
    const own = data.pickupArticles.filter(({ kind }) => kind === 'MAGAZINE');
    expect(own.length).toBeGreaterThan(3);
    expect((await article({ id: other?.id }))?.title).toBe(other?.title);
    expect((await article({ url: other?.url }))?.blocks).toBeNull();
  });

  test('a signed-in user gets picks of their own, a guest those of everybody', async () => {
    const text = '{ viewer { pickupArticles { title } } }';
    expect((await ask(text, {}, { headers: asDemo })).calls).toEqual(['R09']);
    expect((await ask(text)).errors).toEqual([]);
  });
});
