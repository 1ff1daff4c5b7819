/** What a visitor reads after a form, without script: thank-you pages, referrals, failures. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Site, startSite } from '#tests/harness/gateway.ts';
import { demo } from '#tests/harness/origin.ts';
import { cookiesOf } from '#tests/harness/session.ts';
import { readPage } from './readPage.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
}, 120_000);
afterAll(() => site?.stop());

const post = (path: string, fields: Record<string, string>) =>
  fetch(site.url + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
    headers: { origin: site.url },
  });

const textOf = (path: string, cookie?: string) => readPage(site.url + path, cookie);

const CONTACT = {
  'your-name': '佐藤 結衣',
  'your-email': 'yui@example.jp',
  'your-message': '掲載についてうかがいたいことがあります。',
  acceptance: '1',
  openedAt: new Date(Date.now() - 60_000).toISOString(),
};

it('a form that was sent too quickly says so, keeps all that was typed and is taken the second time', async () => {
  const openedAt = new Date().toISOString();
  const html = await (await post('/contact', { ...CONTACT, openedAt })).text();
  expect(html).toContain('送信が早すぎた');
  expect(html).toContain('もう一度「送信」を押してください');
  for (const text of Object.values({ ...CONTACT, openedAt })) expect(html).toContain(text);
  expect(html).toMatch(/<input[^>]*name="acceptance"[^>]*checked/);
  await sleep(2_000);
  expect((await post('/contact', { ...CONTACT, openedAt })).status).toBe(303);
});

describe('a telephone number with too few digits', () => {
  const line = {
    lineUserId: `U${'0'.repeat(31)}1`,
    lineAccessToken: 'line-demo-token-musubi',
    isFilled: '1',
  };
  const short = ['0901234', '０９０−１２３４', '+81 90 1234'];
  it.each(
    short.flatMap((tel) => [
      { path: '/contact', fields: { ...CONTACT, 'your-tel': tel } },
      { path: '/special', fields: { ...line, tel } },
    ]),
  )('$path says how many it has, beside all else', async ({ path, fields }) => {
    const html = await (await post(path, fields)).text();
    expect(html).toContain('市外局番から10桁または11桁で入力してください');
    expect(html).not.toContain('半角数字');
  });

  it('with other characters than digits is refused for them', async () => {
    const html = await (await post('/contact', { ...CONTACT, 'your-tel': '自宅' })).text();
    expect(html).toContain('半角数字で入力してください');
  });
});

describe('the thank-you page', () => {
  it('says that nothing was sent where nothing was', async () => {
    for (const path of ['/thankyou?fid=12', '/thankyou?fid=enquete', '/thankyou?fid=nobody', '/thankyou']) {
      const html = await textOf(path);
      expect(html).toContain('送信された内容はありません');
      expect(html).not.toContain('送信しました');
    }
  });

  it('carries a copy, the day of the reply and one next step', async () => {
    const sent = await post('/contact', { ...CONTACT, 'your-message': '長いご相談です。'.repeat(100) });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/thankyou?fid=12']);
    const html = await textOf('/thankyou?fid=12', cookiesOf(sent));
    expect(html).toContain('送信しました');
    for (const text of ['佐藤 結衣', 'yui@example.jp', '長いご相談です。', '…（以下略）'])
      expect(html).toContain(text);
    expect(html).toMatch(/20\d\d年\d+月\d+日\([月火水木金]\)までに、ご記入のメールアドレスへ/);
    expect(html).toContain('href="/halls/search/"');
    // The copy of another form is not shown.
    expect(await textOf('/thankyou?fid=special', cookiesOf(sent))).toContain('送信された内容はありません');
  });

  it('is never cached', async () => {
    const response = await fetch(`${site.url}/thankyou?fid=12`);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('names the answers of an enquete by their labels', async () => {
    const answers = { role: 'bride', customer_status: 'viewed_only', wedding_at: 'undecided', tastes: '2' };
    const sent = await post('/enquete/2026-autumn', {
      loginId: 'lg_demo_third',
      isFilled: '1',
      ...answers,
    });
    expect(sent.status).toBe(303);
    const html = await textOf('/thankyou?fid=enquete', cookiesOf(sent));
    for (const text of ['新婦', '見学しただけ', '和の趣']) expect(html).toContain(text);
    expect(html).not.toContain('lg_demo_third');
  });
});

describe('a form whose source fails', () => {
  it('does not blame the input', async () => {
    await site.origin.fault({ method: 'POST', path: '/api/wn/sessions', status: 503 });
    const failed = await (await post('/login', { email: demo.email, password: 'himitsu-2026' })).text();
    await site.origin.clearFaults();
    expect(failed).toContain('手続きが終わっていません');
    expect(failed).not.toContain('入力内容をご確認ください');
    const wrong = await (await post('/login', { email: 'x', password: '' })).text();
    expect(wrong).toContain('入力内容をご確認ください');
  });

  const registration = {
    email: 'haru@example.jp',
    password: 'kekkon-2027',
    nickname: 'はる',
    weddingRole: 'COUPLE',
  };
  const enquete = { loginId: 'lg_demo_second', isFilled: '1', role: 'bride', customer_status: 'viewed_only' };
  it.each([
    ['/contact', CONTACT],
    ['/register', registration],
    ['/diagnosis', { side: 'child' }],
    ['/enquete/2026-autumn', { ...enquete, wedding_at: 'undecided' }],
  ])('does not blame the input of %s', async (path, fields) => {
    await site.origin.fault({ path: '^/(?!__)', method: 'POST', status: 503 });
    const reply = await post(path, fields);
    await site.origin.clearFaults();
    const html = await reply.text();
    expect(html).toContain('手続きが終わっていません');
    expect(html).not.toContain('入力内容をご確認ください');
  });
});

it('registration and log-in succeed although the account cannot be read', async () => {
  const credentials = { email: `${crypto.randomUUID()}@example.jp`, password: 'kekkon-2027' };
  await site.origin.fault({ path: '/api/wn/sessions/current', status: 500 });
  const joined = await post('/register', { ...credentials, nickname: 'はる', weddingRole: 'COUPLE' });
  const loggedIn = await post('/login', credentials);
  await site.origin.clearFaults();
  for (const reply of [joined, loggedIn]) {
    expect([reply.status, reply.headers.get('location')]).toEqual([303, '/']);
    expect(cookiesOf(reply)).toContain('wn_session=');
  }
});

describe('a referral', () => {
  it('is found by a code in small letters, and shows its reward in yen', async () => {
    const opened = await post('/referral', { code: ' musubi２０２６ ' });
    expect(opened.headers.get('location')).toBe('/referral/MUSUBI2026');
    const html = await textOf('/referral/musubi2026');
    expect(html).toContain('紹介コード「MUSUBI2026」で登録する');
    expect(html.match(/5,000/g)).toHaveLength(1);
    expect(html).toContain('お二人とも電子マネー5,000円分');
    expect(html).not.toContain('0.5');
  });

  it('shows the promised reward after registration, which is among the tickets', async () => {
    const joined = await post('/register?code=musubi2026', {
      email: `${crypto.randomUUID()}@example.jp`,
      password: 'kekkon-2027',
      nickname: 'はる',
      weddingRole: 'COUPLE',
      referralCode: 'musubi2026',
    });
    expect(joined.headers.get('location')).toBe('/referral/MUSUBI2026?joined=1');
    const cookie = cookiesOf(joined);
    const html = await textOf('/referral/MUSUBI2026?joined=1', cookie);
    expect(html).toContain('会員登録が終わりました');
    expect(html).toContain('お二人とも電子マネー5,000円分');
    expect(html).not.toContain('で登録する');
    expect(await textOf('/mypage/tickets', cookie)).toContain('ご紹介の特典');
  });

  it('looked up too often is refused with 429 and a text of its own', async () => {
    let response = await fetch(`${site.url}/referral/NOBODY99`);
    for (let at = 0; at < 25 && response.status !== 429; at += 1) {
      await response.text();
      response = await fetch(`${site.url}/referral/NOBODY${at}`);
    }
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    const html = await response.text();
    expect(html).toContain('短い時間に何度も確認されました');
    expect(html).not.toContain('情報の提供元から応答がありませんでした');
  });
});

it('the footer, the same for guests and members, leads to no registration and no form for ids that visitors do not have', async () => {
  const html = await textOf('/contact');
  const footer = html.slice(html.indexOf('<footer'));
  const paths = [...footer.matchAll(/href="(\/[^"#]*)"/g)].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(20);
  expect(paths).not.toContain('/register');
  for (const path of paths) {
    const page = await textOf(path);
    for (const label of ['ログインID', 'LINEのユーザーID', '合言葉']) expect(page).not.toContain(label);
  }
});
