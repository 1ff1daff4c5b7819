/** The reservation form of a fair: what is refused, what may have been lost, and what cannot be reserved. */
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GUEST, MEMBER } from '../relay/openPage.tsx';
import {
  RESERVE,
  reservation,
  TYPED,
  control,
  value,
  send,
  alert,
  openForm,
  fillIn,
} from './openReservationForm.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const invalid = (field: string, message: string) => ({
  __typename: 'InvalidInputError',
  code: 'INVALID_INPUT',
  message,
  path: [field],
});

describe('a refused reservation', () => {
  it('lists the errors in the order of the fields, marks each field, and keeps what was typed', async () => {
    const { refuse } = await openForm();
    await fillIn();
    await send();
    await refuse(
      invalid('email', 'メールアドレス形式で入力してください'),
      invalid('holdTime', '選択してください'),
    );
    const links = screen.getAllByRole('link', { name: /：/ }).map(({ textContent }) => textContent);
    expect(links).toEqual([
      '開始時刻：選択してください',
      'メールアドレス：メールアドレス形式で入力してください',
    ]);
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    const invalidFields = [...document.querySelectorAll('[aria-invalid=true]')].map((field) =>
      field.getAttribute('name'),
    );
    expect(invalidFields).toEqual(['holdTime', 'email']);
    for (const [name, text] of Object.entries(TYPED)) expect(value(name)).toBe(text);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '14:00' }).checked).toBe(true);
  });

  it('of the fair itself concerns no field', async () => {
    const { refuse } = await openForm();
    await fillIn();
    await send();
    await refuse({ ...invalid('fairId', '予約の受付は終了しました'), code: 'CLOSED' });
    expect(alert()).toBe('手続きが終わっていません予約の受付は終了しました');
    expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(0);
  });

  it('is sent again with the same key, and its errors go with the next answer', async () => {
    const { refuse, reserve, inputs } = await openForm();
    await fillIn();
    await send();
    await refuse(invalid('email', 'メールアドレス形式で入力してください'));
    fireEvent.input(control('email'), { target: { value: 'yui2@example.jp' } });
    await send();
    await reserve();
    const [first, second] = inputs();
    expect(first.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
    expect([second.idempotencyKey, second.email]).toEqual([first.idempotencyKey, 'yui2@example.jp']);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a reservation', () => {
  it('is sent once, however often the button is pressed', async () => {
    const { inputs, reserve } = await openForm();
    await fillIn();
    await userEvent.dblClick(screen.getByRole('button', { name: '予約する' }));
    await userEvent.click(screen.getByRole('button', { name: '送信中...' }));
    await vi.waitFor(() => expect(inputs()).toHaveLength(1));
    fireEvent.submit(document.forms[0] ?? document.body);
    await reserve();
    expect(inputs()).toHaveLength(1);
    expect(inputs()[0]).toMatchObject({ fairId: 'fair', holdTime: '14:00', numberOfParticipants: 2 });
  });

  it('is confirmed in place of the form, under the focus, and the draft is deleted', async () => {
    const { reserve } = await openForm();
    await fillIn();
    expect(Object.keys(sessionStorage)).toContain('reservation:fair');
    await send();
    await reserve();
    const title = screen.getByRole('heading', { name: '予約を受け付けました' });
    expect(document.activeElement).toBe(title);
    expect(screen.queryByRole('button', { name: '予約する' })).toBeNull();
    expect(title.parentElement?.textContent).toMatch(
      /70001.*12月5日.*14:00から.*確認番号KQ7M-2XHA.*取消コードc_12345678/,
    );
    expect(Object.keys(sessionStorage)).not.toContain('reservation:fair');
  });

  it('that an earlier form has made is said to be that one', async () => {
    const { refuse } = await openForm();
    await fillIn();
    await send();
    await refuse({
      __typename: 'ReservationExistsError',
      code: 'RESERVATION_EXISTS',
      message: '予約があります',
      path: null,
      reservation,
    });
    expect(screen.getByRole('heading', { name: '先に送信いただいた予約があります' })).toBeTruthy();
  });
});

it('the confirmation of an online fair says that it is held online', async () => {
  const { reserve } = await openForm({ isOnline: true });
  await fillIn();
  await send();
  await reserve();
  expect(screen.getByText(/^当日はオンラインで開きます。/)).toBeTruthy();
  expect(screen.queryByText(/お待ちしています/)).toBeNull();
});

it('a second reservation of a fair leads to the slip of the first on this device, otherwise to the hall', async () => {
  const duplicate = { ...invalid('fairId', '予約済みです'), code: 'DUPLICATE' };
  const saved = { number: '70009', code: 'c_1', fairRawId: '5', heldOn: '2026-12-05' };
  for (const own of [[saved], [{ ...saved, fairRawId: '6' }]]) {
    localStorage.setItem('musubi.reservations', JSON.stringify(own));
    const { refuse } = await openForm();
    await fillIn();
    await send();
    await refuse(duplicate);
    const isOwn = own[0]?.fairRawId === '5';
    const link = screen.queryByRole('link', { name: '予約番号 70009 の予約票を見る' });
    expect(link?.getAttribute('href') ?? null).toBe(isOwn ? '/reservations/70009' : null);
    expect(screen.queryByText(/お手元にないときは、会場へお電話ください/) !== null).toBe(!isOwn);
    cleanup();
  }
});

it('of a member whose session has ended is saved on the device, and said to be a guest’s', async () => {
  const member = { ...MEMBER, account: { id: 'account', reservationContact: null, reservations: [] } };
  const ended = /^ログインの有効期限が切れていたため、会員でない方の予約として受け付けました/;
  for (const [viewer, answered, isSaid] of [
    [member, GUEST, true],
    [member, member, false],
    [GUEST, GUEST, false],
  ] as const) {
    localStorage.clear();
    const { reserve } = await openForm({}, viewer);
    await fillIn();
    await send();
    await reserve(answered);
    expect(screen.queryByText(ended) !== null).toBe(isSaid);
    expect(localStorage.getItem('musubi.reservations')?.includes('70001') ?? false).toBe(answered === GUEST);
    cleanup();
  }
});

describe('a lost answer', () => {
  it('is requested again with the same key', async () => {
    const { fail, reserve, inputs } = await openForm();
    await fillIn();
    await send();
    await fail(RESERVE);
    await vi.waitFor(() => expect(inputs()).toHaveLength(2));
    await reserve();
    const [first, second] = inputs();
    expect(second).toEqual(first);
    expect(screen.getByRole('heading', { name: '予約を受け付けました' })).toBeTruthy();
  });

  it('is reported when all retries fail: the input is kept, and the hall can be called', async () => {
    const { fail, reserve, inputs } = await openForm();
    await fillIn();
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 });
    await send();
    for (let sent = 1; screen.queryByRole('alert') === null; sent += 1) {
      await vi.waitFor(() => expect(inputs()).toHaveLength(sent));
      await fail(RESERVE);
      await vi.advanceTimersByTimeAsync(1_000);
    }
    vi.useRealTimers();
    expect(alert()).toContain('予約できたか確認できませんでした');
    expect(screen.getByRole('link', { name: /^会場に電話する/ })).toBeTruthy();
    expect([value('lastName'), value('message')]).toEqual([TYPED.lastName, TYPED.message]);
    await send();
    await reserve();
    expect(inputs().at(-1)).toEqual(inputs()[0]);
  });

  it('is not reported when the browser is offline: nothing was sent', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { inputs } = await openForm();
    await fillIn();
    await send();
    vi.restoreAllMocks();
    await vi.waitFor(() => expect(alert()).toContain('ただいま送信できませんでした'));
    expect([value('lastName'), inputs()]).toEqual([TYPED.lastName, []]);
  });

  it('keeps its key also through a reload', async () => {
    const lost = await openForm();
    await fillIn();
    await send();
    await lost.fail(RESERVE);
    lost.unmount();
    const reloaded = await openForm();
    expect([value('lastName'), value('numberOfParticipants')]).toEqual([
      TYPED.lastName,
      TYPED.numberOfParticipants,
    ]);
    await send();
    await reloaded.reserve();
    // A page that is gone sends nothing again; the component that is unmounted here may.
    expect(reloaded.inputs()).toEqual(lost.inputs().slice(0, 1));
  });

  it.each([
    ['a guest', GUEST, 0],
    ['a member', { ...MEMBER, account: { id: 'account', reservationContact: null, reservations: [] } }, 1],
  ])('between gateway and hall offers %s how to find out', async (_, viewer, lists) => {
    const { refuse, reserve } = await openForm({}, viewer);
    await fillIn();
    await send();
    await refuse({
      __typename: 'ActionRefusedError',
      code: 'OUTCOME_UNKNOWN',
      message: '予約できたか確認できませんでした',
      path: null,
    });
    expect(alert()).toContain('予約できたか確認できませんでした');
    const call = screen.getByRole('link', { name: '会場に電話する（03-1234-5678）' });
    expect(call.getAttribute('href')).toBe('tel:03-1234-5678');
    expect(screen.queryAllByRole('link', { name: '予約一覧を確認する（会員の方）' })).toHaveLength(lists);
    await send();
    await reserve();
    expect(screen.getByRole('heading', { name: '予約を受け付けました' })).toBeTruthy();
    // Members find theirs in the list, also on this device.
    expect(localStorage.getItem('musubi.reservations') === null).toBe(lists > 0);
  });
});

