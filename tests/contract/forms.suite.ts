import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ApiClient, RequestOptions } from './api.ts';

const Made = z.object({
  id: z.string(),
  key: z.string(),
  partner_key: z.string(),
  partner_respondent: z.string(),
});
const Answer = z.object({ respondent: z.string(), value: z.string() });
const Diagnosis = z.object({
  questions: z.array(
    z.object({
      id: z.int(),
      choices: z.array(z.object({ value: z.string() })),
      max_choices: z.int().nullable(),
      choice_answers: z.array(Answer).nullable(),
      text_answers: z.array(z.unknown()).nullable(),
    }),
  ),
  answered_at: z.object({ child: z.string().nullable(), parent: z.string().nullable() }),
});
const Result = z.object({ result: z.literal(true) });
const Contact = z.object({
  status: z.string(),
  invalid_fields: z.array(z.object({ field: z.string(), message: z.string() })),
});

const JPEG = new File([Buffer.from('ffd8ffe000104a464946', 'hex')], 'receipt.jpg', { type: 'image/jpeg' });
const LINE = { line_user_id: `U${'0'.repeat(31)}1`, line_access_token: 'line-demo-token-musubi' };
const LINE_QUERY = new URLSearchParams(LINE).toString();
const FREE_TEXT = [5, 7, 8];

const post = (form: Record<string, string>, more: RequestOptions = {}): RequestOptions => ({
  method: 'POST',
  form,
  ...more,
});

