/** The slip of a reservation: access, contents, moving and cancelling. */
import { demo } from '#tests/harness/origin.ts';
import type { Site } from '#tests/harness/gateway.ts';
import { reservationForm } from '#tests/gateway/topology/reservations.ts';
import { logIn, loseReplies, visit } from './actions.ts';
import { axeViolations } from './axe.ts';
import { brokenNames } from './brokenNames.ts';
import { expect, test, type Page } from './fixtures.ts';

interface Made {
  rawId: string;
  cancelCode: string;
  fairRawId: string;
}

/** Reserves the nth last open time of hall 1. */
async function reserve(site: Site, nth = 1, headers: Record<string, string> = {}): Promise<Made> {
  const { data } = await site.graphql<{
    hall: { fairs: { nodes: { id: string; holdTimes: string[]; isReservable: boolean }[] } };
  }>('{ hall(by: { rawId: "1" }) { fairs(first: 100) { nodes { id holdTimes isReservable } } } }');
  const fair = data?.hall.fairs.nodes.filter(({ isReservable }) => isReservable).at(-nth);
  const input = reservationForm({ fairId: fair?.id ?? '', holdTime: fair?.holdTimes[0] ?? '' });
  const response = await fetch(`${site.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({
      query:
        'mutation ($input: ReserveFairInput!) { reserveFair(input: $input) { reservation { rawId cancelCode fairRawId } } }',
      variables: { input },
    }),
  });
  const made: { data: { reserveFair: { reservation: Made } } } = await response.json();
  return made.data.reserveFair.reservation;
}

const slip = (page: Page) => page.getByRole('article').filter({ hasText: '確認番号' });

test('the link of a slip opens it anywhere; the code leaves the address and stays on the device', async ({
  page,
  site,
}) => {
  const { rawId, cancelCode, fairRawId } = await reserve(site);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto(`/reservations/${rawId}#${cancelCode}`);
  await expect(slip(page)).toContainText(rawId);
  await expect(slip(page)).toContainText('2名');
  await expect(slip(page)).toContainText('あると便利なもの');
  await expect(slip(page).locator('dd:empty')).toHaveCount(0);
  await expect(slip(page)).toContainText(/確認番号[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}/);
  await expect(page.getByRole('figure', { name: '予約票のQRコード' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: '予約票のリンク' })).toHaveValue(
    `${site.url}/reservations/${rawId}#${cancelCode}`,
  );
  expect(page.url()).toBe(`${site.url}/reservations/${rawId}`);
  expect(addresses.filter((address) => address.includes(cancelCode) && !address.includes('#'))).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
  const calendar = await page.request.get(
    (await page.getByRole('link', { name: 'カレンダーに追加' }).getAttribute('href')) ?? '',
  );
  const text = (await calendar.text()).replaceAll('\r\n ', '');
  expect(text).toContain('BEGIN:VALARM');
  expect(text).toContain(`URL:${site.url}/reservations/${rawId}`);
  expect(text).not.toContain(cancelCode);

  // Again, without the code.
  await visit(page, `/halls/1/fairs/${fairRawId}`);
  await expect(page.getByText('予約済み')).toBeVisible();
  await page.getByRole('link', { name: `予約番号 ${rawId} の予約票` }).click();
  await expect(slip(page)).toContainText(rawId);

  // The page that asks for number and code knows it too.
  await visit(page, '/reservations/cancel');
  await page.getByRole('link', { name: `予約番号 ${rawId}` }).click();
  await expect(slip(page)).toContainText(rawId);
});

