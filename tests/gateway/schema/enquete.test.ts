/** Surveys over the real REST APIs. */
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

describe('surveys', () => {
  const respondent = { version: '2026-autumn', loginId: 'lg_demo_second' };
  const OPEN = `query ($version: String!, $loginId: String!) { enquete(version: $version, loginId: $loginId) { title isAnswered questions { key type requirement group maxChoices choices { value image { url } } values } } }`;
  const SEND = `mutation ($input: SubmitEnqueteInput!) { submitEnquete(input: $input) { enquete { isAnswered questions { key values } } ${USER_ERRORS} } }`;
  const send = (answers: { key: string; values: string[] }[]) =>
    gateway.execute<{
      submitEnquete: WithUserErrors & {
        enquete: { isAnswered: boolean; questions: { key: string; values: string[] }[] } | null;
      };
    }>(SEND, { input: { ...respondent, answers } });

  test('open for invited respondents only', async () => {
    const { data, trace } = await gateway.execute<{
      enquete: {
        questions: {
          key: string;
          type: string;
          requirement: string;
          choices: { image: { url: string } | null }[] | null;
        }[];
      } | null;
    }>(OPEN, respondent);
    const types = Object.fromEntries(data.enquete?.questions.map(({ key, type }) => [key, type]) ?? []);
    expect(types).toMatchObject({
      role: 'SELECT',
      tastes: 'PICKUP_PICTURE',
      wedding_at: 'WEDDING_AT_SELECT',
      hall: 'HALL',
      guests: 'GUEST_DETAIL',
      ams_source: 'AMS',
    });
    expect(data.enquete?.questions.find(({ key }) => key === 'tastes')?.choices?.[0]?.image?.url).toContain(
      '/img?url=',
    );
    expect(JSON.stringify(trace)).not.toContain(respondent.loginId);
    for (const loginId of ['lg_nobody', '../x', '']) {
      expect(await gateway.execute(OPEN, { ...respondent, loginId })).toMatchObject({
        data: { enquete: null },
        errors: [],
      });
    }
  });

  test('report missing and invalid answers by question before sending anything', async () => {
    const { data, calls } = await send([
      { key: 'tastes', values: ['1', '2', '3', '4'] },
      { key: 'guests', values: ['４０'] },
      { key: 'hall', values: ['青山'] },
      { key: 'opinion', values: ['あ'.repeat(2_001)] },
    ]);
    const errors = Object.fromEntries(
      data.submitEnquete.userErrors.map(({ path, code, message }) => [path?.at(-1), [code, message]]),
    );
    expect(errors).toEqual({
      role: ['REQUIRED', '選択してください'],
      customer_status: ['REQUIRED', '選択してください'],
      wedding_month: ['REQUIRED', '選択してください'],
      tastes: ['TOO_LONG', '3つまで選択してください'],
      guests: ['INVALID_FORMAT', '半角数字で入力してください'],
      hall: ['INVALID_FORMAT', '選択してください'],
      opinion: ['TOO_LONG', '2000文字以内で入力してください'],
    });
    expect(calls).toEqual(['R27']);
  });

  test('have no path for a refused parameter that is no answer', async () => {
    const body = { data: ['形式が正しくありません'], opinion: ['長すぎます'] };
    await origin.fault({ path: '/api/wn/enquete/', method: 'POST', status: 400, body, times: 1 });
    const { data } = await send([
      { key: 'role', values: ['bride'] },
      { key: 'customer_status', values: ['viewed_only'] },
      { key: 'wedding_month', values: ['2030-05'] },
      { key: 'opinion', values: ['あ'] },
    ]);
    expect(data.submitEnquete.userErrors.map(({ path }) => path)).toEqual([null, ['answers', 'opinion']]);
  });

  test('send the answers as one JSON text and return the new state', async () => {
    const { data, calls } = await send([
      { key: 'role', values: ['bride'] },
      { key: 'customer_status', values: ['viewed_only'] },
      { key: 'tastes', values: ['2'] },
      { key: 'wedding_at', values: ['undecided'] },
      { key: 'hall', values: ['1'] },
      { key: 'guests', values: ['30', '20', '5'] },
      { key: 'opinion', values: [' '] },
    ]);
    expect(data.submitEnquete.userErrors).toEqual([]);
    expect(data.submitEnquete.enquete?.isAnswered).toBe(true);
    const values = Object.fromEntries(
      data.submitEnquete.enquete?.questions.map((one) => [one.key, one.values]) ?? [],
    );
    expect(values).toMatchObject({ role: ['bride'], tastes: ['2'], guests: ['30', '20', '5'], opinion: [] });
    expect(calls).toEqual(['R27', 'R27', 'R28']);
  });
});
