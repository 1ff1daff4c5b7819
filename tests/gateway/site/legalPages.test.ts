/** Texts and addresses of the operator: terms of use, privacy policy, company, and where accounts are changed. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGateway, startSite, type Gateway, type Site } from '#tests/harness/gateway.ts';
import { logInBySite } from '#tests/harness/session.ts';

let site: Site;
let own: Gateway;
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'legal-'));
  for (const [name, text] of Object.entries({
    terms:
      '# ご利用の決まり\n\n## 第一条\n\n<script>alert(1)</script>\n\n<b onclick="x()">太字</b>の[決まり](javascript:x)。',
    privacy: '# 個人情報\n\n本文です。',
    company: '# 会社\n\n| 会社名 | 株式会社むすび |\n| --- | --- |\n| 所在地 | 東京 |',
  }))
    await writeFile(join(folder, `${name}.md`), text);
  site = await startSite();
  own = await startGateway({
    upstream: site.origin.url,
    env: {
      LEGAL_DIR: folder,
      PASSWORD_RESET_URL: 'https://id.example/password',
      MAIL_CHANGE_URL: 'https://id.example/mail',
    },
  });
});
afterAll(async () => {
  await own?.stop();
  await site?.stop();
  await rm(folder, { recursive: true, force: true });
});

const pageOf = async (gateway: Gateway, path: string): Promise<string> => {
  const response = await fetch(gateway.url + path);
  expect(response.status).toBe(200);
  return (await response.text()).replaceAll('<!-- -->', '');
};

test.each([
  ['/terms', '利用規約', '<h2 id="section-1"'],
  ['/privacy', 'プライバシーポリシー', 'href="/external_transmission"'],
  ['/company', '運営会社', '{{会社名}}'],
])(
  '%s shows the shipped text, in the footer, the sitemap and with its own address',
  async (path, title, part) => {
    const html = await pageOf(site, path);
    expect(html).toContain(`${title}</h1>`);
    expect(html).toContain(`<title>${title}`);
    expect(html).toContain(`<link rel="canonical" href="${site.url}${path}"/>`);
    expect(html).toContain(`<li class="`);
    expect(html).toContain(`aria-current="page">${title}`);
    expect(html).toContain(part);
    expect(await pageOf(site, '/contact')).toContain(`<a href="${path}">${title}</a>`);
    expect(await pageOf(site, '/sitemap-landings.xml')).toContain(`<loc>${site.url}${path}</loc>`);
  },
);

test('LEGAL_DIR replaces the texts, which are sanitized', async () => {
  const html = await pageOf(own, '/terms');
  expect(html).toContain('ご利用の決まり</h1>');
  expect(html).toContain('<b>太字</b>の<span>決まり<small>（リンク先を表示できません）</small></span>。');
  const [, text = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];
  expect(text.replace(/<script type="application[^<]*<\/script>/g, '')).not.toMatch(
    /<script|onclick|javascript:/,
  );
  expect(await pageOf(own, '/company')).toContain('<td>東京<wbr></td>');
});

test('the log names the texts that still hold placeholders', async () => {
  expect(site.output()).toContain('"unfinished":["terms","privacy","company"]');
  expect(own.output()).not.toContain('unfinished');
});

const CONSENT =
  /と、<a href="\/terms"[^>]*>利用規約<.*?<a href="\/privacy"[^>]*>プライバシーポリシー<.*?に同意したことになります。/;

test('forms say what a visitor agrees to', async () => {
  expect(await pageOf(site, '/register')).toMatch(CONSENT);
  expect(await pageOf(site, '/contact')).toMatch(/くわしくは<a href="\/privacy"/);
  const { data } = await site.graphql<{
    hall: { fairs: { nodes: { url: string; isReservable: boolean }[] } };
  }>('{ hall(by: { rawId: "1" }) { fairs(first: 20) { nodes { url isReservable } } } }');
  const fair = data?.hall.fairs.nodes.find(({ isReservable }) => isReservable);
  expect(await pageOf(site, new URL(fair?.url ?? '').pathname)).toMatch(CONSENT);
  const enquete = await fetch(`${site.url}/enquete/2026-autumn`, {
    method: 'POST',
    body: new URLSearchParams({ loginId: 'lg_demo_third' }),
    headers: { origin: site.url },
  });
  expect((await enquete.text()).replaceAll('<!-- -->', '')).toMatch(CONSENT);
});

test('log-in and my page lead to where accounts are changed, or to the contact form', async () => {
  expect(await pageOf(own, '/login')).toContain('<a href="https://id.example/password"');
  expect(await pageOf(site, '/login')).toMatch(
    /パスワードの再設定は、<a href="\/contact">お問い合わせ<\/a>から承ります/,
  );
  const mine = async (gateway: Gateway): Promise<string> => {
    const cookie = await logInBySite(gateway.url);
    return (await fetch(`${gateway.url}/mypage`, { headers: { cookie } })).text();
  };
  expect(await mine(own)).toContain('<a href="https://id.example/mail"');
  expect(await mine(site)).toMatch(/メールアドレスの変更<!-- -->は、<a href="\/contact"/);
});
