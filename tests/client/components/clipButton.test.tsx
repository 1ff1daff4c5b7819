import { Suspense } from 'react';
import { act, render, screen } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay/hooks.js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import ClipCount from '#client/components/clip/ClipCount.tsx';
import { ClipTargetButton, PendingClips } from '#client/components/clip/ClipButton.tsx';
import { NoticesContext, type Notices, type ToastContent } from '#client/components/notices/useNotices.ts';
import { loadViewer, ViewerProvider } from '#client/relay/Viewer.tsx';
import { fakeGateway, type Outcome } from './clipGateway.ts';

const TARGET = { id: 'a', typename: 'Hall', name: 'グランメゾン青山' };
const KEY = 'musubi.clipWish';
const CLIPPED = `${TARGET.name}をクリップしました`;
const UNCLIPPED = `${TARGET.name}のクリップを外しました`;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

/** A page with one clip button. */
async function renderButton(outcomeOf?: (number: number) => Outcome, isLoggedIn = true) {
  const gateway = fakeGateway(outcomeOf, { isLoggedIn });
  const toasts: ToastContent[] = [];
  const requestLogin = vi.fn();
  const notices: Notices = {
    showToast(toast) {
      toasts.push(toast);
      return () => toast.onClose?.();
    },
    requestLogin,
    showBanner() {},
    closeBanner() {},
  };
  const onChange = vi.fn();
  render(
    <RelayEnvironmentProvider environment={gateway.environment}>
      <ViewerProvider request={loadViewer(gateway.environment, {})}>
        <NoticesContext value={notices}>
          <ClipTargetButton target={TARGET} count={null} onChange={onChange} />
          <PendingClips />
        </NoticesContext>
      </ViewerProvider>
    </RelayEnvironmentProvider>,
  );
  const button = screen.getByRole('button');
  // The viewer, then the state of the object.
  await act(() =>
    vi.waitFor(() => expect(gateway.requests.map(({ name }) => name)).toContain('ViewerQuery')),
  );
  if (isLoggedIn) await vi.waitFor(() => expect(button.getAttribute('aria-pressed')).not.toBeNull());
  const pressed = () => button.getAttribute('aria-pressed');
  const press = () => act(() => button.click());
  const texts = () => toasts.map(({ text }) => text);
  return { ...gateway, toasts, texts, requestLogin, onChange, pressed, press };
}

