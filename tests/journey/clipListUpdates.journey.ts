import { demo } from '#tests/harness/origin.ts';
import type { Site } from '#tests/harness/gateway.ts';
import { logIn, visit } from './actions.ts';
import { axeViolations } from './axe.ts';
import { expect, test, type Page } from './fixtures.ts';

const rows = (page: Page) => page.getByRole('main').getByRole('article');

const asDemo = { 'x-wedding-token': demo.token, 'x-wn-user-id': demo.userId };

/** Clips targets for the demo account from another device, at most 20 at once. */
async function clipFromAnotherDevice(site: Site, targets: readonly string[]): Promise<void> {
  const fields = targets.map(
    (target, index) => `c${index}: clip(input: { target: { ${target} } }) { userErrors { message } }`,
  );
  // Clipping is idempotent: retried when the machine is busy.
  await expect(async () => {
    const { data } = await site.graphql(`mutation { ${fields.join(' ')} }`, {}, asDemo);
    expect(Object.values(data ?? {})).toEqual(targets.map(() => ({ userErrors: [] })));
  }).toPass();
}

test('an open list costs two calls of the list; a change elsewhere appears', async ({ page, ownSite }) => {
  const targets = Array.from({ length: 40 }, (_, at) => `hallRawId: "${at + 1}"`);
  await clipFromAnotherDevice(ownSite, targets.slice(0, 20));
  await clipFromAnotherDevice(ownSite, targets.slice(20));
  await logIn(page, ownSite.url);
  await page.goto('about:blank');
  await ownSite.origin.clearJournal();
  const opened = page.waitForResponse((response) =>
    (response.headers()['content-type'] ?? '').startsWith('text/event-stream'),
  );
  await visit(page, `${ownSite.url}/mypage/clips?page=2`);
  await opened;
  const total = page.getByRole('link', { name: /^式場 ?\d+$/ });
  await expect(total).toHaveText(/40/);
  // A change arrives after the first event, if there is one.
  const pages = (await ownSite.origin.calls('/api/wn/hall_clips')).map(
    ({ query }) => new URLSearchParams(query).get('page') ?? '',
  );
  await clipFromAnotherDevice(ownSite, ['hallRawId: "41"']);
  await expect(total).toHaveText(/41/);
  // The page, and the time of the newest clip.
  expect(pages.filter((number) => number === '2')).toHaveLength(1);
  expect(pages.length).toBeLessThanOrEqual(2);
});

test('all lists: 30 per page, live updates, delisted items, readable without script', async ({
  page,
  ownSite,
  browser,
  monitor,
}) => {
  test.slow();
  monitor.allowNetworkErrors();
  const halls = Array.from({ length: 31 }, (_, index) => `hallRawId: "${index + 1}"`);
  const pick = await ownSite.graphql<{ pickupArticles: { id: string; title: string }[] }>(
    '{ pickupArticles { id title } }',
  );
  const article = pick.data?.pickupArticles[0];
  await clipFromAnotherDevice(ownSite, halls.slice(0, 16));
  await clipFromAnotherDevice(ownSite, halls.slice(16));
  await clipFromAnotherDevice(ownSite, ['brideRawId: "2001"', `id: "${article?.id}"`]);
  await logIn(page, ownSite.url);

  await visit(page, `${ownSite.url}/mypage/clips`);
  await expect(rows(page)).toHaveCount(30);
  const kinds = page.getByRole('navigation', { name: 'クリップの種類' });
  await expect(kinds).toHaveText(/式場 ?31記事 ?1花嫁 ?1ブランド ?0指輪 ?0/);
  // All are shown as clipped without a request for their state.
  await expect(rows(page).locator('[aria-pressed=true]')).toHaveCount(30);
  expect(await axeViolations(page)).toEqual([]);

  await clipFromAnotherDevice(ownSite, ['hallRawId: "77"']);
  const { data } = await ownSite.graphql<{ hall: { name: string } }>(
    '{ hall(by: { rawId: "77" }) { name } }',
  );
  await expect(rows(page).first().getByRole('heading')).toHaveText(data?.hall.name ?? '');

  const note = rows(page).first().getByRole('textbox');
  await ownSite.origin.fault({ method: 'PATCH', path: '/api/wn/hall_clips/', status: 500 });
  await note.fill('駅から近い');
  await expect(page.getByText('完了したか確認できませんでした')).toBeVisible();
  await ownSite.origin.clearFaults();
  await note.fill('駅から近い。中庭も');
  await expect(page.getByText('保存しました')).toBeVisible();

  await page
    .getByRole('navigation', { name: 'クリップのページ送り' })
    .getByRole('link', { name: '次へ' })
    .click();
  await expect(rows(page)).toHaveCount(2);

  await kinds.getByRole('link', { name: /記事/ }).click();
  await expect(rows(page).getByRole('heading')).toHaveText([article?.title ?? '']);
  await rows(page).getByRole('button').click();
  await expect(kinds).toContainText(/記事 ?0花嫁/);
  await expect(page.getByText('のクリップを外しました')).toBeVisible();

  const clip = { id: 1, hall_id: 9, note: '叔母のすすめ', created_at: '2026-11-01T10:00:00+09:00' };
  const gone = { hall_clips: [{ ...clip, hall: null, comments: [] }], total: 1, page: 1, per_page: 30 };
  await ownSite.origin.fault({ path: '/api/wn/hall_clips?', body: gone });
  await visit(page, `${ownSite.url}/mypage/clips`);
  await expect(rows(page)).toContainText('会場の掲載が終了したため');
  await expect(rows(page).getByRole('link')).toHaveCount(0);
  await expect(rows(page).getByRole('textbox')).toHaveValue('叔母のすすめ');
  await expect(rows(page).getByRole('button', { name: '外す' })).toBeVisible();

  const storageState = await page.context().storageState();
  const context = await browser.newContext({ javaScriptEnabled: false, storageState });
  const noScript = await context.newPage();
  await noScript.goto(`${ownSite.url}/mypage/clips/brides`);
  await expect(rows(noScript)).toHaveCount(1);

  // The list is ordered by numbers, and unselected halls are left out.
  await noScript.goto(`${ownSite.url}/mypage/clips/share`);
  const chosen = noScript.getByRole('listitem').filter({ has: noScript.getByRole('checkbox') });
  for (let index = 3; index < (await chosen.count()); index += 1)
    await chosen.nth(index).getByRole('checkbox').uncheck();
  const third = await chosen.nth(2).locator('label span').first().innerText();
  await chosen.nth(0).getByRole('textbox').fill('９');
  await noScript.getByRole('button', { name: 'リンクを作る' }).click();
  await expect(rows(noScript)).toHaveCount(3);
  await expect(rows(noScript).nth(1).getByRole('heading')).toHaveText(third);
  await context.close();
});
