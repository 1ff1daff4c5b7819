/** A reservation that is opened by its link while it cannot be read, and by a typed code. */
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { openPage } from '../relay/openPage.tsx';

const SLIP = 'ReservationSlipQuery';
const LINK = '/reservations/70003#c_12345678';

const code = () => screen.queryByRole('textbox', { name: /^取消コード/ });
const open = () => openPage(LINK, { reservation: null });

beforeEach(() => localStorage.clear());

it('keeps the code, and asks for none when the slip could not be read', async () => {
  const page = await open();
  await page.fail(SLIP);
  expect((await screen.findByRole('alert')).textContent).toContain('予約票を読み込めませんでした');
  expect([location.hash, code()]).toEqual(['', null]);
  expect(history.state).toMatchObject({ secrets: { secret: 'c_12345678' } });

  await userEvent.click(screen.getByRole('button', { name: 'もう一度試す' }));
  await page.fail(SLIP);
  act(() => void dispatchEvent(new Event('online')));
  await page.answer(SLIP, { reservation: { rawId: '70003', cancelCode: 'c_12345678' } });
  expect(await screen.findByText('70003')).toBeTruthy();
  expect(page.sent(SLIP)).toHaveLength(3);
});

it('names the time to wait after too many look-ups', async () => {
  const page = await open();
  await page.refuse(SLIP, 'RATE_LIMITED');
  expect((await screen.findByRole('alert')).textContent).toContain('短い時間に何度も確認された');
  expect(code()).toBeNull();
});

it('asks for the code where that of the link is wrong, and deletes it', async () => {
  const page = await open();
  await page.answer(SLIP, { reservation: null });
  expect((await screen.findByRole('alert')).textContent).toContain('予約が見つかりません');
  expect(code()).toBeTruthy();
  expect(history.state).toMatchObject({ secrets: {} });
  expect(history.state).not.toMatchObject({ secrets: { secret: 'c_12345678' } });
});

it('moves the focus to the title of the slip that a typed code opens', async () => {
  const reservation = { rawId: '70003', cancelCode: 'c_12345678', fair: { name: '試食会' } };
  const page = await openPage('/reservations/70003', { reservation: null });
  await userEvent.type(await screen.findByRole('textbox', { name: /^取消コード/ }), 'c_12345678{Enter}');
  await page.answer(SLIP, { reservation });
  expect(document.activeElement).toBe(await screen.findByRole('heading', { level: 2 }));
});
