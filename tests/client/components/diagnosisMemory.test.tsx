import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { forgetAnswers, remember, useRemembered } from '#client/components/diagnosis/memory.ts';

beforeEach(() => localStorage.clear());

function Known() {
  return <output>{JSON.stringify(useRemembered())}</output>;
}
const known = (): unknown => JSON.parse(screen.getByRole('status').textContent ?? '');

it('a device remembers the newest five, and what it knew of a side before', () => {
  render(<Known />);
  expect(known()).toEqual([]);
  act(() => {
    for (let at = 1; at <= 6; at += 1) remember({ id: `dg_${at}`, side: 'child', key: `k${at}` });
    remember({ id: 'dg_3', side: 'child', key: 'k3', partnerKey: 'p3' });
    remember({ id: 'dg_3', side: 'child', key: 'k3', progress: { step: '4', a1: '2' } });
  });
  expect(known()).toMatchObject([
    { id: 'dg_3', partnerKey: 'p3', progress: { step: '4', a1: '2' } },
    { id: 'dg_6' },
    { id: 'dg_5' },
    { id: 'dg_4' },
    { id: 'dg_2' },
  ]);
});

it('answers are forgotten once they are sent; the keys stay', () => {
  remember({ id: 'dg_1', side: 'parent', key: 'k', partnerKey: 'p', progress: { a1: '1' } });
  forgetAnswers('dg_1', 'parent');
  render(<Known />);
  expect(known()).toEqual([{ id: 'dg_1', side: 'parent', key: 'k', partnerKey: 'p' }]);
});

it('what somebody else has put into storage is nothing', () => {
  localStorage.setItem('musubi.diagnosis', '{"id":');
  const { unmount } = render(<Known />);
  expect(known()).toEqual([]);
  unmount();
  localStorage.setItem('musubi.diagnosis', '[1,{"id":"a"}]');
  render(<Known />);
  expect(known()).toEqual([]);
});
