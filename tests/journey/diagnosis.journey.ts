import { waitForHydration, visit } from './actions.ts';
import { axeViolations } from './axe.ts';
import { expect, test, type Page } from './fixtures.ts';

/** Creates a diagnosis and returns the link of the other side. */
async function createDiagnosis(page: Page, side: string): Promise<string> {
  await page.getByRole('radio', { name: side }).check();
  await page.getByRole('button', { name: '診断をつくる' }).click();
  return page.getByRole('textbox', { name: /に送るリンク$/ }).inputValue();
}

const next = (page: Page) => page.getByRole('button', { name: '次へ' }).click();

/** Answers all questions, selecting the choice at `index`. */
async function answerAll(page: Page, index: number): Promise<void> {
  for (let question = 1; question <= 12; question += 1) {
    await expect(page.getByText(`全12問のうち${question} / 12問目`)).toBeVisible();
    const choices = page.getByRole('main').locator('input[type=radio], input[type=checkbox]');
    if ((await choices.count()) > 0) await choices.nth(index).check();
    if (question < 12) await next(page);
  }
  await page.getByRole('button', { name: 'この内容で送る' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'お答えを受け取りました' })).toBeVisible();
}

test('parent and child response separately and see the result side by side', async ({
  page,
  browser,
  site,
}) => {
  await visit(page, '/diagnosis');
  const link = await createDiagnosis(page, '結婚する本人（子ども）');
  expect(link).toMatch(/\/diagnosis\/dg_[\w-]+\/parent#dk_[\w-]+$/);
  await page.getByRole('button', { name: '子どもとして答える' }).click();
  await waitForHydration(page);
  // Wide screens show the growing knot.
  const knot = page.getByRole('main').locator('svg[viewBox="0 0 240 240"]');
  await expect(knot).toBeVisible({ visible: (page.viewportSize()?.width ?? 0) >= 1240 });
  await answerAll(page, 0);
  await expect(page.getByText('親の答えはまだ届いていません', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: '結果を見る' }).click();
  // The creating device can resend the link while one side is missing.
  await expect(page.getByRole('textbox', { name: '親に送るリンク' })).toHaveValue(link);

  const context = await browser.newContext();
  const parent = await context.newPage();
  await visit(parent, new URL(link).pathname.replace(/^/, site.url) + new URL(link).hash);
  await expect(parent).toHaveURL(/\/parent$/);
  await answerAll(parent, 1);
  await parent.getByRole('link', { name: '結果を見る' }).click();
  await expect(parent.getByRole('heading', { name: '話し合いたいこと' })).toBeVisible();
  expect(await axeViolations(parent)).toEqual([]);
  const first = parent.getByRole('article').first();
  await expect(first.getByText('家族でゆっくり語り合う日')).toBeVisible();
  await expect(first.getByText('友人も一緒ににぎやかに祝う日')).toBeVisible();
  await expect(parent.getByRole('link', { name: 'LINEで送る' })).toHaveAttribute(
    'href',
    /^https:\/\/line\.me\//,
  );
  await expect(first.getByText('と聞いてみませんか', { exact: false })).toBeVisible();
  expect(await parent.evaluate(() => (window.dataLayer ?? []) as { event: string }[])).toContainEqual(
    // The URL of a result is secret: events carry only the page type.
    { event: 'DiagnosisResult:talk', is_in_app: false, page_path: '/diagnosis' },
  );
  await parent.emulateMedia({ media: 'print' });
  await expect(parent.getByRole('heading', { name: 'この結果を手元に' })).toBeHidden();
  await expect(first.getByText('話したこと')).toBeVisible();
  await expect(parent.getByRole('contentinfo')).toBeHidden();
  await context.close();
});

test('a step can be undone, fail validation and be resumed later', async ({ page }) => {
  await visit(page, '/diagnosis');
  await createDiagnosis(page, '親');
  await page.getByRole('button', { name: '親として答える' }).click();
  await waitForHydration(page);
  await next(page);
  await expect(page.getByRole('alert')).toContainText('選択してください');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('3');
  await expect(page.getByRole('radio').nth(2)).toBeChecked();
  await next(page);
  await expect(page.getByText('全12問のうち2 / 12問目')).toBeVisible();
  await page.getByRole('button', { name: '前の質問へ' }).click();
  await expect(page.getByRole('radio').nth(2)).toBeChecked();
  // Keyboard only: a digit selects, Enter continues.
  for (const question of [1, 2]) {
    await expect(page.getByText(`全12問のうち${question} / 12問目`)).toBeVisible();
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('全12問のうち3 / 12問目')).toBeVisible();

  await visit(page, '/diagnosis');
  await page.getByRole('heading', { name: '続きから' }).waitFor();
  await page.goto(
    await page
      .getByRole('link', { name: '結果を見る' })
      .evaluate((link: HTMLAnchorElement) => `${link.href}/parent`),
  );
  await expect(page.getByText('全12問のうち3 / 12問目')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole diagnosis works with plain forms', async ({ page, monitor }) => {
    monitor.allowNetworkErrors();
    await page.goto('/diagnosis');
    const link = await createDiagnosis(page, '結婚する本人（子ども）');
    await page.getByRole('button', { name: '子どもとして答える' }).click();
    await next(page);
    await expect(page.getByRole('alert')).toContainText('選択してください');
    // Resumed in a new session after the first question.
    await page.getByRole('radio').first().check();
    await next(page);
    await expect(page.getByText('全12問のうち2 / 12問目')).toBeVisible();
    const own = page.url();
    await page.goto('about:blank');
    await page.goto(own);
    await expect(page.getByText('全12問のうち2 / 12問目')).toBeVisible();
    await page.getByRole('button', { name: '前の質問へ' }).click();
    await expect(page.getByRole('radio').first()).toBeChecked();
    await answerAll(page, 0);
    await page.getByRole('link', { name: '結果を見る' }).click();
    await expect(page.getByRole('heading', { name: 'まだ聞いていないこと' })).toBeVisible();

    // The key is in the fragment, which no server sees: typed in without script.
    const { pathname, hash } = new URL(link);
    await page.goto(pathname);
    await page.getByRole('textbox', { name: /^合言葉/ }).fill(hash.slice(1));
    await answerAll(page, 0);
    await page.getByRole('link', { name: '結果を見る' }).click();
    await expect(page.getByRole('heading', { name: '同じ思い' })).toBeVisible();
  });
});

test('a secret URL is neither cached nor sent as a referrer', async ({ page, request }) => {
  await visit(page, '/diagnosis');
  const { pathname } = new URL(await createDiagnosis(page, '親'));
  const response = await request.get(pathname);
  expect(response.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  expect((await request.get('/diagnosis/dg_nobody_at_all')).status()).toBe(404);
  await visit(page, pathname);
  expect(await page.evaluate(() => localStorage.getItem('musubi.visited') ?? '')).not.toContain('dg_');
});
