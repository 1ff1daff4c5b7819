import { logIn, register, registerMember, sendLogIn, visit } from './actions.ts';
import { demo } from '#tests/harness/origin.ts';
import { expect, type Page, test } from './fixtures.ts';

/** A minimal image upload. */
const PROOF = {
  name: 'proof.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

const main = (page: Page) => page.getByRole('main');

/** Registers a new member and opens the form of the first ticket. */
async function openTicket(page: Page): Promise<void> {
  await visit(page, '/register');
  await register(page);
  await expect(page.getByRole('link', { name: 'ログアウト' })).toBeVisible();
  await visit(page, '/mypage/tickets');
  await main(page)
    .getByRole('link', { name: /^式場見学/ })
    .click();
  await expect(page.getByRole('button', { name: 'この内容で申請する' })).toBeVisible();
}

/** Fills in the required fields except the proof. */
async function fillIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^お名前/ }).fill('佐藤 結衣');
  await page.getByRole('textbox', { name: /^電話番号/ }).fill('０９０-１２３４-５６７８');
  await page.getByLabel(/^見学した日/).fill('2026-11-03');
}

test('a guest sees what my page offers, logs in and returns to it', async ({ page }) => {
  await visit(page, '/mypage');
  await main(page).getByRole('link', { name: 'ログイン' }).click();
  await sendLogIn(page, demo.email, demo.password);
  await expect(page.getByRole('heading', { level: 1, name: 'ゆいままさん' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /ゆいまま/ })).toHaveAttribute(
    'href',
    '/mypage',
  );
  await expect(main(page)).toContainText('ご希望カルテ');
  await expect(main(page)).toContainText('2027年5月');
  await expect(main(page).getByRole('link', { name: 'クリップ' })).toHaveAttribute('href', '/mypage/clips');
  await expect(main(page)).toContainText('次のご予約');
  await expect(main(page).getByRole('region', { name: 'プロフィール' })).toContainText('公開中');
  await main(page).getByRole('link', { name: 'ギフトチケット' }).click();
  await expect(main(page).getByRole('article')).not.toHaveCount(0);
});

test('a viewed hall is listed with its date, even when the gateway has not recorded it', async ({
  page,
  ownSite,
  monitor,
}) => {
  monitor.allowNetworkErrors();
  await ownSite.origin.fault({ path: '/api/uuid/halls/create', status: 500 });
  await page.goto(`${ownSite.url}/halls/1`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('musubi.viewed'))).toContain('viewedAt');
  await visit(page, `${ownSite.url}/mypage`);
  const viewed = main(page).getByRole('region', { name: '最近見た会場' });
  await expect(viewed.getByRole('article')).toHaveCount(1);
  await expect(viewed.getByRole('time')).toBeVisible();
});

