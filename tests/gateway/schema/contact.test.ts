/** The contact form over the real REST APIs. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { businessDayAfter } from '#gateway/domains/calendar/rules.ts';
import { startOrigin } from '#tests/harness/origin.ts';

import { createTestGateway, demoHeaders, USER_ERRORS, type WithUserErrors } from './testGateway.ts';

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
  const SEND = `mutation ($input: SubmitContactFormInput!) { submitContactForm(input: $input) { thankYouUrl replyBy ${USER_ERRORS} } }`;
  const answers = (more: Record<string, string> = {}) =>
    Object.entries({
      'your-name': '佐藤 結衣',
      'your-email': 'yui@example.jp',
      'your-message': 'うかがいたいことがあります。',
      acceptance: '1',
      ...more,
    }).map(([key, value]) => ({ key, values: [value] }));
  const send = (input: object, headers = {}) =>
    gateway.execute<{
      submitContactForm: WithUserErrors & { thankYouUrl: string | null; replyBy: string | null };
    }>(SEND, { input: { formId: '12', ...input } }, { headers });

  test('leads to the thank-you page and sends nothing about the user', async () => {
    const { data, calls } = await send({ answers: answers() });
    expect(data.submitContactForm).toEqual({
      thankYouUrl: 'http://site.test/thankyou?fid=12',
      replyBy: businessDayAfter(new Date(), 2),
      userErrors: [],
    });
    expect(calls).toEqual(['R101']);
    const [sent] = await origin.calls(/contact-forms/);
    for (const name of ['cookie', 'x-csrf-token', 'x-wn-uuid']) expect(sent?.headers[name]).toBeUndefined();
  });

  test("reports invalid fields in the product's words", async () => {
    const { data, calls } = await send({
      answers: answers({ 'your-email': 'yui', 'your-tel': '内線３', 'your-name': ' ', acceptance: '' }),
    });
    expect(data.submitContactForm.userErrors.map(({ path, message }) => [path?.at(-1), message])).toEqual([
      ['your-name', '入力してください'],
      ['your-email', 'メールアドレス形式で入力してください'],
      ['your-tel', '半角数字で入力してください'],
      ['acceptance', '個人情報の取り扱いへの同意をお願いします'],
    ]);
    expect(calls).toEqual([]);
  });

  test('takes a telephone number with the country code', async () => {
    const { data } = await send({ answers: answers({ 'your-tel': '＋81 (0)90-1234-5678' }) });
    expect(data.submitContactForm.userErrors).toEqual([]);
  });

  test('detects scripts without a challenge', async () => {
    const trapped = await send({ answers: answers(), trap: 'https://spam.example' });
    expect(trapped.data.submitContactForm.userErrors).toMatchObject([{ code: 'REJECTED' }]);
    const openedAt = new Date().toISOString();
    const quick = await send({ answers: answers(), openedAt });
    expect(quick.data.submitContactForm.userErrors).toMatchObject([
      { code: 'REJECTED', message: expect.stringMatching(/早すぎ.*もう一度「送信」/) },
    ]);
    expect([...trapped.calls, ...quick.calls]).toEqual([]);
  });

  test('takes the form of a member, whose fields are filled in, at once; the trap holds for all', async () => {
    const input = { answers: answers(), openedAt: new Date().toISOString() };
    expect((await send(input, demoHeaders)).data.submitContactForm.userErrors).toEqual([]);
    const trapped = await send({ ...input, trap: 'x' }, demoHeaders);
    expect(trapped.data.submitContactForm.userErrors).toMatchObject([{ code: 'REJECTED' }]);
  });

  test('a member who cannot be verified counts as a guest', async () => {
    const input = { answers: answers(), openedAt: new Date().toISOString() };
    await origin.fault({ path: '/api/wn/sessions/current', status: 503 });
    const { data, errors } = await send(input, { 'x-wedding-token': 'wt_not_verified_yet_0123456789' });
    await origin.clearFaults();
    expect([data.submitContactForm.userErrors, errors]).toMatchObject([[{ code: 'REJECTED' }], []]);
  });

  test('is taken from a device whose clock is ahead', async () => {
    const openedAt = new Date(Date.now() + 3_600_000).toISOString();
    expect((await send({ answers: answers(), openedAt })).data.submitContactForm.userErrors).toEqual([]);
  });

  test('a lost reply says how to find out, and when to send again', async () => {
    await origin.fault({ path: '/wp-json/contact-form-7/', reset: true });
    const { data } = await send({ answers: answers() });
    await origin.clearFaults();
    expect(data.submitContactForm.userErrors).toMatchObject([
      {
        code: 'OUTCOME_UNKNOWN',
        message: expect.stringMatching(/^お問い合わせが届いたか.*2営業日.*もう一度/),
      },
    ]);
  });

  test('reports fields rejected by the REST API under their keys', async () => {
    const invalid_fields = [{ field: 'your-tel', message: '使われていない番号です', idref: null }];
    const body = { status: 'validation_failed', message: '入力内容に問題があります', invalid_fields };
    await origin.fault({ path: '/wp-json/contact-form-7/', status: 200, body });
    const { data } = await send({ answers: answers({ 'your-tel': '0312345678' }) });
    await origin.clearFaults();
    expect(data.submitContactForm.userErrors).toMatchObject([
      { path: ['answers', 'your-tel'], code: 'REJECTED' },
    ]);
  });
});
