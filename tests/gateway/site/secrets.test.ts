/** What opens a form stays between its sender and the source: it stands in no address and in no log of any process. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Site, startSite } from '#tests/harness/gateway.ts';

const LINE = { lineUserId: `U${'0'.repeat(31)}1`, lineAccessToken: 'line-demo-token-musubi' };
const LOGIN_ID = 'lg_demo_musubi';

let site: Site;
beforeAll(async () => {
  site = await startSite();
}, 120_000);
afterAll(() => site?.stop());

/** Sends a form as a browser without script does. */
const send = (path: string, fields: Record<string, string>, redirect: RequestRedirect = 'manual') =>
  fetch(site.url + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: site.url, 'sec-fetch-site': 'same-origin' },
    redirect,
  });

it('LINE ids, login ids and diagnoses are written down by nobody, in good and in bad days', async () => {
  const opened = await send('/special', LINE);
  expect(await opened.text()).toContain('ゆいさんのお申し込み');
  expect(opened.headers.get('cache-control')).toContain('no-store');
  const survey = await send('/enquete/2026-autumn', { loginId: LOGIN_ID });
  expect(await survey.text()).toContain('結婚式の準備についてのアンケート');

  const MAKE = 'mutation { createParentDiagnosis(input: { respondent: CHILD }) { diagnosisRawId key } }';
  const { data } = await site.graphql<{ createParentDiagnosis: { diagnosisRawId: string; key: string } }>(
    MAKE,
  );
  const { diagnosisRawId = '', key = '' } = data?.createParentDiagnosis ?? {};
  expect((await fetch(`${site.url}/diagnosis/${diagnosisRawId}/child`)).status).toBe(200);

  // Failures are what is written about most.
  for (const path of ['/api/wn/special/', '/api/wn/enquete/', '/api/v3/wn/both_diagnosis/']) {
    await site.origin.fault({ path, status: 500 });
  }
  expect(await (await send('/special', LINE)).text()).toContain('ただいま送信できませんでした');
  expect(await (await send('/enquete/2026-autumn', { loginId: LOGIN_ID })).text()).toContain(
    'ただいま送信できませんでした',
  );
  expect((await fetch(`${site.url}/diagnosis/${diagnosisRawId}`)).status).toBe(503);

  const written = site.output() + site.origin.output();
  expect(written).toContain('R11');
  for (const secret of [LINE.lineUserId, LINE.lineAccessToken, LOGIN_ID, diagnosisRawId, key]) {
    expect(secret.length).toBeGreaterThan(8);
    expect(written).not.toContain(secret);
  }
});

it('a code that was typed in leads to the page of whoever invites, without script too', async () => {
  const known = await send('/referral', { code: ' ＭＵＳＵＢＩ ２０２６ ' });
  expect([known.status, known.headers.get('location')]).toEqual([303, '/referral/MUSUBI2026']);
  const strange = await send('/referral', { code: '../mypage' });
  expect(strange.headers.get('location')).toBe('/referral/..%2Fmypage');
  const empty = await send('/referral', { code: ' ' });
  expect(empty.status).toBe(422);
  expect(await empty.text()).toContain('入力してください');
});
