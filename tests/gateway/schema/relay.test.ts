/** Relay's server specification over the whole schema: every type of Node, none forgotten. Connections: connections.test.ts. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { globalId } from '#gateway/schema/kit/ids.ts';
import { nodeTypes } from '#gateway/schema/kit/node.ts';
import { type Origin, startOrigin } from '#tests/harness/origin.ts';

import { asDemo, createAsking } from './query.ts';

const headers = { ...asDemo, 'x-wn-uuid': '5f0c1c1e-6d2f-4e0a-9b55-0f4c2f1f8a22' };

let origin: Origin;
let asking: ReturnType<typeof createAsking>;
beforeAll(async () => {
  origin = await startOrigin();
  asking = createAsking(origin.url);
  await asking.ask(
    'mutation { clip(input: { target: { hallRawId: "1" } }) { userErrors { code } } }',
    {},
    { headers },
  );
}, 120_000);
afterAll(async () => {
  await asking.close();
  await origin.stop();
});

describe('objects by id', () => {
  /** For every type of Node a place in the graph where one is met. */
  const MET: Readonly<Record<string, string>> = {
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

  test('every type of Node is met somewhere', () =>
    expect(Object.keys(MET).toSorted()).toEqual(nodeTypes().toSorted()));

  test.each(Object.entries(MET))(
    '%s is found by the id it tells, alone and among others',
    async (type, at) => {
      const { data: met } = await asking.ask(`{ ${at} }`, {}, { headers });
      const [, id = ''] = /"id":"([^"]+)"/.exec(JSON.stringify(met)) ?? [];
      expect(id).not.toBe('');
      const both = '{ node(id: $id) { __typename id } nodes(ids: [$id, $id]) { __typename id } }';
      const { data, errors } = await asking.ask(`query ($id: ID!) ${both}`, { id }, { headers });
      const found = { __typename: type, id };
      expect([data, errors]).toEqual([{ node: found, nodes: [found, found] }, []]);
    },
  );

  test('S46 what there is not is null, in its place', async () => {
    const ids = [
      globalId('Hall', '1'),
      globalId('Hall', '999999999'),
      globalId('Nothing', '1'),
      globalId('Fair', '1/999999999'),
      globalId('Fair', '1'),
      'x',
      globalId('Hall', '1'),
    ];
    const { data, errors } = await asking.ask<{ nodes: ({ name: string } | null)[] }>(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on Hall { name } ... on Fair { name } } }',
      { ids },
    );
    expect(errors).toEqual([]);
    expect(data.nodes.map((node) => node !== null)).toEqual([true, false, false, false, false, false, true]);
    expect(data.nodes[0]).toEqual(data.nodes[6]);
  });

  test('S42 another user’s account is null', async () => {
    const { data } = await asking.ask(
      'query ($id: ID!) { node(id: $id) { id ... on Account { nickname } } }',
      { id: globalId('Account', '1002') },
      { headers },
    );
    expect(data).toEqual({ node: null });
  });
});
