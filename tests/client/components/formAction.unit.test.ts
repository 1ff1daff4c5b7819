import { describe, expect, it } from 'vitest';
import { prepareUploads } from '#client/components/form/uploads.ts';
import { collectAnswers, fillForm } from '#client/components/form/dynamicAnswers.ts';
import type { DynamicField, DynamicForm } from '#client/dynamicForm.ts';
import { MESSAGES, missingFields, rejectSubmission } from '#client/components/form/formAction.ts';
import { monthChoices, seasonChoices } from '#client/components/form/dateChoices.ts';

const file = (bytes: number, type = 'image/jpeg') => new File([new Uint8Array(bytes)], 'a', { type });
const fields = (entries: Record<string, string> = {}) => new URLSearchParams({ name: '結衣', ...entries });

describe('prepareUploads', () => {
  it('passes valid files through, with null in the variables', () => {
    const [photo, paper] = [file(10_000_000), file(9, 'application/pdf')];
    const prepared = prepareUploads(new Map([['photo', photo], ['paper', paper]])); // prettier-ignore
    expect(prepared.inputs).toEqual([
      { key: 'photo', file: null },
      { key: 'paper', file: null },
    ]);
    expect(prepared.uploads).toEqual({ 'input.files.0.file': photo, 'input.files.1.file': paper });
    expect(prepareUploads(new Map()).uploads).toBeUndefined();
  });

  it('does not upload invalid files, and reports them by field together with other errors', () => {
    const files = new Map([
      ['large', file(10_000_001)],
      ['text', file(1, 'text/plain')],
      ['fine', file(1)],
    ]);
    const { uploads = {}, reject } = prepareUploads(files);
    expect(Object.values(uploads).map(({ size }) => size)).toEqual([0, 0, 1]);
    const gatewayErrors = [
      { message: MESSAGES.enter, path: ['answers', 'tel'] },
      { message: 'empty', path: ['files', 'large'] },
      { message: 'damaged', path: ['files', 'fine'] },
    ];
    expect(reject(fields(), gatewayErrors)).toEqual({
      values: { name: '結衣' },
      errors: {
        large: MESSAGES.tooLarge,
        text: MESSAGES.wrongKind,
        tel: MESSAGES.enter,
        fine: 'damaged',
      },
    });
  });

  it('reports an exceeded total size once, for the form', () => {
    const files = new Map([
      ['a', file(6_000_000)],
      ['b', file(6_000_000)],
    ]);
    const { uploads = {}, reject } = prepareUploads(files);
    expect(Object.values(uploads).map(({ size }) => size)).toEqual([0, 0]);
    const gatewayErrors = [
      { message: 'empty', path: ['files', 'a'] },
      { message: MESSAGES.enter, path: ['answers', 'tel'] },
    ];
    expect(reject(fields(), gatewayErrors).errors).toEqual({
      '': MESSAGES.tooLargeTogether,
      tel: MESSAGES.enter,
    });
  });
});

describe('date choices', () => {
  it('offer 20 quarters from the current one, then 未定', () => {
    const seasons = seasonChoices(new Date('2026-12-31T15:00:00Z'));
    expect(seasons).toHaveLength(21);
    expect(seasons.map(({ value }) => value)).toMatchObject({ 0: '2027Q1', 19: '2031Q4', 20: 'undecided' });
    expect(seasons.at(-1)?.label).toContain('未定');
  });

  it('offer three years of months in JST', () => {
    const months = monthChoices(new Date('2026-12-31T15:00:00Z'));
    expect(months).toHaveLength(36);
    expect([months[0]?.value, months.at(-1)?.value]).toEqual(['2027-01', '2029-12']);
  });
});

describe('submitted values', () => {
  const field = (key: string, kind: DynamicField['kind'], values: string[] = []): DynamicField => ({
    key,
    kind,
    label: key,
    requirement: 'optional',
    group: null,
    choices: [],
    maxChoices: null,
    values,
    uploadedUrl: null,
  });
  const form: DynamicForm = {
    title: null,
    fields: [field('tastes', 'pictures', ['9']), field('guests', 'guests'), field('proof', 'file')],
  };
  const submitted = new URLSearchParams([
    ['tastes', '1'],
    ['tastes', '2'],
    ['guests', '30'],
    ['guests__2', ' 5 '],
  ]);

  it('replace earlier answers; guest numbers are positional, files are left out', () => {
    expect(collectAnswers(form, submitted)).toEqual([
      { key: 'tastes', values: ['1', '2'] },
      { key: 'guests', values: ['30', '0', '5'] },
    ]);
    expect(fillForm(form, new URLSearchParams()).fields.map(({ values }) => values)).toEqual([[], [], []]);
  });

  it('are checked for missing fields, with a message per kind', () => {
    const rejected = missingFields(new URLSearchParams({ name: ' ' }), { name: 'enter', role: 'choose' });
    expect(rejected?.errors).toEqual({ name: '入力してください', role: '選択してください' });
    expect(missingFields(fields(), { name: 'enter' })).toBeNull();
  });

  it('are returned without passwords, with the first error per field', () => {
    const userErrors = [
      { message: 'a', path: ['answers', 'name'] },
      { message: 'b', path: ['answers', 'name'] },
      { message: 'c', path: null },
    ];
    const tel = (value: string) => rejectSubmission(fields({ tel: value, hotel: '1' }), []).errors;
    for (const right of [
      '',
      '0312345678',
      '+81 90-1234-5678',
      '００８１９０１２３４５６７８',
      '+1 212 555 0100',
      '自宅',
    ])
      expect(tel(right)).toEqual({});
    for (const wrong of ['0901234', '+81 90 1234', '090-1234-56789'])
      expect(tel(wrong)).toEqual({ tel: MESSAGES.telLength });
    expect(rejectSubmission(fields({ password: 'secret' }), userErrors)).toEqual({
      values: { name: '結衣' },
      errors: { name: 'a', '': 'c' },
    });
  });
});
