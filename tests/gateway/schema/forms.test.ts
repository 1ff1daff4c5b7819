import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startOrigin } from '#tests/harness/origin.ts';
import { createAsking } from './asking.ts';

let origin: Awaited<ReturnType<typeof startOrigin>>;
let asking: ReturnType<typeof createAsking>;
beforeAll(async () => {
  origin = await startOrigin();
  asking = createAsking(origin.url);
});
afterAll(async () => {
  await asking.close();
  await origin.stop();
});
beforeEach(() => origin.clearJournal());

interface Told {
  userErrors: { message: string; code: string; path: string[] | null }[];
}
const TOLD = 'userErrors { message code path }';

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
const ANSWER = `mutation ($input: AnswerParentDiagnosisInput!) { answerParentDiagnosis(input: $input) { diagnosis { ${DIAGNOSIS} } ${TOLD} } }`;

async function makeDiagnosis(respondent = 'CHILD', headers = {}) {
  const { data, trace } = await asking.ask<{
    createParentDiagnosis: Told & {
      diagnosisRawId: string;
      key: string;
      partnerKey: string;
      partnerRespondent: string;
    };
  }>(
    `mutation ($input: CreateParentDiagnosisInput!) { createParentDiagnosis(input: $input) { diagnosisRawId key partnerRespondent partnerKey ${TOLD} } }`,
    { input: { respondent } },
    { headers },
  );
  return { ...data.createParentDiagnosis, trace };
}

const read = (id: string) =>
  asking.ask<{ parentDiagnosis: (Diagnosis & { thanks: { message: string } }) | null }>(READ, { id });

