/** The special form over the real REST APIs. */
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { SpecialFormFiles } from '#gateway/publishing/submittedFiles.ts';
import { businessDayAfter } from '#gateway/domains/calendar/rules.ts';
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

describe('the special form', () => {
  const line = { lineUserId: `U${'0'.repeat(31)}2`, lineAccessToken: 'line-demo-token-second' };
  const OPEN = `mutation ($input: OpenSpecialFormInput!) { openSpecialForm(input: $input) { form { displayName isSubmitted fields { key type requirement value fileUrl } } ${USER_ERRORS} } }`;
  const SEND = `mutation ($input: SubmitSpecialFormInput!) { submitSpecialForm(input: $input) { isSent replyBy ${USER_ERRORS} } }`;
  const jpeg = (name = 'a.jpg') =>
    new File([Buffer.from('ffd8ffe000104a464946', 'hex')], name, { type: 'image/jpeg' });
  const answers = [
    { key: 'applicant_name', values: ['佐藤 結衣'] },
    { key: 'tel', values: ['+81 90-1234-5678'] },
    { key: 'prize', values: ['paper'] },
  ];
  const send = (input: object) =>
    gateway.execute<{ submitSpecialForm: WithUserErrors & { isSent: boolean; replyBy: string | null } }>(
      SEND,
      {
        input: { ...line, ...input },
      },
    );

  test('opens for its LINE account only and keeps the token out of traces', async () => {
    const { data, trace } = await gateway.execute<{
      openSpecialForm: WithUserErrors & { form: { displayName: string } };
    }>(OPEN, { input: line });
    expect(data.openSpecialForm).toMatchObject({ form: { displayName: 'そうた' }, userErrors: [] });
    expect(JSON.stringify(trace)).not.toMatch(/line-demo-token|U0000/);
    const wrong = await gateway.execute(OPEN, { input: { ...line, lineAccessToken: 'nobody' } });
    expect(wrong.data).toMatchObject({
      openSpecialForm: { form: null, userErrors: [{ code: 'FORBIDDEN' }] },
    });
  });

  test('is submitted with the first file of each field', async () => {
    const missing = await send({ answers: [] });
    expect(missing.data.submitSpecialForm.userErrors.map(({ path }) => path?.at(-1))).toEqual([
      'applicant_name',
      'tel',
      'prize',
      'receipt',
    ]);
    expect(missing.calls).toEqual(['R29']);
    const files = [
      { key: 'receipt', file: jpeg('来館票.jpg') },
      { key: 'receipt', file: jpeg('second.jpg') },
    ];
    const { data } = await send({ answers, files });
    expect(data.submitSpecialForm).toEqual({
      isSent: true,
      replyBy: businessDayAfter(new Date(), 5),
      userErrors: [],
    });
    const again = await gateway.execute<{
      openSpecialForm: { form: { isSubmitted: boolean; fields: { key: string; fileUrl: string | null }[] } };
    }>(OPEN, { input: line });
    expect(again.data.openSpecialForm.form.isSubmitted).toBe(true);
    expect(again.data.openSpecialForm.form.fields.find(({ key }) => key === 'receipt')?.fileUrl).toMatch(
      /^http:\/\/site\.test\/special\/files\/[\w.-]+$/,
    );
  });

  test('an address of a file holds for ten minutes', async () => {
    const files = new SpecialFormFiles({
      siteUrl: 'http://site.test',
      sessionSecrets: ['only-for-tests-only-for-tests-only-for-tests'],
      fileSources: ['https://api.example/'],
    });
    const inner = 'https://api.example/files/line/1?seal=x';
    expect(await files.addressOf('https://files.example/1', 'receipt')).toBe('https://files.example/1');
    const token = (await files.addressOf(inner, 'receipt')).split('/').at(-1) ?? '';
    expect(await files.open(token)).toEqual({ source: new URL(inner), key: 'receipt' });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 });
    expect(await files.open(token)).toBeNull();
    vi.useRealTimers();
  });

  test('rejects a file of another type under its field', async () => {
    const file = new File(['<svg/>'], 'a.jpg', { type: 'image/jpeg' });
    const { data, calls } = await send({ answers, files: [{ key: 'receipt', file }] });
    expect(data.submitSpecialForm.userErrors).toMatchObject([
      { path: ['files', 'receipt'], code: 'INVALID_FORMAT' },
    ]);
    expect(calls).toEqual(['R29']);
  });
});