describe('a member', () => {
  it('sees the change at once, then what was done, and can undo it once', async () => {
    const { press, pressed, toasts, texts, clipped, onChange } = await renderButton();
    press();
    expect([pressed(), texts()]).toEqual(['true', []]);
    await vi.waitFor(() => expect(texts()).toEqual([CLIPPED]));
    expect([[...clipped], onChange.mock.calls]).toEqual([['a'], [[true]]]);
    act(() => toasts[0]?.action?.onPress());
    expect(pressed()).toBe('false');
    await vi.waitFor(() => expect(texts()).toEqual([CLIPPED, UNCLIPPED]));
    expect([[...clipped], toasts[1]?.action]).toEqual([[], undefined]);
  });

  it('who presses twice gets one message, of the last press', async () => {
    const { press, pressed, toasts, texts, clipped } = await renderButton();
    press();
    press();
    expect(pressed()).toBe('false');
    await vi.waitFor(() => expect(texts()).toEqual([UNCLIPPED]), 5_000);
    // A hall is unclipped when it can no longer be undone.
    expect([...clipped]).toEqual(['a']);
    act(() => toasts[0]?.onClose?.());
    await vi.waitFor(() => expect([...clipped]).toEqual([]));
  });

  it('shows why a change was refused, and goes back', async () => {
    const { press, pressed, toasts, onChange } = await renderButton(() => 'rate limited');
    press();
    await vi.waitFor(() => expect(toasts).toMatchObject([{ tone: 'error', action: { label: 'もう一度' } }]));
    expect(toasts[0]?.text).toMatch(/^グランメゾン青山：短い時間に何度も操作されたため/);
    expect([pressed(), onChange.mock.calls]).toEqual(['false', []]);
  });

  it('tries to unclip a hall again as at first: a failure is shown, a success too', async () => {
    const { press, pressed, toasts, texts, onChange } = await renderButton((number) =>
      number === 2 || number === 3 ? 'rate limited' : 'done',
    );
    press();
    await vi.waitFor(() => expect(texts()).toEqual([CLIPPED]));
    press();
    await vi.waitFor(() => expect(texts()).toEqual([CLIPPED, UNCLIPPED]));
    act(() => toasts[1]?.onClose?.());
    await vi.waitFor(() => expect(toasts).toHaveLength(3));
    act(() => toasts[2]?.action?.onPress());
    await vi.waitFor(() => expect(toasts).toHaveLength(4));
    expect(toasts[3]).toMatchObject({ tone: 'error', action: { label: 'もう一度' } });
    expect(pressed()).toBe('true');
    act(() => toasts[3]?.action?.onPress());
    await vi.waitFor(() => expect(texts().slice(4)).toEqual([UNCLIPPED]));
    expect([pressed(), onChange.mock.calls.flat()]).toEqual([
      'false',
      [true, false, true, false, true, false],
    ]);
  });

  it('whose session has ended is asked to log in, and the clip is kept', async () => {
    const { press, pressed, requestLogin, texts } = await renderButton(() => 'login required');
    press();
    await vi.waitFor(() => expect(requestLogin).toHaveBeenCalledTimes(1));
    expect([pressed(), texts(), sessionStorage.getItem(KEY)]).toEqual([
      'false',
      [],
      expect.stringContaining('グランメゾン青山'),
    ]);
    expect(requestLogin).toHaveBeenCalledWith(expect.anything(), true);
  });

  it('whose session ends before a hall is unclipped is asked to log in, and the hall stays clipped', async () => {
    const { press, pressed, requestLogin, toasts, texts, onChange } = await renderButton((number) =>
      number === 1 ? 'done' : 'login required',
    );
    press();
    await vi.waitFor(() => expect(texts()).toEqual([CLIPPED]));
    press();
    await vi.waitFor(() => expect(texts()).toEqual([CLIPPED, UNCLIPPED]));
    act(() => toasts[1]?.onClose?.());
    await vi.waitFor(() => expect(requestLogin).toHaveBeenCalledWith(expect.anything(), true));
    expect([pressed(), texts().length, sessionStorage.getItem(KEY)]).toEqual(['true', 2, null]);
    expect(onChange.mock.calls).toEqual([[true], [false], [true]]);
  });
});

it('a clip leads to its list, and the count of the header follows it', async () => {
  const { press, toasts, environment, clips } = await renderButton();
  render(
    <RelayEnvironmentProvider environment={environment}>
      <Suspense>
        <span data-testid="count">
          <ClipCount />
        </span>
      </Suspense>
    </RelayEnvironmentProvider>,
  );
  expect((await screen.findByTestId('count')).textContent).toBe('');
  press();
  await vi.waitFor(() => expect(screen.getByTestId('count').textContent).toBe('1件'));
  expect(toasts[0]?.link).toEqual({ label: 'クリップを見る', href: '/mypage/clips' });
  await act(() => clips.set(TARGET, false));
  expect(screen.getByTestId('count').textContent).toBe('');
});

describe('a guest', () => {
  it('is asked to register without a request; the clip follows after sign-up', async () => {
    vi.stubGlobal('scrollTo', vi.fn());
    vi.stubGlobal('scrollY', 640);
    const guest = await renderButton(undefined, false);
    guest.press();
    // The viewer may not be known yet.
    await vi.waitFor(() => {
      guest.press();
      expect(guest.requestLogin).toHaveBeenCalled();
    });
    expect(sessionStorage.getItem(KEY)).toContain('"id":"a"');
    document.body.replaceChildren();
    vi.stubGlobal('scrollY', 0);
    const member = await renderButton();
    await vi.waitFor(() => expect(member.texts()).toEqual([CLIPPED]));
    expect(vi.mocked(scrollTo)).toHaveBeenCalledWith({ top: 640, behavior: 'instant' });
    expect([[...member.clipped], member.pressed(), sessionStorage.getItem(KEY)]).toEqual([
      ['a'],
      'true',
      null,
    ]);
  });

  it.each([
    ['is an hour old', JSON.stringify({ ...TARGET, page: '/', top: 0, at: Date.now() - 60 * 60 * 1000 })],
    ['is of another shape', '{"id":1}'],
    ['is no JSON', 'not json'],
  ])('who registers finds nothing clipped where what was kept %s', async (_, stored) => {
    sessionStorage.setItem(KEY, stored);
    const { mutations, texts } = await renderButton();
    await vi.waitFor(() => expect(sessionStorage.getItem(KEY)).toBeNull());
    expect([mutations(), texts()]).toEqual([[], []]);
  });
});
