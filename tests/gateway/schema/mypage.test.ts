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

describe('the karte', () => {
  const KARTE = `{ viewer { account { karte {
    customerStatus weddingRole weddingMonth guestCount budgetBand ringChoice ringPurchaseStatus paymentTiming
    prefecture { slug name }
  } } } }`;

  test('contains every wish as schema values', async () => {
    const { data, calls } = await gateway.execute(KARTE, {}, { headers: demoHeaders });
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

  test('is null if there is none, and an error if it cannot be loaded', async () => {
    await origin.fault({ path: '/api/wn/user_karte/', status: 404, times: 1 });
    const unknown = await gateway.execute(KARTE, {}, { headers: demoHeaders });
    expect(unknown).toMatchObject({ data: { viewer: { account: { karte: null } } }, errors: [] });
    await origin.fault({ path: '/api/wn/user_karte/', status: 500 });
    const failed = await gateway.execute(KARTE, {}, { headers: demoHeaders });
    expect(failed.errors).toMatchObject([{ path: 'viewer.account.karte', code: 'UPSTREAM_ERROR' }]);
  });
});

describe('the profile', () => {
  const FACTS = `nickname selfIntroduction viewCount clipCount hall { name } produce { planner florist }
    albums { title photoCount }`;
  const OWN = `{ viewer { account { isProfileShown profile { rawId ${FACTS} } } } }`;
  const OTHERS = `query ($rawId: String!) { bride(by: { rawId: $rawId }) { rawId nickname selfIntroduction produce { planner } } }`;

  /** Hides the demo account's profile in the origin. */
  const hidden = async (flags: object) => {
    const result = await fetch(`${origin.url}/api/profile/1001`);
    return { path: '/api/profile/1001', body: { ...(await result.json()), ...flags } };
  };

  test('of the owner is loaded with token and user id', async () => {
    await origin.clearJournal();
    const { data, errors } = await gateway.execute(OWN, {}, { headers: demoHeaders });
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      viewer: { account: { isProfileShown: true, profile: { rawId: '1001', nickname: 'ゆいまま' } } },
    });
    const [result] = await origin.calls('/api/profile/1001');
    expect(result).toMatchObject({ query: 'user_id=1001', headers: demoHeaders });
  });

  test.each([{ is_private: true }, { is_active: false }])(
    'hidden by %o is complete for its owner',
    async (flags) => {
      await origin.fault(await hidden({ ...flags, selfintroduction: '準備中です' }));
      const own = await gateway.execute(OWN, {}, { headers: demoHeaders });
      expect(own.errors).toEqual([]);
      expect(own.data).toMatchObject({
        viewer: {
          account: {
            isProfileShown: false,
            profile: { nickname: 'ゆいまま', selfIntroduction: '準備中です' },
          },
        },
      });
    },
  );

  test('private or closed is null for everybody else', async () => {
    const ids = Array.from({ length: 200 }, (_, index) => String(2_001 + index));
    const hiddenIds: string[] = [];
    for (const id of ids) {
      const result = (await (await fetch(`${origin.url}/api/profile/${id}`)).json()) as {
        is_private?: boolean;
      };
      if (result.is_private) hiddenIds.push(id);
    }
    expect(hiddenIds.length).toBeGreaterThan(0);
    for (const rawId of hiddenIds.slice(0, 3)) {
      const result = await gateway.execute(OTHERS, { rawId }, { headers: demoHeaders });
      expect(result).toMatchObject({ data: { bride: null }, errors: [] });
    }
  });

  test('of others reveals nothing hidden, even if the REST API does', async () => {
    const { data: found } = await gateway.execute<{
      themeTags: { nodes: { brides: { nodes: { rawId: string }[] } }[] };
    }>('{ themeTags(first: 1) { nodes { brides(first: 1) { nodes { rawId } } } } }');
    const rawId = found.themeTags.nodes[0]?.brides.nodes[0]?.rawId ?? '';
    const result = await (await fetch(`${origin.url}/api/profile/${rawId}`)).json();
    await origin.fault({ path: `/api/profile/${rawId}`, body: { ...result, is_private: true } });
    const { data } = await gateway.execute(OTHERS, { rawId });
    expect(data).toMatchObject({ bride: { rawId, selfIntroduction: null, produce: null } });
  });

  test('never contains the LINE id or the staff flag', async () => {
    const body = { ...(await (await fetch(`${origin.url}/api/profile/1001`)).json()) };
    await origin.fault({
      path: '/api/profile/1001',
      body: { ...body, line_user_id: 'U4af4980629f1a2b3c4d5e6f7a8b9c0d1', is_staff: true },
    });
    const { data } = await gateway.execute(OWN, {}, { headers: demoHeaders });
    expect(JSON.stringify(data)).not.toContain('U4af49806');
    const names = Object.values(gateway.schema.getTypeMap())
      .flatMap((type) => ('getFields' in type ? Object.keys(type.getFields()) : []))
      .filter((name) => /^(lineUserId|isStaff)$/.test(name));
    // Only the special form takes a LINE id, as input.
    expect(names.filter((name) => name === 'isStaff')).toEqual([]);
  });

  test('that fails to load is an entry in errors, and the rest of the account resolves', async () => {
    await origin.fault({ path: '/api/profile/1001', status: 500 });
    const { data, errors } = await gateway.execute(
      '{ viewer { account { nickname profile { nickname } } } }',
      {},
      { headers: demoHeaders },
    );
    expect(data).toEqual({ viewer: { account: { nickname: 'ゆいまま', profile: null } } });
    expect(errors).toMatchObject([{ path: 'viewer.account.profile', code: 'UPSTREAM_ERROR' }]);
  });
});

describe('a referral code', () => {
  const GUEST =
    'query ($code: String!) { referralGuest(code: $code) { code displayName benefitAmount expiresAt } }';

  test('resolves to its owner, however it was copied', async () => {
    const { data } = await gateway.execute(GUEST, { code: ' ＭＵＳＵＢＩ２０２６ ' });
    expect(data).toMatchObject({
      referralGuest: { code: 'MUSUBI2026', displayName: 'ゆいまま', benefitAmount: 5000 },
    });
  });

  test('that is unknown is null; one that cannot be a code makes no call', async () => {
    expect(await gateway.execute(GUEST, { code: 'NOBODY' })).toMatchObject({
      data: { referralGuest: null },
      errors: [],
      calls: ['R31'],
    });
    expect(await gateway.execute(GUEST, { code: '../user_karte' })).toMatchObject({
      data: { referralGuest: null },
      errors: [],
      calls: [],
    });
  });
});
