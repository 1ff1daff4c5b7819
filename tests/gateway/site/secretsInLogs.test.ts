/** Secrets in forms never appear in URLs or in the logs of any process. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Site, startSite } from '#tests/harness/gateway.ts';

const LINE = { lineUserId: `U${'0'.repeat(31)}1`, lineAccessToken: 'line-demo-token-musubi' };
const LOGIN_ID = 'lg_demo_musubi';

let site: Site;
beforeAll(async () => {
  site = await startSite();
}, 120_000);
afterAll(() => site?.stop());

/** Submits a form as a browser without script does. */
const send = (path: string, fields: Record<string, string>, redirect: RequestRedirect = 'manual') =>
  fetch(site.url + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: site.url, 'sec-fetch-site': 'same-origin' },
    redirect,
  });

it('LINE ids, login ids and diagnosis keys are not logged, whether requests succeed or fail', async () => {
  const opened = await send('/special', LINE);
  expect(await opened.text()).toContain('ゆいさんのお申し込み');
  expect(opened.headers.get('cache-control')).toContain('no-store');
  const survey = await send('/enquete/2026-autumn', { loginId: LOGIN_ID });
  expect(await survey.text()).toContain('結婚式の準備についてのアンケート');

  const CREATE = 'mutation { createParentDiagnosis(input: { respondent: CHILD }) { diagnosisRawId key } }';
  const { data } = await site.graphql<{ createParentDiagnosis: { diagnosisRawId: string; key: string } }>(
    CREATE,
  );
  const { diagnosisRawId = '', key = '' } = data?.createParentDiagnosis ?? {};
  expect((await fetch(`${site.url}/diagnosis/${diagnosisRawId}/child`)).status).toBe(200);

  // Failures log the most.
  for (const path of ['/api/wn/special/', '/api/wn/enquete/', '/api/v3/wn/both_diagnosis/']) {
    await site.origin.fault({ path, status: 500 });
  }
  expect(await (await send('/special', LINE)).text()).toContain('ただいま送信できませんでした');
  expect(await (await send('/enquete/2026-autumn', { loginId: LOGIN_ID })).text()).toContain(
    'ただいま送信できませんでした',
  );
  expect((await fetch(`${site.url}/diagnosis/${diagnosisRawId}`)).status).toBe(503);

  const logs = site.output() + site.origin.output();
  expect(logs).toContain('R11');
  for (const secret of [LINE.lineUserId, LINE.lineAccessToken, LOGIN_ID, diagnosisRawId, key]) {
    expect(secret.length).toBeGreaterThan(8);
    expect(logs).not.toContain(secret);
  }
});

it('a typed referral code redirects to its page without script', async () => {
  const valid = await send('/referral', { code: ' ＭＵＳＵＢＩ ２０２６ ' });
  expect([valid.status, valid.headers.get('location')]).toEqual([303, '/referral/MUSUBI2026']);
  const malicious = await send('/referral', { code: '../mypage' });
  expect(malicious.headers.get('location')).toBe('/referral/..%2FMYPAGE');
  const empty = await send('/referral', { code: ' ' });
  expect(empty.status).toBe(422);
  expect(await empty.text()).toContain('入力してください');
});
