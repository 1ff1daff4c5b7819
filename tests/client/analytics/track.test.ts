import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { diagnosisResult, isNoKarte, type PostModel, type TrackedEvent } from '#client/analytics/events.ts';
import { redactedPath } from '#client/analytics/publicPaths.ts';
import { setEventSink, discardQueuedEvents, track } from '#client/analytics/track.ts';
import { affiliateEvent, EXCLUDED_USER_IDS, isTracked, startTracking } from '#client/analytics/tracker.ts';
import { utmParams } from '#client/analytics/utm.ts';
import { NO_SERVICES } from '#tests/harness/services.ts';

const post: PostModel = {
  id: '101',
  title: '準備はいつから',
  thumbnail: null,
  categories: ['結婚準備'],
  tags: [],
  pr: false,
  show_floating: true,
  heatmap: false,
};
const hall: TrackedEvent = {
  event: 'HallDataEvent',
  hall: { id: '1', name: '青山の会場', prefecture: 'tokyo' },
};

beforeEach(() => {
  delete window.dataLayer;
  sessionStorage.clear();
  history.replaceState(null, '', '/halls/kanto/aoyama');
});
afterEach(() => {
  setEventSink(null);
  discardQueuedEvents();
  vi.unstubAllGlobals();
});

describe('events', () => {
  it('are queued until tracking starts, then sent in order with their page', () => {
    track(hall);
    history.replaceState(null, '', '/magazine/101');
    track({ event: 'PostDataEvent', post });
    expect(window.dataLayer).toBeUndefined();
    startTracking(NO_SERVICES, { inApp: false });
    track({ event: 'ReadedPostDataEvent', post });
    expect(window.dataLayer).toEqual([
      expect.objectContaining({ ...hall, page_path: '/halls/kanto/aoyama', is_in_app: false }),
      expect.objectContaining({ event: 'PostDataEvent', no_karte: false, page_path: '/magazine/101' }),
      expect.objectContaining({ event: 'ReadedPostDataEvent' }),
    ]);
  });

  it('are discarded without consent', () => {
    track(hall);
    discardQueuedEvents();
    startTracking(NO_SERVICES, { inApp: false });
    expect(window.dataLayer).toBeUndefined();
  });

  it('are not sent after tracking has stopped', () => {
    startTracking(NO_SERVICES, { inApp: false })();
    track(hall);
    expect(window.dataLayer).toBeUndefined();
  });

  it('contain the result of a diagnosis', () => {
    expect(diagnosisResult('agree')).toEqual({ event: 'DiagnosisResult:agree' });
  });
});

describe('personalization', () => {
  const tags = NO_SERVICES.noKarteTags;
  it.each([
    [{ pr: false, tags: ['dress'] }, false],
    [{ pr: true, tags: [] }, true],
    [{ pr: false, tags: ['dress', 'promotion'] }, true],
    [{ pr: false, tags: ['campaign'] }, true],
  ])('excludes %o: %s', (of, isExcluded) => {
    expect(isNoKarte(of, tags)).toBe(isExcluded);
  });
});

describe('tracked users', () => {
  it('are all but users 1 and 3', () => {
    expect(EXCLUDED_USER_IDS).toEqual(['1', '3']);
    expect([null, '1', '2', '3', '13'].map(isTracked)).toEqual([true, false, true, false, true]);
  });
});

describe('addresses', () => {
  it.each([
    ['/', '/'],
    ['/halls/kanto/aoyama', '/halls/kanto/aoyama'],
    ['/go_to_wedding/couple/', '/go_to_wedding/couple/'],
    ['/clips/shared/q8ZpX1Lk3mN0aB7c', '/clips'],
    ['/diagnosis/5f3a9c0e7b', '/diagnosis'],
    ['/mypage/tickets/R2lmdFRpY2tldDox', '/mypage'],
    ['/gifts', '/gifts'],
  ])('%s is sent as %s', (path, redacted) => {
    expect(redactedPath(path)).toBe(redacted);
  });

  it('contribute only the four campaign parameters', () => {
    expect(
      utmParams(
        '/halls/1?utm_source=line&utm_medium=post&utm_campaign=autumn&utm_content=a&utm_term=b&hash=secret',
      ),
    ).toEqual({ utm_source: 'line', utm_medium: 'post', utm_campaign: 'autumn', utm_content: 'a' });
    expect(utmParams('/halls/1')).toEqual({});
  });
});

