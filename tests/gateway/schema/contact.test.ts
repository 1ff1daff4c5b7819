/** The contact form over the real REST APIs. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startOrigin } from '#tests/harness/origin.ts';

import { createTestGateway, USER_ERRORS, type WithUserErrors } from './testGateway.ts';

let origin: Awaited<ReturnType<typeof startOrigin>>;
let gateway: ReturnType<typeof createTestGateway>;
beforeAll(async () => {
  origin = await startOrigin();
  gateway = createTestGateway(origin.url);
});
afterAll(async () => {
  await gateway.close();
  await origin.stop();
});
beforeEach(() => origin.clearJournal());

describe('the contact form', () => {
  const SEND = `mutation ($input: SubmitContactFormInput!) { submitContactForm(input: $input) { thankYouUrl ${USER_ERRORS} } }`;
  const answers = (more: Record<string, string> = {}) =>
    Object.entries({
      'your-name': '佐藤 結衣',
      'your-email': 'yui@example.jp',
      'your-message': 'うかがいたいことがあります。',
      acceptance: '1',
      ...more,
    }).map(([key, value]) => ({ key, values: [value] }));
  const send = (input: object) =>
    gateway.execute<{ submitContactForm: WithUserErrors & { thankYouUrl: string | null } }>(SEND, {
      input: { formId: '12', ...input },
    });

  test('leads to the thank-you page and sends nothing about the user', async () => {
    const { data, calls } = await send({ answers: answers() });
    expect(data.submitContactForm).toEqual({
      thankYouUrl: 'http://site.test/thankyou?fid=12',
      userErrors: [],
    });
    expect(calls).toEqual(['R101']);
    const [sent] = await origin.calls(/contact-forms/);
    for (const name of ['cookie', 'x-csrf-token', 'x-wn-uuid']) expect(sent?.headers[name]).toBeUndefined();
  });

  test("reports invalid fields in the product's words", async () => {
    const { data, calls } = await send({
      answers: answers({ 'your-email': 'yui', 'your-tel': '０３', 'your-name': ' ', acceptance: '' }),
    });
    expect(data.submitContactForm.userErrors.map(({ path, message }) => [path?.at(-1), message])).toEqual([
      ['your-name', '入力してください'],
      ['your-email', 'メールアドレス形式で入力してください'],
      ['your-tel', '半角数字で入力してください'],
      ['acceptance', '個人情報の取り扱いへの同意をお願いします'],
    ]);
    expect(calls).toEqual([]);
  });

  test('detects scripts without a challenge', async () => {
    const trapped = await send({ answers: answers(), trap: 'https://spam.example' });
    expect(trapped.data.submitContactForm.userErrors).toMatchObject([{ code: 'REJECTED' }]);
    const quick = await send({ answers: answers(), openedAt: new Date().toISOString() });
    expect(quick.data.submitContactForm.userErrors).toMatchObject([{ code: 'REJECTED' }]);
    expect([...trapped.calls, ...quick.calls]).toEqual([]);
  });

  test('reports fields rejected by the REST API under their keys', async () => {
    const { data } = await send({ answers: answers({ 'your-tel': '1' }) });
    expect(data.submitContactForm.userErrors).toMatchObject([
      { path: ['answers', 'your-tel'], code: 'REJECTED' },
    ]);
  });
});
