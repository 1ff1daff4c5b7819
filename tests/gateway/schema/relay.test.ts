/** Relay's server specification for every Node type of the schema. For connections see connections.test.ts. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { globalId, nodeTypeNames } from '#gateway/schema/kit/node.ts';
import { type Origin, startOrigin } from '#tests/harness/origin.ts';

import { createTestGateway, demoHeaders } from './testGateway.ts';

const headers = { ...demoHeaders, 'x-wn-uuid': '5f0c1c1e-6d2f-4e0a-9b55-0f4c2f1f8a22' };

let origin: Origin;
let gateway: ReturnType<typeof createTestGateway>;
beforeAll(async () => {
  origin = await startOrigin();
  gateway = createTestGateway(origin.url);
  await gateway.execute(
    'mutation { clip(input: { target: { hallRawId: "1" } }) { userErrors { code } } }',
    {},
    { headers },
  );
}, 120_000);
afterAll(async () => {
  await gateway.close();
  await origin.stop();
});

describe('objects by id', () => {
  /** For every Node type a path on which one is returned. */
  const PATHS: Readonly<Record<string, string>> = {
    Hall: 'halls(first: 1) { nodes { id } }',
    Fair: 'hall(by: { rawId: "1" }) { fairs(first: 1) { nodes { id } } }',
    Account: 'viewer { account { id } }',
    HallClip: 'viewer { account { hallClips(first: 1) { nodes { id } } } }',
    GiftTicket: 'viewer { account { giftTickets { id } } }',
    Reservation: 'viewer { account { reservations { id } } }',
    Bride: 'bride(by: { rawId: "1001" }) { id }',
    Album: 'bride(by: { rawId: "1001" }) { albums { id } }',
    ThemeTag: 'themeTags(first: 1) { nodes { id } }',
    Brand: 'brands(first: 1) { nodes { id } }',
    Ring: 'rings(first: 1) { nodes { id } }',
    Article: 'recentArticles(first: 1) { nodes { id } }',
    ArticleCategory: 'articleCategory(by: { rawId: "27" }) { id }',
    Writer: 'writers(first: 1) { nodes { id } }',
  };

  test('every Node type has a path', () =>
    expect(Object.keys(PATHS).toSorted()).toEqual(nodeTypeNames().toSorted()));

  test.each(Object.entries(PATHS))(
    '%s can be refetched by its id, alone and among others',
    async (type, at) => {
      const { data: met } = await gateway.execute(`{ ${at} }`, {}, { headers });
      const [, id = ''] = /"id":"([^"]+)"/.exec(JSON.stringify(met)) ?? [];
      expect(id).not.toBe('');
      const both = '{ node(id: $id) { __typename id } nodes(ids: [$id, $id]) { __typename id } }';
      const { data, errors } = await gateway.execute(`query ($id: ID!) ${both}`, { id }, { headers });
      const found = { __typename: type, id };
      expect([data, errors]).toEqual([{ node: found, nodes: [found, found] }, []]);
    },
  );

  test('S46 an unknown id is null at its position', async () => {
    const ids = [
      globalId('Hall', '1'),
      globalId('Hall', '999999999'),
      globalId('Nothing', '1'),
      globalId('Fair', '1/999999999'),
      globalId('Fair', '1'),
      'x',
      globalId('Hall', '1'),
    ];
    const { data, errors } = await gateway.execute<{ nodes: ({ name: string } | null)[] }>(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on Hall { name } ... on Fair { name } } }',
      { ids },
    );
    expect(errors).toEqual([]);
    expect(data.nodes.map((node) => node !== null)).toEqual([true, false, false, false, false, false, true]);
    expect(data.nodes[0]).toEqual(data.nodes[6]);
  });

  test("S42 another user's account is null", async () => {
    const { data } = await gateway.execute(
      'query ($id: ID!) { node(id: $id) { id ... on Account { nickname } } }',
      { id: globalId('Account', '1002') },
      { headers },
    );
    expect(data).toEqual({ node: null });
  });
});
