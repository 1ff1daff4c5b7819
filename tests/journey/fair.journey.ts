import { randomUUID } from 'node:crypto';
import type { Site } from '#tests/harness/gateway.ts';
import { liveRegion, logIn, loseReplies, visit } from './actions.ts';
import { axeViolations } from './axe.ts';
import { expect, test, type Page } from './fixtures.ts';

interface Fair {
  rawId: string;
  name: string;
  heldOn: string;
  holdTimes: string[];
  isReservable: boolean;
}

/** Fairs of hall 1, soonest first. */
async function fairs(site: Site): Promise<Fair[]> {
  const { data } = await site.graphql<{ hall: { fairs: { nodes: Fair[] } } }>(
    '{ hall(by: { rawId: "1" }) { fairs(first: 100) { nodes { rawId name heldOn holdTimes isReservable } } } }',
  );
  return data?.hall.fairs.nodes ?? [];
}

/** URL of a fair open for reservations. */
async function reservableFair(site: Site): Promise<string> {
  const fair = (await fairs(site)).findLast(({ isReservable }) => isReservable);
  return `/halls/1/fairs/${fair?.rawId}`;
}

const field = (page: Page, label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) });

/** Fills in the form with full-width digits, hiragana and hyphens. */
async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByRole('radio').first().check({ force: true });
  await field(page, '姓').fill('佐藤');
  await field(page, '名').fill('結衣');
  await field(page, 'セイ').fill('さとう');
  await field(page, 'メイ').fill('ﾕｲ');
  await field(page, 'メールアドレス').fill(email);
  await field(page, '電話番号').fill('０９０-１２３４ー5678');
  await page.getByRole('radio', { name: '女性' }).check({ force: true });
  await page.getByRole('combobox', { name: /^参加人数/ }).selectOption('2');
  await field(page, '会場へのメッセージ').fill('見学したいです');
}

const send = (page: Page) => page.getByRole('button', { name: '予約する' }).click();
const newEmail = () => `${randomUUID()}@example.jp`;

/** Number of reservation requests. */
async function reservationCount(site: Site): Promise<number> {
  return (await site.origin.calls('/api/wn/reservations/')).filter(({ method }) => method === 'POST').length;
}

test('from the fair calendar to a fair, by month, day and content', async ({ page, site }) => {
  const [first] = await fairs(site);
  // Without a month in the URL: the month of the next fair.
  await visit(page, '/halls/1/fairs');
  const calendar = page.getByRole('table');
  await expect(calendar.getByRole('columnheader').first()).toHaveText('月曜日');
  await expect(calendar).toContainText('大安');
  await page.getByRole('button', { name: '六輝を表示しない' }).click();
  await expect(calendar).not.toContainText('大安');
  // Stored on this device: the server renders without them.
  await page.reload();
  expect(await (await page.request.get('/halls/1/fairs')).text()).not.toContain('>大安<');
  await expect(calendar).not.toContainText('大安');
  const days = calendar.getByRole('link');
  // Screen readers read out the day and the number of fairs, not the fairs.
  const announced = await liveRegion(page);
  await expect(announced).toHaveText(/^\d+年\d+月のフェア（\d+件）$/);
  await days.first().focus();
  if ((await days.count()) > 1) {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
  }
  await days.first().click();
  await expect(page).toHaveURL(new RegExp(`day=${first?.heldOn}`));
  await expect(announced).toHaveText(/日.*のフェア（\d+件）$/);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/halls\/1\/fairs\/\d+$/);
  await expect(page.getByRole('heading', { name: 'このフェアを予約する' })).toBeVisible();
});

test('a guest reserves with unnormalized input and cancels with the code', async ({ page, site }) => {
  await visit(page, `${await reservableFair(site)}?utm_source=newsletter&utm_medium=mail`);
  await fillIn(page, newEmail());
  await expect(field(page, 'セイ')).toHaveValue('サトウ');
  await expect(field(page, 'メイ')).toHaveValue('ユイ');
  await expect(field(page, '電話番号')).toHaveValue('09012345678');
  await send(page);
  await expect(page.getByRole('heading', { name: '予約を受け付けました' })).toBeFocused();
  await expect(page.getByText(/^c_/)).toBeVisible();
  expect(page.url()).not.toContain('c_');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'カレンダーに追加' }).last().click();
  expect((await download).suggestedFilename()).toMatch(/\.ics$/);

  const number = await page.locator('#reserve').getByRole('definition').first().textContent();
  const code = await page.getByText(/^c_/).textContent();
  const shortCode = await page.getByText(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/).textContent();
  await visit(page, '/reservations/cancel');
  await field(page, '予約番号').fill(number ?? '');
  await field(page, '取消コード').fill(code ?? '');
  await page.getByRole('button', { name: '予約票を開く' }).click();
  // What is cancelled is seen first.
  await expect(page.getByRole('article')).toContainText(number ?? '');
  await expect(page.getByRole('article')).toContainText(`確認番号${shortCode}`);
  await page.getByText('予約を取り消す', { exact: true }).click();
  await page.getByRole('button', { name: '取り消しを確定する' }).click();
  await expect(page.locator(':focus')).toContainText('予約を取り消しました');
});

