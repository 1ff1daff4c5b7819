import { clipHalls, registerMember, visit, waitForHydration } from './actions.ts';
import { expect, test, type Page } from './fixtures.ts';

/** Longer than a write may take: 10 seconds. */
const timeout = 14_000;

/** Lets mutations hang until the returned function is called. */
async function hangMutations(page: Page): Promise<() => Promise<void>> {
  await page.route(/\/graphql\?operationName=\w+Mutation$/, () => {});
  return () => page.unroute(/\/graphql\?operationName=\w+Mutation$/);
}

const rows = (page: Page) => page.getByRole('main').getByRole('article');

test('a comment and a note that hang end with a message, keep the text and can be sent again', async ({
  page,
  monitor,
}) => {
  monitor.allowNetworkErrors();
  await registerMember(page);
  const [name = ''] = await clipHalls(page, 1);
  await visit(page, '/mypage/clips/share');
  await page.getByRole('button', { name: 'リンクを作る' }).click();
  await expect(page).toHaveURL(/\/clips\/shared\//);
  await waitForHydration(page);

  let release = await hangMutations(page);
  const comment = page.getByRole('textbox', { name: `${name}へのコメント` });
  await comment.fill('駅から近くて安心です');
  const send = rows(page).getByRole('button', { name: 'コメントする' });
  await send.click();
  await expect(page.getByRole('alert')).toContainText('返事がないため、送信を中断しました', { timeout });
  await expect(comment).toHaveValue('駅から近くて安心です');
  await release();
  await send.click();
  await expect(comment).toHaveValue('');
  await expect(rows(page)).toContainText('駅から近くて安心です');

  await visit(page, '/mypage/clips');
  release = await hangMutations(page);
  const note = page.getByRole('textbox', { name: `${name}のメモ` });
  await note.fill('12月に見学');
  await expect(page.getByText('保存できませんでした')).toBeVisible({ timeout });
  await expect(note).toHaveValue('12月に見学');
  await release();
  await page.getByRole('button', { name: 'もう一度保存する' }).click();
  await expect(page.getByText('保存しました')).toBeVisible();
});

test('a clip that hangs is taken back with a message and can be tried again', async ({ page, monitor }) => {
  monitor.allowNetworkErrors();
  await registerMember(page);
  await visit(page, '/halls/search/?s=reviews_many');
  const release = await hangMutations(page);
  const button = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /を ?クリップ$/ });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('返事がないため、操作を中断しました')).toBeVisible({ timeout });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await release();
  await page.getByRole('button', { name: 'もう一度' }).click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('をクリップしました')).toBeVisible();
});
