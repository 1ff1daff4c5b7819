import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { PageRequest, RenderedPage, SiteOptions } from '#gateway/site/site.ts';
import { idOf, openStand } from '../http/testbed.ts';

const KEPT = { fresh: 60, swr: 600, sie: 86_400 };
const LOG_IN = 'mutation LogIn { logIn }';
const PERSONAL = 'query Personal { hall(by: {id: "1"}) { isClipped } }';
const DEFERRED = 'query Deferred { hall(by: {id: "1"}) { name ... @defer(label: "s") { slow } } }';

/** A page that says what it was made for. */
function pageOf(request: PageRequest, more: Partial<RenderedPage> = {}): RenderedPage {
  async function* body() {
    yield `<!doctype html><title>${request.url}</title>`;
    await sleep(20);
    const { url, inApp, area, hidesRokuyo } = request;
    yield JSON.stringify({ url, inApp, area, hidesRokuyo });
  }
  return {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: body(),
    cache: KEPT,
    ...more,
  };
}

/** A stand whose pages are counted. */
async function openSite(render: SiteOptions['render'] = async (request) => pageOf(request)) {
  let made = 0;
  const stand = await openStand({
    documents: [LOG_IN, DEFERRED, PERSONAL],
    render: (request, execute) => {
      made += 1;
      return render(request, execute);
    },
  });
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(stand.url + path, { headers, redirect: 'manual' });
  return { ...stand, get, made: () => made, [Symbol.asyncDispose]: stand.stop };
}

describe('kept pages', () => {
  it('a thousand guests at once cost one page', async () => {
    await using site = await openSite();
    const answers = await Promise.all(
      Array.from({ length: 1_000 }, async () => (await site.get('/halls/1')).text()),
    );
    expect(new Set(answers).size).toBe(1);
    expect(site.made()).toBe(1);
    await site.get('/halls/1');
    expect(site.made()).toBe(1);
  });

  it('tracking parameters make no page of their own, all others do', async () => {
    await using site = await openSite();
    const pages = [
      '/a?page=2',
      '/a?utm_source=x&page=2&utm_medium=y',
      '/a?page=2&utm_campaign=%E3%81%82',
      '/a?page=3',
      '/a?utm_source=x',
      '/a',
    ];
    const texts = [];
    for (const path of pages) texts.push(await (await site.get(path)).text());
    expect(site.made()).toBe(3);
    expect(texts[1]).toBe(texts[0]);
    expect(texts[1]).toContain('/a?page=2<');
    expect(texts[5]).toBe(texts[4]);
  });

  it('the app and the area have pages of their own; nothing else of a request reaches a page', async () => {
    await using site = await openSite();
    const app = { 'user-agent': 'MusubiApp/3.1.0' };
    const area = { cookie: 'wn_session=secret; area=kinki/osaka' };
    expect(await (await site.get('/', app)).text()).toContain('"inApp":true');
    expect(await (await site.get('/', area)).text()).toContain(
      '"area":{"area":"kinki","prefecture":"osaka"}',
    );
    expect(await (await site.get('/', { cookie: 'wn_session=other; area=<script>' })).text()).toContain(
      '"inApp":false,"area":null',
    );
    await site.get('/', { 'user-agent': 'Other', cookie: 'wn_session=third' });
    expect(site.made()).toBe(3);
  });

  it('those of fairs are made with and without 六輝, for everybody who has chosen the same', async () => {
    await using site = await openSite();
    const shown = await site.get('/halls/1/fairs', { cookie: 'wn_session=secret' });
    const hidden = await site.get('/halls/1/fairs', { cookie: 'wn_session=secret; rokuyo=off' });
    expect(await shown.text()).toContain('"hidesRokuyo":false');
    expect(await hidden.text()).toContain('"hidesRokuyo":true');
    expect([shown, hidden].map(({ headers }) => headers.get('vary'))).toEqual(
      Array(2).fill('Accept-Encoding, Cookie'),
    );
    await site.get('/halls/1/fairs', { cookie: 'wn_session=other; rokuyo=off' });
    await site.get('/halls/1/fairs');
    expect(site.made()).toBe(2);
    expect(await (await site.get('/halls/1', { cookie: 'rokuyo=off' })).text()).toContain(
      '"hidesRokuyo":false',
    );
  });

  it('carry no cookie, and say how long anyone may keep them', async () => {
    await using site = await openSite();
    for (let time = 0; time < 2; time += 1) {
      const { headers } = await site.get('/', { cookie: 'wn_session=x' });
      expect(headers.get('set-cookie')).toBeNull();
      expect(headers.get('cache-control')).toContain('s-maxage=60');
      expect(headers.get('vary')).toBe('Accept-Encoding, Cookie');
    }
  });

  it('differ by the cookie only where the area is used, and the app alone keeps its own', async () => {
    await using site = await openSite();
    const cookie = 'area=kinki/osaka';
    const plain = await site.get('/halls/1', { cookie });
    expect(plain.headers.get('vary')).toBe('Accept-Encoding');
    expect(await plain.text()).toContain('"area":null');
    const other = await site.get('/halls/1', { 'user-agent': 'Other' });
    expect([await other.text(), site.made()]).toEqual([expect.stringContaining('"area":null'), 1]);
    const app = await site.get('/halls/1', { cookie, 'user-agent': 'MusubiApp/3.1.0' });
    expect(app.headers.get('cache-control')).toBe('private, no-cache');
    expect(app.headers.get('vary')).toBe('Accept-Encoding');
  });

  it('are not sent again to who has them', async () => {
    await using site = await openSite();
    await (await site.get('/x')).text();
    const etag = (await site.get('/x')).headers.get('etag') ?? '';
    const again = await site.get('/x', { 'if-none-match': etag });
    expect([again.status, await again.text(), again.headers.get('cache-control')]).toEqual([
      304,
      '',
      expect.stringContaining('max-age=60'),
    ]);
    expect((await site.get('/y', { 'if-none-match': etag })).status).toBe(200);
  });

  it('come compressed, from the first reader on', async () => {
    await using site = await openSite();
    const plain = await (await site.get('/x', { 'accept-encoding': 'identity' })).text();
    for (const encoding of ['br', 'gzip']) {
      for (let time = 0; time < 2; time += 1) {
        const answer = await site.get('/x', { 'accept-encoding': encoding });
        expect(answer.headers.get('content-encoding')).toBe(encoding);
        expect(await answer.text()).toBe(plain);
      }
    }
  });

  it('outlive a failing API', async () => {
    let isDown = false;
    await using site = await openSite(async (request) => {
      if (isDown) return pageOf(request, { status: 503, cache: null });
      return pageOf(request, { cache: { fresh: 0, swr: 0, sie: 100 } });
    });
    await (await site.get('/seen')).text();
    isDown = true;
    expect((await site.get('/seen')).status).toBe(200);
    const unseen = await site.get('/unseen');
    expect([unseen.status, unseen.headers.get('cache-control')]).toEqual([503, 'private, no-store']);
  });

  it('a personal page is made for each reader, carries their cookies, and is kept by nobody', async () => {
    await using site = await openSite(async (request, execute) => {
      await execute(idOf(PERSONAL), {});
      return pageOf(request);
    });
    const read = async (path: string) => {
      const answer = await site.get(path);
      await answer.text();
      return [answer.headers.get('cache-control'), answer.headers.get('set-cookie')];
    };
    const own = await Promise.all(Array.from({ length: 20 }, () => read('/mypage/clips')));
    expect(own).toEqual(own.map(() => ['private, no-store', expect.stringContaining('visitor=1')]));
    expect(site.made()).toBe(20);
    expect(await read('/halls/1')).toEqual([expect.stringContaining('s-maxage=60'), null]);
  });

  it('a page that is not to be kept is made each time', async () => {
    await using site = await openSite(async (request) => pageOf(request, { status: 404, cache: null }));
    for (let time = 1; time <= 2; time += 1) {
      const answer = await site.get('/nope');
      await answer.text();
      expect([answer.status, site.made()]).toEqual([404, time]);
    }
  });

  it('a reader who leaves takes the page from nobody', async () => {
    await using site = await openSite();
    const leaving = new AbortController();
    const left = fetch(`${site.url}/long`, { signal: leaving.signal });
    const stays = site.get('/long');
    await left;
    leaving.abort();
    expect(await (await stays).text()).toContain('"url":"/long"');
    expect(site.made()).toBe(1);
  });

  it('what breaks says so and is not kept', async () => {
    await using site = await openSite(async () => {
      throw new Error('secret detail');
    });
    const answer = await site.get('/');
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('secret');
    expect(String(site.unforeseen[0])).toContain('secret detail');
  });
});

