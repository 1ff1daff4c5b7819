import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DynamicFields } from '#client/components/form/DynamicFields.tsx';
import type { DynamicField } from '#client/dynamicForm.ts';

const CHOICES = [
  { value: '1', label: '前払い' },
  { value: '2', label: '当日払い' },
];

const field = (more: Partial<DynamicField>): DynamicField => ({
  key: 'field',
  kind: 'text',
  label: '項目',
  requirement: 'optional',
  group: null,
  choices: [],
  maxChoices: null,
  values: [],
  uploadedUrl: null,
  ...more,
});

const renderFields = (fields: DynamicField[], errors: Record<string, string> = {}, searchedName?: string) =>
  render(
    <form>
      <DynamicFields fields={fields} error={(name) => errors[name] ?? null} value={() => searchedName} />
    </form>,
  );

it('renders few required choices as radio buttons, others as a select with 選択なし', () => {
  renderFields([
    field({ key: 'a', kind: 'select', requirement: 'required', label: '時期', choices: CHOICES }),
    field({ key: 'b', kind: 'select', label: '予算', choices: CHOICES, values: ['2'] }),
  ]);
  expect(within(screen.getByRole('group', { name: /^時期/ })).getAllByRole('radio')).toHaveLength(2);
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: /^予算/ });
  expect(list.value).toBe('2');
  expect(within(list).getAllByRole('option')[0]?.textContent).toBe('選択なし');
});

it('marks fields of which one is required, and lists them once', () => {
  renderFields([
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

it('renders a hidden field only if it has a value', () => {
  const { container } = renderFields([
    field({ key: 'route', requirement: 'hidden', values: ['mail'] }),
    field({ key: 'source', requirement: 'hidden' }),
  ]);
  const hidden = [...container.querySelectorAll<HTMLInputElement>('input')];
  expect(hidden.map(({ type, name, value }) => [type, name, value])).toEqual([['hidden', 'route', 'mail']]);
});

it('renders choices with pictures and a maximum', () => {
  const { container } = renderFields([
    field({
      kind: 'pictures',
      maxChoices: 2,
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

it('renders a guest question as three numbers', () => {
  renderFields([field({ key: 'guests', kind: 'guests', label: '人数', values: ['30', '20', '5'] })]);
  const group = screen.getByRole('group', { name: /^人数/ });
  const numbers = within(group).getAllByRole<HTMLInputElement>('textbox');
  expect(numbers.map(({ name, value }) => [name, value])).toEqual([
    ['guests', '30'],
    ['guests__1', '20'],
    ['guests__2', '5'],
  ]);
});

it.each([
  ['60-70', '60-70'],
  ['-5', '-5'],
  ['１，０００', '1000'],
])('a number typed as %s is %s when the field is left', (typed, shown) => {
  renderFields([field({ key: 'guests', kind: 'number', label: '人数' })]);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: /^人数/ });
  fireEvent.input(input, { target: { value: typed } });
  fireEvent.blur(input);
  expect(input.value).toBe(shown);
});

it('searches halls by name, and offers the found halls and none', () => {
  const hall = field({ key: 'hall', kind: 'hall', label: '会場', requirement: 'required' });
  const { rerender } = renderFields([
    { ...hall, choices: [{ value: '7', label: '青山の杜' }], values: ['7'] },
  ]);
  expect(screen.getByRole('group', { name: /^会場必須/ })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '青山の杜' }).checked).toBe(true);
  expect(screen.getByRole('radio', { name: '選択なし' })).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '会場を探す' })).toMatchObject({
    name: 'find',
    value: 'hall',
  });
  rerender(
    <form>
      <DynamicFields
        fields={[hall]}
        error={(name) => (name === 'hall' ? '選択してください' : null)}
        value={() => '無い会場'}
      />
    </form>,
  );
  expect(screen.getByRole('status').textContent).toContain('「無い会場」を含む会場は見つかりませんでした');
  expect(screen.getByText('選択してください')).toBeTruthy();
});

it('links a file uploaded before, and does not require it again', () => {
  renderFields([
    field({
      key: 'proof',
      kind: 'file',
      label: '証明',
      requirement: 'required',
      uploadedUrl: 'https://x.example/f',
    }),
  ]);
  expect(screen.queryByText('必須')).toBeNull();
  expect(screen.getByRole('link', { name: '送信済みのファイルを見る' }).getAttribute('href')).toBe(
    'https://x.example/f',
  );
});
