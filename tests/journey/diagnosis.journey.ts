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
  await expect(page.getByRole('heading', { name: '診断ができました' })).toBeFocused();
  expect(link).toMatch(/\/diagnosis\/dg_[\w-]+\/parent#dk_[\w-]+$/);
  await page.getByRole('link', { name: '子どもとして答える' }).click();
  await waitForHydration(page);
  // Wide screens show the growing knot.
  const knot = page.getByRole('main').locator('svg[viewBox="0 0 240 240"]');
  await expect(knot).toBeVisible({ visible: (page.viewportSize()?.width ?? 0) >= 1240 });
  await answerAll(page, 0);
  await expect(page.getByText('親の答えはまだ届いていません', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: '結果を見る' }).click();
  // The creating device can resend the link while one side is missing.
  await expect(page.getByRole('textbox', { name: '親に送るリンク' })).toHaveValue(link);
  await expect(
    page.getByText('先に答えた方の内容は、そろうまで誰にも表示されません', { exact: false }),
  ).toBeVisible();
  await expect(page.getByText('家族でゆっくり語り合う日')).toHaveCount(0);

  const context = await browser.newContext();
  const parent = await context.newPage();
  await visit(parent, new URL(link).pathname.replace(/^/, site.url) + new URL(link).hash);
  await expect(parent).toHaveURL(/\/parent\?q=1$/);
  // The parent's link does not open the child's answers.
  await visit(parent, new URL(link).pathname.replace(/\/parent$/, ''));
  await expect(parent.getByText('家族でゆっくり語り合う日')).toHaveCount(0);
  await parent.goBack();
  await answerAll(parent, 1);
  await parent.getByRole('link', { name: '結果を見る' }).click();
  await expect(parent.getByRole('heading', { name: '違う', exact: true })).toBeVisible();
  await expect(parent.getByRole('heading', { name: 'ふたりとも未定' })).toBeVisible();
  expect(await axeViolations(parent)).toEqual([]);
  const first = parent.getByRole('article').filter({ hasText: 'どんな一日にしたいですか' });
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

test('what both want leads to halls and to the leaflet', async ({ page, browser, site }) => {
  await visit(page, '/diagnosis');
  const link = await createDiagnosis(page, '結婚する本人（子ども）');
  await page.getByRole('link', { name: '子どもとして答える' }).click();
  await waitForHydration(page);
  await answerAll(page, 0);
  const context = await browser.newContext();
  const parent = await context.newPage();
  await visit(parent, link.replace(/^https?:\/\/[^/]+/, site.url));
  await answerAll(parent, 0);
  await context.close();

  await page.getByRole('link', { name: '結果を見る' }).click();
  await expect(page.getByRole('heading', { name: '同じ', exact: true })).toBeVisible();
  await expect(page.getByText('「教会式・20名以上」', { exact: false })).toBeVisible();
  const halls = page.getByRole('link', { name: /^[\d,]+会場を見る$/ });
  const count = (await halls.innerText()).replace('会場を見る', '');
  await page.getByRole('link', { name: '顔合わせのしおりを開く' }).click();
  await expect(page.getByRole('textbox', { name: '挙式の形' })).toHaveValue('教会での式');
  const starters = page.locator('h3', { hasText: '話のきっかけ' }).locator('+ ol').getByRole('listitem');
  await expect(starters).toHaveCount(3);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: '診断の結果へ戻る' }).click();
  await expect(halls).toBeVisible();
  await waitForHydration(page);
  await halls.click();
  await expect(page).toHaveURL(/\/halls\/search\/\?ws=1&people=20$/);
  await expect(page.getByText(`${count}会場`).filter({ visible: true }).first()).toBeVisible();
});

