/** The parent-and-child diagnosis over the real REST APIs. */
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

interface Question {
  number: number;
  choices: { value: string }[];
  maxChoices: number | null;
  choiceAnswers: { respondent: string; value: string }[] | null;
  textAnswers: { respondent: string; text: string }[] | null;
  standing: string;
}
interface Diagnosis {
  questions: Question[];
  childAnsweredAt: string | null;
  parentAnsweredAt: string | null;
}
const DIAGNOSIS = `childAnsweredAt parentAnsweredAt questions { number choices { value } maxChoices
  choiceAnswers { respondent value } textAnswers { respondent text } standing }`;
const READ = `query ($id: String!) { parentDiagnosis(id: $id) { ${DIAGNOSIS} thanks(respondent: PARENT) { message } } }`;
const ANSWER = `mutation ($input: AnswerParentDiagnosisInput!) { answerParentDiagnosis(input: $input) { diagnosis { ${DIAGNOSIS} } ${USER_ERRORS} } }`;

async function makeDiagnosis(respondent = 'CHILD', headers = {}) {
  const { data, trace } = await gateway.execute<{
    createParentDiagnosis: WithUserErrors & {
      diagnosisRawId: string;
      key: string;
      partnerKey: string;
      partnerRespondent: string;
    };
  }>(
    `mutation ($input: CreateParentDiagnosisInput!) { createParentDiagnosis(input: $input) { diagnosisRawId key partnerRespondent partnerKey ${USER_ERRORS} } }`,
    { input: { respondent } },
    { headers },
  );
  return { ...data.createParentDiagnosis, trace };
}

const read = (id: string) =>
  gateway.execute<{ parentDiagnosis: (Diagnosis & { thanks: { message: string } }) | null }>(READ, { id });

