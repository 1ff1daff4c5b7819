/** The cost for the visitor's number of guests: asked once, kept on the device, shown wherever halls are. */
import documents from '#client/documents.json' with { type: 'json' };
import { globalId } from '#gateway/schema/kit/node.ts';
import { clipHalls, registerMember, visit } from './actions.ts';
import { axeViolations } from './axe.ts';
import { expect, expectNoLayoutShift, test, type Page, type PageMonitor } from './fixtures.ts';

const [ESTIMATES] =
  Object.entries(documents).find(([, text]) => text.startsWith('query hallEstimatesQuery(')) ?? [];

const SEARCH = '/halls/search/?s=reviews_many';
/** Has bills of weddings of about 60 guests, and one without any bill. */
const [HALL, HALL_WITHOUT_BILLS] = ['10', '4'];

/** Queries for estimates since the last time. */
function takeQueries({ graphqlRequests }: PageMonitor): number {
  return graphqlRequests.splice(0).filter(({ documentId }) => documentId === ESTIMATES).length;
}

const sentences = (page: Page, guests: number) =>
  page.getByText(new RegExp(`^${guests}名なら約[\\d,]+万円（実例\\d+件）$`));

async function giveGuests(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: /人数を入れて費用を見る|人数を ?変更/ }).click();
  await expect(page.getByRole('textbox', { name: /^人数/ })).toBeFocused();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

test('is asked once on the search and shown wherever halls are', async ({ page, monitor }) => {
  await visit(page, SEARCH);
  await expect(page.getByRole('article').first()).toBeVisible();
  await monitor.settled();
  await expectNoLayoutShift(page);
  await expect(page.getByText(/名なら約/)).toHaveCount(0);
  expect(takeQueries(monitor)).toBe(0);

  await giveGuests(page, '６０名');
  await expect(page.getByRole('button', { name: /^人数を ?変更$/ })).toBeFocused();
  await expect(page.getByText('人数 60名')).toBeVisible();
  await expect(sentences(page, 60).first()).toBeVisible();
  expect(await sentences(page, 60).count()).toBeGreaterThan(5);
  expect(takeQueries(monitor)).toBe(1);
  const sentence = sentences(page, 60).first();
  await sentence.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^\d+〜\d+名で挙げた\d+組の最終金額の中央値です。/).first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  for (const address of [SEARCH, '/halls/ranking/tokyo/']) {
    await visit(page, address);
    await expect(sentences(page, 60).first()).toBeVisible();
    await monitor.settled();
    expect(takeQueries(monitor), address).toBe(1);
  }
});

test('stands in the head of a hall and in a comparison, edited in place', async ({ page, monitor }) => {
  await visit(page, `/halls/${HALL}`);
  await giveGuests(page, '60');
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  const strip = page.getByRole('region', { name: `${name}の見学予約` });
  await expect(strip.getByText(/^60名なら約[\d,]+万円$/)).toBeVisible();
  await expect(sentences(page, 60)).toHaveCount(2);
  expect(takeQueries(monitor)).toBe(1);
  expect(await axeViolations(page)).toEqual([]);

  // Edited in place, everything on the page follows.
  await giveGuests(page, '40');
  await expect(sentences(page, 40)).toHaveCount(2);
  await expect(strip.getByText(/^40名なら約[\d,]+万円$/)).toBeVisible();
  expect(takeQueries(monitor)).toBe(1);

  await visit(page, `/halls/${HALL_WITHOUT_BILLS}`);
  await expect(page.getByText('この人数の実例はまだありません').first()).toBeVisible();
  await expect(page.getByText(/名なら約/)).toHaveCount(0);

  await page.goto(
    `/halls/compare?hall=${globalId('Hall', HALL)}&hall=${globalId('Hall', HALL_WITHOUT_BILLS)}`,
  );
  const row = page.getByRole('row', { name: /^40名の費用/ });
  await expect(row.getByRole('cell')).toHaveText([
    /^約[\d,]+万円（実例\d+件）$/,
    'この人数の実例はまだありません',
  ]);
  await monitor.settled();
  takeQueries(monitor);
  await giveGuests(page, '60');
  await expect(
    page
      .getByRole('row', { name: /^60名の費用/ })
      .getByRole('cell')
      .first(),
  ).toHaveText(/^約/);
  expect(takeQueries(monitor)).toBe(1);
});

test('stands on clipped halls, asked for by one query', async ({ page, monitor }) => {
  await registerMember(page);
  const names = await clipHalls(page, 3);
  await giveGuests(page, '60');
  await expect(sentences(page, 60).first()).toBeVisible();
  takeQueries(monitor);
  await visit(page, '/mypage/clips');
  for (const name of names) await expect(page.getByRole('article').filter({ hasText: name })).toBeVisible();
  await expect(sentences(page, 60).first()).toBeVisible();
  expect(takeQueries(monitor)).toBe(1);
});

test('a wrong number is explained, Escape keeps the old one and an empty one deletes it', async ({
  page,
  monitor,
}) => {
  await visit(page, `${SEARCH}&people=80`);
  await page.getByRole('button', { name: '人数を入れて費用を見る' }).click();
  await expect(page.getByRole('textbox', { name: /^人数/ })).toHaveValue('80');
  await page.keyboard.type('たくさん');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('人数は1〜999の数字で入れてください');
  await expect(page.getByRole('textbox', { name: /^人数/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '人数を入れて費用を見る' })).toBeFocused();
  expect(takeQueries(monitor)).toBe(0);

  await giveGuests(page, '80');
  await expect(page.getByText('人数 80名')).toBeVisible();
  await page.getByRole('button', { name: /^人数を ?変更$/ }).click();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '人数を入れて費用を見る' })).toBeFocused();
  await expect(page.getByText(/名なら約/)).toHaveCount(0);
});

test('needs script: without, no field for the number is shown', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto(SEARCH);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /人数を入れて/ })).toBeHidden();
  await context.close();
});
