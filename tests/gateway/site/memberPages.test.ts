/** What members read about their gift tickets and their invitation, without script. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Site, startSite } from '#tests/harness/gateway.ts';
import { demo } from '#tests/harness/origin.ts';

let site: Site;
let cookie = '';
beforeAll(async () => {
  site = await startSite();
  const { email, password } = demo;
  const answer = await fetch(`${site.url}/login`, {
    method: 'POST',
    body: new URLSearchParams({ email, password }),
    redirect: 'manual',
    headers: { origin: site.url },
  });
  cookie = answer.headers
    .getSetCookie()
    .map((value) => value.split(';')[0])
    .join('; ');
}, 120_000);
afterAll(() => site?.stop());

const textOf = async (path: string): Promise<string> =>
  (await (await fetch(site.url + path, { headers: { cookie } })).text())
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll('<!-- -->', '');

it('my page counts the open tickets and names the nearest deadline', async () => {
  const html = await textOf('/mypage');
  expect(html).toContain('3枚');
  expect(html).toMatch(/いちばん近い申請期限：\d+月\d+日\(.\) 23:59/);
});

it('my page says how to invite a friend', async () => {
  const html = await textOf('/mypage');
  expect(html).toContain('お友だちを紹介する');
  expect(html).toMatch(/href="\/referral"[^>]*><span>紹介コードを入力する/);
});

it('a ticket names its conditions, its worth once, and the days of its steps', async () => {
  const open = await textOf('/mypage/tickets/88001');
  expect(open).toContain('申請から14日ほどで内容を確認し、確認から14日ほどでお送りします。');
  expect(open).toContain('期限までに申請がないと');
  expect(open.match(/30,000/g)).toHaveLength(1);
  expect(open).toMatch(/\d+月\d+日\(.\) 23:59まで/);
  const applied = await textOf('/mypage/tickets/88002');
  expect(applied.match(/\d+年\d+月\d+日\(.\)ごろ/g)).toHaveLength(2);
  expect(applied).toContain('青山の杜 迎賓館');
  expect((await textOf('/mypage/tickets')).match(/30,000/g)).toHaveLength(4);
});

it('the deadline of an open ticket goes into the calendar of its owner alone', async () => {
  const path = '/mypage/tickets/88001.ics';
  expect(await textOf('/mypage/tickets/88001')).toContain(`href="${path}"`);
  const answer = await fetch(site.url + path, { headers: { cookie } });
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const file = (await answer.text()).replaceAll('\r\n ', '');
  expect(file).toMatch(/DTSTART;VALUE=DATE:\d{8}\r\n/);
  expect(file).toContain('SUMMARY:申請期限：式場見学 電子マネー 30\\,000円分');
  expect(file).toContain('TRIGGER:-P7D');
  expect((await fetch(site.url + path)).status).toBe(404);
  expect((await fetch(`${site.url}/mypage/tickets/ring/89001.ics`, { headers: { cookie } })).status).toBe(
    200,
  );
});
