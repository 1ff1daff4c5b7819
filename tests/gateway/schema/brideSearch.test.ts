/** Brides across halls: the index that fills in the background, and what conditions find in it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startFieldFaultProxy } from '#tests/harness/fieldFaults.ts';
import { type Origin, startOrigin } from '#tests/harness/origin.ts';

import { createTestGateway } from './testGateway.ts';

interface Found {
  totalCount: number;
  nodes: { rawId: string; receptionStyle: string | null }[];
  edges: {
    node: { rawId: string; nickname: string; receptionStyle: string | null };
    review: { season: string | null; guestCount: number | null; totalCost: number | null; postedAt: string };
    hall: {
      rawId: string;
      name: string;
      location: { prefecture: { slug: string } | null; region: { slug: string } | null };
    };
  }[];
  prefectureCounts: { prefecture: { slug: string; name: string }; count: number }[];
  styleCounts: { style: string; count: number }[];
  index: { readHallCount: number; unreadableHallCount: number; hallCount: number; isComplete: boolean };
}

const BRIDES = `query ($filter: BrideFilter, $first: Int = 100, $page: Int) { brides(filter: $filter, first: $first, page: $page) {
  totalCount nodes { rawId }
  edges { node { rawId nickname receptionStyle } review { season guestCount totalCost postedAt }
    hall { rawId name location { prefecture { slug } region { slug } } } }
  prefectureCounts { prefecture { slug name } count } styleCounts { style count }
  index { readHallCount unreadableHallCount hallCount isComplete } } }`;

const HALL_BRIDES = /^\/api\/wn\/halls\/\d+\/brides$/;
/** Each search of an index that is being read sorts it. */
const POLL = { timeout: 200_000, interval: 1_000 };

let origin: Origin;
let gateway: ReturnType<typeof createTestGateway>;

async function search(filter: object = {}, args: object = {}) {
  const { data, calls, errors } = await gateway.execute<{ brides: Found }>(BRIDES, { filter, ...args });
  return { ...data.brides, calls, errors };
}

beforeAll(async () => {
  origin = await startOrigin();
  gateway = createTestGateway(origin.url);
});
afterAll(async () => {
  await gateway.close();
  await origin.stop();
});

test('a cold start answers at once, says so, and reads each page of each hall once', async () => {
  expect(await search()).toMatchObject({
    totalCount: 0,
    edges: [],
    index: { readHallCount: 0, hallCount: 0, isComplete: false },
  });
  const from = performance.now();
  await expect.poll(async () => (await search()).index.isComplete, POLL).toBe(true);
  const { index, calls, totalCount } = await search();
  const reads = await origin.calls(HALL_BRIDES);
  console.log(index, totalCount, reads.length, performance.now() - from, process.memoryUsage());
  console.log(reads.slice(0, 3));
}, 240_000);
