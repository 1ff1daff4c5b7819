/** Every value of the karte, of surveys and of search filters, over the real REST APIs. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Origin, startOrigin } from '#tests/harness/origin.ts';

import { createTestGateway, demoHeaders } from './testGateway.ts';

let origin: Origin;
let gateway: ReturnType<typeof createTestGateway>;
beforeAll(async () => {
  origin = await startOrigin();
  gateway = createTestGateway(origin.url);
});
afterAll(async () => {
  await gateway.close();
  await origin.stop();
});
beforeEach(() => origin.clearFaults());

describe('a karte contains', () => {
  const KARTE = `{ viewer { account { karte {
    customerStatus weddingRole budgetBand ringChoice ringPurchaseStatus paymentTiming
  } } } }`;

  test.each([
    [
      'wedding_held',
      'couple',
      0,
      'engagement_ring',
      'purchased',
      1,
      ['WEDDING_HELD', 'COUPLE', 0, 'ENGAGEMENT_RING', 'PURCHASED', 'PREPAY'],
    ],
    [
      'applied_only',
      'groom',
      6,
      'wedding_ring',
      'not_purchased',
      2,
      ['APPLIED_ONLY', 'GROOM', 6, 'WEDDING_RING', 'NOT_PURCHASED', 'ON_THE_DAY'],
    ],
    [
      'viewed_only',
      'bride',
      3,
      'both',
      'under_consideration',
      3,
      ['VIEWED_ONLY', 'BRIDE', 3, 'BOTH', 'UNDER_CONSIDERATION', 'POSTPAY'],
    ],
    ['attended', null, null, null, null, null, ['ATTENDED', null, null, null, null, null]],
  ])(
    '%s, %s, %s, %s, %s, %s',
    async (
      customer_status,
      wedding_role,
      budget_band,
      ring_choice,
      purchase_status,
      payment_timing,
      told,
    ) => {
      await origin.fault({
      path: '/api/wn/user_karte/',
      body: {
        user_id: 1001, customer_status, wedding_role, wedding_month: null, guest_count: null, budget_band,
        ring_choice, purchase_status, payment_timing, prefecture_slug: null, updated_at: null,
      },
    }); // prettier-ignore
      const { data, errors } = await gateway.execute<{
        viewer: { account: { karte: Record<string, unknown> } };
      }>(KARTE, {}, { headers: demoHeaders });
      expect(errors).toEqual([]);
      expect(Object.values(data.viewer.account.karte)).toEqual(told);
    },
  );
});

describe('a survey has', () => {
  const ENQUETE = `{ enquete(version: "2026-autumn", loginId: "lg_demo_musubi") {
    questions { key type rawType requirement }
  } }`;

  test.each([
    ['select', 'SELECT'],
    ['multi_select', 'MULTI_SELECT'],
    ['pickup_picture', 'PICKUP_PICTURE'],
    ['wedding_at_select', 'WEDDING_AT_SELECT'],
    ['wedding_month_select', 'WEDDING_MONTH_SELECT'],
    ['hall', 'HALL'],
    ['guest_detail', 'GUEST_DETAIL'],
    ['guest_status', 'GUEST_STATUS'],
    ['ams_source', 'AMS'],
    ['ams_anything', 'AMS'],
  ])('%s, a question of type %s, in every requirement mode', async (type, kind) => {
    const modes = ['required', 'hidden', 'one_is_required', null];
    const questions = modes.map((requirement, at) => ({
      key: `q${at}`, type, title: '質問', requirement, group: null, choices: null, max_choices: null,
    })); // prettier-ignore
    await origin.fault({
      path: '/api/wn/enquete/',
      body: { version: '2026-autumn', login_id: null, data: null, title: '', is_answered: false, questions },
    });
    const { data, errors } = await gateway.execute<{
      enquete: { questions: { type: string; rawType: string; requirement: string }[] };
    }>(ENQUETE);
    expect(errors).toEqual([]);
    expect(data.enquete.questions.map(({ requirement }) => requirement)).toEqual([
      'REQUIRED', 'HIDDEN', 'ONE_IS_REQUIRED', 'OPTIONAL',
    ]); // prettier-ignore
    for (const question of data.enquete.questions)
      expect(question).toMatchObject({ type: kind, rawType: type });
  });
});

describe('the form of a gift ticket has', () => {
  const FIELDS = '{ viewer { account { giftTickets { fields { key choices { value label } } } } } }';

  test.each([
    ['budget_band', ['0', '1', '2', '3', '4', '5', '6']],
    ['payment_timing', ['1', '2', '3']],
    ['ring_choice', ['engagement_ring', 'wedding_ring', 'both']],
    ['purchase_status', ['purchased', 'not_purchased', 'under_consideration']],
    ['accessibility', null],
    ['outfit', null],
    ['carry_in', null],
    ['ring_brand', null],
  ])('%s with the labels of its choices', async (key, values) => {
    interface Field {
      key: string;
      choices: { value: string; label: string }[] | null;
    }
    const { data } = await gateway.execute<{ viewer: { account: { giftTickets: { fields: Field[] }[] } } }>(
      FIELDS,
      {},
      { headers: demoHeaders },
    );
    const fields = data.viewer.account.giftTickets.flatMap((ticket) => ticket.fields);
    const choices = fields.find((field) => field.key === key)?.choices ?? [];
    expect(choices.length).toBeGreaterThan(1);
    expect(choices.every(({ label }) => label !== '')).toBe(true);
    if (values) expect(choices.map(({ value }) => value).toSorted()).toEqual(values.toSorted());
  });
});

test.each(['DAY', 'WEEK', 'MONTH'])('articles are ranked by %s', async (period) => {
  const { data, errors } = await gateway.execute<{ articleRanking: { rank: number }[] }>(
    'query ($period: ArticleRankingPeriod!) { articleRanking(period: $period, first: 20) { rank article { title } } }',
    { period },
  );
  expect(errors).toEqual([]);
  expect(data.articleRanking.map(({ rank }) => rank)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
});

describe('a filter leaves as many halls as its facet count', () => {
  const COUNTS = `{ halls(first: 1) { facetCounts {
    planIds { value count } goodsIds { value count } tasteIds { value count } chapelIds { value count }
    weddingStyleIds { value count } people { value count } officialOnly { value count } bestRateOnly { value count }
  } } }`;
  const FILTERED = 'query ($filter: HallFilter!) { halls(filter: $filter, first: 1) { totalCount } }';

  test.each([
    ['planIds', (value: string) => ({ planIds: [value] })],
    ['goodsIds', (value: string) => ({ goodsIds: [value] })],
    ['tasteIds', (value: string) => ({ tasteIds: [value] })],
    ['chapelIds', (value: string) => ({ chapelIds: [value] })],
    ['weddingStyleIds', (value: string) => ({ weddingStyleIds: [value] })],
    ['people', (value: string) => ({ people: Number(value) })],
    ['officialOnly', () => ({ officialOnly: true })],
    ['bestRateOnly', () => ({ bestRateOnly: true })],
  ])('%s', async (facet, filter) => {
    type Counts = { halls: { facetCounts: Record<string, { value: string; count: number }[]> } };
    const { data } = await gateway.execute<Counts>(COUNTS);
    const choice = data.halls.facetCounts[facet]?.find(({ count }) => count > 0);
    const filtered = await gateway.execute<{ halls: { totalCount: number } }>(FILTERED, {
      filter: filter(choice?.value ?? ''),
    });
    expect(filtered.errors).toEqual([]);
    expect(filtered.data.halls.totalCount).toBe(choice?.count);
  });
});