describe('what a page is made of', () => {
  it('first and late answers reach it in the gateway’s process', async () => {
    await using site = await openSite(async (request, execute) => {
      const { first, merged, late } = await execute(idOf(DEFERRED), {});
      async function* body() {
        yield JSON.stringify({ first, merged });
        for await (const payload of late ?? []) yield JSON.stringify(payload);
      }
      return { ...pageOf(request), body: body() };
    });
    const text = await (await site.get('/')).text();
    expect(text).toContain('{"first":{"data":{"hall":{"name":"Hall 1"}},"hasNext":true},"merged":[]}');
    expect(text).toContain('"slow":"late"');
  });

  it('redirects keep their status', async () => {
    await using site = await openSite(async () => ({
      status: 308,
      headers: { location: '/new' },
      body: (async function* () {})(),
      cache: null,
    }));
    const answer = await site.get('/old');
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/new']);
  });

  it('S40 security headers', async () => {
    await using site = await openSite();
    const { headers } = await site.get('/');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
  });
});

describe('forms without script', () => {
  const send = (url: string, headers: Record<string, string>, body = 'email=a%40b.jp') =>
    fetch(`${url}/login`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body,
    });
  const render: SiteOptions['render'] = async (request, execute) => {
    await execute(idOf(LOG_IN), {});
    return pageOf(request, { status: 303, headers: { location: `/?${request.form}` }, cache: null });
  };

  it('our own pages’ are carried out, with the session’s cookie', async () => {
    await using site = await openSite(render);
    const answer = await send(site.url, { origin: site.url });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/?email=a%40b.jp']);
    expect(answer.headers.get('set-cookie')).toBe('visitor=1; HttpOnly');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect((await send(site.url, { 'sec-fetch-site': 'same-origin' })).status).toBe(303);
  });

  it('others’ are refused before anything is made', async () => {
    await using site = await openSite(render);
    const foreign = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      {},
    ] as Record<string, string>[];
    for (const headers of foreign) expect((await send(site.url, headers)).status).toBe(403);
    expect((await send(site.url, { origin: site.url, 'content-type': 'text/plain' })).status).toBe(415);
    expect((await send(site.url, { origin: site.url }, 'x'.repeat(70_000))).status).toBe(413);
    expect(site.made()).toBe(0);
  });
});