test('slip and notice of a reservation break no line inside a word', async ({ page, site }) => {
  const { rawId, cancelCode, fairRawId } = await reserve(site);
  for (const width of [320, 375, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/reservations/${rawId}#${cancelCode}`);
    await expect(slip(page)).toContainText(rawId);
    await expect(page.getByRole('link', { name: '送られる情報' })).toBeVisible();
    expect(await brokenNames(page, 'main :is(li, a)'), `slip, ${width} px`).toEqual([]);
    await visit(page, `/halls/1/fairs/${fairRawId}`);
    await expect(page.getByText('予約済み')).toBeVisible();
    expect(await brokenNames(page, '#reserve a[href^="/reservations/"]'), `notice, ${width} px`).toEqual([]);
  }
});

test('slip and hall show a street map once it is asked for; nothing leaves the site before', async ({
  page,
  site,
}) => {
  const { rawId, cancelCode } = await reserve(site);
  const outside: URL[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url)) outside.push(new URL(request.url()));
  });
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<p>銀座</p>' }),
  );
  for (const path of [`/reservations/${rawId}#${cancelCode}`, '/halls/1']) {
    outside.length = 0;
    await visit(page, path);
    const button = page.getByRole('button', { name: '地図を表示' });
    await button.scrollIntoViewIfNeeded();
    await expect(
      page.getByText('OpenStreetMap（www.openstreetmap.org）の地図を読み込みます。'),
    ).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    expect(outside).toEqual([]);
    const address = page.url();
    await button.click();
    const map = page.getByTitle(/の周辺の地図$/);
    await expect(map).toBeFocused();
    await expect(map.contentFrame().getByText('銀座')).toBeVisible();
    expect(page.url()).toBe(address);
    expect(outside.map(({ host, searchParams }) => [host, searchParams.get('marker')])).toEqual([
      ['www.openstreetmap.org', expect.stringMatching(/^3\d\.\d{5},13\d\.\d{5}$/)],
    ]);
  }
  await visit(page, '/external_transmission');
  await expect(page.getByText('www.openstreetmap.org', { exact: true })).toBeVisible();
});

test('a wrong code opens nothing, the right one does', async ({ page, site, monitor }) => {
  monitor.allowNetworkErrors();
  const { rawId, cancelCode } = await reserve(site);
  await visit(page, `/reservations/${rawId}`);
  const code = page.getByRole('textbox', { name: /^取消コード/ });
  await code.fill('c_0000000000');
  await page.getByRole('button', { name: '予約票を開く' }).click();
  await expect(page.getByRole('alert')).toContainText('予約が見つかりません');
  await code.fill(cancelCode);
  await page.getByRole('button', { name: '予約票を開く' }).click();
  await expect(slip(page)).toContainText(rawId);
  await expect(slip(page).getByRole('heading', { level: 2 })).toBeFocused();
});

test('a link opened without a network keeps its code, and is read again with a network', async ({
  page,
  site,
  monitor,
}) => {
  monitor.allowNetworkErrors();
  const { rawId, cancelCode } = await reserve(site);
  const reads = /operationName=ReservationSlipQuery/;
  await page.route(reads, (route) => route.abort('internetdisconnected'));
  const unread = page.getByRole('alert').filter({ hasText: '予約票を読み込めませんでした' });
  await visit(page, `/reservations/${rawId}#${cancelCode}`);
  await expect(unread).toContainText('電波の届くところで');
  expect(page.url()).toBe(`${site.url}/reservations/${rawId}`);
  await page.reload();
  await expect(unread).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^取消コード/ })).toHaveCount(0);
  await page.unroute(reads);
  await page.getByRole('button', { name: 'もう一度試す' }).click();
  await expect(slip(page)).toContainText(rawId);

  // On the own device, without the link.
  await page.route(reads, (route) => route.abort('internetdisconnected'));
  await visit(page, `/reservations/${rawId}`);
  await expect(unread).toBeVisible();
  await page.unroute(reads);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(slip(page)).toContainText(rawId);
});

test('a guest moves a reservation; when the second step fails, the slip says that both are there', async ({
  page,
  ownSite: site,
}) => {
  const { rawId, cancelCode } = await reserve(site);
  await page.goto(`${site.url}/reservations/${rawId}#${cancelCode}`);
  const move = async (index: number) => {
    await page.getByText('日時を変更する').click();
    await page.getByRole('combobox', { name: /^新しい日時/ }).selectOption({ index });
    await page.getByRole('button', { name: 'この日時に変更する' }).click();
  };
  await move(1);
  await expect(page.getByText('日時を変更しました')).toBeVisible();
  await expect(page.getByText(`元の予約（${rawId}）は取り消しました`)).toBeVisible();
  const number = (await slip(page).getByRole('definition').first().textContent()) ?? '';
  expect(number).not.toBe(rawId);

  const path = `/api/wn/reservations/${number}`;
  await site.origin.fault({ method: 'DELETE', path, status: 500, body: {}, times: 1 });
  await move(2);
  await expect(page.getByText('二つの予約が残っています')).toBeVisible();
  await page.getByRole('link', { name: '元の予約票' }).click();
  await expect(slip(page)).toContainText(number);
  await page.getByText('予約を取り消す', { exact: true }).click();
  await expect(page.getByText(/^取り消す予約：.*2名/)).toBeVisible();
  await page.getByRole('button', { name: '取り消しを確定する' }).click();
  await expect(page.getByText('予約を取り消しました')).toBeVisible();
});

