import { waitForHydration, visit } from './actions.ts';
import { expect, test, type Page } from './fixtures.ts';

/** Creates a diagnosis and returns the link of the parents. */
async function createLink(page: Page): Promise<URL> {
  await visit(page, '/diagnosis');
  await page.getByRole('radio', { name: '親' }).check();
  await page.getByRole('button', { name: '診断をつくる' }).click();
  return new URL(await page.getByRole('textbox', { name: /に送るリンク$/ }).inputValue());
}

test('a wrong key is reported on opening', async ({ page }) => {
  const link = await createLink(page);
  await visit(page, `${link.pathname}#dk_this_is_no_key_at_all`);
  await expect(page.getByRole('alert')).toContainText('このリンクでは回答できません');
  await expect(page.getByRole('textbox', { name: /^合言葉/ })).toBeVisible();

  // The right link in the same tab changes the fragment alone.
  await page.evaluate((address) => location.assign(address), link.href);
  await expect(page.getByText('全12問のうち1 / 12問目')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page).not.toHaveURL(/#/);
  await page.goto(`${link.pathname}#dk_this_is_no_key_at_all`);
  await expect(page.getByRole('alert')).toContainText('このリンクでは回答できません');
  // A wrong key takes the place of none that was right.
  await page.reload();
  await expect(page.getByText('全12問のうち1 / 12問目')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('an answer chosen before hydration is kept', async ({ page }) => {
  const link = await createLink(page);
  const script = Promise.withResolvers<void>();
  await page.route(/\/assets\/entry-.*\.js/, async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto('about:blank');
  await page.goto(link.href);
  const choice = page.getByRole('radio').nth(1);
  await choice.check();
  script.resolve();
  // The form that has the key of the link.
  await expect(page.getByRole('textbox', { name: /^合言葉/ })).toHaveCount(0);
  await expect(choice).toBeChecked();
  // What is chosen later takes its place.
  await page.getByRole('radio').first().check();
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^合言葉/ })).toHaveCount(0);
  await expect(page.getByRole('radio').first()).toBeChecked();
});

test('a link is opened while its key cannot be checked yet', async ({ page, monitor }) => {
  monitor.allowNetworkErrors();
  const link = await createLink(page);
  const checked = Promise.withResolvers<void>();
  await page.route(/operationName=CheckDiagnosisKey/, async (route) => {
    await checked.promise;
    await route.continue().catch(() => {});
  });
  await visit(page, link.pathname + link.hash);
  await expect(page.getByRole('textbox', { name: /^合言葉/ })).toHaveCount(0);
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole('textbox', { name: /^合言葉/ })).toHaveCount(0);
  await page.getByRole('radio').nth(1).check();
  const reply = page.waitForResponse(/operationName=CheckDiagnosisKey/);
  checked.resolve();
  await reply;
  await page.getByRole('button', { name: '次へ' }).click();
  await expect(page.getByText('全12問のうち2 / 12問目')).toBeVisible();
  await page.getByRole('button', { name: '前の質問へ' }).click();
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
});
