/** What shares a cached page, in the gateway and in nginx, and what must never be stored. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSite, type Site } from '#tests/harness/gateway.ts';
import { nginxProgram, startProxy, type Proxy } from '#tests/harness/proxy.ts';
import { logInBySite } from '#tests/harness/session.ts';
import { type Answer, sendTarget } from '../http/sendTarget.ts';

if (nginxProgram === null) it('needs nginx', ({ skip }) => skip('not installed (Debian: nginx-light)'));
else cacheKeys(nginxProgram);

const cacheOf = ({ headers }: Answer): unknown => headers['x-cache'];

const UUID = '7d3c1a52-0b64-4f0e-9a3d-5e2f6c8b9a10';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15) Chrome/130.0 Mobile Safari/537.36';

/** A request for the page `?name=…`, by what is added to its address and which headers it has. */
interface Variant {
  readonly added?: string;
  readonly before?: string;
  readonly headers?: Record<string, string>;
}

const SAME: Readonly<Record<string, Variant>> = {
  'campaign parameters': { added: '&utm_source=line&utm_medium=cpc&utm_campaign=%E6%98%A5' },
  'a click id of Facebook': { added: '&fbclid=IwAR0-_x' },
  'click ids around the parameters': { before: 'gclid=a.b-c&', added: '&yclid=1&msclkid=2' },
  'an unknown parameter': { added: '&junk=1' },
  'unknown parameters without a name or value': { before: '&&x&', added: '&=1&y=&' },
  'a known parameter without value': { added: '&page=&k' },
  'a parameter of another page': { added: '&fid=contact' },
  'another case of a known parameter': { added: '&PAGE=2' },
  'an iPhone': { headers: { 'user-agent': IPHONE } },
  'an Android phone': { headers: { 'user-agent': ANDROID } },
  'a visitor with a cookie': { headers: { cookie: `wn_uuid=${UUID}; wn_session=x` } },
  'a visitor with an area, on a page without': { headers: { cookie: 'area=kinki/osaka' } },
  'a language': { headers: { 'accept-language': 'fr' } },
  'another host name': { headers: { host: 'evil.example' } },
  'forwarding headers': {
    headers: {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'gopher',
      'x-forwarded-prefix': '//evil.example',
      forwarded: 'host=evil.example',
    },
  },
  'rewriting headers': {
    headers: { 'x-original-url': '/mypage', 'x-rewrite-url': '/mypage', 'x-http-method-override': 'POST' },
  },
  'a referrer and an unusual Accept': { headers: { referer: 'https://evil.example/', accept: 'text/css' } },
  'a range and a condition': { headers: { range: 'bytes=0-9', 'if-none-match': '"x"' } },
};

/** Rendered for others, or not stored at all. */
const OTHER: Readonly<Record<string, Variant>> = {
  'another value of a known parameter': { added: '&people=60' },
  'an encoded name of a known parameter': { added: '&p%65ople=60' },
  'a plus sign in a name': { added: '&pe+ople=60' },
  'the app on iOS': { headers: { 'user-agent': `${IPHONE} MusubiApp/3.2.1` } },
  'the app on Android': { headers: { 'user-agent': `${ANDROID} MusubiApp/3.2.1` } },
  'an old app by its cookie': { headers: { cookie: 'wn_uuid=0123456789abcdef' } },
  'an old app by its header': { headers: { 'x-wn-uuid': '0123456789abcdef' } },
  'gzip in place of no compression': { headers: { 'accept-encoding': 'gzip' } },
};

