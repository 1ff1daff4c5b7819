import { afterEach, describe, expect, it, vi } from 'vitest';
import { connectApp, showInApp, postArticleClip } from '#client/native/app.ts';
import { openBridge, findPort } from '#client/native/bridge.ts';
import { articleId, parseIncomingMessage, type OutgoingMessage } from '#client/native/messages.ts';

/** Connects an app and returns the messages it receives. */
function connectMockApp({ showsNotifications }: { showsNotifications: boolean }) {
  const messages: OutgoingMessage[] = [];
  const bridge = openBridge((message) => messages.push(message), { showsNotifications });
  connectApp(bridge.app);
  closers.push(bridge.close);
  return messages;
}

const closers: (() => void)[] = [];

/** Dispatches a message of the app. */
const postFromApp = (data: unknown, source: MessageEventSource | null = window) =>
  window.dispatchEvent(new MessageEvent('message', { data, source }));

afterEach(() => {
  connectApp(null);
  for (const close of closers.splice(0)) close();
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
  ])('%s is reported as article %s', (url, id) => {
    expect(articleId(url)).toBe(id);
    const messages = connectMockApp({ showsNotifications: true });
    postArticleClip(url, true);
    expect(messages).toEqual(id ? [{ type: 'article_clip', article_id: id, is_clipped: true }] : []);
  });

  it('are ignored in a browser', () => {
    expect(() => postArticleClip('/magazine/101', true)).not.toThrow();
  });
});

describe('notices', () => {
  it('are shown by the page in a browser and in apps before version 3', () => {
    expect(showInApp({ kind: 'message', text: 'クリップしました' })).toBe(false);
    const messages = connectMockApp({ showsNotifications: false });
    expect(showInApp({ kind: 'message', text: 'クリップしました' })).toBe(false);
    expect(messages).toEqual([]);
  });

  it('are shown by the app from version 3, and their action runs once', () => {
    const messages = connectMockApp({ showsNotifications: true });
    const onPress = vi.fn<() => void>();
    expect(showInApp({ kind: 'message', text: '外しました', action: { label: '元に戻す', onPress } })).toBe(
      true,
    );
    expect(messages).toEqual([
      { type: 'notification', id: 'n1', kind: 'message', text: '外しました', action: '元に戻す' },
    ]);
    postFromApp({ type: 'notification_action', id: 'n1' });
    postFromApp({ type: 'notification_action', id: 'n1' });
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('ignore messages from frames', () => {
    connectMockApp({ showsNotifications: true });
    const onPress = vi.fn<() => void>();
    showInApp({ kind: 'message', text: '外しました', action: { label: '元に戻す', onPress } });
    const frame = document.body.appendChild(document.createElement('iframe'));
    postFromApp({ type: 'notification_action', id: 'n1' }, frame.contentWindow);
    expect(onPress).not.toHaveBeenCalled();
  });
});

describe('messages', () => {
  it('of unknown types are ignored', () => {
    expect(
      [null, 'viewer_changed', 7, {}, { type: 'other' }, { type: 'notification_action', id: 1 }].map(
        parseIncomingMessage,
      ),
    ).toEqual([null, null, null, null, null, null]);
    expect(parseIncomingMessage({ type: 'viewer_changed', more: 1 })).toEqual({ type: 'viewer_changed' });
  });

  it('are objects on iOS, JSON on Android and not sent in a browser', () => {
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
