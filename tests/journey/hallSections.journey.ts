/** Sections of a hall page that are fetched by themselves, while the rest of the page stays as it is. */
import documents from '#client/documents.json' with { type: 'json' };
import { liveRegion, top, visit } from './actions.ts';
import { expect, test, type Page, type PageMonitor } from './fixtures.ts';

const texts = new Map(Object.entries(documents));

/** Variables of the queries sent so far, by the name of the query. */
const queries = ({ graphqlRequests }: PageMonitor) =>
  graphqlRequests.flatMap(({ documentId, variables }) => {
    const name = /^query (\w+)/.exec(texts.get(documentId) ?? '')?.[1];
    return name
      ? [{ name, variables: typeof variables === 'string' ? JSON.parse(variables) : variables }]
      : [];
  });

const SECTION_QUERY = /^hallSections(\w+)Query$/;

/** The sections that were fetched. */
const fetched = (monitor: PageMonitor) =>
  queries(monitor).flatMap(({ name }) => SECTION_QUERY.exec(name)?.[1] ?? []);

/** A hall with more reviews than one page holds. */
const WELL_REVIEWED = '/halls/search/?s=reviews_many';

async function visitWellReviewed(page: Page): Promise<void> {
  const search = await page.request.get(WELL_REVIEWED);
  const [path = ''] = /\/halls\/(?!search)[a-z]+\/[a-z0-9_-]+(?=")/.exec(await search.text()) ?? [];
  await visit(page, path);
}

/** Marks what a page that is built anew would lose. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const selector of ['main h1', '#questions details', '#costs form', '#access'])
      document.querySelector<HTMLElement>(selector)?.setAttribute('data-mark', '');
  });
  await page
    .locator('#questions details')
    .first()
    .evaluate((details) => details.setAttribute('open', ''));
}

async function expectSamePage(page: Page, monitor: PageMonitor): Promise<void> {
  await expect(page.locator('[data-mark]')).toHaveCount(4);
  await expect(page.locator('#questions details').first()).toHaveAttribute('open', '');
  // The first of each came with the document.
  expect(queries(monitor).filter(({ name }) => !SECTION_QUERY.test(name) && name !== 'ViewerQuery')).toEqual(
    [],
  );
  expect(queries(monitor).filter(({ name }) => name === 'ViewerQuery').length).toBeLessThanOrEqual(1);
}

test('a longer list is one section’s request; details, focus and scroll position stay', async ({
  page,
  monitor,
}) => {
  await visitWellReviewed(page);
  await mark(page);
  const gap = await page
    .locator('#bride-photos')
    .getByRole('link', { name: '写真をもっと見る' })
    .evaluate(
      (link) =>
        link.getBoundingClientRect().top - (link.previousElementSibling?.getBoundingClientRect().bottom ?? 0),
    );
  expect(gap).toBeGreaterThanOrEqual(16);
  const reviews = page.locator('#reviews');
  await expect(reviews.getByRole('article')).toHaveCount(5);
  // Costs and reviews come before the third screen.
  expect(await top(page, '#reviews')).toBeLessThan(2 * (page.viewportSize()?.height ?? 0));
  const more = reviews.getByRole('link', { name: '口コミをすべて読む' });
  await more.scrollIntoViewIfNeeded();
  const before = await top(page, '#reviews h2');
  await more.click();
  await expect(reviews.getByRole('article')).toHaveCount(18);
  await expect(page).toHaveURL(/\?more=reviews#reviews$/);
  expect(Math.abs((await top(page, '#reviews h2')) - before)).toBeLessThanOrEqual(2);
  // The link is gone; readers of the screen go on at the section's title.
  await expect(reviews.getByRole('heading', { level: 2 })).toBeFocused();
  expect(fetched(monitor)).toEqual(['Reviews']);
  await expectSamePage(page, monitor);

  // Both lists come from the store.
  await page.goBack();
  await expect(reviews.getByRole('article')).toHaveCount(5);
  await page.goForward();
  await expect(reviews.getByRole('article')).toHaveCount(18);
  expect(fetched(monitor).length).toBeLessThanOrEqual(2);
  await expectSamePage(page, monitor);

  // The prefecture's bills are read when they are asked for.
  await page
    .locator('#costs')
    .getByRole('link', { name: /^初回見積もりから.+（\d+件の中央値）$/ })
    .click();
  const growth = page.getByRole('region', { name: '見積もりと最終金額' });
  await expect(growth.getByRole('columnheader')).toHaveCount(3);
  await expect(growth).toBeInViewport();
  expect(fetched(monitor).at(-1)).toBe('Growth');
  await expectSamePage(page, monitor);
});

test('a filter is one section’s request and keeps the other sections’ conditions', async ({
  page,
  monitor,
}) => {
  await visitWellReviewed(page);
  await mark(page);
  const costs = page.locator('#costs');
  const guests = costs.getByRole('textbox', { name: '人数' });
  await costs.getByText('人数で絞り込む').click();
  await guests.fill('60');
  await costs.getByRole('button', { name: '絞り込む' }).click();
  await expect(page).toHaveURL(/\?guests=60$/);
  const reviews = page.locator('#reviews');
  const announced = await liveRegion(page, reviews);
  await reviews.getByText('条件で絞り込む').click();
  await reviews.getByRole('combobox', { name: '書いた人' }).selectOption('wedding_held');
  await reviews.getByRole('combobox', { name: '並び順' }).selectOption('created_at_desc');
  await reviews.getByRole('button', { name: '表示する' }).click();
  await expect(page).toHaveURL(/\?guests=60&status=wedding_held&order=created_at_desc$/);
  await expect(reviews.getByRole('article').filter({ hasText: '挙式済み' })).toHaveCount(5);
  await expect(announced).toHaveText(/^口コミ\d+件（新しい順）$/);
  await expect(guests).toHaveValue('60');
  await expect(reviews.getByRole('button', { name: '表示する' })).toBeFocused();
  expect(fetched(monitor)).toEqual(['Costs', 'Reviews']);
  await expectSamePage(page, monitor);
  // `innerText` is empty where layout is deferred.
  const texts = await reviews.getByRole('article').allTextContents();

  // The address alone gives the same page.
  await page.reload();
  expect(await reviews.getByRole('article').allTextContents()).toEqual(texts);
  await expect(guests).toHaveValue('60');
});

test('a page of reviews changes title and address, and starts at the section', async ({ page, monitor }) => {
  await visitWellReviewed(page);
  await page.getByRole('link', { name: '口コミをすべて読む' }).click();
  await mark(page);
  const pager = page.getByRole('navigation', { name: /口コミ/ });
  await pager.getByRole('link', { name: '次へ' }).click();
  await expect(page).toHaveTitle(/^2ページ目 - /);
  await expect(page).toHaveURL(/page=2#reviews$/);
  await expect.poll(() => top(page, '#reviews')).toBeLessThanOrEqual(160);
  expect(fetched(monitor)).toEqual(['Reviews', 'Reviews']);
  await expectSamePage(page, monitor);
});

test('a retry fetches the failed section alone, says when it failed again, and moves the focus to it', async ({
  page,
  monitor,
  ownSite,
}) => {
  const questions = '^/api/wn/halls/\\d+/question_and_answers';
  await ownSite.origin.fault({ path: questions, status: 500 });
  await visit(page, `${ownSite.url}/halls/1`);
  const section = page.locator('#questions');
  await expect(section).toContainText('質問と回答を読み込めませんでした');
  await page.locator('#access').evaluate((node) => node.setAttribute('data-mark', ''));
  const retry = section.getByRole('button', { name: 'もう一度試す' });
  await retry.click();
  await expect(section).toContainText('質問と回答をまだ読み込めません');
  await ownSite.origin.clearFaults();
  // The view of the hall is recorded after the page is read.
  await expect.poll(async () => (await ownSite.origin.calls('/api/uuid/halls/create')).length).toBe(1);
  await ownSite.origin.clearJournal();
  await retry.click();
  await expect(section.getByRole('group').first()).toBeVisible();
  await expect(section.getByRole('heading', { level: 2 })).toBeFocused();
  expect(fetched(monitor)).toEqual(['Questions', 'Questions']);
  const paths = (await ownSite.origin.calls(/^\/(?!pictures\/)/)).map(({ path }) => path);
  expect(paths).toEqual(['/api/wn/halls/1/question_and_answers']);
  await expect(page.locator('[data-mark]')).toHaveCount(1);
});