test('back, forward and reload stay at their question, and it is resumed where it was left', async ({
  page,
}) => {
  const question = (number: number) => expect(page.getByText(`全12問のうち${number} / 12問目`)).toBeVisible();
  await visit(page, '/diagnosis');
  await createDiagnosis(page, '親');
  await page.getByRole('link', { name: '親として答える' }).click();
  for (const number of [1, 2, 3]) {
    await question(number);
    await page.getByRole('main').locator('input[type=radio], input[type=checkbox]').nth(1).check();
    await next(page);
  }
  await question(4);
  await page.getByRole('checkbox').nth(2).check();
  await page.reload();
  await question(4);
  await expect(page.getByRole('checkbox').nth(2)).toBeChecked();
  await page.goBack();
  await question(3);
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await page.goBack();
  await question(2);
  await page.goForward();
  await question(3);
  await visit(page, '/diagnosis');
  const resume = page.getByRole('link', { name: /^親として答える（\d問目から）$/ });
  const left = Number(/（(\d)問目/.exec(await resume.innerText())?.[1]);
  expect([3, 4]).toContain(left);
  await resume.click();
  await question(left);
  await waitForHydration(page);
});

test('the address names the question that is shown, and the history goes one question at a time', async ({
  page,
}) => {
  const question = async (number: number) => {
    await expect(page.getByText(`全12問のうち${number} / 12問目`)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/parent\\?q=${number}$`));
  };
  await visit(page, '/diagnosis');
  await createDiagnosis(page, '親');
  await page.getByRole('link', { name: '親として答える' }).click();
  for (const number of [1, 2, 3]) {
    await question(number);
    await page.getByRole('main').locator('input[type=radio], input[type=checkbox]').nth(1).check();
    await next(page);
  }
  await question(4);
  const { pathname } = new URL(page.url());
  for (const number of [3, 2, 1]) {
    await page.goBack();
    await question(number);
  }
  await page.goForward();
  await question(2);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/diagnosis$/);
  // A question that is not reached yet, and the one that was left.
  await visit(page, `${pathname}?q=9`);
  await question(4);
  await visit(page, pathname);
  await question(4);

  // Nothing is answered on this device.
  await page.evaluate(() => localStorage.clear());
  await visit(page, `${pathname}?q=9`);
  await question(1);
});

test('a step can be undone, fail validation and be resumed later', async ({ page }) => {
  await visit(page, '/diagnosis');
  await createDiagnosis(page, '親');
  await page.getByRole('link', { name: '親として答える' }).click();
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
    // Each question has an address of its own.
    await page.getByRole('checkbox').first().check();
    await next(page);
    await expect(page).toHaveURL(/\?q=3$/);
    await page.goBack();
    await expect(page.getByText('全12問のうち2 / 12問目')).toBeVisible();
    await page.reload();
    await expect(page.getByText('全12問のうち2 / 12問目')).toBeVisible();
    // A question that is not reached yet.
    await page.goto(own.replace(/\?q=2$/, '?q=9'));
    await expect(page).toHaveURL(/\?q=3$/);
    await page.getByRole('button', { name: '前の質問へ' }).click();
    await page.getByRole('button', { name: '前の質問へ' }).click();
    await expect(page.getByRole('radio').first()).toBeChecked();
    await answerAll(page, 0);
    await page.getByRole('link', { name: '結果を見る' }).click();
    await expect(page.getByText('ふたりの答えがそろうと、ここに並びます', { exact: false })).toBeVisible();

    // The key is in the fragment, which no server sees: typed in without script.
    const { pathname, hash } = new URL(link);
    await page.goto(`${pathname}?q=9`);
    await page.getByRole('main').getByRole('link', { name: '1番目の質問へ' }).click();
    await page.getByRole('textbox', { name: /^合言葉/ }).fill('dk_this_is_no_key_at_all');
    await page.getByRole('radio').first().check();
    await next(page);
    await expect(page.getByRole('alert')).toContainText('このリンクでは回答できません');
    await page.getByRole('textbox', { name: /^合言葉/ }).fill(hash.slice(1));
    await answerAll(page, 0);
    await page.getByRole('link', { name: '結果を見る' }).click();
    await expect(page.getByRole('heading', { name: '同じ', exact: true })).toBeVisible();
    await page.getByRole('link', { name: '顔合わせのしおりを開く' }).click();
    await expect(page.getByRole('textbox', { name: '挙式の形' })).toHaveValue('教会での式');
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