test('a slip that another tab has cancelled or moved says so, with the error, and takes the focus', async ({
  page,
  site,
  monitor,
}) => {
  monitor.allowNetworkErrors();
  const outcome = page.locator(':focus');
  const change = async (tab: Page, index: number) => {
    await tab.getByText('日時を変更する').click();
    await tab.getByRole('combobox', { name: /^新しい日時/ }).selectOption({ index });
    await tab.getByRole('button', { name: 'この日時に変更する' }).click();
  };
  const cancelIn = async (tab: Page) => {
    await tab.getByText('予約を取り消す', { exact: true }).click();
    await tab.getByRole('button', { name: '取り消しを確定する' }).click();
  };
  const openTwice = async (nth: number) => {
    const { rawId, cancelCode } = await reserve(site, nth);
    const other = await page.context().newPage();
    for (const tab of [page, other]) {
      await visit(tab, '/');
      await tab.goto(`/reservations/${rawId}#${cancelCode}`);
      await expect(slip(tab)).toContainText(rawId);
    }
    return other;
  };
  const cancelling = await openTwice(3);
  await cancelIn(cancelling);
  await expect(cancelling.getByText('予約を取り消しました')).toBeVisible();
  await change(page, 1);
  await expect(outcome).toContainText('この予約は取り消し済みです');
  await expect(outcome).toContainText('取り消し済みか、開催日を過ぎた予約は変更できません');
  await expect(outcome).toBeInViewport();
  await expect(page.getByText('予約を取り消しました')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('この予約は取り消し済みです')).toBeVisible();

  const moving = await openTwice(4);
  await change(moving, 1);
  await expect(moving.getByText('日時を変更しました')).toBeVisible();
  const number = (await slip(moving).getByRole('definition').first().textContent()) ?? '';
  await change(page, 2);
  await expect(outcome).toContainText('この予約は取り消し済みです');
  await outcome.getByRole('link', { name: `予約番号 ${number} の予約票` }).click();
  await expect(slip(page)).toContainText(number);
  await expect(page.getByText('日時を変更する')).toBeVisible();
});

test('after a lost reply the slip says what was done', async ({ page, ownSite: site, monitor }) => {
  monitor.allowNetworkErrors();
  const { rawId, cancelCode } = await reserve(site);
  await page.goto(`${site.url}/reservations/${rawId}#${cancelCode}`);
  await loseReplies(page, 'RescheduleReservationMutation', 1);
  await page.getByText('日時を変更する').click();
  await page.getByRole('combobox', { name: /^新しい日時/ }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'この日時に変更する' }).click();
  await expect(page.getByText(`元の予約（${rawId}）は取り消しました`)).toBeVisible();

  const cancel = async (): Promise<void> => {
    await page.getByText('予約を取り消す', { exact: true }).click();
    await page.getByRole('button', { name: '取り消しを確定する' }).click();
  };
  // Lost before the gateway has it: nothing is cancelled.
  await page.route('**/graphql?operationName=CancelReservationMutation', (route) => route.abort(), {
    times: 1,
  });
  await cancel();
  await expect(page.getByRole('alert')).toContainText('取り消せませんでした');
  await loseReplies(page, 'CancelReservationMutation', 1);
  await page.getByRole('button', { name: '取り消しを確定する' }).click();
  await expect(page.getByText('予約を取り消しました')).toBeVisible();
});

test("a member's fair page and slip say what is reserved, and then what was cancelled", async ({
  page,
  ownSite: site,
}) => {
  const headers = { 'x-wedding-token': demo.token, 'x-wn-user-id': demo.userId };
  const { rawId, fairRawId } = await reserve(site, 2, headers);
  const fair = `${site.url}/halls/1/fairs/${fairRawId}`;
  await logIn(page, site.url);
  await visit(page, fair);
  await expect(page.getByText(/^予約済み（\d\d:\d\dから）$/)).toBeVisible();
  await page.getByRole('link', { name: `予約番号 ${rawId} の予約票` }).click();
  await expect(slip(page)).toContainText(rawId);
  await page.getByText('予約を取り消す', { exact: true }).click();
  await page.getByRole('button', { name: '取り消しを確定する' }).click();
  await expect(page.getByText('予約を取り消しました')).toBeVisible();
  await visit(page, fair);
  await expect(page.getByText('予約を取り消しました')).toBeVisible();
});
