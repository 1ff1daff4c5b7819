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
