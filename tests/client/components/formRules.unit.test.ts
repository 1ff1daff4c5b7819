/** Rules of forms the site applies itself, before it asks the gateway. */
import { describe, expect, it } from 'vitest';
import { uploadsOf } from '#client/components/form/files.ts';
import { answersTo, filledForm } from '#client/components/form/fill.ts';
import type { GivenField, GivenForm } from '#client/givenForm.ts';
import { MESSAGES } from '#client/components/form/messages.ts';
import { missing } from '#client/components/form/required.ts';
import { monthChoices, seasonChoices } from '#client/components/form/seasons.ts';
import { refused } from '#client/components/form/submission.ts';

const file = (bytes: number, type = 'image/jpeg') => new File([new Uint8Array(bytes)], 'a', { type });
const fields = (entries: Record<string, string> = {}) => new URLSearchParams({ name: '結衣', ...entries });

describe('files', () => {
  it('of the right kinds and sizes go as they are, null in the variables and themselves beside them', () => {
    const [photo, paper] = [file(10_000_000), file(9, 'application/pdf')];
    const sending = uploadsOf(new Map([['photo', photo], ['paper', paper]]), 'input.files'); // prettier-ignore
    expect(sending.inputs).toEqual([
      { key: 'photo', file: null },
      { key: 'paper', file: null },
    ]);
    expect(sending.uploads).toEqual({ 'input.files.0.file': photo, 'input.files.1.file': paper });
    expect(uploadsOf(new Map(), 'input.files').uploads).toBeUndefined();
  });

  it('too large or of another kind are not uploaded, and told by field with all else that is wrong', () => {
    const files = new Map([
      ['large', file(10_000_001)],
      ['text', file(1, 'text/plain')],
      ['fine', file(1)],
    ]);
    const { uploads = {}, refused: told } = uploadsOf(files, 'input.files');
    expect(Object.values(uploads).map(({ size }) => size)).toEqual([0, 0, 1]);
    const ofTheGateway = [
      { message: MESSAGES.enter, path: ['answers', 'tel'] },
      { message: 'empty', path: ['files', 'large'] },
      { message: 'damaged', path: ['files', 'fine'] },
    ];
    expect(told(fields(), ofTheGateway)).toEqual({
      values: { name: '結衣' },
      errors: {
        large: MESSAGES.tooLarge,
        text: MESSAGES.wrongKind,
        tel: MESSAGES.enter,
        fine: 'damaged',
      },
    });
  });

  it('too large together are told once, for the form', () => {
    const files = new Map([
      ['a', file(6_000_000)],
      ['b', file(6_000_000)],
    ]);
    const { uploads = {}, refused: told } = uploadsOf(files, 'input.files');
    expect(Object.values(uploads).map(({ size }) => size)).toEqual([0, 0]);
    const ofTheGateway = [
      { message: 'empty', path: ['files', 'a'] },
      { message: MESSAGES.enter, path: ['answers', 'tel'] },
    ];
    expect(told(fields(), ofTheGateway).errors).toEqual({
      '': MESSAGES.tooLargeTogether,
      tel: MESSAGES.enter,
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