test('all errors are listed at once; the input survives reload and return', async ({ page, site }) => {
  const fair = await reservableFair(site);
  await visit(page, fair);
  await field(page, '姓').fill('鈴木');
  await field(page, 'メールアドレス').fill('yui');
  await send(page);
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('メールアドレス形式で入力してください');
  await expect(summary).toContainText('開始時刻：選択してください');
  await summary.getByRole('link', { name: /電話番号/ }).click();
  await expect(field(page, '電話番号')).toBeFocused();
  await expect(field(page, '姓')).toHaveValue('鈴木');
  await page.reload();
  await expect(field(page, '姓')).toHaveValue('鈴木');
  await visit(page, '/halls/1/fairs');
  await page.goBack();
  await expect(field(page, 'メールアドレス')).toHaveValue('yui');
});

test('a fair, its errors, its receipt and an ended fair violate no axe rule', async ({
  page,
  site,
  monitor,
}) => {
  await visit(page, await reservableFair(site));
  const graph = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(graph).toContain('"@type":"Event"');
  expect(graph).toContain('EventScheduled');
  expect(await axeViolations(page)).toEqual([]);
  await send(page);
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await fillIn(page, newEmail());
  await send(page);
  await expect(page.getByRole('heading', { name: '予約を受け付けました' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  monitor.allowNetworkErrors();
  await visit(page, '/halls/1/fairs/999999');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('このフェアはありません');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'このフェアを予約する' })).toBeVisible();
});

test('composing Japanese does not submit the form', async ({ page, site }) => {
  await visit(page, await reservableFair(site));
  const before = await reservationCount(site);
  const name = field(page, '姓');
  await name.focus();
  // Safari's order: compositionend precedes the keydown of Enter.
  await name.evaluate((input) => {
    const key = { key: 'Enter', keyCode: 229, bubbles: true };
    input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '佐藤' }));
    input.dispatchEvent(new KeyboardEvent('keydown', key));
  });
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('button', { name: '予約する' })).toBeVisible();
  expect(await reservationCount(site)).toBe(before);
});

test('a double click makes one reservation; a lost response is reported and never resent', async ({
  page,
  ownSite,
  monitor,
}) => {
  await visit(page, ownSite.url + (await reservableFair(ownSite)));
  await fillIn(page, newEmail());
  await ownSite.origin.fault({ method: 'POST', path: '/api/wn/reservations/', delayMs: 300, times: 1 });
  await page.getByRole('button', { name: '予約する' }).dblclick();
  await expect(page.getByRole('button', { name: '送信中...' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '予約を受け付けました' })).toBeVisible();
  expect(await reservationCount(ownSite)).toBe(1);

  await visit(page, ownSite.url + (await reservableFair(ownSite)));
  await fillIn(page, newEmail());
  monitor.allowNetworkErrors();
  await ownSite.origin.fault({ method: 'POST', path: '/api/wn/reservations/', reset: true, times: 1 });
  await send(page);
  await expect(page.getByRole('alert')).toContainText('予約できたか確認できませんでした');
  await expect(page.getByRole('link', { name: /^会場に電話する/ })).toBeVisible();
  // A guest has no list.
  await expect(page.getByRole('link', { name: /予約一覧を確認する/ })).toHaveCount(0);
  await expect(field(page, '姓')).toHaveValue('佐藤');
  await send(page);
  await expect(page.getByRole('alert')).toContainText('予約できたか確認できませんでした');
  expect(await reservationCount(ownSite)).toBe(2);
});

