import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ErrorSummary } from '#client/ui/form/ErrorSummary.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { LoginPrompt } from '#client/ui/notice/LoginPrompt.tsx';
import { Toast } from '#client/ui/notice/Toast.tsx';

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

it('a message stays at least six seconds, and longer while it is looked at', async () => {
  const close = vi.fn();
  render(<Toast message={{ key: 1, text: 'クリップを外しました' }} onClose={close} />);
  expect(screen.getByRole('status').textContent).toContain('クリップを外しました');
  act(() => void vi.advanceTimersByTime(6000));
  expect(close).not.toHaveBeenCalled();
  await userEvent.hover(screen.getByText('クリップを外しました'));
  act(() => void vi.advanceTimersByTime(20_000));
  expect(close).not.toHaveBeenCalled();
});

it('a message can be undone and closed', async () => {
  const [undo, close] = [vi.fn(), vi.fn()];
  render(
    <Toast
      message={{ key: 1, text: '外しました', action: { label: '元に戻す', onPress: undo } }}
      onClose={close}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: '元に戻す' }));
  await userEvent.click(screen.getByRole('button', { name: '閉じる' }));
  expect([undo.mock.calls.length, close.mock.calls.length]).toEqual([1, 1]);
});

it('the prompt says that saving needs registration, leads there, and goes on Escape', async () => {
  const close = vi.fn();
  render(<LoginPrompt registerHref="/register?from=x" logInHref="/login" onClose={close} />);
  expect(screen.getByText('保存するには登録が必要です')).toBeTruthy();
  expect(screen.getByRole('link', { name: '無料で登録する' }).getAttribute('href')).toBe('/register?from=x');
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledOnce();
});

it('errors of a form take the focus and lead to their fields', async () => {
  render(
    <>
      <ErrorSummary
        errors={[{ name: 'email', label: 'メールアドレス', message: '入力してください' }]}
        answer={{}}
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

it('what is typed is tidied when the field is left, not before', async () => {
  render(<TextField name="kana" kind="kana" label="セイ" />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.type(field, 'やま ﾀﾞ');
  expect(field.value).toBe('やま ﾀﾞ');
  await userEvent.tab();
  expect(field.value).toBe('ヤマダ');
});
