import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CheckField } from '#client/ui/form/CheckField.tsx';
import { FileField } from '#client/ui/form/FileField.tsx';
import { SelectField } from '#client/ui/form/SelectField.tsx';
import { AreaPicker } from '#client/ui/place/AreaPicker.tsx';

it('a select field has an empty option', () => {
  render(<SelectField name="goods" label="設備" choices={[{ value: '1', label: 'ガーデン' }]} />);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    '選択なし',
    'ガーデン',
  ]);
});

it('a select field keeps what was chosen before hydration', async () => {
  const field = <SelectField name="goods" label="設備" choices={[{ value: '1', label: 'ガーデン' }]} />;
  const container = document.createElement('div');
  container.innerHTML = renderToString(field);
  document.body.append(container);
  const select = screen.getByRole<HTMLSelectElement>('combobox');
  await userEvent.selectOptions(select, '1');
  render(field, { container, hydrate: true });
  expect(select.value).toBe('1');
  expect([...select.options].map(({ defaultSelected }) => defaultSelected)).toEqual([true, false]);
});

it('a prefecture is submitted with its area; the selected one is pressed', () => {
  const prefectures = [
    { slug: 'osaka', name: '大阪府' },
    { slug: 'kyoto', name: '京都府' },
  ];
  render(<AreaPicker selected="kyoto" areas={[{ slug: 'kinki', name: '近畿', prefectures }]} />);
  expect(screen.getByRole('group', { name: '近畿' })).toBeTruthy();
  const osaka = screen.getByRole('button', { name: '大阪府' });
  expect([osaka.getAttribute('name'), osaka.getAttribute('value')]).toEqual(['place', 'kinki/osaka']);
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('京都府');
});

it('one choice too many is refused at once, and said', async () => {
  const choices = ['1', '2', '3'].map((value) => ({ value, label: `答え${value}` }));
  render(<CheckField name="q" label="質問" choices={choices} max={2} />);
  for (const { label } of choices) await userEvent.click(screen.getByRole('checkbox', { name: label }));
  const isChecked = (label: string) =>
    screen.getByRole<HTMLInputElement>('checkbox', { name: label }).checked;
  expect(choices.map(({ label }) => isChecked(label))).toEqual([true, true, false]);
  expect(screen.getByRole('status').textContent).toContain('2つまでです');
  await userEvent.click(screen.getByRole('checkbox', { name: '答え1' }));
  expect(screen.getByRole('status').textContent).toBe('');
  await userEvent.click(screen.getByRole('checkbox', { name: '答え3' }));
  expect(choices.map(({ label }) => isChecked(label))).toEqual([false, true, true]);
});

/** Names of the files that have an object URL, which jsdom has none of. */
function fakeObjectUrls(): Set<string> {
  const files = new Set<string>();
  const createObjectURL = ({ name }: File) => (files.add(name), name);
  Object.assign(URL, { createObjectURL, revokeObjectURL: (url: string) => files.delete(url) });
  return files;
}

it('a photo chosen before hydration is shown', async () => {
  fakeObjectUrls();
  const field = <FileField name="photo" label="写真" accept="image/*" />;
  const container = document.createElement('div');
  container.innerHTML = renderToString(field);
  document.body.append(container);
  await userEvent.upload(screen.getByLabelText(/^写真/), new File(['x'], 'a.jpg', { type: 'image/jpeg' }));
  render(field, { container, hydrate: true });
  expect(screen.getByRole('img', { name: '選択した写真' })).toHaveProperty(
    'src',
    'http://localhost:3000/a.jpg',
  );
});

it('the preview of a photo is released with the next choice, and when the form is left', async () => {
  const files = fakeObjectUrls();
  const { unmount } = render(<FileField name="photo" label="写真" accept="image/*" />);
  const input = screen.getByLabelText(/^写真/);
  for (const name of ['a.jpg', 'b.jpg'])
    await userEvent.upload(input, new File(['x'], name, { type: 'image/jpeg' }));
  expect([...files]).toEqual(['b.jpg']);
  unmount();
  expect([...files]).toEqual([]);
});
