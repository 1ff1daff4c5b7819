import { visit } from './actions.ts';
import { expect, test } from './fixtures.ts';

test('words become conditions, with other meanings beside them', async ({ page }) => {
  // Until the gateway has read the names of halls, words that are no condition count as names.
  await expect(async () => {
    await visit(page, `/halls/?name=${encodeURIComponent('渋谷 ホテル 西洋館')}`);
    await expect(page.getByText('「西洋館」は、')).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('渋谷で結婚式ができるホテル');
  await expect(page.getByRole('list', { name: '選択中の条件' }).getByRole('link')).toHaveText([
    /^渋谷/,
    /^ホテル/,
    /すべて外す/,
  ]);
  const other = page.getByRole('list', { name: 'ほかの候補' }).getByRole('link').first();
  await other.click();
  await expect(page).toHaveURL(/region_slugs=shibuya-ebisu.*k=1/);
});

test('a wrong letter is corrected and said', async ({ page }) => {
  await visit(page, '/halls/?name=tyosu');
  await expect(page.getByText('もしかして：「tyosu」を「豊洲」として探しています。')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('suggestions are chosen by keyboard; keys of an input method are left to it', async ({ page }) => {
  await visit(page, '/');
  const field = page.getByRole('main').getByRole('combobox', { name: '会場・エリア・条件で探す' });
  await field.fill('しんじゅ');
  const options = page.getByRole('listbox', { name: '候補' }).getByRole('option');
  await expect(options.first()).toBeVisible();
  await field.dispatchEvent('keydown', { key: 'ArrowDown', isComposing: true, bubbles: true });
  await expect(field).not.toHaveAttribute('aria-activedescendant');
  await field.press('ArrowDown');
  await field.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await field.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(field).toHaveValue('しんじゅ');
  await field.fill('しんじゅく');
  await expect(options.filter({ hasText: '新宿駅' })).toBeVisible();
  await options.filter({ hasText: '新宿駅' }).click();
  await expect(page).toHaveURL(/\/s\/\d+$/);
});