test('a ticket application lists missing fields, then succeeds and shows its steps', async ({ page }) => {
  await openTicket(page);
  await page.getByRole('button', { name: 'この内容で申請する' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('見学証明の写真');
  await fillIn(page);
  await page.getByLabel(/^見学証明の写真/).setInputFiles(PROOF);
  await expect(page.getByRole('img', { name: '選択した写真' })).toBeVisible();
  await page.getByRole('button', { name: 'この内容で申請する' }).click();
  await expect(main(page)).toContainText('申請を受け付けました');
  const steps = main(page).getByRole('list', { name: '申請からお届けまで' });
  await expect(steps.locator('[aria-current=step]')).toContainText('事務局が内容を確認');
  await expect(main(page)).toContainText('送信済みのファイルを見る');
});

test('a ticket that was applied for in another tab shows its application, and says so', async ({ page }) => {
  await openTicket(page);
  const other = await page.context().newPage();
  await visit(other, page.url());
  for (const tab of [page, other]) {
    await fillIn(tab);
    await tab.getByLabel(/^見学証明の写真/).setInputFiles(PROOF);
    await tab.getByRole('button', { name: 'この内容で申請する' }).click();
    await expect(main(tab).getByRole('status').first()).toContainText(
      tab === page ? '申請を受け付けました' : 'このチケットはすでに申請されています',
    );
  }
  await expect(main(other)).toContainText('お送りいただいた内容');
  await expect(other.getByRole('button', { name: 'この内容で申請する' })).toBeHidden();
  await expect(main(other)).not.toContainText('未申請');
  // Nobody can answer an enquete from here.
  await visit(page, '/mypage');
  await expect(main(page)).toContainText('プロフィール');
  await expect(main(page)).not.toContainText('カルテ');
});

test('a ticket application is filled in with name and telephone of the member, in empty fields alone', async ({
  page,
}) => {
  await logIn(page);
  await visit(page, '/mypage/tickets/88001');
  const name = page.getByRole('textbox', { name: /^お名前/ });
  await expect(name).toHaveValue('佐藤 結衣');
  await expect(page.getByRole('textbox', { name: /^電話番号/ })).toHaveValue('09012345678');
  await name.fill('鈴木 結衣');
  await page.getByRole('button', { name: 'この内容で申請する' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(name).toHaveValue('鈴木 結衣');
});

test('a file of the wrong type is rejected at its field and the other input stays', async ({ page }) => {
  await openTicket(page);
  await fillIn(page);
  const text = { name: 'proof.txt', mimeType: 'text/plain', buffer: Buffer.from('証明です') };
  await page.getByLabel(/^見学証明の写真/).setInputFiles(text);
  await page.getByRole('button', { name: 'この内容で申請する' }).click();
  await expect(page.getByRole('alert')).toContainText('JPEG・PNG・WebP・PDF');
  await expect(page.getByRole('textbox', { name: /^お名前/ })).toHaveValue('佐藤 結衣');
});

test('a referral leads to registration with its code; an unknown code shows an error', async ({ page }) => {
  await visit(page, '/referral/MUSUBI2026');
  await expect(main(page)).toContainText('ゆいままさんからのご紹介です');
  await main(page)
    .getByRole('link', { name: /MUSUBI2026/ })
    .click();
  await expect(page.getByRole('textbox', { name: /^紹介コード/ })).toHaveValue('MUSUBI2026');
  await register(page);
  await expect(page.getByRole('link', { name: 'ログアウト' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'ご紹介コード' }).click();
  await page.getByRole('textbox', { name: /^紹介コード/ }).fill('ＮＯＢＯＤＹ');
  await page.getByRole('button', { name: '次へ' }).click();
  await expect(page).toHaveURL(/\/referral\/NOBODY$/);
  await expect(main(page)).toContainText('この紹介コードは見つかりませんでした');
  await expect(main(page).getByRole('link', { name: 'コードを入力し直す' })).toHaveAttribute(
    'href',
    '/referral',
  );
});

test('whoever has no referral code is led on: a guest to registration, a member to the contact form', async ({
  page,
}) => {
  await visit(page, '/referral');
  const missing = main(page).getByText(/^コードをお持ちでない/);
  await expect(missing.getByRole('link')).toHaveText('会員登録');
  await registerMember(page, '/referral');
  await expect(missing.getByRole('link')).toHaveText('お問い合わせ');
});

test('codes that are looked up too often are refused with a text of their own', async ({
  page,
  monitor,
  ownSite,
}) => {
  monitor.allowNetworkErrors();
  await visit(page, `${ownSite.url}/referral`);
  for (let at = 0; at < 20; at += 1) await page.request.get(`${ownSite.url}/referral/NOBODY${at}`);
  await page.getByRole('textbox', { name: /^紹介コード/ }).fill('musubi2026');
  await page.getByRole('button', { name: '次へ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('短い時間に何度も確認されました');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('my page and a ticket render, and a ticket is applied for', async ({ page, monitor }) => {
    // A rejected form responds with 422.
    monitor.allowNetworkErrors();
    await page.goto('/register');
    await register(page);
    await page.goto('/mypage');
    await expect(page.getByRole('heading', { level: 1, name: 'ゆいさん' })).toBeVisible();
    await main(page).getByRole('link', { name: 'ギフトチケット' }).click();
    await main(page)
      .getByRole('link', { name: /^式場見学/ })
      .click();
    await page.getByRole('textbox', { name: /^お名前/ }).fill('佐藤 結衣');
    await page.getByRole('textbox', { name: /^電話番号/ }).fill('09012345678');
    await page.getByRole('button', { name: 'この内容で申請する' }).click();
    await expect(main(page)).toContainText('選択してください');
    await expect(page.getByRole('textbox', { name: /^お名前/ })).toHaveValue('佐藤 結衣');
    await page.getByLabel(/^見学した日/).fill('2026-11-03');
    await page.getByLabel(/^見学証明の写真/).setInputFiles(PROOF);
    await page.getByRole('button', { name: 'この内容で申請する' }).click();
    await expect(main(page)).toContainText('申請を受け付けました');
  });
});