/** Diagnosis, surveys, special form and contact form. */
export function formTests(api: () => ApiClient): void {
  describe('the diagnosis', () => {
    const make = async (respondent: 'child' | 'parent') =>
      Made.parse((await api().send('/api/v3/wn/both_diagnosis/', post({ respondent }))).body);
    const read = (id: string) => api().get(`/api/v3/wn/both_diagnosis/${id}/answer/`, Diagnosis);
    const answer = (
      id: string,
      respondent: string,
      key: string,
      answers: object,
      more: RequestOptions = {},
    ) =>
      api().send(
        `/api/v3/wn/both_diagnosis/${id}/answer/`,
        post({ respondent, key, answers: JSON.stringify(answers) }, more),
      );
    /** The first choice of every question. */
    const firsts = async (id: string): Promise<Record<string, string[] | string>> => {
      const { questions } = await read(id);
      const chosen = questions.flatMap(({ id: number, choices: [first] }) =>
        first ? [{ number: String(number), values: [first.value] }] : [],
      );
      return Object.fromEntries(chosen.map(({ number, values }) => [number, values]));
    };

    it('has twelve questions, three with free text', async () => {
      const { id, partner_respondent } = await make('child');
      expect(partner_respondent).toBe('parent');
      const { questions, answered_at } = await read(id);
      expect(questions.map((question) => question.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
      expect(questions.filter(({ choices }) => choices.length === 0).map((question) => question.id)).toEqual(
        FREE_TEXT,
      );
      expect(
        questions.every(
          ({ choice_answers, text_answers }) => choice_answers === null && text_answers === null,
        ),
      ).toBe(true);
      expect(answered_at).toEqual({ child: null, parent: null });
    });

    it('stores the answers of each side and replaces earlier ones', async () => {
      const { id, key, partner_key } = await make('parent');
      const answers = await firsts(id);
      expect((await answer(id, 'child', partner_key, { ...answers, '5': '2027年の春' })).status).toBe(200);
      expect((await answer(id, 'parent', key, { ...answers, '2': ['3', '1'] })).status).toBe(200);
      const { questions, answered_at } = await read(id);
      expect(questions[1]?.choice_answers).toEqual([
        { respondent: 'child', value: '1' },
        { respondent: 'parent', value: '1' },
        { respondent: 'parent', value: '3' },
      ]);
      expect(questions[4]?.choice_answers).toEqual([{ respondent: 'child', value: '2027年の春' }]);
      expect(answered_at.child && answered_at.parent).toBeTruthy();
      expect((await answer(id, 'child', partner_key, answers)).status).toBe(200);
      expect((await read(id)).questions[4]?.choice_answers).toEqual([]);
      const thanks = z.object({ respondent: z.literal('parent'), message: z.string().min(1) });
      await api().get(`/api/v3/wn/both_diagnosis/${id}/thanks/?respondent=parent`, thanks);
    });

    it('rejects invalid answers by question, and the key of the other side', async () => {
      const { id, key, partner_key } = await make('child');
      const answers = await firsts(id);
      const wrong = await answer(id, 'child', key, {
        ...answers,
        '3': [],
        '9': ['1', '2', '3'],
        '7': 'あ'.repeat(201),
        '13': ['1'],
      });
      expect(wrong).toMatchObject({ status: 400, body: { 'answers.3': ['選択してください'] } });
      expect(Object.keys(z.record(z.string(), z.unknown()).parse(wrong.body)).sort()).toEqual([
        'answers.13',
        'answers.3',
        'answers.7',
        'answers.9',
      ]);
      expect((await answer(id, 'child', partner_key, answers)).status).toBe(403);
      expect((await answer('dg_nobody_at_all', 'child', key, answers)).status).toBe(404);
      expect((await read(id)).answered_at.child).toBeNull();
    });
  });

  describe('surveys', () => {
    const address = (loginId: string, version = '2026-autumn') =>
      `/api/wn/enquete/?${new URLSearchParams({ version, login_id: loginId })}`;
    const send = (data: object, more: RequestOptions = {}) =>
      api().send(
        '/api/wn/enquete/',
        post({ version: '2026-autumn', login_id: 'lg_demo_musubi', data: JSON.stringify(data) }, more),
      );

    it('are found by version and login id, and store the latest answers', async () => {
      const data = {
        role: 'bride',
        customer_status: 'viewed_only',
        tastes: ['1', '2'],
        wedding_month: '2027-05',
      };
      expect(Result.parse((await send(data)).body)).toEqual({ result: true });
      const Survey = z.object({
        data: z.record(z.string(), z.unknown()),
        is_answered: z.literal(true),
        questions: z.array(z.object({ type: z.string() })),
      });
      const survey = await api().get(address('lg_demo_musubi'), Survey);
      expect(survey.data).toEqual(data);
      for (const type of [
        'select',
        'multi_select',
        'pickup_picture',
        'wedding_at_select',
        'wedding_month_select',
        'hall',
        'guest_detail',
        'guest_status',
        'ams_source',
      ]) {
        expect(survey.questions.map((question) => question.type)).toContain(type);
      }
      expect(await api().status(address('lg_nobody'))).toBe(404);
      expect(await api().status(address('lg_demo_musubi', '1999-spring'))).toBe(404);
    });

    it('require mandatory answers, and one of each group', async () => {
      const { status, body } = await send({ tastes: ['1', '2', '3', '4'], stranger: 'x' });
      expect(status).toBe(400);
      expect(body).toMatchObject({
        role: ['選択してください'],
        wedding_month: ['選択してください'],
        tastes: ['3つまで選択してください'],
        stranger: ['この質問はありません'],
      });
    });
  });

  describe('the special form', () => {
    const send = (parts: Record<string, string | File>, more: RequestOptions = {}) =>
      api().send('/api/wn/special/', { method: 'POST', parts: { ...LINE, ...parts }, ...more });

    it('returns the submission, with a short-lived URL for the file', async () => {
      const right = { applicant_name: '佐藤 結衣', tel: '09012345678', prize: 'paper', receipt: JPEG };
      expect(Result.parse((await send(right)).body)).toEqual({ result: true });
      const Form = z.object({
        is_submitted: z.literal(true),
        fields: z.array(
          z.object({ key: z.string(), value: z.string().nullable(), file_url: z.string().nullable() }),
        ),
      });
      const { fields } = await api().get(`/api/wn/special/?${LINE_QUERY}`, Form);
      expect(fields.find(({ key }) => key === 'applicant_name')?.value).toBe('佐藤 結衣');
      const file = await fetch(fields.find(({ key }) => key === 'receipt')?.file_url ?? '');
      expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    });

    it('rejects foreign tokens, missing fields and files that are not images', async () => {
      expect(
        await api().status(`/api/wn/special/?line_user_id=${LINE.line_user_id}&line_access_token=wrong`),
      ).toBe(401);
      expect((await send({}, { allowInvalid: true })).body).toMatchObject({
        applicant_name: ['入力してください'],
        tel: ['入力してください'],
      });
      const script = new File(['<script>'], 'a.jpg', { type: 'image/jpeg' });
      const { status, body } = await send({
        applicant_name: 'あ',
        tel: '09012345678',
        prize: 'paper',
        receipt: script,
      });
      expect([status, Object.keys(z.object({}).loose().parse(body))]).toEqual([400, ['receipt']]);
    });
  });

  describe('the contact form', () => {
    const address = (id: number) => `/wp-json/contact-form-7/v1/contact-forms/${id}/feedback`;
    const alone = { 'x-csrf-token': null, cookie: null };
    const right = {
      _wpcf7: '12',
      _wpcf7_unit_tag: 'wpcf7-f12-o1',
      'your-name': '佐藤 結衣',
      'your-email': 'yui@example.jp',
      'your-message': '掲載についてうかがいたいです。',
      acceptance: '1',
    };
    const send = (parts: Record<string, string>) =>
      api().send(address(12), { method: 'POST', parts, headers: alone });

    it('is sent, or reports missing fields with status 200', async () => {
      expect(Contact.parse((await send(right)).body).status).toBe('mail_sent');
      const wrong = Contact.parse((await send({ ...right, 'your-email': 'yui', 'your-name': '' })).body);
      expect(wrong.status).toBe('validation_failed');
      expect(wrong.invalid_fields).toMatchObject([
        { field: 'your-name', message: '入力してください' },
        { field: 'your-email', message: 'メールアドレス形式で入力してください' },
      ]);
      const { acceptance: _, ...unaccepted } = right;
      expect(Contact.parse((await send(unaccepted)).body).status).toBe('acceptance_missing');
    });

    it('reports unknown forms like WordPress', async () => {
      expect((await api().send(address(99), { method: 'POST', parts: right, headers: alone })).status).toBe(
        404,
      );
      expect(
        (await api().send(address(12), { method: 'POST', form: right, headers: alone, allowInvalid: true }))
          .status,
      ).toBe(415);
      const { _wpcf7_unit_tag: _, ...untagged } = right;
      const refused = await api().send(address(12), {
        method: 'POST',
        parts: untagged,
        headers: alone,
        allowInvalid: true,
      });
      expect(refused).toMatchObject({ status: 400, body: { code: 'wpcf7_unit_tag_not_found' } });
    });
  });
}
