/** What members read about their gift tickets and their invitation, without script. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Site, startSite } from '#tests/harness/gateway.ts';
import { logInBySite } from '#tests/harness/session.ts';
import { readPage } from './readPage.ts';

let site: Site;
let cookie = '';
beforeAll(async () => {
  site = await startSite();
  cookie = await logInBySite(site.url);
}, 120_000);
afterAll(() => site?.stop());

const textOf = (path: string) => readPage(site.url + path, cookie);

it('my page counts the open tickets and names the nearest deadline', async () => {
  const html = await textOf('/mypage');
  expect(html).toContain('3枚');
  expect(html).toMatch(/いちばん近い申請期限：\d+月\d+日\(.\) 23:59/);
});

it('my page says how to invite a friend', async () => {
  const html = await textOf('/mypage');
  expect(html).toContain('お友だちを紹介する');
  // A code in hand may be that of the inviter, whose rewards it gives.
  expect(html).toContain('あなたの紹介コードを入力すると');
  expect(html).toContain('あなたの紹介コードは、この画面ではお調べできません。');
  expect(html).toMatch(/href="\/referral"[^>]*><span>紹介コードを入力する/);
  expect(html).toMatch(/お持ちでないときや分からないときは、<a href="\/contact">/);
});

it('the page of a code gives members the link to send, and no registration', async () => {
  const html = await textOf('/referral/musubi2026');
  expect(html).toContain('お友だちを紹介する</h1>');
  expect(html).toContain(`value="${site.url}/referral/MUSUBI2026"`);
  expect(html).not.toContain('で登録する');
  const [, message = ''] = /href="https:\/\/line\.me\/R\/msg\/text\/\?([^"]*)"/.exec(html) ?? [];
  expect(decodeURIComponent(message)).toMatch(
    /お互いに特典があります（お二人とも電子マネー5,000円分）。\nhttp/,
  );
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
  // Steps that are done have their day, where the REST API gives one.
  const sent = await textOf('/mypage/tickets/88005');
  const [, timeline = ''] = /<ol[^>]*aria-label="申請からお届けまで">(.*?)<\/ol>/s.exec(sent) ?? [];
  expect(
    [...timeline.matchAll(/完了(?:<\/span><span[^>]*>\d+年\d+月\d+日)?/g)].map(([text]) => text),
  ).toEqual([expect.stringMatching(/日$/), '完了', expect.stringMatching(/日$/)]);
  expect((await textOf('/mypage/tickets')).match(/30,000/g)).toHaveLength(4);
});

it('the form of a ticket has hall and day of the last reservation, and takes no later day than today', async () => {
  const day = (days: number) =>
    new Date(Date.now() + 9 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
  const input = (html: string, name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0];
  const before = await textOf('/mypage/tickets/88001');
  expect(before).not.toContain('前回のご予約から');
  expect(input(before, 'visited_on')).toContain(`max="${day(0)}"`);
  await site.origin.clearJournal();
  await textOf('/mypage/reservations');
  const [call] = await site.origin.calls('/api/wn/reservations/');
  const reply = await fetch(`${site.origin.url}/api/wn/reservations/?${call?.query}`, {
    headers: call?.headers,
  });
  const { reservations, ...rest } = (await reply.json()) as {
    reservations: { status: string; hold_at: string; fair_snapshot: object }[];
  };
  const [one] = reservations.filter(({ status }) => status === 'reserved');
  const held = (days: number, hall_name: string) => ({
    ...one,
    hold_at: `${day(days)}T00:00:00+09:00`,
    fair_snapshot: { ...one?.fair_snapshot, hall_name, hold_at: `${day(days)}T00:00:00+09:00` },
  });
  const body = {
    ...rest,
    reservations: [held(-30, '古都の館'), held(-3, '青山の杜 迎賓館'), held(9, '海辺の丘')],
  };
  await site.origin.fault({ method: 'GET', path: '/api/wn/reservations/', body });
  const html = await textOf('/mypage/tickets/88001');
  await site.origin.clearFaults();
  expect(html).toContain('前回のご予約から、会場と見学した日を入れてあります。');
  expect(input(html, 'hall_name')).toContain('value="青山の杜 迎賓館"');
  expect(input(html, 'visited_on')).toContain(`value="${day(-3)}"`);
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
