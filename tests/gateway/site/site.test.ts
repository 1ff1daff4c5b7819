import { describe, expect, it } from 'vitest';
import type { SiteOptions } from '#gateway/site/site.ts';
import { documentId } from '../http/testbed.ts';
import { DEFERRED, echoPage, LOG_IN, PERSONAL, startSite, TTL } from './testSite.ts';

describe('cached pages', () => {
  it('are rendered once for a thousand concurrent requests', async () => {
    await using site = await startSite();
    const bodies = await Promise.all(
      Array.from({ length: 1_000 }, async () => (await site.get('/halls/1')).text()),
    );
    expect(new Set(bodies).size).toBe(1);
    expect(site.rendered()).toBe(1);
    await site.get('/halls/1');
    expect(site.rendered()).toBe(1);
  });

  it('are keyed by all parameters except tracking parameters', async () => {
    await using site = await startSite();
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
    expect(site.rendered()).toBe(3);
    expect(texts[1]).toBe(texts[0]);
    expect(texts[1]).toContain('/a?page=2<');
    expect(texts[5]).toBe(texts[4]);
  });

  it('vary by app and area, and by nothing else of a request', async () => {
    await using site = await startSite();
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
    expect(site.rendered()).toBe(3);
  });

  it('of fairs vary by whether 六輝 is hidden', async () => {
    await using site = await startSite();
    const shown = await site.get('/halls/1/fairs', { cookie: 'wn_session=secret' });
    const hidden = await site.get('/halls/1/fairs', { cookie: 'wn_session=secret; rokuyo=off' });
    expect(await shown.text()).toContain('"hidesRokuyo":false');
    expect(await hidden.text()).toContain('"hidesRokuyo":true');
    expect([shown, hidden].map(({ headers }) => headers.get('vary'))).toEqual(
      Array(2).fill('Accept-Encoding, Cookie'),
    );
    await site.get('/halls/1/fairs', { cookie: 'wn_session=other; rokuyo=off' });
    await site.get('/halls/1/fairs');
    expect(site.rendered()).toBe(2);
    expect(await (await site.get('/halls/1', { cookie: 'rokuyo=off' })).text()).toContain(
      '"hidesRokuyo":false',
    );
  });

  it('set no cookies and carry Cache-Control', async () => {
    await using site = await startSite();
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const { headers } = await site.get('/', { cookie: 'wn_session=x' });
      expect(headers.get('set-cookie')).toBeNull();
      expect(headers.get('cache-control')).toContain('s-maxage=60');
      expect(headers.get('vary')).toBe('Accept-Encoding, Cookie');
    }
  });

  it('vary by cookie only if the area is used; pages for the app are private', async () => {
    await using site = await startSite();
    const cookie = 'area=kinki/osaka';
    const plain = await site.get('/halls/1', { cookie });
    expect(plain.headers.get('vary')).toBe('Accept-Encoding');
    expect(await plain.text()).toContain('"area":null');
    const other = await site.get('/halls/1', { 'user-agent': 'Other' });
    expect([await other.text(), site.rendered()]).toEqual([expect.stringContaining('"area":null'), 1]);
    const app = await site.get('/halls/1', { cookie, 'user-agent': 'MusubiApp/3.1.0' });
    expect(app.headers.get('cache-control')).toBe('private, no-cache');
    expect(app.headers.get('vary')).toBe('Accept-Encoding');
  });

  it('respond 304 to a matching If-None-Match', async () => {
    await using site = await startSite();
    await (await site.get('/x')).text();
    const etag = (await site.get('/x')).headers.get('etag') ?? '';
    const revalidated = await site.get('/x', { 'if-none-match': etag });
    expect([revalidated.status, await revalidated.text(), revalidated.headers.get('cache-control')]).toEqual([
      304,
      '',
      expect.stringContaining('max-age=60'),
    ]);
    expect((await site.get('/y', { 'if-none-match': etag })).status).toBe(200);
  });

  it('are compressed from the first reader on', async () => {
    await using site = await startSite();
    const plain = await (await site.get('/x', { 'accept-encoding': 'identity' })).text();
    for (const encoding of ['br', 'gzip']) {
      for (let attempt = 0; attempt < 2; attempt += 1) {
        const response = await site.get('/x', { 'accept-encoding': encoding });
        expect(response.headers.get('content-encoding')).toBe(encoding);
        expect(await response.text()).toBe(plain);
      }
    }
  });

  it('exclude personal pages, which are rendered for each reader with their cookies', async () => {
    await using site = await startSite(async (request, execute) => {
      await execute(documentId(PERSONAL), {});
      return echoPage(request);
    });
    const read = async (path: string) => {
      const response = await site.get(path);
      await response.text();
      return [response.headers.get('cache-control'), response.headers.get('set-cookie')];
    };
    const personal = await Promise.all(Array.from({ length: 20 }, () => read('/mypage/clips')));
    expect(personal).toEqual(personal.map(() => ['private, no-store', expect.stringContaining('visitor=1')]));
    expect(site.rendered()).toBe(20);
    expect(await read('/halls/1')).toEqual([expect.stringContaining('s-maxage=60'), null]);
  });

  it('exclude pages without a TTL, which are rendered each time', async () => {
    await using site = await startSite(async (request) => echoPage(request, { status: 404, cache: null }));
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      const response = await site.get('/nope');
      await response.text();
      expect([response.status, site.rendered()]).toEqual([404, attempt]);
    }
  });

  it('survive the disconnect of one of their readers', async () => {
    await using site = await startSite();
    const controller = new AbortController();
    const aborted = fetch(`${site.url}/long`, { signal: controller.signal });
    const other = site.get('/long');
    await aborted;
    controller.abort();
    expect(await (await other).text()).toContain('"url":"/long"');
    expect(site.rendered()).toBe(1);
  });

  it('exclude failures, which respond with a generic error page', async () => {
    await using site = await startSite(async () => {
      throw new Error('secret detail');
    });
    const response = await site.get('/');
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('secret');
    expect(String(site.unexpectedErrors[0])).toContain('secret detail');
  });
});

