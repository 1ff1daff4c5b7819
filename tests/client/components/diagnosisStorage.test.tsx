import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import {
  clearProgress,
  saveDiagnosis,
  useSavedDiagnoses,
} from '#client/components/diagnosis/diagnosisStorage.ts';

beforeEach(() => localStorage.clear());

function SavedDiagnoses() {
  return <output>{JSON.stringify(useSavedDiagnoses())}</output>;
}
const saved = (): unknown => JSON.parse(screen.getByRole('status').textContent ?? '');

it('saves the newest five, and merges with an earlier entry of the same side', () => {
  render(<SavedDiagnoses />);
  expect(saved()).toEqual([]);
  act(() => {
    for (let index = 1; index <= 6; index += 1)
      saveDiagnosis({ id: `dg_${index}`, side: 'child', key: `k${index}` });
    saveDiagnosis({ id: 'dg_3', side: 'child', key: 'k3', partnerKey: 'p3' });
    saveDiagnosis({ id: 'dg_3', side: 'child', key: 'k3', progress: { step: '4', a1: '2' } });
  });
  expect(saved()).toMatchObject([
    { id: 'dg_3', partnerKey: 'p3', progress: { step: '4', a1: '2' } },
    { id: 'dg_6' },
    { id: 'dg_5' },
    { id: 'dg_4' },
    { id: 'dg_2' },
  ]);
});

it('clears the answers but not the keys', () => {
  saveDiagnosis({ id: 'dg_1', side: 'parent', key: 'k', partnerKey: 'p', progress: { a1: '1' } });
  clearProgress('dg_1', 'parent');
  render(<SavedDiagnoses />);
  expect(saved()).toEqual([{ id: 'dg_1', side: 'parent', key: 'k', partnerKey: 'p' }]);
});

it('ignores malformed storage', () => {
  localStorage.setItem('musubi.diagnosis', '{"id":');
  const { unmount } = render(<SavedDiagnoses />);
  expect(saved()).toEqual([]);
  unmount();
  localStorage.setItem('musubi.diagnosis', '[1,{"id":"a"}]');
  render(<SavedDiagnoses />);
  expect(saved()).toEqual([]);
});
