/** Rankings of which REST rows are invalid. */
import { expect, inject, test } from 'vitest';
import { startFieldFaultProxy } from '#tests/harness/fieldFaults.ts';

import { createTestGateway } from './testGateway.ts';

const RANKING =
  'query ($first: Int) { articleRanking(period: WEEK, first: $first) { rank article { rawId } } }';
interface Ranked {
  rank: number;
  article: { rawId: string };
}

test('an invalid row leaves its rank out', async () => {
  await using fields = await startFieldFaultProxy(inject('originUrl'));
  const gateway = createTestGateway(fields.url);
  const read = async (first: number): Promise<Ranked[]> =>
    (await gateway.execute<{ articleRanking: Ranked[] }>(RANKING, { first })).data.articleRanking;
  const [, second, third] = await read(3);
  gateway.clearCache();
  fields.break({ path: /pv\/ranking/, field: ['posts', 0], kind: 'wrongType' });
  expect(await read(3)).toEqual([second, third]);
  expect(fields.applied).toBe(1);
  await gateway.close();
});