describe('rendering', () => {
  it('gets initial and deferred results in process', async () => {
    await using site = await startSite(async (request, execute) => {
      const { first, merged, late } = await execute(documentId(DEFERRED), {});
      async function* body() {
        yield JSON.stringify({ first, merged });
        for await (const payload of late ?? []) yield JSON.stringify(payload);
      }
      return { ...echoPage(request), body: body() };
    });
    const text = await (await site.get('/')).text();
    expect(text).toContain('{"first":{"data":{"hall":{"name":"Hall 1"}},"hasNext":true},"merged":[]}');
    expect(text).toContain('"slow":"late"');
  });

  it('redirects from the own cache alone, with the parameters of each request', async () => {
    await using site = await startSite(async () => ({
      status: 308,
      headers: { location: '/new' },
      body: (async function* () {})(),
      cache: TTL,
    }));
    const sent = await Promise.all(['/old', '/old?utm_source=x', '/old'].map((path) => site.get(path)));
    expect(
      sent.map(({ status, headers }) => [status, headers.get('location'), headers.get('cache-control')]),
    ).toEqual([
      [308, '/new', 'private, no-store'],
      [308, '/new?utm_source=x', 'private, no-store'],
      [308, '/new', 'private, no-store'],
    ]);
    expect(site.rendered()).toBe(1);
  });

  it('S40 sets security headers', async () => {
    await using site = await startSite();
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
    await execute(documentId(LOG_IN), {});
    return echoPage(request, {
      status: 303,
      headers: { location: `/?${request.form?.fields}` },
      cache: null,
    });
  };

  it('are handled when sent from the site’s own pages, with the session cookie', async () => {
    await using site = await startSite(render);
    const response = await send(site.url, { origin: site.url });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/?email=a%40b.jp']);
    expect(response.headers.get('set-cookie')).toBe('visitor=1; HttpOnly');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect((await send(site.url, { 'sec-fetch-site': 'same-origin' })).status).toBe(303);
  });

  it('are rejected before rendering when sent from elsewhere', async () => {
    await using site = await startSite(render);
    const foreign = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      {},
    ] as Record<string, string>[];
    for (const headers of foreign) expect((await send(site.url, headers)).status).toBe(403);
    expect((await send(site.url, { origin: site.url, 'content-type': 'text/plain' })).status).toBe(415);
    expect((await send(site.url, { origin: site.url }, 'x'.repeat(70_000))).status).toBe(413);
    expect(site.rendered()).toBe(0);
  });
});