describe('the tag manager', () => {
  const TAGS = { ...NO_SERVICES, tagUrl: 'https://tags.example/manager.js' };
  const isLoaded = () => document.querySelector('script[src="https://tags.example/manager.js"]') !== null;
  const click = (link: Element | null) => {
    link?.addEventListener('click', (event) => event.preventDefault(), { once: true });
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  };
  beforeEach(() => document.head.replaceChildren());

  it.each(['/clips/shared/q8ZpX1Lk3mN0aB7c', '/diagnosis/dg_1/parent', '/special', '/register'])(
    'is not loaded on %s, where events wait in the data layer',
    (path) => {
      history.replaceState(null, '', path);
      const stop = startTracking(TAGS, { inApp: false });
      track(hall);
      expect([isLoaded(), window.dataLayer?.length]).toEqual([false, 1]);
      stop();
    },
  );

  it('is unloaded by a page load on links between public and private pages only', () => {
    document.body.innerHTML =
      '<a id="secret" href="/clips/shared/q8Zp"><b>一覧</b></a><a id="open" href="/halls/2">会場</a>';
    const [secret, open] = [document.querySelector('#secret'), document.querySelector('#open')];
    const stop = startTracking(TAGS, { inApp: false });
    expect(isLoaded()).toBe(true);
    click(open);
    click(secret);
    expect([open, secret].map((link) => link?.hasAttribute('data-reload'))).toEqual([false, true]);

    history.replaceState(null, '', '/clips/shared/q8Zp');
    click(open);
    expect(open?.hasAttribute('data-reload')).toBe(true);
    stop();
    open?.removeAttribute('data-reload');
    click(open);
    expect(open?.hasAttribute('data-reload')).toBe(false);
  });
});

describe('affiliate links', () => {
  it('are tracked by host', () => {
    document.body.innerHTML =
      '<a rel="sponsored noopener" href="https://px.a8.net/x?user=7"><b>見る</b></a><a href="/halls/1">会場</a>';
    expect(affiliateEvent(document.querySelector('b'))).toEqual({
      event: 'AffiliateLinkEvent',
      link_host: 'px.a8.net',
    });
    expect(affiliateEvent(document.querySelector('a[href="/halls/1"]'))).toBeNull();
  });
});

/** A data layer that throws. */
const brokenDataLayer = (): unknown[] =>
  new Proxy<unknown[]>([], {
    get() {
      throw new TypeError('the tag manager broke');
    },
  });

describe('a failing push', () => {
  it('is reported to the error service without secrets', async () => {
    const fetchMock = vi.fn<(url: string, init: { body: string }) => Promise<Response>>(
      async () => new Response(),
    );
    vi.stubGlobal('fetch', fetchMock);
    const errorsUrl = 'https://errors.example/api/1/envelope/?sentry_key=k&sentry_version=7';
    startTracking({ ...NO_SERVICES, errorsUrl }, { inApp: false });
    window.dataLayer = brokenDataLayer();
    history.replaceState(null, '', '/clips/shared/q8ZpX1Lk3mN0aB7c');
    track(hall);
    await vi.waitFor(() => expect(fetchMock).toHaveBeenCalledOnce(), 10_000);
    const [url, init] = fetchMock.mock.calls[0] ?? [];
    expect(url).toBe(errorsUrl);
    expect(init).toMatchObject({ method: 'POST', credentials: 'omit', referrerPolicy: 'no-referrer' });
    const body = init?.body ?? '';
    const lines = body.split('\n').map((line) => JSON.parse(line));
    expect(lines[1]).toEqual({ type: 'event' });
    expect(lines[2]).toMatchObject({
      event_id: lines[0].event_id,
      exception: { values: [{ type: 'TypeError', value: 'the tag manager broke' }] },
      tags: { event: 'HallDataEvent' },
      transaction: '/clips',
    });
    expect(body).not.toContain('q8ZpX1Lk3mN0aB7c');
  });

  it('is ignored where no error service is configured', () => {
    const fetchMock = vi.fn<typeof fetch>();
    vi.stubGlobal('fetch', fetchMock);
    startTracking(NO_SERVICES, { inApp: false });
    window.dataLayer = brokenDataLayer();
    track(hall);
    expect(fetchMock).not.toHaveBeenCalled();
  });
});