it('the contact of a member fills empty fields alone', async () => {
  sessionStorage.setItem('reservation:fair', JSON.stringify([['lastName', '鈴木']]));
  const reservationContact = { lastName: '佐藤', firstName: '結衣', gender: 'FEMALE' };
  await openForm({}, { ...MEMBER, account: { id: 'account', reservationContact, reservations: [] } });
  expect([value('lastName'), value('firstName'), value('email')]).toEqual(['鈴木', '結衣', '']);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '女性' }).checked).toBe(true);
});

describe('no form', () => {
  const box = () => document.getElementById('reserve')?.textContent;

  it('where reservations are closed, but a link to other dates', async () => {
    await openForm({ isReservable: false });
    expect(box()).toContain('予約受付は終了しました');
    expect(screen.getByRole('link', { name: 'ほかの日程を見る' }).getAttribute('href')).toBe(
      '/halls/13/fairs',
    );
    expect(screen.queryByRole('button', { name: '予約する' })).toBeNull();
  });

  it.each([
    ['whether they are open is not known', { isReservable: null }, '予約の受付は確認中です'],
    ['no starting time is known', { holdTimes: null }, '開始時刻は確認中です'],
    ['there is no starting time', { holdTimes: [] }, '開始時刻は確認中です'],
  ])('where %s, but a call', async (_, more, text) => {
    await openForm(more);
    expect(box()).toContain(text);
    expect(box()).not.toContain('終了しました');
    expect(screen.getByRole('link', { name: '会場に電話する（03-1234-5678）' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '予約する' })).toBeNull();
  });
});
