import { describe, expect, test } from 'vitest';
import { LIMITS } from '#gateway/config/limits.ts';
import type { FormFieldRow } from '#gateway/domains/form/FormField.ts';
import { formErrors } from '#gateway/domains/form/rules.ts';
import { acceptUpload, UPLOAD_MESSAGES } from '#gateway/schema/kit/upload.ts';
import { UserErrorException } from '#gateway/schema/kit/userErrors.ts';

const JPEG = Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), Buffer.alloc(20)]);

async function refusal(file: File): Promise<string | undefined> {
  const thrown: unknown = await acceptUpload(file, ['files', 'photo']).catch((error: unknown) => error);
  return thrown instanceof UserErrorException ? thrown.userErrors[0]?.message : undefined;
}

describe('a file', () => {
  test('is named and typed by its content, not by its declared type', async () => {
    const accepted = await acceptUpload(new File([JPEG], '../../領収書.exe', { type: 'text/html' }), [
      'photo',
    ]);
    expect(accepted).toMatchObject({ name: '領収書.jpg', type: 'image/jpeg' });
  });

  test('is rejected if it is empty, too large or of another type', async () => {
    expect(await refusal(new File([], 'a.jpg'))).toBe(UPLOAD_MESSAGES.empty);
    expect(await refusal(new File([Buffer.alloc(LIMITS.fileBytes + 1)], 'a.jpg'))).toBe(
      UPLOAD_MESSAGES.tooLarge,
    );
    for (const text of ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a', 'MZ']) {
      expect(await refusal(new File([text], 'a.jpg', { type: 'image/jpeg' }))).toBe(
        UPLOAD_MESSAGES.unsupportedType,
      );
    }
  });
});

describe('a form defined by the REST API', () => {
  const field = (key: string, more: Partial<FormFieldRow> = {}): FormFieldRow => ({
    key,
    type: 'text',
    label: key,
    requirement: null,
    group: null,
    choices: null,
    value: null,
    file_url: null,
    ...more,
  });
  const messages = (fields: FormFieldRow[], answers: Record<string, string>, files: string[] = []) =>
    formErrors(fields, new Map(Object.entries(answers)), new Set(files), '2026-11-23').map(
      ({ path, message }) => [path?.at(-1), message],
    );

  test('asks for a date where a required one is missing, and for none of the future', () => {
    const fields = [
      field('visited_on', { type: 'date', requirement: 'required' }),
      field('wedding_date', { type: 'date' }),
    ];
    expect(messages(fields, {})).toEqual([['visited_on', '日付を入力してください']]);
    expect(messages(fields, { visited_on: '2026-11-24', wedding_date: '2027-05-01' })).toEqual([
      ['visited_on', '今日までの日付を入力してください'],
    ]);
    expect(messages(fields, { visited_on: '2026-11-23' })).toEqual([]);
  });

  test('requires required fields, and one field of a group', () => {
    const fields = [
      field('name', { requirement: 'required' }),
      field('area', { requirement: 'required', type: 'select', choices: [{ value: '1', label: '東京' }] }),
      field('tel', { requirement: 'one_is_required', group: 'contact', type: 'tel' }),
      field('email', { requirement: 'one_is_required', group: 'contact', type: 'email' }),
      field('source', { requirement: 'hidden' }),
    ];
    expect(messages(fields, {})).toEqual([
      ['name', '入力してください'],
      ['area', '選択してください'],
      ['tel', '入力してください'],
    ]);
    expect(messages(fields, { name: '結衣', area: '1', email: 'yui@example.jp' })).toEqual([]);
  });

  test("reports invalid values in the product's words", () => {
    const fields = [
      field('email', { type: 'email' }),
      field('tel', { type: 'tel' }),
      field('people', { type: 'number' }),
      field('day', { type: 'date' }),
      field('area', { type: 'select', choices: [{ value: '1', label: '東京' }] }),
    ];
    expect(
      messages(fields, { email: 'yui', tel: '０９０', people: '-1', day: '2026-02-30', area: '2' }),
    ).toEqual([
      ['email', 'メールアドレス形式で入力してください'],
      ['tel', '半角数字で入力してください'],
      ['people', '半角数字で入力してください'],
      ['day', '日付を入力してください'],
      ['area', '選択してください'],
    ]);
  });

  test('reports a missing file, and one for another field, under answers', () => {
    const photo = field('photo', { type: 'file', requirement: 'required' });
    const errors = formErrors([photo], new Map(), new Set(['other']), '2026-11-23');
    expect(errors).toMatchObject([
      { code: 'INVALID_FORMAT', path: ['answers', 'other'] },
      { code: 'REQUIRED', path: ['answers', 'photo'] },
    ]);
  });

  test('says of a value that is too long that it is', () => {
    const fields = [field('name'), field('email', { type: 'email' })];
    const answers = new Map(fields.map(({ key }) => [key, 'a'.repeat(2_001)]));
    expect(formErrors(fields, answers, new Set(), '2026-11-23')).toMatchObject(
      fields.map(({ key }) => ({
        code: 'TOO_LONG',
        path: ['answers', key],
        message: '2000文字以内で入力してください',
      })),
    );
  });

  test('accepts files in file fields only, and keeps the one submitted before', () => {
    const photo = field('photo', { type: 'file', requirement: 'required' });
    expect(messages([photo], {})).toEqual([['photo', '選択してください']]);
    expect(messages([photo], {}, ['photo'])).toEqual([]);
    expect(messages([{ ...photo, file_url: 'https://img.example/1' }], {})).toEqual([]);
    expect(messages([field('name')], {}, ['name'])).toHaveLength(1);
    expect(messages([field('name')], { other: 'x' })).toHaveLength(1);
  });
});
