import { describe, expect, test } from 'vitest';
import type { FormFieldRow } from '#gateway/domains/form/FormField.ts';
import { formErrors } from '#gateway/domains/form/rules.ts';
import { LIMITS } from '#gateway/graphql/limits.ts';
import { takeFile, UPLOAD_MESSAGES } from '#gateway/schema/kit/upload.ts';
import { Stop } from '#gateway/schema/kit/userErrors.ts';

const JPEG = Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), Buffer.alloc(20)]);

async function refusal(file: File): Promise<string | undefined> {
  const thrown: unknown = await takeFile(file, ['files', 'photo']).catch((error: unknown) => error);
  return thrown instanceof Stop ? thrown.userErrors[0]?.message : undefined;
}

describe('a file', () => {
  test('is named and typed by what it is, not by what it says', async () => {
    const taken = await takeFile(new File([JPEG], '../../領収書.exe', { type: 'text/html' }), ['photo']);
    expect(taken).toMatchObject({ name: '領収書.jpg', type: 'image/jpeg' });
  });

  test('is refused when it is empty, too large or of another kind', async () => {
    expect(await refusal(new File([], 'a.jpg'))).toBe(UPLOAD_MESSAGES.empty);
    expect(await refusal(new File([Buffer.alloc(LIMITS.fileBytes + 1)], 'a.jpg'))).toBe(
      UPLOAD_MESSAGES.tooLarge,
    );
    for (const text of ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a', 'MZ']) {
      expect(await refusal(new File([text], 'a.jpg', { type: 'image/jpeg' }))).toBe(
        UPLOAD_MESSAGES.wrongKind,
      );
    }
  });
});

describe('a form the source describes', () => {
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
  const told = (fields: FormFieldRow[], answers: Record<string, string>, files: string[] = []) =>
    formErrors(fields, new Map(Object.entries(answers)), new Set(files)).map(({ path, message }) => [
      path?.at(-1),
      message,
    ]);

  test('wants what is required, and one of a group', () => {
    const fields = [
      field('name', { requirement: 'required' }),
      field('area', { requirement: 'required', type: 'select', choices: [{ value: '1', label: '東京' }] }),
      field('tel', { requirement: 'one_is_required', group: 'contact', type: 'tel' }),
      field('email', { requirement: 'one_is_required', group: 'contact', type: 'email' }),
      field('source', { requirement: 'hidden' }),
    ];
    expect(told(fields, {})).toEqual([
      ['name', '入力してください'],
      ['area', '選択してください'],
      ['tel', '入力してください'],
    ]);
    expect(told(fields, { name: '結衣', area: '1', email: 'yui@example.jp' })).toEqual([]);
  });

  test('says what is wrong with a value in the words of the product', () => {
    const fields = [
      field('email', { type: 'email' }),
      field('tel', { type: 'tel' }),
      field('people', { type: 'number' }),
      field('day', { type: 'date' }),
      field('area', { type: 'select', choices: [{ value: '1', label: '東京' }] }),
    ];
    expect(told(fields, { email: 'yui', tel: '０９０', people: '-1', day: '2026-02-30', area: '2' })).toEqual(
      [
        ['email', 'メールアドレス形式で入力してください'],
        ['tel', '半角数字で入力してください'],
        ['people', '半角数字で入力してください'],
        ['day', '日付を入力してください'],
        ['area', '選択してください'],
      ],
    );
  });

  test('takes files where files belong, and keeps the one sent before', () => {
    const photo = field('photo', { type: 'file', requirement: 'required' });
    expect(told([photo], {})).toEqual([['photo', '選択してください']]);
    expect(told([photo], {}, ['photo'])).toEqual([]);
    expect(told([{ ...photo, file_url: 'https://img.example/1' }], {})).toEqual([]);
    expect(told([field('name')], {}, ['name'])).toHaveLength(1);
    expect(told([field('name')], { other: 'x' })).toHaveLength(1);
  });
});
