/** Rules of forms the site applies itself, before it asks the gateway. */
import { describe, expect, it } from 'vitest';
import { wrongFiles, uploadsOf } from '#client/parts/form/files.ts';
import { answersTo, filledForm } from '#client/parts/form/fill.ts';
import type { GivenField, GivenForm } from '#client/parts/form/given.ts';
import { MESSAGES } from '#client/parts/form/messages.ts';
import { missing } from '#client/parts/form/required.ts';
import { monthChoices, seasonChoices } from '#client/parts/form/seasons.ts';
import { refused } from '#client/parts/form/submission.ts';

const file = (bytes: number, type = 'image/jpeg') => new File([new Uint8Array(bytes)], 'a', { type });
const fields = (entries: Record<string, string> = {}) => new URLSearchParams({ name: '結衣', ...entries });

describe('files', () => {
  it('of the right kinds and sizes pass', () => {
    const files = new Map([
      ['a', file(10_000_000)],
      ['b', file(9, 'application/pdf')],
    ]);
    expect(wrongFiles(fields(), files)).toBeNull();
  });

  it('too large or of another kind are told by field, all at once, and the rest of the form is kept', () => {
    const files = new Map([
      ['large', file(10_000_001)],
      ['text', file(1, 'text/plain')],
    ]);
    expect(wrongFiles(fields(), files)).toEqual({
      values: { name: '結衣' },
      errors: { large: MESSAGES.tooLarge, text: MESSAGES.wrongKind },
    });
  });

  it('too large together are told for the form', () => {
    const files = new Map([
      ['a', file(6_000_000)],
      ['b', file(6_000_000)],
    ]);
    expect(wrongFiles(fields(), files)?.errors).toEqual({ '': MESSAGES.tooLargeTogether });
  });

  it('stand in the variables as null, and beside them by their place', () => {
    const proof = file(1);
    expect(uploadsOf(new Map([['proof', proof]]), 'input.files')).toEqual({
      inputs: [{ key: 'proof', file: null }],
      uploads: { 'input.files.0.file': proof },
    });
  });
});

describe('pickers', () => {
  it('offer 20 quarters from this one on, then 未定', () => {
    const seasons = seasonChoices(new Date('2026-12-31T15:00:00Z'));
    expect(seasons).toHaveLength(21);
    expect(seasons.map(({ value }) => value)).toMatchObject({ 0: '2027Q1', 19: '2031Q4', 20: 'undecided' });
    expect(seasons.at(-1)?.label).toContain('未定');
  });

  it('offer three years of months by the calendar of Japan', () => {
    const months = monthChoices(new Date('2026-12-31T15:00:00Z'));
    expect(months).toHaveLength(36);
    expect([months[0]?.value, months.at(-1)?.value]).toEqual(['2027-01', '2029-12']);
  });
});

describe('what was filled in', () => {
  const field = (key: string, kind: GivenField['kind'], values: string[] = []): GivenField => ({
    key,
    kind,
    label: key,
    requirement: 'optional',
    group: null,
    choices: [],
    most: null,
    values,
    sentUrl: null,
  });
  const form: GivenForm = {
    title: null,
    fields: [field('tastes', 'pictures', ['9']), field('guests', 'guests'), field('proof', 'file')],
  };
  const sent = new URLSearchParams([
    ['tastes', '1'],
    ['tastes', '2'],
    ['guests', '30'],
    ['guests__2', ' 5 '],
  ]);

  it('takes the place of earlier answers; guests are told by place, files go another way', () => {
    expect(answersTo(form, sent)).toEqual([
      { key: 'tastes', values: ['1', '2'] },
      { key: 'guests', values: ['30', '0', '5'] },
    ]);
    expect(filledForm(form, new URLSearchParams()).fields.map(({ values }) => values)).toEqual([[], [], []]);
  });

  it('is looked through for what is missing, in the words of each kind', () => {
    const wrong = missing(new URLSearchParams({ name: ' ' }), { name: 'enter', role: 'choose' });
    expect(wrong?.errors).toEqual({ name: '入力してください', role: '選択してください' });
    expect(missing(fields(), { name: 'enter' })).toBeNull();
  });

  it('is handed back without passwords, the first error of a field counting', () => {
    const userErrors = [
      { message: 'a', path: ['answers', 'name'] },
      { message: 'b', path: ['answers', 'name'] },
      { message: 'c', path: null },
    ];
    expect(refused(fields({ password: 'secret' }), userErrors)).toEqual({
      values: { name: '結衣' },
      errors: { name: 'a', '': 'c' },
    });
  });
});
