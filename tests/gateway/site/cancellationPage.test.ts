/** The page and the calendar file of a hall's cancellation fees: dates, what was typed, and halls without steps. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Gateway, startGateway } from '#tests/harness/gateway.ts';
import { type Origin, startOrigin } from '#tests/harness/origin.ts';

const STEPS =
  '<p>解約のお申し出日を基準にいたします。</p><table><tr><th>挙式日の180日前まで</th><td>申込金の全額</td></tr>' +
  '<tr><th>179日前〜前日</th><td>見積金額の20%</td></tr><tr><th>当日</th><td>見積金額の100%</td></tr></table>';

/** A page without a late part is whole at the next request. */
const PATIENT = { timeout: 20_000 };

let origin: Origin;
let gateway: Gateway;
beforeAll(async () => {
  origin = await startOrigin();
  const hall = (await (await fetch(`${origin.url}/api/wn/halls/7`)).json()) as object;
  const terms: Readonly<Record<string, string | null>> = {
    7: STEPS,
    8: '<p>くわしくは担当者が書面でご説明いたします。</p>',
    9: null,
  };
  for (const [id, regulation] of Object.entries(terms))
    await origin.fault({
      path: `^/api/wn/halls/${id}$`,
      body: {
        ...hall,
        id: Number(id),
        regulation: regulation && { regulation, postponed_regulation: null, covid_regulation: null },
      },
    });
  gateway = await startGateway({ upstream: origin.url });
}, 120_000);
afterAll(async () => {
  await gateway.stop();
  await origin.stop();
});

async function read(path: string): Promise<{ status: number; text: string; html: string }> {
  const response = await fetch(gateway.url + path);
  const html = await response.text();
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  return { status: response.status, html, text: main.replaceAll(/<!--.*?-->|<[^>]*>/g, '') };
}

const dateOf = (day: string) => `/halls/7/cancellation?wedding_date=${encodeURIComponent(day)}`;

describe('the page', () => {
  it('gives the steps without a date, and asks for one by a GET form', async () => {
    const { status, text, html } = await read('/halls/7/cancellation');
    expect(status).toBe(200);
    expect(text).toContain('挙式日の180日前まで申込金の全額');
    expect(text).toContain('179日前〜前日見積金額の20%');
    expect(html).toMatch(/<form [^>]*action="\/halls\/7\/cancellation" method="get"/);
    expect(html).toMatch(/<input type="date"[^>]* name="wedding_date"/);
    expect(html).not.toContain('.ics');
    expect(html).not.toContain('noindex');
  });

  it.each(['2027-05-22', '２０２７/５/２２'])('gives each step as dates for “%s”', async (typed) => {
    const { status, text, html } = await read(dateOf(typed));
    expect(status).toBe(200);
    expect(text).toContain('2026年11月23日(月)まで挙式日の180日前まで申込金の全額');
    expect(text).toContain('2026年11月24日(火)〜2027年5月21日(金)179日前〜前日見積金額の20%');
    expect(text).toContain('2027年5月22日(土)当日見積金額の100%');
    expect(html).toContain('href="/halls/7/cancellation.ics?wedding_date=2027-05-22"');
    expect(html).toMatch(/name="robots" content="noindex,follow"/);
    expect(html).toMatch(/rel="canonical" href="[^"?]*\/halls\/7\/cancellation"/);
  });

  it.each([
    ['来年の春', '日付を読み取れませんでした'],
    ['2027-02-29', '2027年2月29日は暦にありません'],
  ])('says what is wrong with “%s” and keeps it', async (typed, message) => {
    const { status, text, html } = await read(dateOf(typed));
    expect(status).toBe(200);
    expect(text).toContain(message);
    expect(html).toMatch(new RegExp(`<input type="text"[^>]*aria-invalid="true"[^>]*value="${typed}"`));
    expect(text).toContain('179日前〜前日見積金額の20%');
    expect(html).not.toContain('.ics');
  });

  it('shows the terms themselves where they have no steps, and says where there are none', async () => {
    const unread = await read('/halls/8/cancellation');
    expect(unread.text).toContain('日付ごとの金額を確実に読み取れません');
    expect(unread.text).toContain('くわしくは担当者が書面でご説明いたします。');
    expect(unread.html).not.toContain('name="wedding_date"');
    const none = await read('/halls/9/cancellation');
    expect([none.status, none.text]).toEqual([200, expect.stringContaining('規約は掲載されていません')]);
    expect(none.html).toContain('noindex');
  });

  it('is linked from the hall only where there are steps', async () => {
    // In the app, addresses by id are not redirected.
    const headers = { 'user-agent': 'Mozilla/5.0 (iPhone) MusubiApp/3.1.0' };
    const hall = async (id: number) => (await fetch(`${gateway.url}/halls/${id}`, { headers })).text();
    await expect.poll(() => hall(7), PATIENT).toMatch(/<a href="\/halls\/7\/cancellation"/);
    await expect.poll(() => hall(8), PATIENT).toContain('くわしくは担当者が書面で');
    expect(await hall(8)).not.toContain('/cancellation"');
  });
});

describe('the calendar file', () => {
  it('has the last day of each fee, with reminders', async () => {
    const response = await fetch(`${gateway.url}/halls/7/cancellation.ics?wedding_date=2027-05-22`);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ]);
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="cancellation-7.ics"');
    const lines = (await response.text()).replaceAll('\r\n ', '').split('\r\n');
    expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual([
      'DTSTART;VALUE=DATE:20261123',
      'DTSTART;VALUE=DATE:20270521',
    ]);
    expect(lines.filter((line) => line.startsWith('TRIGGER'))).toEqual([
      'TRIGGER:-P7D',
      'TRIGGER:-P1D',
      'TRIGGER:-P7D',
      'TRIGGER:-P1D',
    ]);
    expect(lines.find((line) => line.startsWith('SUMMARY'))).toContain(
      'キャンセル料が「申込金の全額」の最終日',
    );
    expect(lines.find((line) => line.startsWith('DESCRIPTION:翌日'))).toContain('「見積金額の20%」');
    expect(new Set(lines.filter((line) => line.startsWith('UID'))).size).toBe(2);
  });

  it.each([
    '/halls/7/cancellation.ics',
    '/halls/7/cancellation.ics?wedding_date=2027-02-29',
    '/halls/7/cancellation.ics?wedding_date=0001-01-01',
    '/halls/8/cancellation.ics?wedding_date=2027-05-22',
    '/halls/9/cancellation.ics?wedding_date=2027-05-22',
    '/halls/999999999/cancellation.ics?wedding_date=2027-05-22',
  ])('%s does not exist', async (path) => {
    expect((await fetch(gateway.url + path)).status).toBe(404);
  });
});
