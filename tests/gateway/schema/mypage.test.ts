import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { type Origin, startOrigin } from '#tests/harness/origin.ts';

import { asDemo, createAsking } from './asking.ts';

let origin: Origin;
let asking: ReturnType<typeof createAsking>;

beforeAll(async () => {
  origin = await startOrigin();
  asking = createAsking(origin.url);
});
afterAll(async () => {
  await asking.close();
  await origin.stop();
});
beforeEach(() => origin.clearFaults());

describe('the karte', () => {
  const KARTE = `{ viewer { account { karte {
    customerStatus weddingRole weddingMonth guestCount budgetBand ringChoice ringPurchaseStatus paymentTiming
    prefecture { slug name }
  } } } }`;

  test('tells every wish in the words of the schema', async () => {
    const { data, calls } = await asking.ask(KARTE, {}, { headers: asDemo });
    expect(data).toEqual({
      viewer: {
        account: {
          karte: {
            customerStatus: 'VIEWED_ONLY',
            weddingRole: 'BRIDE',
            weddingMonth: '2027-05-01',
            guestCount: 60,
            budgetBand: 3,
            ringChoice: 'BOTH',
            ringPurchaseStatus: 'UNDER_CONSIDERATION',
            paymentTiming: 'POSTPAY',
            prefecture: { slug: 'tokyo', name: '東京都' },
          },
        },
      },
    });
    expect(calls).toEqual(['R83', 'R89']);
  });

  test('is null where nothing is known, and an error where it cannot be read', async () => {
    await origin.fault({ path: '/api/wn/user_karte/', status: 404, times: 1 });
    const unknown = await asking.ask(KARTE, {}, { headers: asDemo });
    expect(unknown).toMatchObject({ data: { viewer: { account: { karte: null } } }, errors: [] });
    await origin.fault({ path: '/api/wn/user_karte/', status: 500 });
    const failed = await asking.ask(KARTE, {}, { headers: asDemo });
    expect(failed.errors).toMatchObject([{ path: 'viewer.account.karte', code: 'UPSTREAM_ERROR' }]);
  });
});

describe('a referral code', () => {
  const GUEST =
    'query ($code: String!) { referralGuest(code: $code) { code displayName benefitAmount expiresAt } }';

  test('leads to the person behind it, however it was copied', async () => {
    const { data } = await asking.ask(GUEST, { code: ' ＭＵＳＵＢＩ２０２６ ' });
    expect(data).toMatchObject({
      referralGuest: { code: 'MUSUBI2026', displayName: 'ゆいまま', benefitAmount: 5000 },
    });
  });

  test('that is nobody’s is null; one that cannot be a code costs no call', async () => {
    expect(await asking.ask(GUEST, { code: 'NOBODY' })).toMatchObject({
      data: { referralGuest: null },
      errors: [],
      calls: ['R31'],
    });
    expect(await asking.ask(GUEST, { code: '../user_karte' })).toMatchObject({
      data: { referralGuest: null },
      errors: [],
      calls: [],
    });
  });
});
