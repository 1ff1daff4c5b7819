import { logIn, registerMember, waitForHydration, visit } from './actions.ts';
import { axeViolations } from './axe.ts';
import { expect, test, type Page } from './fixtures.ts';

const JPEG = {
  name: '来館票.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('ffd8ffe000104a464946', 'hex'),
};
const LINE = { id: `U${'0'.repeat(31)}1`, token: 'line-demo-token-musubi' };

const field = (page: Page, label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) });
const send = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: '送信', exact: true }).click();

/** Holds the modules of the pages, so that they are not hydrated. @returns how to release them */
async function holdModules(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<undefined>();
  await page.route(/\/assets\/(?!start-)[^/]+\.js$/, async (route) => {
    await released.promise;
    await route.continue();
  });
  return () => released.resolve(undefined);
}

async function fillContact(page: Page): Promise<void> {
  await field(page, 'お名前').fill('佐藤 結衣');
  await field(page, 'メールアドレス').fill('yui@example.jp');
  await field(page, 'お問い合わせ内容').fill(
    '掲載についてうかがいたいことがあります。\n折り返しは平日にお願いします。',
  );
  await page.getByRole('checkbox', { name: '同意する' }).check();
}

test('the contact form lists missing fields, then leads to the thank-you page', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'お問い合わせ' }).click();
  await send(page);
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('お名前：入力してください');
  await fillContact(page);
  await field(page, 'メールアドレス').fill('yui');
  await send(page);
  await expect(page.getByRole('alert')).toContainText('メールアドレス形式で入力してください');
  await field(page, 'メールアドレス').fill('yui@example.jp');
  await expect(async () => {
    await send(page);
    await expect(page).toHaveURL(/\/thankyou\?fid=12$/, { timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1, name: '送信しました' })).toBeVisible();
  await expect(page.getByText('掲載についてうかがいたいことがあります。')).toBeVisible();
  await expect(page.getByText(/年\d+月\d+日\(.\)までに/)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  const copy = page.getByRole('definition').filter({ hasText: '掲載について' });
  expect(await copy.innerText()).toBe(
    '掲載についてうかがいたいことがあります。\n折り返しは平日にお願いします。',
  );
  // What was sent does not come back into the form.
  await page.goBack();
  await expect(field(page, 'お問い合わせ内容')).toHaveValue('');
  await expect(page.getByRole('checkbox', { name: '同意する' })).not.toBeChecked();
  await page.goForward();
  await expect(copy).toBeVisible();
  // The copy is in this tab alone, so that another cannot know what was sent.
  const other = await page.context().newPage();
  await visit(other, '/thankyou?fid=12');
  await expect(other.getByRole('main')).toContainText('2営業日以内に、ご記入のメールアドレスへ');
  await expect(other.getByRole('main')).not.toContainText('送信は行われていません');
  await other.close();
  await page.reload();
  await expect(page.getByText('掲載についてうかがいたいことがあります。')).toBeVisible();
  await visit(page, '/thankyou?fid=special');
  await expect(page.getByRole('heading', { level: 1, name: '送信された内容はありません' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('the contact form is filled in for members, from their last reservation', async ({ page }) => {
  await logIn(page);
  await visit(page, '/contact');
  await expect(field(page, 'お名前')).toHaveValue('佐藤 結衣');
  await expect(field(page, 'メールアドレス')).toHaveValue('demo@example.jp');
  await expect(field(page, '電話番号')).toHaveValue('09012345678');
});

test('the contact form of a member without reservation has what the account knows, and goes at once', async ({
  page,
}) => {
  await registerMember(page);
  await visit(page, '/contact');
  await expect(field(page, 'お名前')).toHaveValue('ゆい');
  await expect(field(page, 'メールアドレス')).toHaveValue(/^[\da-f-]+@example\.jp$/);
  await expect(page.getByText('会員登録やギフトチケットの内容を入れてあります')).toBeVisible();
  await field(page, 'お問い合わせ内容').fill('ギフトチケットについて');
  await page.getByRole('checkbox', { name: '同意する' }).check();
  await send(page);
  await expect(page).toHaveURL(/\/thankyou\?fid=12$/);
});

test('an enquete opens with the id of the link, finds a hall and saves its draft', async ({ page }) => {
  await visit(page, '/enquete/2026-autumn#lg_demo_third');
  await expect(page).toHaveURL(/\/enquete\/2026-autumn$/);
  await expect(page.getByRole('heading', { name: '結婚式の準備についてのアンケート' })).toBeVisible();
  await page.getByRole('radio', { name: '新婦' }).check();
  await page.getByRole('checkbox', { name: 'ナチュラル' }).check();
  const opinion = (tab: Page) => field(tab, 'ご意見');
  await opinion(page).fill('料理の試食もしてみたいです。');
  await page.getByRole('button', { name: '会場を探す' }).click();
  await expect(page.getByRole('alert')).toContainText('会場名の一部を入力してください');
  await field(page, '会場名の一部').fill('教会');
  await field(page, '会場名の一部').press('Enter');
  await page.getByRole('group', { name: '見つかった会場' }).getByRole('radio').first().check();
  await expect(page.getByRole('combobox', { name: /^挙式日の目安/ }).getByRole('option')).toHaveCount(22);

  // A reload asks for no id and keeps what was typed; so does a new tab.
  await page.reload();
  await expect(page.getByRole('radio', { name: '新婦' })).toBeChecked();
  await expect(opinion(page)).toHaveValue('料理の試食もしてみたいです。');
  const tab = await page.context().newPage();
  await visit(tab, '/enquete/2026-autumn#lg_demo_third');
  await expect(tab.getByRole('radio', { name: '新婦' })).toBeChecked();
  await expect(opinion(tab)).toHaveValue('料理の試食もしてみたいです。');
  await tab.close();
  // The link of somebody else in the same tab changes the fragment alone.
  await page.evaluate(() => location.assign('#lg_demo_second'));
  await expect(page).toHaveURL(/\/enquete\/2026-autumn$/);
  await expect(opinion(page)).not.toHaveValue('料理の試食もしてみたいです。');
  await visit(page, '/enquete/2026-autumn#lg_demo_third');
  await expect(page.getByRole('radio', { name: '新婦' })).toBeChecked();
  // One choice too many is refused at once.
  for (const taste of ['和の趣', 'クラシック', 'モダン'])
    await page.getByText(taste, { exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'モダン' })).not.toBeChecked();
  await expect(page.getByText('3つまでです。', { exact: false })).toBeVisible();
  const found = page.getByRole('group', { name: '見つかった会場' }).getByRole('radio');
  await expect(found.first()).toBeChecked();
  await field(page, '友人').press('Enter');
  await expect(page.getByRole('alert')).toContainText('選択してください');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('radio', { name: '見学しただけ' }).check();
  await page.getByRole('combobox', { name: /^挙式日の目安/ }).selectOption('undecided');
  await send(page);
  await expect(page).toHaveURL(/\/thankyou\?fid=enquete$/);
  expect(
    await page.evaluate(() =>
      [sessionStorage, localStorage].flatMap((storage) =>
        Object.keys(storage).filter((key) => key.includes('form')),
      ),
    ),
  ).toEqual([]);

  // Submitted answers can be edited; the hall is shown by name.
  await visit(page, '/enquete/2026-autumn#lg_demo_third');
  await expect(found.first()).toBeChecked();
  await expect(found).toHaveCount(2);
});

test('the special form takes an image; LINE credentials appear in no URL', async ({ page }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto(`/special#line_user_id=${LINE.id}&line_access_token=${LINE.token}`);
  await expect(page.getByRole('heading', { name: 'ゆいさんのお申し込み' })).toBeVisible();
  await expect(page).toHaveURL(/\/special$/);
  await field(page, 'お名前').fill('佐藤 結衣');
  await field(page, '電話番号').fill('09012345678');
  await page.getByRole('radio', { name: '席次表の紙見本' }).check();
  const picker = page.getByLabel(/来館票または見積書の写真/);
  await picker.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await send(page);
  await expect(page.getByRole('alert')).toContainText('JPEG・PNG・WebP・PDF');
  await expect(field(page, 'お名前')).toHaveValue('佐藤 結衣');
  expect(await axeViolations(page)).toEqual([]);
  await picker.setInputFiles(JPEG);
  await send(page);
  await expect(page).toHaveURL(/\/thankyou\?fid=special$/);
  expect(addresses.filter((address) => address.split('#')[0]?.includes(LINE.token))).toEqual([]);
});

test('what is typed before hydration stays, also in a form that was just rejected', async ({
  page,
  monitor,
}) => {
  monitor.allowNetworkErrors();
  await visit(page, '/contact');
  await field(page, 'お問い合わせ内容').fill('前に書いた本文');
  await field(page, 'お名前').fill('佐藤');
  await page.goto('about:blank');
  const release = await holdModules(page);
  await page.goto('/contact');
  await field(page, 'お問い合わせ内容').fill('新しい本文');
  await send(page);
  await expect(page.getByRole('alert')).toContainText('お名前：入力してください');
  await field(page, 'メールアドレス').fill('yui@example.jp');
  release();
  await waitForHydration(page);
  await expect(field(page, 'お問い合わせ内容')).toHaveValue('新しい本文');
  await expect(field(page, 'メールアドレス')).toHaveValue('yui@example.jp');
  await expect(field(page, 'お名前')).toHaveValue('');
  // It is the draft now.
  await page.goto('about:blank');
  await visit(page, '/contact');
  await expect(field(page, 'お問い合わせ内容')).toHaveValue('新しい本文');
  await expect(field(page, 'お名前')).toHaveValue('');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('contact, enquete and special form work as plain forms', async ({ page, monitor }) => {
    monitor.allowNetworkErrors();
    await page.goto('/enquete/2026-autumn');
    await field(page, 'ログインID').fill('lg_demo_second');
    await page.getByRole('button', { name: '次へ' }).click();
    await page.getByRole('radio', { name: '新郎' }).check();
    await page.getByRole('radio', { name: '申し込んだ' }).check();
    await page.getByRole('combobox', { name: /^希望の時期/ }).selectOption({ index: 3 });
    await send(page);
    await expect(page).toHaveURL(/fid=enquete$/);

    await page.goto('/special');
    await field(page, 'LINEのユーザーID').fill(LINE.id);
    await field(page, 'LINEの確認コード').fill(LINE.token);
    await page.getByRole('button', { name: '次へ' }).click();
    await field(page, 'お名前').fill('佐藤 結衣');
    await field(page, 'メールアドレス').fill('yui@example.jp');
    await page.getByRole('radio', { name: '席次表の紙見本' }).check();
    await page.getByLabel(/来館票または見積書の写真/).setInputFiles(JPEG);
    await send(page);
    await expect(page).toHaveURL(/fid=special$/);
  });
});

test('form credentials are never cached', async ({ page, request }) => {
  const response = await request.get('/special');
  expect(response.headers()['referrer-policy']).toBe('no-referrer');
  await visit(page, '/enquete/2026-autumn#lg_nobody');
  await waitForHydration(page);
  await expect(page.getByRole('alert')).toContainText('見つかりませんでした');
  const stored = await page.evaluate(() =>
    [localStorage, sessionStorage].map((storage) => Object.values(storage)),
  );
  expect(JSON.stringify(stored)).not.toContain('lg_nobody');
});
