import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { GivenFields } from '#client/components/form/GivenFields.tsx';
import type { GivenField } from '#client/givenForm.ts';

const CHOICES = [
  { value: '1', label: '前払い' },
  { value: '2', label: '当日払い' },
];

const field = (more: Partial<GivenField>): GivenField => ({
  key: 'field',
  kind: 'text',
  label: '項目',
  requirement: 'optional',
  group: null,
  choices: [],
  most: null,
  values: [],
  sentUrl: null,
  ...more,
});

const show = (fields: GivenField[], errors: Record<string, string> = {}, words?: string) =>
  render(
    <form>
      <GivenFields fields={fields} error={(name) => errors[name] ?? null} value={() => words} />
    </form>,
  );

it('few choices that must be made are in sight; others are a list with 選択なし', () => {
  show([
    field({ key: 'a', kind: 'select', requirement: 'required', label: '時期', choices: CHOICES }),
    field({ key: 'b', kind: 'select', label: '予算', choices: CHOICES, values: ['2'] }),
  ]);
  expect(within(screen.getByRole('group', { name: /^時期/ })).getAllByRole('radio')).toHaveLength(2);
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: /^予算/ });
  expect(list.value).toBe('2');
  expect(within(list).getAllByRole('option')[0]?.textContent).toBe('選択なし');
});

it('fields of which one is needed say so, and name each other once', () => {
  show([
    field({ key: 'tel', kind: 'tel', label: '電話番号', requirement: 'together', group: 'contact' }),
    field({
      key: 'email',
      kind: 'email',
      label: 'メールアドレス',
      requirement: 'together',
      group: 'contact',
    }),
  ]);
  expect(screen.getAllByText('いずれか必須')).toHaveLength(2);
  expect(screen.getAllByText('電話番号・メールアドレスのどれか1つをお答えください。')).toHaveLength(1);
});

it('what is hidden is sent along where it carries a value, and never made up', () => {
  const { container } = show([
    field({ key: 'route', requirement: 'hidden', values: ['mail'] }),
    field({ key: 'source', requirement: 'hidden' }),
  ]);
  const hidden = [...container.querySelectorAll<HTMLInputElement>('input')];
  expect(hidden.map(({ type, name, value }) => [type, name, value])).toEqual([['hidden', 'route', 'mail']]);
});

it('choices have pictures and a most; several may be made', () => {
  const { container } = show([
    field({
      kind: 'pictures',
      most: 2,
      choices: CHOICES.map((choice) => ({ ...choice, picture: '/img?url=a' })),
      values: ['1'],
    }),
  ]);
  expect(screen.getByText('2つまで選べます。')).toBeTruthy();
  expect(container.querySelectorAll('img')).toHaveLength(2);
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([
    true,
    false,
  ]);
});

it('guests are three numbers under one question', () => {
  show([field({ key: 'guests', kind: 'guests', label: '人数', values: ['30', '20', '5'] })]);
  const group = screen.getByRole('group', { name: /^人数/ });
  const numbers = within(group).getAllByRole<HTMLInputElement>('textbox');
  expect(numbers.map(({ name, value }) => [name, value])).toEqual([
    ['guests', '30'],
    ['guests__1', '20'],
    ['guests__2', '5'],
  ]);
});

it('a hall is searched by name: found ones are offered, with a way to none', () => {
  const hall = field({ key: 'hall', kind: 'hall', label: '会場', requirement: 'required' });
  const { rerender } = show([{ ...hall, choices: [{ value: '7', label: '青山の杜' }], values: ['7'] }]);
  expect(screen.getByRole('group', { name: /^会場必須/ })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '青山の杜' }).checked).toBe(true);
  expect(screen.getByRole('radio', { name: '選択なし' })).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '会場を探す' })).toMatchObject({
    name: 'find',
    value: 'hall',
  });
  rerender(
    <form>
      <GivenFields fields={[hall]} error={() => '選択してください'} value={() => '無い会場'} />
    </form>,
  );
  expect(screen.getByRole('status').textContent).toContain('「無い会場」を含む会場は見つかりませんでした');
  expect(screen.getByText('選択してください')).toBeTruthy();
});

it('a file sent before counts: it is shown and not asked for again', () => {
  show([
    field({
      key: 'proof',
      kind: 'file',
      label: '証明',
      requirement: 'required',
      sentUrl: 'https://x.example/f',
    }),
  ]);
  expect(screen.queryByText('必須')).toBeNull();
  expect(screen.getByRole('link', { name: '送信済みのファイルを見る' }).getAttribute('href')).toBe(
    'https://x.example/f',
  );
});
