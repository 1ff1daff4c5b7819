import { visit, waitForHydration } from './actions.ts';
import { expect, test } from './fixtures.ts';

test('an answered diagnosis says so, and is answered again by choice only', async ({ page }) => {
  await visit(page, '/diagnosis');
  await page.getByRole('radio', { name: '親' }).check();
  await page.getByRole('button', { name: '診断をつくる' }).click();
  await page.getByRole('link', { name: '親として答える' }).click();
  await waitForHydration(page);
  for (let question = 1; question <= 12; question += 1) {
    await expect(page.getByText(`全12問のうち${question} / 12問目`)).toBeVisible();
    const choices = page.getByRole('main').locator('input[type=radio], input[type=checkbox]');
    if ((await choices.count()) > 0) await choices.first().check();
    await page.getByRole('button', { name: question < 12 ? '次へ' : 'この内容で送る' }).click();
  }
  await expect(page.getByRole('heading', { name: 'お答えを受け取りました' })).toBeVisible();
  await waitForHydration(page);
  await page.goBack();
  const received = page.getByRole('heading', { level: 1, name: 'お答えは届いています' });
  await expect(received).toBeVisible();
  await expect(page.getByRole('link', { name: '結果を見る' })).toBeVisible();
  await expect(page.getByText('前の答えは新しい答えに置き換わります', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'はじめから答え直す' }).click();
  await expect(page.getByText('全12問のうち1 / 12問目')).toBeVisible();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: '次へ' }).click();
  await expect(page.getByText('全12問のうち2 / 12問目')).toBeVisible();
});