describe('the diagnosis', () => {
  const answering = (input: object) =>
    gateway.execute<{ answerParentDiagnosis: WithUserErrors & { diagnosis: Diagnosis | null } }>(ANSWER, {
      input,
    });
  /** The first choice of every question with choices; `other` selects the second one for question 1. */
  const firstChoices = ({ questions }: Diagnosis, other = false) =>
    questions.flatMap(({ number, choices }) => {
      const choice = choices[other && number === 1 ? 1 : 0];
      return choice ? [{ number, values: [choice.value] }] : [];
    });

  test('is created, answered by both sides and compared', async () => {
    const created = await makeDiagnosis();
    expect(created).toMatchObject({ partnerRespondent: 'PARENT', userErrors: [] });
    const id = created.diagnosisRawId;
    const empty = await read(id);
    expect(empty.calls).toEqual(['R11', 'R12']);
    expect(empty.data.parentDiagnosis?.questions).toHaveLength(12);
    expect(
      empty.data.parentDiagnosis?.questions.every(
        ({ choiceAnswers, textAnswers, standing }) =>
          choiceAnswers === null && textAnswers === null && standing === 'NOT_YET_ASKED',
      ),
    ).toBe(true);
    if (!empty.data.parentDiagnosis) throw new Error('no diagnosis');

    const child = { diagnosisRawId: id, respondent: 'CHILD', key: created.key };
    const first = await answering({
      ...child,
      answers: [...firstChoices(empty.data.parentDiagnosis), { number: 5, text: '春がいい' }],
    });
    expect(first.data.answerParentDiagnosis.userErrors).toEqual([]);
    expect(first.calls).toEqual(['R11', 'R11', 'X11']);
    // Nobody sees the answers of one side before the other has answered.
    const half = await read(id);
    expect(half.data.parentDiagnosis).toMatchObject({ parentAnsweredAt: null });
    for (const { questions } of [
      half.data.parentDiagnosis,
      first.data.answerParentDiagnosis.diagnosis,
    ].flatMap((diagnosis) => diagnosis ?? [])) {
      expect(questions).toHaveLength(12);
      for (const question of questions)
        expect(question).toMatchObject({
          choiceAnswers: null,
          textAnswers: null,
          standing: 'NOT_YET_ASKED',
        });
    }
    const parent = { diagnosisRawId: id, respondent: 'PARENT', key: created.partnerKey };
    await answering({
      ...parent,
      answers: [...firstChoices(empty.data.parentDiagnosis, true), { number: 5, text: '秋がいい' }],
    });

    const { questions = [] } = (await read(id)).data.parentDiagnosis ?? {};
    expect(questions[0]).toMatchObject({
      standing: 'TALK',
      choiceAnswers: [
        { respondent: 'CHILD', value: '1' },
        { respondent: 'PARENT', value: '2' },
      ],
    });
    expect(questions[0]?.textAnswers?.map(({ respondent }) => respondent)).toEqual(['CHILD', 'PARENT']);
    expect(questions[1]).toMatchObject({ standing: 'AGREE' });
    expect(questions[4]).toMatchObject({
      standing: 'TALK',
      textAnswers: null,
      choiceAnswers: [{ value: '春がいい' }, { value: '秋がいい' }],
    });
    expect(questions[6]).toMatchObject({ standing: 'BOTH_UNDECIDED', textAnswers: null });
  });

  test('leads to a hall search by what both want', async () => {
    const created = await makeDiagnosis();
    const id = created.diagnosisRawId;
    const SEARCH = `query ($id: String!) { parentDiagnosis(id: $id) { hallSearch { conditions url hallCount } } }`;
    type Search = { conditions: string[]; url: string; hallCount: number };
    const search = async () =>
      (await gateway.execute<{ parentDiagnosis: { hallSearch: Search | null } }>(SEARCH, { id })).data
        .parentDiagnosis.hallSearch;
    const { parentDiagnosis: empty } = (await read(id)).data;
    if (!empty) throw new Error('no diagnosis');
    const answers = firstChoices(empty);
    await answering({ diagnosisRawId: id, respondent: 'CHILD', key: created.key, answers });
    expect(await search()).toBeNull();
    await answering({ diagnosisRawId: id, respondent: 'PARENT', key: created.partnerKey, answers });
    const found = await search();
    expect(found?.conditions).toEqual(['教会式', '20名以上']);
    expect(found?.url).toMatch(/\/halls\/search\/\?ws=1&people=20$/);
    const { data } = await gateway.execute<{ halls: { totalCount: number } }>(
      '{ halls(filter: { weddingStyleIds: ["1"], people: 20 }) { totalCount } }',
    );
    expect(found?.hallCount).toBe(data.halls.totalCount);
  });

  test('reports a wrong key before anything is answered', async () => {
    const { diagnosisRawId, key, partnerKey } = await makeDiagnosis();
    const check = async (given: string) =>
      (
        await gateway.execute<{ checkParentDiagnosisKey: WithUserErrors & { isAccepted: boolean } }>(
          `mutation ($input: CheckParentDiagnosisKeyInput!) { checkParentDiagnosisKey(input: $input) { isAccepted ${USER_ERRORS} } }`,
          { input: { diagnosisRawId, respondent: 'CHILD', key: given } },
        )
      ).data.checkParentDiagnosisKey;
    expect(await check(key)).toMatchObject({ isAccepted: true, userErrors: [] });
    for (const wrong of [partnerKey, 'dk_nobody_knows_this', 'x'])
      expect(await check(wrong)).toMatchObject({ isAccepted: false, userErrors: [{ code: 'REJECTED' }] });
    expect((await read(diagnosisRawId)).data.parentDiagnosis).toMatchObject({ childAnsweredAt: null });
  });

  test('reports errors by question and sends nothing', async () => {
    const { diagnosisRawId, key } = await makeDiagnosis();
    const { data, calls } = await answering({
      diagnosisRawId,
      respondent: 'CHILD',
      key,
      answers: [
        { number: 1, values: ['99'] },
        { number: 2, values: ['1', '2', '3', '4'] },
        { number: 7, text: 'あ'.repeat(201) },
        { number: 13, values: ['1'] },
      ],
    });
    const errors = Object.fromEntries(
      data.answerParentDiagnosis.userErrors.map(({ path, code, message }) => [
        path?.join('.'),
        [code, message],
      ]),
    );
    expect(errors).toMatchObject({
      'answers.1': ['REQUIRED', '選択してください'],
      'answers.2': ['TOO_LONG', '3つまで選択してください'],
      'answers.3': ['REQUIRED', '選択してください'],
      'answers.7': ['TOO_LONG', '200文字以内で入力してください'],
      'answers.13': ['INVALID_FORMAT', 'この質問はありません'],
    });
    expect(calls).toEqual(['R11']);
  });

  test('rejects the key of the other side, and an unknown id is null', async () => {
    const { diagnosisRawId, partnerKey } = await makeDiagnosis();
    const { data } = await read(diagnosisRawId);
    if (!data.parentDiagnosis) throw new Error('no diagnosis');
    const answers = firstChoices(data.parentDiagnosis);
    const wrong = await answering({ diagnosisRawId, respondent: 'CHILD', key: partnerKey, answers });
    expect(wrong.data.answerParentDiagnosis).toMatchObject({
      diagnosis: null,
      userErrors: [{ code: 'REJECTED' }],
    });
    const unknown = await answering({
      diagnosisRawId: 'dg_nobody_at_all',
      respondent: 'CHILD',
      key: partnerKey,
      answers,
    });
    expect(unknown.data.answerParentDiagnosis.userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
    for (const id of ['dg_nobody_at_all', '../users', '', 'a?b=1']) {
      expect(await read(id)).toMatchObject({ data: { parentDiagnosis: null }, errors: [] });
    }
  });

  test('lost replies may be repeated, and say so', async () => {
    const { diagnosisRawId, key } = await makeDiagnosis();
    const empty = (await read(diagnosisRawId)).data.parentDiagnosis;
    const answers = empty && firstChoices(empty);
    await origin.fault({ method: 'POST', path: '/api/v3/wn/both_diagnosis/', reset: true });
    const { userErrors } = await makeDiagnosis();
    const { data } = await answering({ diagnosisRawId, respondent: 'CHILD', key, answers });
    await origin.clearFaults();
    for (const [errors, button] of [
      [userErrors, '診断をつくる'],
      [data.answerParentDiagnosis.userErrors, 'この内容で送る'],
    ] as const)
      expect(errors).toMatchObject([
        {
          code: 'OUTCOME_UNKNOWN',
          message: expect.stringContaining(`もう一度「${button}」を押してください`),
        },
      ]);
  });

  test('keeps id and key out of traces, and sends no identity with the thanks', async () => {
    const { diagnosisRawId } = await makeDiagnosis('PARENT', { 'x-wn-uuid': 'abcDEF0123456789' });
    await origin.clearJournal();
    const { trace } = await read(diagnosisRawId);
    expect(JSON.stringify(trace)).not.toContain(diagnosisRawId);
    const [thanks] = await origin.calls(/thanks/);
    expect(thanks?.headers['user-agent']).toBeDefined();
    for (const name of ['cookie', 'x-wn-uuid']) expect(thanks?.headers[name]).toBeUndefined();
  });
});
