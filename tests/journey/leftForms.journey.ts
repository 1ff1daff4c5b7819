/** Forms whose page is left before the reply has arrived. */
import { registerMember, visit, waitForHydration } from './actions.ts';
import { expect, test, type Page } from './fixtures.ts';

/** Holds the replies of a mutation until `release` is called. */
async function holdReply(page: Page, mutation: string) {
  const released = Promise.withResolvers<undefined>();
  const asked = Promise.withResolvers<undefined>();
  await page.route(`**/graphql?operationName=${mutation}`, async (route) => {
    const response = await route.fetch();
    asked.resolve(undefined);
    await released.promise;
    await route.fulfill({ response });
  });
  return { asked: asked.promise, release: () => released.resolve(undefined) };
}

/** Follows a link of the footer, without a reload. */
async function leave(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: '外部送信について' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '外部送信について' })).toBeVisible();
}

const field = (page: Page, label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) });

/** Opens a fair and fills in its form. */
async function openFair(page: Page, email: string): Promise<void> {
  await visit(page, '/halls/1/fairs');
  await page.getByRole('article').last().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'このフェアを予約する' })).toBeVisible();
  await page.getByRole('radio').first().check({ force: true });
  for (const [label, text] of Object.entries({ 姓: '佐藤', 名: '結衣', セイ: 'サトウ', メイ: 'ユイ' }))
    await field(page, label).fill(text);
  await field(page, 'メールアドレス').fill(email);
  await field(page, '電話番号').fill('09012345678');
  await page.getByRole('radio', { name: '女性' }).check({ force: true });
  await page.getByRole('combobox', { name: /^参加人数/ }).selectOption('2');
}

test('a message names the reservation of a guest who left; the device keeps it instead of its draft', async ({
  page,
}) => {
  await openFair(page, 'left@example.jp');
  const reply = await holdReply(page, 'ReserveFairMutation');
  await page.getByRole('button', { name: '予約する' }).click();
  await reply.asked;
  await leave(page);
  const { href } = new URL(page.url());
  reply.release();
  const slip = page.getByRole('link', { name: '予約票を見る' });
  await expect(slip).toBeVisible();
  expect(page.url()).toBe(href);
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('reservation:');
  const path = await slip.getAttribute('href');
  await slip.click();
  await expect(page.getByRole('article').filter({ hasText: '確認番号' })).toBeVisible();
  // Another time without the code.
  await page.goto('about:blank');
  await page.goto(path?.split('#')[0] ?? '');
  await expect(page.getByRole('article').filter({ hasText: '確認番号' })).toBeVisible();
});

test('a message says that nothing was reserved for a guest who left, and leads to the form as it was', async ({
  page,
}) => {
  await openFair(page, 'left');
  const reply = await holdReply(page, 'ReserveFairMutation');
  await page.getByRole('button', { name: '予約する' }).click();
  await reply.asked;
  await leave(page);
  reply.release();
  await page.getByRole('link', { name: 'フォームに戻る' }).click();
  await expect(field(page, 'メールアドレス')).toHaveValue('left');
});

test('a guest who left finds the reservation at its new time on the device', async ({ page }) => {
  await openFair(page, 'moved@example.jp');
  await page.getByRole('button', { name: '予約する' }).click();
  await page.getByRole('link', { name: '予約票を見る' }).click();
  await page.getByText('日時を変更する').click();
  await page.getByRole('combobox', { name: /^新しい日時/ }).selectOption({ index: 1 });
  const reply = await holdReply(page, 'RescheduleReservationMutation');
  await page.getByRole('button', { name: 'この日時に変更する' }).click();
  await reply.asked;
  await leave(page);
  reply.release();
  const saved = () =>
    page.evaluate(() => Object(JSON.parse(localStorage.getItem('musubi.reservations') ?? '[]')));
  await expect.poll(saved).toMatchObject([
    { isCancelled: false, code: expect.any(String) },
    { isCancelled: true, movedTo: expect.any(String) },
  ]);
});

test('a contact form that was left is sent, and takes the visitor nowhere', async ({ page }) => {
  // A guest who sends the form within seconds is taken for a program.
  await registerMember(page, '/contact');
  await expect(field(page, 'お名前')).toHaveValue('ゆい');
  await field(page, 'お問い合わせ内容').fill('こんにちは');
  await page.getByRole('checkbox', { name: '同意する' }).check();
  const draft = () => page.evaluate(() => sessionStorage.getItem('musubi.form.contact'));
  const reply = await holdReply(page, 'SendContactMutation');
  await page.getByRole('button', { name: '送信' }).click();
  await reply.asked;
  await leave(page);
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  reply.release();
  await expect.poll(draft).toBeNull();
  await leave(page);
  expect(documents).toEqual([]);
});

test('a diagnosis that was left keeps its secret address out of the next page', async ({ page }) => {
  await visit(page, '/diagnosis');
  await page.getByRole('radio', { name: '結婚する本人（子ども）' }).check();
  await page.getByRole('button', { name: '診断をつくる' }).click();
  await page.getByRole('link', { name: '子どもとして答える' }).click();
  await waitForHydration(page);
  await page.getByRole('main').locator('input[type=radio], input[type=checkbox]').first().check();
  const reply = await holdReply(page, 'CheckDiagnosisKeyMutation');
  await page.getByRole('button', { name: '次へ' }).click();
  await reply.asked;
  await leave(page);
  const before = await page.evaluate(() => history.length);
  reply.release();
  const kept = () => page.evaluate(() => localStorage.getItem('musubi.diagnosis'));
  await expect.poll(kept).toContain('"step":"2"');
  expect([new URL(page.url()).pathname, await page.evaluate(() => history.length)]).toEqual([
    '/external_transmission',
    before,
  ]);
});
