/** Choosing halls for a shared list: what was chosen is kept until the list is made. */
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { MEMBER, openPage } from '../relay/openPage.tsx';

const PATH = '/mypage/clips/share';

/** The page of a member who has clipped these halls. */
const open = (...names: string[]) => {
  const shareableHallClips = names.map((name) => ({
    id: name,
    note: null,
    hall: { id: `hall ${name}`, name },
  }));
  const viewer = { isLoggedIn: true, account: { id: 'account', shareableHallClips } };
  return openPage(PATH, { viewer }, MEMBER);
};
const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox');
/** The halls in the order of the rows; those that are not chosen in parentheses. */
const rows = () => boxes().map(({ value, checked }) => (checked ? value : `(${value})`));
const positions = () =>
  boxes().map(({ form, value }) => new FormData(form ?? undefined).get(`place ${value}`));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => sessionStorage.clear());

it('halls that were removed and moved stay so through a reload and log-in', async () => {
  const first = await open('青山', '銀座', '横浜');
  await userEvent.click(screen.getByRole('checkbox', { name: '銀座' }));
  await press('横浜を上へ');
  await press('横浜を上へ');
  expect(rows()).toEqual(['横浜', '青山', '(銀座)']);
  await press('リンクを作る');
  await first.answer('CreateClipShareMutation', {
    createHallClipShare: {
      hallClipShare: null,
      userErrors: [{ __typename: 'ActionRefusedError', code: 'LOGIN_REQUIRED', message: '', path: null }],
    },
  });
  first.unmount();

  const { sent } = await open('青山', '銀座', '横浜');
  expect([rows(), positions()]).toEqual([
    ['横浜', '青山', '(銀座)'],
    ['1', '2', '3'],
  ]);
  await press('青山を上へ');
  await press('リンクを作る');
  expect(sent('CreateClipShareMutation').at(-1)).toEqual({ ids: ['青山', '横浜'] });
});

it('halls that are clipped and unclipped meanwhile leave the order as it was', async () => {
  const first = await open('奈良', '神戸', '青山', '銀座', '横浜');
  await press('横浜を上へ');
  first.unmount();
  await open('札幌', '青山', '銀座', '横浜');
  expect([rows(), positions()]).toEqual([
    ['(札幌)', '青山', '横浜', '銀座'],
    ['1', '2', '3', '4'],
  ]);
});

it('opening the page alone keeps nothing', async () => {
  const first = await open('青山');
  first.unmount();
  await open('青山', '銀座');
  expect([rows(), sessionStorage.length]).toEqual([['青山', '銀座'], 0]);
});
