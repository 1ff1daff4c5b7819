/** Numbers that no visitor can mean are refused by the name of their argument, before any REST call. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Origin, startOrigin } from '#tests/harness/origin.ts';
import { createTestGateway } from './testGateway.ts';

let origin: Origin;
let gateway: ReturnType<typeof createTestGateway>;

beforeAll(async () => {
  origin = await startOrigin();
  gateway = createTestGateway(origin.url);
  await gateway.execute('{ hall(by: { rawId: "1" }) { name } }');
});
afterAll(async () => {
  await gateway.close();
  await origin.stop();
});
beforeEach(() => origin.clearJournal());

const ofHall = (fields: string): string => `{ hall(by: { rawId: "1" }) { ${fields} } }`;
const HUGE = 2_147_483_647;

test.each([
  ['guestCount', [-1, HUGE], (value: number) => ofHall(`costs(guestCount: ${value}) { totalCount }`)],
  ['guestCount', [0, -1], (value: number) => ofHall(`costEstimate(guestCount: ${value}) { amount }`)],
  [
    'guestCount',
    [0, -1],
    (value: number) => ofHall(`reviews(filter: { guestCount: ${value} }) { totalCount }`),
  ],
  ['stars', [0, -1, 6], (value: number) => ofHall(`reviews(filter: { stars: ${value} }) { totalCount }`)],
  [
    'people',
    [-1, HUGE],
    (value: number) => `{ halls(filter: { people: ${value} }) { totalCount nodes { id } } }`,
  ],
  ['guestCount', [0, -1], (value: number) => `{ brides(filter: { guestCount: ${value} }) { totalCount } }`],
  ['minTotalCost', [-1], (value: number) => `{ brides(filter: { minTotalCost: ${value} }) { totalCount } }`],
  ['maxTotalCost', [-1], (value: number) => `{ brides(filter: { maxTotalCost: ${value} }) { totalCount } }`],
  [
    'maxDurationMinutes',
    [-1],
    (value: number) => `{ fairs(filter: { maxDurationMinutes: ${value} }) { totalCount } }`,
  ],
  [
    'maxDurationMinutes',
    [-1],
    (value: number) => `{ fairDayPlans(filter: { maxDurationMinutes: ${value} }) { travelMinutes } }`,
  ],
  ['first', [0, -1], (value: number) => ofHall(`fairs(first: ${value}) { totalCount }`)],
  ['page', [0, -1], (value: number) => ofHall(`reviews(page: ${value}) { totalCount }`)],
])('%s: %j', async (argument, values, query) => {
  for (const value of values) {
    const { errors } = await gateway.execute(query(value));
    expect(errors).toMatchObject([
      { code: 'BAD_USER_INPUT', message: expect.stringContaining(`\`${argument}\``) },
    ]);
  }
  expect(await origin.calls(/costs|brides|halls\/(count|\?)|fairs/)).toEqual([]);
});

test('numbers that find nothing or little are answered', async () => {
  const { data, errors } = await gateway.execute<Record<string, unknown>>(
    `{ halls(filter: { people: 0 }) { nodes { id } } hall(by: { rawId: "1" }) { costs(guestCount: 100000) { totalCount } few: costs(guestCount: 0) { totalCount } } }`,
  );
  expect(errors).toEqual([]);
  expect(data).toMatchObject({ hall: { costs: { totalCount: 0 }, few: { totalCount: expect.any(Number) } } });
});