describe('the diagnosis', () => {
  const answering = (input: object) =>
    asking.ask<{ answerParentDiagnosis: Told & { diagnosis: Diagnosis | null } }>(ANSWER, { input });
  /** The first choice of every question with choices; `other` gives question 1 its second. */
  const firsts = ({ questions }: Diagnosis, other = false) =>
    questions.flatMap(({ number, choices }) => {
      const choice = choices[other && number === 1 ? 1 : 0];
      return choice ? [{ number, values: [choice.value] }] : [];
    });

  test('is made, answered by both, and read side by side', async () => {
    const made = await makeDiagnosis();
    expect(made).toMatchObject({ partnerRespondent: 'PARENT', userErrors: [] });
    const id = made.diagnosisRawId;
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

    const child = { diagnosisRawId: id, respondent: 'CHILD', key: made.key };
    const first = await answering({
      ...child,
      answers: [...firsts(empty.data.parentDiagnosis), { number: 5, text: '春がいい' }],
    });
    expect(first.data.answerParentDiagnosis.userErrors).toEqual([]);
    expect(first.calls).toEqual(['R11', 'R11', 'X11']);
    const parent = { diagnosisRawId: id, respondent: 'PARENT', key: made.partnerKey };
    await answering({
      ...parent,
      answers: [...firsts(empty.data.parentDiagnosis, true), { number: 5, text: '秋がいい' }],
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
    expect(questions[6]).toMatchObject({ standing: 'NOT_YET_ASKED', textAnswers: null });
  });

  test('what is wrong is told by question, and nothing is sent', async () => {
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
      data.answerParentDiagnosis.userErrors.map(({ path, message }) => [path?.join('.'), message]),
    );
    expect(errors).toMatchObject({
      'answers.1': '選択してください',
      'answers.2': '3つまで選択してください',
      'answers.3': '選択してください',
      'answers.7': '200文字以内で入力してください',
      'answers.13': 'この質問はありません',
    });
    expect(calls).toEqual(['R11']);
  });

  test('a key of the other side is refused, an unknown id is not found', async () => {
    const { diagnosisRawId, partnerKey } = await makeDiagnosis();
    const { data } = await read(diagnosisRawId);
    if (!data.parentDiagnosis) throw new Error('no diagnosis');
    const answers = firsts(data.parentDiagnosis);
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

  test('no trace tells id or key, and thanks are asked for by nobody', async () => {
    const { diagnosisRawId } = await makeDiagnosis('PARENT', { 'x-wn-uuid': 'abcDEF0123456789' });
    await origin.clearJournal();
    const { trace } = await read(diagnosisRawId);
    expect(JSON.stringify(trace)).not.toContain(diagnosisRawId);
    const [thanks] = await origin.calls(/thanks/);
    expect(thanks?.headers['user-agent']).toBeDefined();
    for (const name of ['cookie', 'x-wn-uuid']) expect(thanks?.headers[name]).toBeUndefined();
  });
});

describe('surveys', () => {
  const who = { version: '2026-autumn', loginId: 'lg_demo_second' };
  const OPEN = `query ($version: String!, $loginId: String!) { enquete(version: $version, loginId: $loginId) { title isAnswered questions { key type requirement group maxChoices choices { value image { url } } values } } }`;
  const SEND = `mutation ($input: SubmitEnqueteInput!) { submitEnquete(input: $input) { enquete { isAnswered questions { key values } } ${TOLD} } }`;
  const send = (answers: { key: string; values: string[] }[]) =>
    asking.ask<{
      submitEnquete: Told & {
        enquete: { isAnswered: boolean; questions: { key: string; values: string[] }[] } | null;
      };
    }>(SEND, { input: { ...who, answers } });

  test('open for those who are asked, and for nobody else', async () => {
    const { data, trace } = await asking.ask<{
      enquete: {
        questions: {
          key: string;
          type: string;
          requirement: string;
          choices: { image: { url: string } | null }[] | null;
        }[];
      } | null;
    }>(OPEN, who);
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
    expect(JSON.stringify(trace)).not.toContain(who.loginId);
    for (const loginId of ['lg_nobody', '../x', '']) {
      expect(await asking.ask(OPEN, { ...who, loginId })).toMatchObject({
        data: { enquete: null },
        errors: [],
      });
    }
  });

  test('missing and wrong answers are told by question before anything is sent', async () => {
    const { data, calls } = await send([
      { key: 'tastes', values: ['1', '2', '3', '4'] },
      { key: 'guests', values: ['４０'] },
      { key: 'hall', values: ['青山'] },
    ]);
    const errors = Object.fromEntries(
      data.submitEnquete.userErrors.map(({ path, message }) => [path?.at(-1), message]),
    );
    expect(errors).toEqual({
      role: '選択してください',
      customer_status: '選択してください',
      wedding_month: '選択してください',
      tastes: '3つまで選択してください',
      guests: '半角数字で入力してください',
      hall: '選択してください',
    });
    expect(calls).toEqual(['R27']);
  });

  test('answers are sent as one JSON text and read again', async () => {
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

describe('the special form', () => {
  const line = { lineUserId: `U${'0'.repeat(31)}2`, lineAccessToken: 'line-demo-token-second' };
  const OPEN = `mutation ($input: OpenSpecialFormInput!) { openSpecialForm(input: $input) { form { displayName isSubmitted fields { key type requirement value fileUrl } } ${TOLD} } }`;
  const SEND = `mutation ($input: SubmitSpecialFormInput!) { submitSpecialForm(input: $input) { isSent ${TOLD} } }`;
  const jpeg = (name = 'a.jpg') =>
    new File([Buffer.from('ffd8ffe000104a464946', 'hex')], name, { type: 'image/jpeg' });
  const answers = [
    { key: 'applicant_name', values: ['佐藤 結衣'] },
    { key: 'tel', values: ['09012345678'] },
    { key: 'prize', values: ['paper'] },
  ];
  const send = (input: object) =>
    asking.ask<{ submitSpecialForm: Told & { isSent: boolean } }>(SEND, { input: { ...line, ...input } });

  test('opens for the account of LINE alone, and no trace tells its token', async () => {
    const { data, trace } = await asking.ask<{ openSpecialForm: Told & { form: { displayName: string } } }>(
      OPEN,
      { input: line },
    );
    expect(data.openSpecialForm).toMatchObject({ form: { displayName: 'そうた' }, userErrors: [] });
    expect(JSON.stringify(trace)).not.toMatch(/line-demo-token|U0000/);
    const wrong = await asking.ask(OPEN, { input: { ...line, lineAccessToken: 'nobody' } });
    expect(wrong.data).toMatchObject({
      openSpecialForm: { form: null, userErrors: [{ code: 'FORBIDDEN' }] },
    });
  });

  test('is sent with its file, the first of each field', async () => {
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
    expect(data.submitSpecialForm).toEqual({ isSent: true, userErrors: [] });
    const again = await asking.ask<{
      openSpecialForm: { form: { isSubmitted: boolean; fields: { key: string; fileUrl: string | null }[] } };
    }>(OPEN, { input: line });
    expect(again.data.openSpecialForm.form.isSubmitted).toBe(true);
    expect(again.data.openSpecialForm.form.fields.find(({ key }) => key === 'receipt')?.fileUrl).toContain(
      '/files/line/',
    );
  });

  test('a file of another kind is refused by its field', async () => {
    const file = new File(['<svg/>'], 'a.jpg', { type: 'image/jpeg' });
    const { data, calls } = await send({ answers, files: [{ key: 'receipt', file }] });
    expect(data.submitSpecialForm.userErrors).toMatchObject([
      { path: ['files', 'receipt'], code: 'INVALID_FORMAT' },
    ]);
    expect(calls).toEqual(['R29']);
  });
});

describe('the contact form', () => {
  const SEND = `mutation ($input: SubmitContactFormInput!) { submitContactForm(input: $input) { thankYouUrl ${TOLD} } }`;
  const answers = (more: Record<string, string> = {}) =>
    Object.entries({
      'your-name': '佐藤 結衣',
      'your-email': 'yui@example.jp',
      'your-message': 'うかがいたいことがあります。',
      acceptance: '1',
      ...more,
    }).map(([key, value]) => ({ key, values: [value] }));
  const send = (input: object) =>
    asking.ask<{ submitContactForm: Told & { thankYouUrl: string | null } }>(SEND, {
      input: { formId: '12', ...input },
    });

  test('leads to the thank-you page, and carries nothing of its sender', async () => {
    const { data, calls } = await send({ answers: answers() });
    expect(data.submitContactForm).toEqual({
      thankYouUrl: 'http://site.test/thankyou?fid=12',
      userErrors: [],
    });
    expect(calls).toEqual(['R101']);
    const [sent] = await origin.calls(/contact-forms/);
    for (const name of ['cookie', 'x-csrf-token', 'x-wn-uuid']) expect(sent?.headers[name]).toBeUndefined();
  });

  test('what is wrong is told by field in the words of the product', async () => {
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

  test('machines are told from people without a puzzle', async () => {
    const trapped = await send({ answers: answers(), trap: 'https://spam.example' });
    expect(trapped.data.submitContactForm.userErrors).toMatchObject([{ code: 'REJECTED' }]);
    const quick = await send({ answers: answers(), openedAt: new Date().toISOString() });
    expect(quick.data.submitContactForm.userErrors).toMatchObject([{ code: 'REJECTED' }]);
    expect([...trapped.calls, ...quick.calls]).toEqual([]);
  });

  test('fields the source refuses come back under their keys', async () => {
    const { data } = await send({ answers: answers({ 'your-tel': '1' }) });
    expect(data.submitContactForm.userErrors).toMatchObject([
      { path: ['answers', 'your-tel'], code: 'REJECTED' },
    ]);
  });
});