function cacheKeys(program: string): void {
  let site: Site;
  let proxy: Proxy;
  let session = '';
  beforeAll(async () => {
    site = await startSite();
    proxy = await startProxy(program, [Number(new URL(site.url).port)]);
    session = await logInBySite(site.url);
  }, 180_000);
  afterAll(async () => {
    await proxy[Symbol.asyncDispose]();
    await site.stop();
  });

  let pages = 0;
  /** A page that no other test requests. */
  const newPage = () => {
    const name = `name=row${(pages += 1)}`;
    return {
      plain: `/halls/search/?${name}`,
      path: ({ before = '', added = '' }: Variant) => `/halls/search/?${before}${name}${added}`,
    };
  };
  /** The page as the proxy stores it. While a part is late the page is not stored. */
  const stored = async (path: string, headers: Record<string, string>): Promise<Answer> => {
    await expect
      .poll(async () => cacheOf(await sendTarget(proxy.url, path, headers)), { timeout: 10_000 })
      .toBe('HIT');
    return sendTarget(proxy.url, path, headers);
  };
  const restCalls = async (): Promise<number> => (await site.origin.calls()).length;

  describe('a page is shared with', () => {
    it.each(Object.entries(SAME))('S63 %s', async (_name, variant) => {
      const { plain, path } = newPage();
      // The hostile request comes first: whatever it stores is what the others get.
      const first = await sendTarget(proxy.url, path(variant), variant.headers);
      const others = await sendTarget(proxy.url, plain);
      const direct = await sendTarget(site.url, plain);
      expect([cacheOf(first), cacheOf(others), others.status]).toEqual(['MISS', 'HIT', 200]);
      expect(others.text).toBe(direct.text);
      expect(others.text).not.toContain('evil.example');
    });

    it.each(Object.entries(SAME))('S63 %s, by the gateway alone', async (_name, variant) => {
      const { plain, path } = newPage();
      const { text } = await sendTarget(site.url, plain);
      const calls = await restCalls();
      const again = await sendTarget(site.url, path(variant), variant.headers);
      expect(variant.headers?.['if-none-match'] ?? again.text).toBe(
        variant.headers?.['if-none-match'] ?? text,
      );
      expect(await restCalls()).toBe(calls);
    });
  });

  describe('a page is not shared with', () => {
    it.each(Object.entries(OTHER))('S64 %s', async (_name, variant) => {
      const { plain, path } = newPage();
      const other = await sendTarget(proxy.url, path(variant), variant.headers);
      const first = await sendTarget(proxy.url, plain);
      const again = await sendTarget(proxy.url, path(variant), variant.headers);
      expect(other.status).toBe(200);
      expect(cacheOf(first)).toBe('MISS');
      expect(first.text).toBe((await sendTarget(site.url, plain)).text);
      expect(again.text).toBe(other.text);
    });
  });

  it('S64 a stored page carries the request id of its reader, not of the one who asked first', async () => {
    const { plain } = newPage();
    await sendTarget(proxy.url, plain, { 'x-request-id': 'chosen-by-a-stranger' });
    const later = await sendTarget(proxy.url, plain);
    expect([cacheOf(later), later.headers['x-request-id']]).toEqual([
      'HIT',
      expect.stringMatching(/^[0-9a-f]{32}$/),
    ]);
    const own = await sendTarget(proxy.url, plain, { 'x-request-id': 'my-own-request' });
    expect(own.headers['x-request-id']).toBe('my-own-request');
  });

  it('S64 pages of an area or without 六輝 are shared by those who chose the same', async () => {
    const osaka = await stored('/', { cookie: `wn_uuid=${UUID}; area=kinki/osaka` });
    const later = await sendTarget(proxy.url, '/?gclid=1', {
      cookie: 'area=kinki%2Fosaka%2F1795230000; other=1',
    });
    expect([cacheOf(later), later.text === osaka.text]).toEqual(['HIT', true]);
    // A space that JavaScript skips and PCRE does not.
    const spaced = await stored('/', { cookie: 'a=1;\u00a0area=kinki/osaka' });
    const unchosen = await sendTarget(proxy.url, '/');
    expect([cacheOf(unchosen), unchosen.text === spaced.text, unchosen.text === osaka.text]).toEqual([
      'HIT',
      true,
      false,
    ]);
    const hidden = await stored('/halls/1/fairs', { cookie: 'rokuyo=off' });
    const shown = await stored('/halls/1/fairs', {});
    const hiddenAgain = await sendTarget(proxy.url, '/halls/1/fairs', { cookie: 'x=1; rokuyo=off' });
    expect(hiddenAgain.text).toBe(hidden.text);
    expect(shown.text).not.toBe(hidden.text);
  });

  it('S101 orders and spellings of parameters share a page, and make no other copy of it', async () => {
    const name = `${encodeURIComponent('結婚')}+row${(pages += 1)}`;
    const canonical = `/halls/search/?people=60&name=${name}`;
    const spellings = [
      `/halls/search/?name=${name}&people=60`,
      `/halls/search/?name=${name}&gclid=1&people=60`,
      canonical.replace('60', '%36%30'),
      canonical.replace('row', 'ro%77'),
      canonical.replace('+', '%20'),
      canonical.replace('%E7', '%e7'),
    ];
    const { text } = await sendTarget(site.url, canonical);
    const calls = await restCalls();
    for (const spelling of spellings) {
      const answer = await sendTarget(proxy.url, spelling);
      expect([spelling, cacheOf(answer), answer.text === text]).toEqual([spelling, 'BYPASS', true]);
    }
    expect(await restCalls()).toBe(calls);
    expect(cacheOf(await sendTarget(proxy.url, canonical))).toBe('MISS');
    expect(cacheOf(await sendTarget(proxy.url, `${canonical}&fbclid=1`))).toBe('HIT');
  });

  it('S101 values that are not UTF-8, which the gateway reads as one, are passed on', async () => {
    for (const byte of ['%FE', '%FF', '%C0%AF', '%ED%A0%80', '%F4%90%80%80', '%E7%B5'])
      expect(cacheOf(await sendTarget(proxy.url, `/halls/search/?name=${byte}`))).toBe('BYPASS');
  });

  it('S101 links of our pages name their parameters as nginx keeps them', async () => {
    const hrefs = new Set<string>();
    for (const page of [
      '/',
      '/halls/search/?k=1&people=60',
      '/halls/ranking',
      '/magazine',
      '/brides/themes',
      '/photos',
      '/videos',
    ]) {
      const { text } = await sendTarget(site.url, page);
      for (const [, href = ''] of text.matchAll(/href="(\/[^"?#]*\?[^"#]*)/g))
        hrefs.add(href.replaceAll('&amp;', '&'));
    }
    expect(hrefs.size).toBeGreaterThan(20);
    const passed: string[] = [];
    for (const href of hrefs) {
      const { status, headers } = await sendTarget(proxy.url, href);
      if (
        status === 200 &&
        String(headers['cache-control']).startsWith('public') &&
        headers['x-cache'] === 'BYPASS'
      )
        passed.push(href);
    }
    expect(passed).toEqual([]);
  });

  it('S65 the member’s page is served to its owner', async () => {
    expect((await sendTarget(proxy.url, '/mypage', { cookie: session })).text).toContain('ゆいまま');
  });

  it.each([
    '/mypage',
    '/mypage/x.css',
    '/mypage/%2e%2e/..;/a.js',
    '/mypage/%2e%2e/mypage',
    '/assets/%2e%2e/mypage',
    '/mypage%2Fa.css',
    '/mypage;x.js',
    '/mypage%00.js',
    '/mypage?x=.css',
    '/mypage/clips?page=1.png',
    '/halls/1/../../mypage',
  ])('S65 personal answers are never stored: %s', async (path) => {
    const own = await sendTarget(proxy.url, path, { cookie: session });
    const stranger = await sendTarget(proxy.url, path);
    expect([cacheOf(own), cacheOf(stranger)]).not.toContain('HIT');
    expect(own.headers['cache-control'] ?? '').not.toMatch(/public|max-age=[1-9]/);
    expect(stranger.text).not.toContain('ゆいまま');
  });

  it('S66 redirects keep the parameters that analytics reads; canonical addresses have none', async () => {
    for (const base of [site.url, proxy.url]) {
      const moved = await sendTarget(base, '/halls/1?utm_source=line&fbclid=a%26b&guests=60');
      expect(moved.status).toBe(308);
      const { pathname, searchParams } = new URL(moved.headers.location ?? '', base);
      expect(pathname).toMatch(/^\/halls\/[a-z]+\/[a-z0-9-]+$/);
      expect([...searchParams]).toEqual([
        ['guests', '60'],
        ['utm_source', 'line'],
        ['fbclid', 'a&b'],
      ]);
      const page = await sendTarget(base, moved.headers.location ?? '');
      expect(page.text).toContain(`<link rel="canonical" href="${site.url}${pathname}"/>`);
      expect(page.text).not.toContain('fbclid');
    }
  });
}
