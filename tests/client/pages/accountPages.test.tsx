/** Registration and log-in: for guests and members, with what a guest tried to clip, and what is done elsewhere. */
import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AccountChange } from '#client/components/account/AccountChange.tsx';
import { keepClipIntent } from '#client/components/account/clipIntent.ts';
import { DEFAULT_AREA, RequestContextProvider, type Services } from '#client/requestContext.ts';
import { NO_SERVICES } from '#tests/harness/services.ts';
import { MEMBER, openPage } from '../relay/openPage.tsx';

beforeEach(() => sessionStorage.clear());

describe.each([
  ['/register', '登録する'],
  ['/login', 'ログインする'],
])('%s', (path, submit) => {
  it('leads a member on to the page they came from', async () => {
    await openPage(`${path}?to=%2Fhalls%2F1`, {}, MEMBER);
    expect(screen.getByText(/すでにログインしています/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: submit })).toBeNull();
    expect(screen.getByRole('link', { name: '見ていたページへ戻る' }).getAttribute('href')).toBe('/halls/1');
    expect(screen.getByRole('link', { name: 'マイページへ' }).getAttribute('href')).toBe('/mypage');
  });

  it('says what a guest tried to clip', async () => {
    vi.stubGlobal('scrollY', 0);
    keepClipIntent({ id: 'a', typename: 'Hall', name: 'グランメゾン青山' });
    await openPage(path);
    expect(screen.getByText(`${submit}と、「グランメゾン青山」をクリップに残します。`)).toBeTruthy();
    expect(screen.getByRole('button', { name: submit })).toBeTruthy();
  });
});

it('registration sends all that was typed and shows all errors at once, beside their fields and together', async () => {
  const page = await openPage('/register');
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: /^メールアドレス/ }), 'yui@');
  await user.click(screen.getByRole('button', { name: '登録する' }));
  await vi.waitFor(() => expect(page.sent('SignUpMutation')).toHaveLength(1), 10_000);
  expect(page.sent('SignUpMutation')[0]?.['input']).toMatchObject({
    email: 'yui@',
    password: '',
    nickname: '',
  });
  const errors = {
    email: 'メールアドレス形式で入力してください',
    password: '入力してください',
    nickname: '入力してください',
    weddingRole: '選択してください',
  };
  await page.answer('SignUpMutation', {
    signUp: {
      userErrors: Object.entries(errors).map(([field, message]) => ({ message, path: [field] })),
    },
  });
  const summary = within(screen.getByRole('alert'));
  expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'メールアドレス：メールアドレス形式で入力してください',
    'パスワード：入力してください',
    'ニックネーム：入力してください',
    'お立場：選択してください',
  ]);
  for (const [field, message] of Object.entries(errors))
    expect(document.getElementById(`field-${field}-error`)?.textContent).toBe(message);
});

it('Enter in a mail address of full-width characters sends it in half-width ones', async () => {
  const page = await openPage('/login');
  await userEvent.type(screen.getByLabelText(/^パスワード/), 'musubi-2026');
  await userEvent.type(
    screen.getByRole('textbox', { name: /^メールアドレス/ }),
    'ｙｕｉ＠example．jp{Enter}',
  );
  await vi.waitFor(
    () =>
      expect(page.sent('LogInMutation')).toEqual([
        { input: { email: 'yui@example.jp', password: 'musubi-2026' } },
      ]),
    10_000,
  );
});

it('registration refuses a wedding day more than ten years ahead', async () => {
  const page = await openPage('/register');
  const field = screen.getByLabelText(/^挙式予定日/);
  fireEvent.change(field, { target: { value: '9999-12-31' } });
  await userEvent.click(screen.getByRole('button', { name: '登録する' }));
  expect((await screen.findByRole('alert')).textContent).toContain('10年以内の日付を入力してください');
  expect([page.sent('SignUpMutation'), field.getAttribute('aria-invalid')]).toEqual([[], 'true']);
});

describe('what the REST APIs cannot change', () => {
  const show = (services: Services) =>
    render(
      <RequestContextProvider
        value={{
          site: { url: 'https://x.example', name: 'むすび', services },
          inApp: false,
          area: DEFAULT_AREA,
          hidesRokuyo: false,
        }}
      >
        <AccountChange by="passwordResetUrl" />
        <AccountChange by="mailChangeUrl" />
      </RequestContextProvider>,
    );

  it('is changed at the addresses that the operator configured', () => {
    show({
      ...NO_SERVICES,
      passwordResetUrl: 'https://id.example/password',
      mailChangeUrl: 'https://id.example/mail',
    });
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['パスワードの再設定', 'https://id.example/password'],
      ['メールアドレスの変更', 'https://id.example/mail'],
    ]);
  });

  it('refers to the contact form without configured addresses', () => {
    const { container } = show(NO_SERVICES);
    expect(container.textContent).toMatch(
      /パスワードの再設定は、お問い合わせから.*メールアドレスの変更は、お問い合わせから/,
    );
    for (const link of screen.getAllByRole('link')) expect(link.getAttribute('href')).toBe('/contact');
  });
});

it('registration keeps what was typed through a reload, but no password, and takes the code of a link', async () => {
  const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const first = await openPage('/register');
  await userEvent.type(field(/^メールアドレス/), 'yui@example.jp');
  await userEvent.click(screen.getByRole('button', { name: 'パスワードを表示する' }));
  await userEvent.type(field(/^パスワード/), 'kekkon-2027');
  await userEvent.type(field(/^ニックネーム/), '結衣');
  expect(sessionStorage.getItem('musubi.form.register')).not.toContain('kekkon');
  first.unmount();
  const reloaded = await openPage('/register');
  expect([field(/^メールアドレス/).value, field(/^ニックネーム/).value]).toEqual(['yui@example.jp', '結衣']);
  reloaded.unmount();
  await openPage('/register?code=WN1234');
  expect(field(/^紹介コード/).value).toBe('WN1234');
});
