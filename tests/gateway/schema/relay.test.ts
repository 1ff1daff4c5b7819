import { afterAll, describe, expect, inject, test } from 'vitest';

import { globalId } from '#gateway/schema/kit/ids.ts';
import { nodeTypes } from '#gateway/schema/kit/node.ts';

import { asDemo, createAsking } from './asking.ts';

const { ask, close } = createAsking(inject('originUrl'));
afterAll(close);

describe('objects by id', () => {
  interface Fairs {
    hall: { id: string; fairs: { nodes: { id: string }[] } };
  }

  test('every type of Node is found by the id it tells', async () => {
    const { data } = await ask<Fairs>('{ hall(by: { rawId: "1" }) { id fairs(first: 1) { nodes { id } } } }');
    const { data: own } = await ask<{ viewer: { account: { id: string } } }>(
      '{ viewer { account { id } } }',
      {},
      { headers: asDemo },
    );
    const { data: shown } = await ask<{
      bride: { id: string; albums: { id: string }[]; themeTags: { id: string }[] };
    }>('{ bride(by: { rawId: "1001" }) { id albums { id } themeTags { id } } }');
    const ofBride = [shown.bride.id, shown.bride.albums[0]?.id, shown.bride.themeTags[0]?.id];
    const { data: kept } = await ask<Record<'brands' | 'rings', { nodes: { id: string }[] }>>(
      '{ brands(first: 1) { nodes { id } } rings(first: 1) { nodes { id } } }',
    );
    const ofKept = [kept.brands.nodes[0]?.id, kept.rings.nodes[0]?.id];
    const ids = [data.hall.id, data.hall.fairs.nodes[0]?.id, own.viewer.account.id, ...ofBride, ...ofKept];
    const NODES =
      'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id ... on Hall { name } ... on Fair { name } ... on Account { nickname } ... on Bride { nickname } ... on Album { photoCount } ... on ThemeTag { name } ... on Brand { name } ... on Ring { name } } }';
    const { data: found } = await ask<{ nodes: { __typename: string; id: string }[] }>(
      NODES,
      { ids },
      { headers: asDemo },
    );
    expect(found.nodes.map(({ id }) => id)).toEqual(ids);
    // Clips are covered where they can be made (clips.test.ts).
    expect([...found.nodes.map(({ __typename }) => __typename), 'HallClip'].toSorted()).toEqual(
      nodeTypes().toSorted(),
    );
  });

  test('what there is not is null, in its place', async () => {
    const ids = [
      globalId('Hall', '1'),
      globalId('Hall', '999999999'),
      globalId('Nothing', '1'),
      globalId('Fair', '1/999999999'),
      globalId('Fair', '1'),
      'x',
      globalId('Hall', '1'),
    ];
    const { data, errors } = await ask<{ nodes: ({ name: string } | null)[] }>(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on Hall { name } ... on Fair { name } } }',
      { ids },
    );
    expect(errors).toEqual([]);
    expect(data.nodes.map((node) => node !== null)).toEqual([true, false, false, false, false, false, true]);
    expect(data.nodes[0]).toEqual(data.nodes[6]);
  });

  test('another user’s account is null', async () => {
    const { data } = await ask(
      'query ($id: ID!) { node(id: $id) { id ... on Account { nickname } } }',
      { id: globalId('Account', '1002') },
      { headers: asDemo },
    );
    expect(data).toEqual({ node: null });
  });
});

/** Connections reachable without writing anything: path to the connection, and its arguments beside paging. */
const connections = [
  ['halls', 'filter: { place: { prefectureSlug: "kyoto" } }'],
  ['hallVideos', 'prefectureSlug: "tokyo"'],
  ['themeTags', ''],
  ['pickedBrides', ''],
  ['hall.reviews', ''],
  ['hall.costs', ''],
  ['hall.fairs', ''],
  ['hall.bridePhotos', ''],
] as const;

interface Page {
  edges: { cursor: string; node: { rawId: string } }[];
  nodes: { rawId: string }[];
  totalCount: number;
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
  pageCursors: {
    around: { page: number; cursor: string | null; isCurrent: boolean }[];
    last: { page: number; cursor: string } | null;
  };
}

const PAGE =
  'edges { cursor node { rawId } } nodes { rawId } totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } pageCursors { around { page cursor isCurrent } last { page cursor } }';

describe.each(connections)('%s', (path, filter) => {
  const field = path.replace('hall.', '');
  const read = async (first: number, after: string | null = null): Promise<Page> => {
    const selection = `${field}(first: $first, after: $after${filter && `, ${filter}`}) { ${PAGE} }`;
    const text = `query ($first: Int, $after: String) { ${path === field ? selection : `hall(by: { rawId: "1" }) { ${selection} }`} }`;
    const { data, errors } = await ask<Record<string, Page> & { hall?: Record<string, Page> }>(text, {
      first,
      after,
    });
    expect(errors).toEqual([]);
    const page = (data.hall ?? data)[field];
    if (!page) throw new Error(`${path} is null`);
    return page;
  };

  /** All rows with their cursors, read page by page. */
  const readAll = async (first: number) => {
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
      if (!page.pageInfo.hasNextPage || after === null) return { edges, total: page.totalCount };
    }
  };

  test('is read to its end, each row once; cursors hold for any page size', async () => {
    const { edges, total } = await readAll(100);
    expect(edges.length).toBe(total);
    expect(new Set(edges.map(({ cursor }) => cursor)).size).toBe(total);
    for (const first of [3, 7, 36]) {
      const start = edges[Math.floor(total / 2)];
      const page = await read(first, start?.cursor ?? null);
      const from = start ? Math.floor(total / 2) + 1 : 0;
      expect(page.edges).toEqual(edges.slice(from, from + first));
    }
  });

  test('goes to any page by its link', async () => {
    const { edges } = await readAll(100);
    const { pageCursors } = await read(3);
    for (const { page, cursor } of pageCursors.around) {
      expect((await read(3, cursor)).edges).toEqual(edges.slice((page - 1) * 3, page * 3));
    }
  });
});
