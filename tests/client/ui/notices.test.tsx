import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ErrorSummary } from '#client/ui/form/ErrorSummary.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { LoginPrompt } from '#client/ui/notice/LoginPrompt.tsx';
import { FilterChips } from '#client/ui/search/FilterChips.tsx';
import { Toast, type ToastMessage } from '#client/ui/notice/Toast.tsx';

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

it('a toast stays at least six seconds, and longer while hovered', async () => {
  const onClose = vi.fn();
  render(<Toast message={{ key: 1, text: 'クリップを外しました' }} onClose={onClose} />);
  expect(screen.getByRole('status').textContent).toContain('クリップを外しました');
  act(() => void vi.advanceTimersByTime(6000));
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.hover(screen.getByText('クリップを外しました'));
  act(() => void vi.advanceTimersByTime(20_000));
  expect(onClose).not.toHaveBeenCalled();
});

it('a toast waits for a visitor who comes to it by keyboard', async () => {
  const onClose = vi.fn();
  render(<Toast message={{ key: 1, text: '青山の式場をクリップしました' }} onClose={onClose} />);
  for (let second = 0; second < 20; second += 5) {
    act(() => void vi.advanceTimersByTime(5000));
    act(() => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true })));
  }
  expect(onClose).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(8000));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('a toast has an action and can be closed', async () => {
  const [onUndo, onClose] = [vi.fn(), vi.fn()];
  render(
    <Toast
      message={{ key: 1, text: '外しました', action: { label: '元に戻す', onPress: onUndo } }}
      onClose={onClose}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: '元に戻す' }));
  expect([onUndo.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
  await userEvent.click(screen.getByRole('button', { name: '閉じる' }));
  expect([onUndo.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 2]);
});

it.each(['閉じる', '元に戻す'])(
  'a press on %s returns the focus, and the next toast closes by itself',
  async (name) => {
    const onClose = vi.fn();
    const toast = (message: ToastMessage | null) => (
      <>
        <button>クリップ</button>
        <Toast message={message} onClose={onClose} />
      </>
    );
    const action = { label: '元に戻す', onPress() {} };
    const page = render(toast({ key: 1, text: 'クリップしました', action }));
    const clip = screen.getByRole('button', { name: 'クリップ' });
    await userEvent.click(clip);
    await userEvent.click(screen.getByRole('button', { name }));
    page.rerender(toast(null));
    expect(document.activeElement).toBe(clip);
    onClose.mockClear();
    page.rerender(toast({ key: 2, text: 'クリップを外しました' }));
    act(() => void vi.advanceTimersByTime(8000));
    expect(onClose).toHaveBeenCalledTimes(1);
  },
);

it('the login prompt links to registration and closes on Escape', async () => {
  const onClose = vi.fn();
  render(
    <LoginPrompt
      text="保存するには登録が必要です"
      registerHref="/register?from=x"
      logInHref="/login"
      onClose={onClose}
    />,
  );
  expect(screen.getByText('保存するには登録が必要です')).toBeTruthy();
  expect(screen.getByRole('link', { name: '無料で登録する', hidden: true }).getAttribute('href')).toBe(
    '/register?from=x',
  );
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

it('the login prompt of members only links to log-in', () => {
  const text = 'ログインの有効期限が切れました';
  render(<LoginPrompt text={text} registerHref={null} logInHref="/login" onClose={() => {}} />);
  expect(screen.getAllByRole('link', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'ログイン',
  ]);
});

it('a toast leads to what it is about', () => {
  render(
    <Toast
      message={{ key: 1, text: 'クリップしました', link: { label: 'クリップを見る', href: '/mypage/clips' } }}
      onClose={() => {}}
    />,
  );
  expect(screen.getByRole('link', { name: 'クリップを見る' }).getAttribute('href')).toBe('/mypage/clips');
});

it('the chip after a removed one takes the focus, or the last one', async () => {
  const chips = (...labels: string[]) => (
    <FilterChips filters={labels.map((label) => ({ label, removeHref: '#' }))} clearHref="#" />
  );
  let page = render(chips('東京', 'ホテル', '海'));
  await userEvent.click(screen.getByRole('link', { name: '東京を外す' }));
  page.unmount();
  page = render(chips('ホテル', '海'));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'ホテルを外す' }));
  await userEvent.click(screen.getByRole('link', { name: '海を外す' }));
  // A page stays mounted at its other addresses.
  page.rerender(chips('ホテル'));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'ホテルを外す' }));
});

it('the error summary takes the focus and links to the fields', async () => {
  render(
    <>
      <ErrorSummary
        errors={[{ name: 'email', label: 'メールアドレス', message: '入力してください' }]}
        submission={{}}
      />
      <TextField
        name="email"
        kind="email"
        label="メールアドレス"
        required
        error="入力してください"
        help="連絡に使います"
      />
    </>,
  );
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  await userEvent.click(screen.getByRole('link', { name: 'メールアドレス：入力してください' }));
  const field = screen.getByRole('textbox', { name: /メールアドレス/ });
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.getAttribute('aria-describedby')).toBe('field-email-help field-email-error');
});

it('a value is normalized on blur, not while typing', async () => {
  render(<TextField name="kana" kind="kana" label="セイ" />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.type(field, 'やま ﾀﾞ');
  expect(field.value).toBe('やま ﾀﾞ');
  await userEvent.tab();
  expect(field.value).toBe('ヤマダ');
});
