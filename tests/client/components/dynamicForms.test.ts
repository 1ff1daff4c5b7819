/** Forms that the gateway describes, submitted with script. */
import { Observable, type GraphQLResponse } from 'relay-runtime';
import { expect, it } from 'vitest';
import { submitEnquete } from '#client/components/enquete/SubmitEnqueteMutation.ts';
import { submitSpecialForm } from '#client/components/special/SubmitSpecialFormMutation.ts';
import type { DynamicForm } from '#client/dynamicForm.ts';
import { createEnvironment } from '#client/relay/environment.ts';
import { fillForm } from '#client/components/form/dynamicAnswers.ts';
import { formRequest } from './formRequest.ts';

const PAGE = '/enquete/2026-autumn';

const field = {
  kind: 'text',
  label: 'ご意見',
  requirement: 'optional',
  group: null,
  choices: [],
  maxChoices: null,
  values: [],
  uploadedUrl: null,
} as const;
const opened: DynamicForm = { title: null, fields: [{ ...field, key: 'opinion' }] };

/** An environment that answers with `data`, and the variables of its requests. */
function record(data: Record<string, unknown>) {
  const sent: unknown[] = [];
  const environment = createEnvironment(({ variables }) => {
    sent.push(variables);
    return Observable.from(Promise.resolve<GraphQLResponse>({ data }));
  }, 'browser');
  return { environment, sent };
}

it('S69 an enquete that is open is submitted without reading it again', async () => {
  const { environment, sent } = record({ submitEnquete: { userErrors: [] } });
  const fields = new URLSearchParams({ loginId: 'lg_1', isFilled: '1', opinion: '楽しみです' });
  const result = await submitEnquete(formRequest(environment, PAGE, fields, opened));
  expect(result).toMatchObject({ to: '/thankyou?fid=enquete', copy: { fid: 'enquete' } });
  const answers = [{ key: 'opinion', values: ['楽しみです'] }];
  expect(sent).toEqual([{ input: { version: '2026-autumn', loginId: 'lg_1', answers } }]);
});

it('S69 a special form that is open is submitted without opening it again', async () => {
  const { environment, sent } = record({ submitSpecialForm: { isSent: true, userErrors: [] } });
  const fields = new URLSearchParams({
    lineUserId: 'U1',
    lineAccessToken: 't',
    isFilled: '1',
    opinion: 'はい',
  });
  const result = await submitSpecialForm(formRequest(environment, '/special', fields, opened));
  expect(result).toMatchObject({ to: '/thankyou?fid=special', copy: { fid: 'special' } });
  expect(sent).toHaveLength(1);
});

it.each([
  [{ guests: '３０', guests__2: '1,000' }, ['30', '0', '1000'], '親族 30名、職場ほか 1000名'],
  [
    { guests: '20-30', guests__1: '0', guests__2: '-5' },
    ['20-30', '0', '-5'],
    '親族 20-30名、友人 0名、職場ほか -5名',
  ],
])('numbers of guests are sent as typed, and copied with their groups: %o', async (typed, values, text) => {
  const { environment, sent } = record({ submitEnquete: { userErrors: [] } });
  const guests: DynamicForm = {
    title: null,
    fields: [{ ...field, key: 'guests', kind: 'guests', label: '招待人数' }],
  };
  const fields = new URLSearchParams({ loginId: 'lg_1', isFilled: '1', ...typed });
  const result = await submitEnquete(formRequest(environment, PAGE, fields, guests));
  expect(sent).toMatchObject([{ input: { answers: [{ key: 'guests', values }] } }]);
  expect(result).toMatchObject({ copy: { answers: [['招待人数', text]] } });
});

it('fields of declared forms are normalized by their kind', () => {
  const form = {
    title: null,
    fields: [
      { ...field, key: 'mail', kind: 'email' },
      { ...field, key: 'phone', kind: 'tel' },
      { ...field, key: 'address', kind: 'text' },
    ],
  } as const;
  const typed = new URLSearchParams({ mail: 'ａ＠ｂ．ｊｐ', phone: '０９０－１', address: '１丁目' });
  const values = fillForm(form, typed).fields.map((filled) => filled.values);
  expect(values).toEqual([['a@b.jp'], ['0901'], ['１丁目']]);
});
