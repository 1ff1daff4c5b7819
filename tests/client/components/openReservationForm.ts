/** The page of a fair with its reservation form, in client tests. */
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { GUEST, openPage } from '../relay/openPage.tsx';

export const RESERVE = 'ReserveFairMutation';
const PATH = '/halls/13/fairs/5';

const hall = { id: 'hall', rawId: '13', name: '青山の杜', tel: '03-1234-5678', fairs: { nodes: [] } };
const fair = {
  id: 'fair',
  rawId: '5',
  name: '試食フェア',
  heldOn: '2026-12-05',
  day: null,
  holdTimes: ['10:00', '14:00'],
  contents: [],
  price: 0,
  image: null,
  reservationsCloseAt: '2026-12-04T15:00:00+09:00',
  isReservable: true,
  isOnline: false,
  hall,
};
export const reservation = {
  id: 'reservation',
  rawId: '70001',
  cancelCode: 'c_12345678',
  shortCode: 'KQ7M2XHA',
  heldOn: '2026-12-05',
  holdTime: '14:00',
};
export const TYPED = {
  lastName: '佐藤',
  firstName: '結衣',
  lastNameKana: 'サトウ',
  firstNameKana: 'ユイ',
  email: 'yui@example.jp',
  tel: '09012345678',
  numberOfParticipants: '2',
  message: '駐車場はありますか',
};

export const control = (name: string) =>
  document.querySelector<HTMLInputElement>(`form [name=${name}]`) ?? document.createElement('input');
export const value = (name: string) => control(name).value;
export const send = () => userEvent.click(screen.getByRole('button', { name: '予約する' }));
export const alert = () => screen.getByRole('alert').textContent;

/** The page of the fair with its form. */
export async function openForm(more: object = {}, viewer: { readonly account: object | null } = GUEST) {
  const gateway = await openPage(PATH, { fair: { ...fair, ...more }, hall }, viewer);
  return {
    ...gateway,
    /** What was sent, without tracking. */
    inputs: () => gateway.sent(RESERVE).map(({ input }) => Object(input)),
    reserve: ({ account } = viewer) =>
      gateway.answer(RESERVE, { reserveFair: { reservation, account, userErrors: [] } }),
    refuse: (...userErrors: object[]) =>
      gateway.answer(RESERVE, { reserveFair: { reservation: null, userErrors } }),
  };
}

export async function fillIn() {
  for (const [name, text] of Object.entries(TYPED))
    fireEvent.input(control(name), { target: { value: text } });
  for (const name of ['14:00', '女性']) await userEvent.click(screen.getByRole('radio', { name }));
}