test('a reply lost on the way to the browser: the reservation is found, or the page says what is known', async ({
  page,
  ownSite,
  monitor,
}) => {
  monitor.allowNetworkErrors();
  const open = async (): Promise<void> => {
    await visit(page, ownSite.url + (await reservableFair(ownSite)));
    await fillIn(page, newEmail());
  };
  await open();
  await loseReplies(page, 'ReserveFairMutation', 1);
  await send(page);
  await expect(page.getByRole('heading', { name: '予約を受け付けました' })).toBeVisible();
  expect(await reservationCount(ownSite)).toBe(1);

  await open();
  const end = await loseReplies(page, 'ReserveFairMutation');
  await send(page);
  await expect(page.getByRole('alert')).toContainText('予約できたか確認できませんでした', {
    timeout: 15_000,
  });
  await expect(page.getByRole('link', { name: /^会場に電話する/ })).toBeVisible();
  await end();
  await send(page);
  await expect(page.getByRole('heading', { name: '予約を受け付けました' })).toBeVisible();
  expect(await reservationCount(ownSite)).toBe(2);
});

test('a member has known fields filled in, sees the reservation in the list and cancels it', async ({
  page,
  ownSite,
}) => {
  await logIn(page, ownSite.url);
  await visit(page, ownSite.url + (await reservableFair(ownSite)));
  await expect(page.getByText('前回のご予約の内容を入力しました')).toBeVisible();
  await expect(field(page, 'セイ')).toHaveValue('サトウ');
  await expect(field(page, '電話番号')).toHaveValue('09012345678');
  await expect(page.getByRole('radio', { name: '女性' })).toBeChecked();
  await fillIn(page, newEmail());
  await send(page);
  await page.getByRole('link', { name: '予約一覧' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: '予約一覧' })).toBeVisible();
  const upcoming = page.locator('section', { has: page.getByRole('heading', { name: 'これからの予約' }) });
  // The next one first; this one is the last fair of the hall.
  const newest = upcoming.getByRole('article').last();
  await expect(newest).toContainText('予約中');
  const number = await newest.getByRole('definition').first().textContent();
  await newest.getByRole('link', { name: '予約票・変更・取り消し' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '予約票' })).toBeVisible();
  await page.getByText('予約を取り消す', { exact: true }).click();
  await page.getByRole('button', { name: '取り消しを確定する' }).click();
  await expect(page.getByText('予約を取り消しました')).toBeVisible();
  await page.getByRole('link', { name: '予約一覧' }).last().click();
  const cancelled = page.locator('section', { has: page.getByRole('heading', { name: '取り消した予約' }) });
  await expect(cancelled.getByRole('article').filter({ hasText: number ?? '' })).toContainText(
    '予約を取り消しました',
  );
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list links to a fair; resending the form reserves only once', async ({ page, site, monitor }) => {
    // A rejected form responds with 422.
    monitor.allowNetworkErrors();
    await page.goto('/halls/1/fairs?view=list');
    await expect(page.getByText('六輝は目安です')).toBeVisible();
    await page.getByRole('button', { name: '六輝を表示しない' }).click();
    await expect(page.getByRole('button', { name: '六輝を表示する' })).toBeVisible();
    await expect(page).toHaveURL(/\/fairs\?view=list$/);
    await page.getByRole('article').last().getByRole('link').click();
    const before = await reservationCount(site);
    await send(page);
    await expect(page.getByText('姓：入力してください')).toBeVisible();
    await fillIn(page, newEmail());
    await send(page);
    await expect(page.getByRole('heading', { name: '予約を受け付けました' })).toBeVisible();
    const code = await page.getByText(/^c_/).textContent();
    await page.reload();
    expect(await page.getByText(/^c_/).textContent()).toBe(code);
    expect(await reservationCount(site)).toBe(before + 1);
    // The slip, and its cancellation.
    await page.getByRole('button', { name: '予約票を見る' }).click();
    await expect(page).toHaveURL(/\/reservations\/\d+$/);
    await expect(page.getByRole('figure', { name: '予約票のQRコード' })).toBeVisible();
    await page.getByText('日時を変更する').click();
    await page.getByRole('button', { name: 'この日時に変更する' }).click();
    await expect(page.getByText('新しい日時：選択してください')).toBeVisible();
    await page.getByRole('combobox', { name: /^新しい日時/ }).selectOption({ index: 1 });
    await page.getByRole('button', { name: 'この日時に変更する' }).click();
    await expect(page.getByText('日時を変更しました')).toBeVisible();
    await page.getByText('予約を取り消す', { exact: true }).click();
    await page.getByRole('button', { name: '取り消しを確定する' }).click();
    await expect(page.getByText('予約を取り消しました')).toBeVisible();
  });
});
