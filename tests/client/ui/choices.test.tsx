import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SelectField } from '#client/ui/form/SelectField.tsx';
import { AreaPicker } from '#client/ui/place/AreaPicker.tsx';

it('a select field has an empty option', () => {
  render(<SelectField name="goods" label="設備" choices={[{ value: '1', label: 'ガーデン' }]} />);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    '選択なし',
    'ガーデン',
  ]);
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
