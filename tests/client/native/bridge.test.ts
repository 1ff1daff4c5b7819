import { afterEach, describe, expect, it, vi } from 'vitest';
import { connectApp, showInApp, postArticleClip } from '#client/native/app.ts';
import { openBridge, findPort } from '#client/native/bridge.ts';
import { articleId, parseIncomingMessage, type OutgoingMessage } from '#client/native/messages.ts';

/** A connected app that writes down what it is told. */
function playApp({ showsNotifications }: { showsNotifications: boolean }) {
  const told: OutgoingMessage[] = [];
  const bridge = openBridge((message) => told.push(message), { showsNotifications });
  connectApp(bridge.app);
  closing.push(bridge.close);
  return told;
}

const closing: (() => void)[] = [];

/** The app's answer, as the page receives it. */
const answer = (data: unknown, source: MessageEventSource | null = window) =>
  window.dispatchEvent(new MessageEvent('message', { data, source }));

afterEach(() => {
  connectApp(null);
  for (const close of closing.splice(0)) close();
});

describe('article clips', () => {
  it.each([
    ['/magazine/101', '101'],
    ['https://www.wn.example/magazine/101/', '101'],
    ['https://www.wn.example/magazine/101?utm_source=line', '101'],
    ['https://partner.example/articles/spring-dress', null],
    ['/magazine/101a', null],
    ['/magazine/no-101', null],
    ['/magazine/101/photos', null],
  ])('%s is told as article %s', (url, id) => {
    expect(articleId(url)).toBe(id);
    const told = playApp({ showsNotifications: true });
    postArticleClip(url, true);
    expect(told).toEqual(id ? [{ type: 'article_clip', article_id: id, is_clipped: true }] : []);
  });

  it('are told to nobody in a browser', () => {
    expect(() => postArticleClip('/magazine/101', true)).not.toThrow();
  });
});

describe('notices', () => {
  it('are the page’s own in a browser and in an app before version 3', () => {
    expect(showInApp({ kind: 'message', text: 'クリップしました' })).toBe(false);
    const told = playApp({ showsNotifications: false });
    expect(showInApp({ kind: 'message', text: 'クリップしました' })).toBe(false);
    expect(told).toEqual([]);
  });

  it('are the app’s from version 3, and their action comes back once', () => {
    const told = playApp({ showsNotifications: true });
    const act = vi.fn<() => void>();
    expect(showInApp({ kind: 'message', text: '外しました', action: { label: '元に戻す', onPress: act } })).toBe(
      true,
    );
    expect(told).toEqual([
      { type: 'notification', id: 'n1', kind: 'message', text: '外しました', action: '元に戻す' },
    ]);
    answer({ type: 'notification_action', id: 'n1' });
    answer({ type: 'notification_action', id: 'n1' });
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('are not pressed by a frame of another page', () => {
    playApp({ showsNotifications: true });
    const act = vi.fn<() => void>();
    showInApp({ kind: 'message', text: '外しました', action: { label: '元に戻す', onPress: act } });
    const frame = document.body.appendChild(document.createElement('iframe'));
    answer({ type: 'notification_action', id: 'n1' }, frame.contentWindow);
    expect(act).not.toHaveBeenCalled();
  });
});

describe('messages', () => {
  it('that are none of ours are read as nothing', () => {
    expect(
      [null, 'viewer_changed', 7, {}, { type: 'other' }, { type: 'notification_action', id: 1 }].map(
        parseIncomingMessage,
      ),
    ).toEqual([null, null, null, null, null, null]);
    expect(parseIncomingMessage({ type: 'viewer_changed', more: 1 })).toEqual({ type: 'viewer_changed' });
  });

  it('go as objects to iOS, as text to Android, nowhere in a browser', () => {
    const message: OutgoingMessage = { type: 'article_clip', article_id: '101', is_clipped: false };
    const ios = vi.fn<(message: OutgoingMessage) => void>();
    findPort({ webkit: { messageHandlers: { musubi: { postMessage: ios } } } })?.(message);
    expect(ios).toHaveBeenCalledWith(message);
    const android = vi.fn<(message: string) => void>();
    findPort({ musubi: { postMessage: android } })?.(message);
    expect(JSON.parse(android.mock.calls[0]?.[0] ?? '')).toEqual(message);
    expect(findPort({})).toBeNull();
  });
});
