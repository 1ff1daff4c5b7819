/** What a mutation changed is not read from a cache afterwards: neither in its payload nor by later queries. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Origin, startOrigin } from '#tests/harness/origin.ts';

import { createTestGateway, demoHeaders } from './testGateway.ts';

let origin: Origin;
let gateway: ReturnType<typeof createTestGateway>;
beforeAll(async () => {
  origin = await startOrigin({ env: { SITE_URL: 'http://site.test' } });
  gateway = createTestGateway(origin.url);
}, 120_000);
afterAll(async () => {
  await gateway.close();
  await origin.stop();
});
beforeEach(() => origin.clearFaults());

const demo = { headers: demoHeaders };

interface Counted {
  clipCount: number;
}

describe.each([
  ['Hall', { hallRawId: '21' }, 'hall(by: { rawId: "21" })', '... on Hall { clipCount }'],
  ['Bride', { brideRawId: '2003' }, 'bride(by: { rawId: "2003" })', '... on Bride { clipCount nickname }'],
  ['Article', null, 'article(by: { rawId: "931" })', '... on Article { clipCount title }'],
])('clip count of a %s', (type, target, field, selection) => {
  const change = async (name: 'clip' | 'unclip') => {
    const found = await gateway.execute<{ it: { id: string } }>(`{ it: ${field} { id } }`);
    const { data, errors } = await gateway.execute<
      Record<string, { clippable: Counted; userErrors: unknown[] }>
    >(
      `mutation ($target: ClippableBy!) { ${name}(input: { target: $target }) { clippable { ${selection} } userErrors { code } } }`,
      { target: target ?? { id: found.data.it.id } },
      demo,
    );
    expect([errors, data[name]?.userErrors]).toEqual([[], []]);
    return data[name]?.clippable.clipCount;
  };
  const counted = async (headers: Record<string, string>) =>
    (await gateway.execute<{ it: Counted }>(`{ it: ${field} { clipCount } }`, {}, { headers })).data.it
      .clipCount;

  test('F75 follows each change, in the payload and in later queries', async () => {
    await change('unclip');
    const before = await counted({});
    expect(await change('clip')).toBe(before + 1);
    expect(await counted(demoHeaders)).toBe(before + 1);
    expect(await counted({})).toBe(before + 1);
    // Again, although nothing changes.
    expect(await change('clip')).toBe(before + 1);
    expect(await change('unclip')).toBe(before);
    expect(await counted(demoHeaders)).toBe(before);
    expect(await change('unclip')).toBe(before);
  });
});

test('F76 a hall that cannot be read after the write has no count, rather than the old one', async () => {
  const COUNT = '{ hall(by: { rawId: "22" }) { name clipCount } }';
  const { data: before } = await gateway.execute<{ hall: Counted & { name: string } }>(COUNT);
  const unclip = () =>
    gateway.execute<{ unclip: { clippable: unknown; userErrors: unknown[] } }>(
      'mutation { unclip(input: { target: { hallRawId: "22" } }) { clippable { viewerHasClipped ... on Hall { name clipCount } } userErrors { code } } }',
      {},
      demo,
    );
  await origin.fault({ path: '^/api/wn/halls/22$', status: 500 });
  const { data, errors } = await unclip();
  expect(errors).toEqual([]);
  const { name } = before.hall;
  expect(data.unclip).toEqual({
    clippable: { viewerHasClipped: false, name, clipCount: null },
    userErrors: [],
  });
});

test('F76 a read that was under way before the write is neither joined nor kept', async () => {
  const COUNT = '{ hall(by: { rawId: "23" }) { clipCount } }';
  const { data: before } = await gateway.execute<{ hall: Counted }>(COUNT);
  const { clipCount: old } = before.hall;
  const fresh = createTestGateway(origin.url);
  const row = (await (await fetch(`${origin.url}/api/wn/halls/23`)).json()) as Record<string, unknown>;
  await origin.fault({ path: '^/api/wn/halls/23$', body: row, delayMs: 1_000, times: 1 });
  const underWay = fresh.execute<{ hall: Counted }>(COUNT);
  await expect.poll(async () => (await origin.calls('/api/wn/halls/23')).length).toBeGreaterThan(2);
  await fresh.execute(
    'mutation { clip(input: { target: { hallRawId: "23" } }) { userErrors { code } } }',
    {},
    demo,
  );
  expect((await fresh.execute<{ hall: Counted }>(COUNT)).data.hall.clipCount).toBe(old + 1);
  expect((await underWay).data.hall.clipCount).toBe(old);
  expect((await fresh.execute<{ hall: Counted }>(COUNT)).data.hall.clipCount).toBe(old + 1);
  await fresh.close();
});
