/** The Cursor Connections specification, checked for every connection of the schema. */
import { getNamedType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { buildSchema } from '#gateway/domains/schema.ts';

import { createTestGateway, demoHeaders } from './testGateway.ts';

const { execute, close } = createTestGateway(inject('originUrl'));
afterAll(close);

const schema = buildSchema();

/** Fields that return a connection, as `Type.field`, with their row type and whether they have a total and numbered pages. */
const fields = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
  .flatMap(({ type, field }) => {
    const connection = getNamedType(field.type);
    if (!connection.name.endsWith('Connection') || !isObjectType(connection)) return [];
    const row = connection.getFields()['nodes'];
    if (row === undefined) throw new Error(`${connection.name} has no nodes`);
    const rowType = getNamedType(row.type);
    if (!isObjectType(rowType)) throw new Error(`${connection.name} has rows of several types`);
    return [
      {
        name: `${type.name}.${field.name}`,
        row: rowType,
        isCounted: 'totalCount' in connection.getFields(),
        isNumbered: field.args.some((argument) => argument.name === 'page'),
      },
    ];
  });

/** How to reach each: the surrounding selection, with `@` for the field, and its arguments besides paging. */
const PATHS: Readonly<Record<string, readonly [around: string, filter?: string]>> = {
  'Account.clippedArticles': ['viewer { account { @ } }'],
  'Account.clippedBrides': ['viewer { account { @ } }'],
  'Account.favoriteBrands': ['viewer { account { @ } }'],
  'Account.favoriteRings': ['viewer { account { @ } }'],
  'Account.hallClips': ['viewer { account { @ } }'],
  'ArticleCategory.articles': ['articleCategory(by: { rawId: "26" }) { @ }'],
  'ArticleCategory.foundArticles': ['articleCategory(by: { rawId: "24" }) { @ }'],
  'ArticleTag.articles': ['articleTag(slug: "parents") { @ }'],
  'Hall.allBrides': ['hall(by: { rawId: "10" }) { @ }'],
  'Hall.bridePhotos': ['hall(by: { rawId: "1" }) { @ }'],
  'Hall.costs': ['hall(by: { rawId: "8" }) { @ }'],
  'Hall.fairs': ['hall(by: { rawId: "1" }) { @ }'],
  'Hall.reviews': ['hall(by: { rawId: "1" }) { @ }'],
  'HallClipShare.hallClips': ['hallClipShare(hash: $hash) { @ }'],
  'Query.brands': ['@'],
  'Query.brides': ['@', 'filter: { prefectureSlug: "tokyo" }'],
  'Query.fairs': ['@', 'filter: { prefectureSlug: "tokyo" }'],
  'Query.hallVideos': ['@', 'prefectureSlug: "tokyo"'],
  'Query.halls': ['@', 'filter: { place: { prefectureSlug: "kyoto" } }'],
  'Query.pickedBrides': ['@'],
  'Query.prefectureArticles': ['@', 'prefectureSlug: "tokyo"'],
  'Query.preparationGuides': ['@'],
  'Query.recentArticles': ['@'],
  'Query.rings': ['@'],
  'Query.themeTags': ['@'],
  'Query.writers': ['@'],
  'ThemeTag.brides': ['themeTag(by: { rawId: "21" }) { @ }'],
  'Viewer.recentlyViewedHalls': ['viewer { @ }'],
  'Writer.articles': ['writer(rawId: "2") { @ }'],
};

interface Page {
  edges: { cursor: string; node: object }[];
  nodes: object[];
  totalCount?: number;
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
  pageCursors?: {
    around: { page: number; cursor: string | null; isCurrent: boolean }[];
    last: { page: number; cursor: string } | null;
  };
}

/** A user on a device of her own. */
const as = { headers: { ...demoHeaders, 'x-wn-uuid': '7c1f0f4e-2a6b-4f7e-9a51-3d5e8b7c9a10' } };

/** Clips and viewed halls, so that no list is empty, and the hash of a shared list. */
let hash = '';
beforeAll(async () => {
  const { data } = await execute<Record<string, { nodes: { id: string }[] }>>(
    '{ halls(first: 9) { nodes { id } } brands(first: 9) { nodes { id } } rings(first: 9) { nodes { id } } ' +
      'recentArticles(first: 9) { nodes { id } } pickedBrides(first: 9) { nodes { id } } }',
  );
  const targets = Object.values(data).flatMap(({ nodes }) => nodes);
  for (const { id } of targets) {
    await execute(
      'mutation ($id: ID!) { clip(input: { target: { id: $id } }) { clippable { __typename } } }',
      { id },
      as,
    );
  }
  for (const { id } of data['halls']?.nodes ?? []) {
    await execute(
      'mutation ($id: ID!) { recordHallView(input: { hallId: $id }) { recentlyViewedHallEdge { cursor } } }',
      { id },
      as,
    );
  }
  const shared = await execute<{ createHallClipShare: { hallClipShare: { hash: string } } }>(
    'mutation { createHallClipShare(input: {}) { hallClipShare { hash } } }',
    {},
    as,
  );
  hash = shared.data.createHallClipShare.hallClipShare.hash;
});

/** Four lists come from indexes that are filled in the background; a complete index stays unchanged for an hour. */
beforeAll(async () => {
  const isComplete = async (): Promise<boolean> => {
    type Index = { index: { isComplete: boolean } };
    const { data } = await execute<{
      brides: Index;
      fairs: Index;
      writer: { articles: Index };
      articleCategory: { foundArticles: Index };
    }>(
      '{ brides(first: 1) { index { isComplete } } fairs(first: 1) { index { isComplete } } writer(rawId: "2") { articles { index { isComplete } } } articleCategory(by: { rawId: "24" }) { foundArticles { index { isComplete } } } }',
    );
    const { brides, fairs, writer, articleCategory } = data;
    return [brides, fairs, writer.articles, articleCategory.foundArticles].every(
      ({ index }) => index.isComplete,
    );
  };
  await vi.waitUntil(isComplete, { timeout: 400_000, interval: 1_000 });
}, 420_000);

test('every connection has a path, and every path a connection', () => {
  expect(fields.map(({ name }) => name).toSorted()).toEqual(Object.keys(PATHS).toSorted());
});

describe.each(fields)('$name', ({ name, row, isCounted, isNumbered }) => {
  const [around = '', filter = ''] = PATHS[name] ?? [];
  const field = name.slice(name.indexOf('.') + 1);
  const idField = ['rawId', 'id', 'url'].find((key) => key in row.getFields()) ?? '__typename';
  const rows = `edges { cursor node { ${idField} } } nodes { ${idField} }`;
  const ends = 'pageInfo { hasNextPage hasPreviousPage startCursor endCursor }';
  const pages = 'totalCount pageCursors { around { page cursor isCurrent } last { page cursor } }';
  const selection = `${field}(first: $first, after: $after ${isNumbered ? 'page: $page' : ''} ${filter}) { ${rows} ${ends} ${isCounted ? pages : ''} }`;
  const variables = `$first: Int, $after: String${isNumbered ? ', $page: Int' : ''}${around.includes('$hash') ? ', $hash: String!' : ''}`;
  const text = `query (${variables}) { ${around.replace('@', selection)} }`;

  const read = async (first: number, after: string | null = null, page?: number): Promise<Page> => {
    const { data, errors } = await execute<object>(text, { first, after, page, hash }, as);
    expect(errors).toEqual([]);
    let at: unknown = data;
    for (const step of [...around.matchAll(/(\w+)(?:\([^)]*\))? \{/g)]
      .map(([, key = '']) => key)
      .concat(field)) {
      at = (at as Record<string, unknown> | null)?.[step];
    }
    if (!at) throw new Error(`${name} is null`);
    return at as Page;
  };

  /** Reads all rows with their cursors, page by page. */
  const readAll = async (first: number): Promise<{ edges: Page['edges']; total: number }> => {
    const edges: Page['edges'] = [];
    for (let after: string | null = null; ;) {
      const page: Page = await read(first, after);
      expect(page.nodes).toEqual(page.edges.map(({ node }) => node));
      expect([page.pageInfo.startCursor, page.pageInfo.endCursor]).toEqual([
        page.edges[0]?.cursor ?? null,
        page.edges.at(-1)?.cursor ?? null,
      ]);
      expect(page.pageInfo.hasPreviousPage).toBe(after !== null);
      edges.push(...page.edges);
      after = page.pageInfo.endCursor;
      if (!page.pageInfo.hasNextPage || after === null)
        return { edges, total: page.totalCount ?? edges.length };
    }
  };

  test('can be read to the end, each row once; cursors hold for any page size', async () => {
    const { edges, total } = await readAll(100);
    expect(total).toBeGreaterThan(0);
    expect(edges.length).toBe(total);
    expect(new Set(edges.map(({ cursor }) => cursor)).size).toBe(total);
    for (const first of [3, 7, 36]) {
      const start = edges[Math.floor(total / 2)];
      const page = await read(first, start?.cursor ?? null);
      const from = start ? Math.floor(total / 2) + 1 : 0;
      expect(page.edges).toEqual(edges.slice(from, from + first));
    }
  });

  if (isNumbered)
    test('is empty at any page beyond the last one', async () => {
      const { totalCount } = await read(3);
      for (const beyond of [333_335, 1_000_000, 2_147_483_647]) {
        const page = await read(3, null, beyond);
        expect(page.edges).toEqual([]);
        expect(page.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
        expect(page.totalCount).toBe(totalCount);
      }
    });

  if (!isCounted) return;
  test('reaches any page by its page cursor', async () => {
    const { edges } = await readAll(100);
    const { pageCursors } = await read(3);
    expect(pageCursors?.around.length).toBeGreaterThan(0);
    for (const { page, cursor } of pageCursors?.around ?? []) {
      expect((await read(3, cursor)).edges).toEqual(edges.slice((page - 1) * 3, page * 3));
    }
  });
});
