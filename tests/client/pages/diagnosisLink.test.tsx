/** The link of a diagnosis while its key is checked, and where it cannot be checked. */
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { openPage } from '../relay/openPage.tsx';

const CHECK = 'CheckDiagnosisKeyMutation';
const STORE = 'musubi.diagnosis';
const PATH = '/diagnosis/dg_12345/parent';

const question = (number: number) => ({
  number,
  title: `質問${number}`,
  choices: [
    { value: 'a', label: 'ひとつめ' },
    { value: 'b', label: 'ふたつめ' },
  ],
  maxChoices: 1,
  maxLength: null,
});
const diagnosis = {
  rawId: 'dg_12345',
  childAnsweredAt: null,
  parentAnsweredAt: null,
  questions: [question(1), question(2)],
};
/** Opens the page, and waits until its form has the key of the link or of this device. */
async function open(url: string) {
  const page = await openPage(url, { parentDiagnosis: diagnosis });
  const key = () => document.querySelector<HTMLInputElement>('input[name=key]')?.value;
  await vi.waitFor(() => expect(key()).toBe(url.split('#')[1] ?? 'dk_right'));
  return page;
}
const accept = { checkParentDiagnosisKey: { userErrors: [] } };
const refuse = {
  checkParentDiagnosisKey: { userErrors: [{ code: 'NOT_FOUND', message: 'このリンクでは回答できません' }] },
};
const stored = (): unknown => JSON.parse(localStorage.getItem(STORE) ?? '[]');
const choice = () => screen.findByRole('radio', { name: 'ふたつめ' });
const isChecked = async () => (await choice()).matches(':checked');
const next = () => userEvent.click(screen.getByRole('button', { name: '次へ' }));

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

it('keeps an answer that is chosen while the key is checked, also over a reload', async () => {
  const page = await open(`${PATH}#dk_right`);
  expect(location.hash).toBe('');
  await userEvent.click(await choice());
  expect(stored()).toMatchObject([{ key: 'dk_right', progress: { a1: 'b' } }]);
  await page.answer(CHECK, accept);
  expect(await isChecked()).toBe(true);
  expect(screen.queryByRole('textbox', { name: /^合言葉/ })).toBeNull();
  page.unmount();
  await open(`${PATH}?q=1`);
  expect(await isChecked()).toBe(true);
});

it('goes on to the next question while the key is checked', async () => {
  const page = await open(`${PATH}#dk_right`);
  await userEvent.click(await choice());
  await next();
  expect(screen.queryByRole('alert')).toBeNull();
  // That of the page and that of the form, which one answer resolves.
  await vi.waitFor(() => expect(page.sent(CHECK)).toHaveLength(2), 10_000);
  await page.answer(CHECK, accept);
  expect(await screen.findByText('質問2')).toBeTruthy();
});

it('stores no key that could not be checked, but keeps it for a reload', async () => {
  const page = await open(`${PATH}#dk_right`);
  await page.fail(CHECK);
  expect(stored()).toEqual([]);
  expect(location.search).toBe('?q=1');
  expect(history.state).toMatchObject({ secrets: { secret: 'dk_right' } });
});

it('stores an unchecked key over no other one, and checks it once the network is back', async () => {
  const own = { id: 'dg_12345', side: 'parent', key: 'dk_right' };
  localStorage.setItem(STORE, JSON.stringify([own]));
  const page = await open(`${PATH}#dk_wrong`);
  await page.fail(CHECK);
  await userEvent.click(await choice());
  expect(stored()).toMatchObject([{ key: 'dk_right', progress: { a1: 'b' } }]);
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => void dispatchEvent(new Event('online')));
  await page.answer(CHECK, refuse);
  expect((await screen.findByRole('alert')).textContent).toContain('このリンクでは回答できません');
  expect(stored()).toMatchObject([{ key: 'dk_right' }]);
});
