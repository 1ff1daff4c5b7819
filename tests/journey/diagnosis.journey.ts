import { hydrated, visit } from './actions.ts';
import { violations } from './axe.ts';
import { expect, test, type Page } from './fixtures.ts';

/** Makes a diagnosis; answers the link of the other side. */
async function make(page: Page, who: string): Promise<string> {
  await page.getByRole('radio', { name: who }).check();
  await page.getByRole('button', { name: '診断をつくる' }).click();
  return page.getByRole('textbox', { name: /に送るリンク$/ }).inputValue();
}

const next = (page: Page) => page.getByRole('button', { name: '次へ' }).click();

/** Answers all questions: the choice at `at` where there are choices. */
async function answerAll(page: Page, at: number): Promise<void> {
  for (let question = 1; question <= 12; question += 1) {
    await expect(page.getByText(`全12問のうち${question} / 12問目`)).toBeVisible();
    const choices = page.getByRole('main').locator('input[type=radio], input[type=checkbox]');
    if ((await choices.count()) > 0) await choices.nth(at).check();
    if (question < 12) await next(page);
  }
  await page.getByRole('button', { name: 'この内容で送る' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'お答えを受け取りました' })).toBeVisible();
}

test('parent and child answer apart and read the result side by side', async ({ page, browser, site }) => {
  await visit(page, '/diagnosis');
  const link = await make(page, '結婚する本人（子ども）');
  expect(link).toMatch(/\/diagnosis\/dg_[\w-]+\/parent#dk_[\w-]+$/);
  await page.getByRole('button', { name: '子どもとして答える' }).click();
  await hydrated(page);
  // Where there is room, the knot of both sides grows beside the question.
  const knot = page.getByRole('main').locator('svg[viewBox="0 0 240 240"]');
  await expect(knot).toBeVisible({ visible: (page.viewportSize()?.width ?? 0) >= 1240 });
  await answerAll(page, 0);
  await expect(page.getByText('親の答えはまだ届いていません', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: '結果を見る' }).click();
  // The result of one side alone: the device that made it can send the link again.
  await expect(page.getByRole('textbox', { name: '親に送るリンク' })).toHaveValue(link);

  const context = await browser.newContext();
  const parent = await context.newPage();
  await visit(parent, new URL(link).pathname.replace(/^/, site.url) + new URL(link).hash);
  await expect(parent).toHaveURL(/\/parent$/);
  await answerAll(parent, 1);
  await parent.getByRole('link', { name: '結果を見る' }).click();
  await expect(parent.getByRole('heading', { name: '話し合いたいこと' })).toBeVisible();
  expect(await violations(parent)).toEqual([]);
  const first = parent.getByRole('article').first();
  await expect(first.getByText('家族でゆっくり語り合う日')).toBeVisible();
  await expect(first.getByText('友人も一緒ににぎやかに祝う日')).toBeVisible();
  await expect(parent.getByRole('link', { name: 'LINEで送る' })).toHaveAttribute(
    'href',
    /^https:\/\/line\.me\//,
  );
  await expect(first.getByText('と聞いてみませんか', { exact: false })).toBeVisible();
  expect(await parent.evaluate(() => (window.dataLayer ?? []) as { event: string }[])).toContainEqual(
    // The address of a result is a secret: what is counted tells no more than the kind of page.
    { event: 'DiagnosisResult:talk', is_in_app: false, page_path: '/diagnosis' },
  );
  await parent.emulateMedia({ media: 'print' });
  await expect(parent.getByRole('heading', { name: 'この結果を手元に' })).toBeHidden();
  await expect(first.getByText('話したこと')).toBeVisible();
  await expect(parent.getByRole('contentinfo')).toBeHidden();
  await context.close();
});

test('a step can be taken back, missed and gone on with another day', async ({ page }) => {
  await visit(page, '/diagnosis');
  await make(page, '親');
  await page.getByRole('button', { name: '親として答える' }).click();
  await hydrated(page);
  await next(page);
  await expect(page.getByRole('alert')).toContainText('選択してください');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('3');
  await expect(page.getByRole('radio').nth(2)).toBeChecked();
  await next(page);
  await expect(page.getByText('全12問のうち2 / 12問目')).toBeVisible();
  await page.getByRole('button', { name: '前の質問へ' }).click();
  await expect(page.getByRole('radio').nth(2)).toBeChecked();
  // By keys alone: a digit chooses, Enter goes on and never back.
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

  test('all of the diagnosis is plain forms', async ({ page, watch }) => {
    watch.expectFailures();
    await page.goto('/diagnosis');
    const link = await make(page, '結婚する本人（子ども）');
    await page.getByRole('button', { name: '子どもとして答える' }).click();
    await next(page);
    await expect(page.getByRole('alert')).toContainText('選択してください');
    // Closed after the first question, and opened again another day.
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

    // The key of a link stands behind `#`, where no server sees it: without script it is typed in.
    const { pathname, hash } = new URL(link);
    await page.goto(pathname);
    await page.getByRole('textbox', { name: /^合言葉/ }).fill(hash.slice(1));
    await answerAll(page, 0);
    await page.getByRole('link', { name: '結果を見る' }).click();
    await expect(page.getByRole('heading', { name: '同じ思い' })).toBeVisible();
  });
});

test('an address with a secret is kept by nobody and told to nobody', async ({ page, request }) => {
  await visit(page, '/diagnosis');
  const { pathname } = new URL(await make(page, '親'));
  const answer = await request.get(pathname);
  expect(answer.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  expect((await request.get('/diagnosis/dg_nobody_at_all')).status()).toBe(404);
  await visit(page, pathname);
  expect(await page.evaluate(() => localStorage.getItem('musubi.visited') ?? '')).not.toContain('dg_');
});
