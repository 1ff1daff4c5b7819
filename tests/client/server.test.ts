// @vitest-environment node
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { ConcreteRequest } from 'relay-runtime';
import { describe, expect, it, vi } from 'vitest';
import hallPageQuery from '#client/__generated__/HallPageQuery.graphql.ts';
import hallRouteQuery from '#client/__generated__/hallRouteQuery.graphql.ts';
import SignUpMutation from '#client/__generated__/SignUpMutation.graphql.ts';
import type { IncrementalResponse } from '#client/relay/responses.ts';
import { render, type Execute, type PageRequest } from '#client/server.tsx';
import { NO_SERVICES } from '#tests/harness/services.ts';

const site = { url: 'https://x.example', name: 'むすび', services: NO_SERVICES };
const assets = {
  manifest: {
    'client/start.ts': { file: 'assets/start.js' },
    'client/entry.tsx': { file: 'assets/entry.js', imports: ['_shared.js'] },
    '_shared.js': { file: 'assets/shared.js' },
    'style.css': { file: 'assets/style.css' },
    'client/pages/Register/RegisterPage.tsx': { file: 'assets/register.js', imports: ['_shared.js'] },
  },
};

function pageRequest(url: string, form?: Record<string, string>): PageRequest {
  return {
    url,
    form: form
      ? { fields: new URLSearchParams(form), files: new Map(), keyOf: () => crypto.randomUUID() }
      : null,
    draft: null,
    inApp: false,
    area: null,
    hidesRokuyo: false,
    site,
  };
}

async function renderToText(request: PageRequest, execute: Execute = vi.fn<Execute>()) {
  const rendered = await render(request, execute, assets);
  let html = '';
  for await (const chunk of rendered.body) html += String(chunk);
  return { ...rendered, html };
}

/** Executes one operation with a fixed response. */
const respondTo = (operation: ConcreteRequest, data: Record<string, unknown>, rest: object = {}) =>
  vi.fn<Execute>(async (id) => {
    expect(id).toBe(operation.params.id);
    return { first: { data, ...rest }, late: null };
  });

const validForm = {
  email: 'a@example.jp',
  password: 'secret-2026',
  nickname: 'さくら',
  weddingRole: 'BRIDE',
};

describe('a static page', () => {
  it('is complete, has no inline script and is cacheable', async () => {
    const { status, html, cache, headers } = await renderToText(pageRequest('/register'));
    expect(status).toBe(200);
    expect(cache).toMatchObject({ fresh: 60 });
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(html).toMatch(/^<!DOCTYPE html><html lang="ja">/);
    expect(html.endsWith('</body></html>')).toBe(true);
    expect(html).toContain('<title>会員登録 | むすび</title>');
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes ?? '');
    expect(scripts.every((attributes) => /type="application\/(ld\+)?json"| src="/.test(attributes))).toBe(
      true,
    );
  });

  it('loads one style sheet and lists all modules for the first script', async () => {
    const { html } = await renderToText(pageRequest('/register'));
    expect([...html.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/assets/style.css',
    ]);
    expect(html).toContain('rel="modulepreload" href="/assets/start.js"');
    expect(/src="\/assets\/start.js" data-modules="([^"]+)"/.exec(html)?.[1]?.split(' ')).toEqual([
      '/assets/entry.js',
      '/assets/shared.js',
      '/assets/register.js',
    ]);
  });

  it('is rendered after requests that have arrived meanwhile', async () => {
    const open = () => render(pageRequest('/register'), vi.fn<Execute>(), assets);
    // Loads the code of the page.
    await open();
    const log: string[] = [];
    const request = setImmediate().then(() => log.push('request'));
    await open();
    log.push('page');
    await request;
    expect(log).toEqual(['request', 'page']);
  });

  it('has no header and footer inside the native app', async () => {
    const { html } = await renderToText({ ...pageRequest('/register'), inApp: true });
    expect(html).not.toContain('<header');
    expect(html).not.toContain('<footer');
  });
});

describe('the HTTP status', () => {
  it('is 404 for an unknown path, an unknown hall and an invalid page number', async () => {
    expect((await renderToText(pageRequest('/nothing'))).status).toBe(404);
    expect((await renderToText(pageRequest('/pref/tokyo?page=0'))).status).toBe(404);
    const { status, html, cache } = await renderToText(
      pageRequest('/halls/tokyo/closed'),
      respondTo(hallPageQuery, { hall: null, options: null }),
    );
    expect(status).toBe(404);
    expect(cache).toEqual({ fresh: 30, staleWhileRevalidate: 0, staleIfError: 0 });
    expect(html).toContain('お探しのページは見つかりませんでした');
    expect(html).toContain('noindex,follow');
  });

  it('is 503 with Retry-After when the subject failed', async () => {
    const errors = [{ message: 'timeout', path: ['hall'], extensions: { code: 'UPSTREAM_TIMEOUT' } }];
    const { status, headers, html } = await renderToText(
      pageRequest('/halls/tokyo/x'),
      respondTo(hallPageQuery, { hall: null, options: null }, { errors }),
    );
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('30');
    expect(html).toContain('もう一度試す');
  });

  it('F63 is 500 when the page throws outside of all sections, with the failure page and its cause', async () => {
    const hall = { __typename: 'Hall', id: 'x', rawId: '1', name: 'X', url: 'x', slug: null, areaSlug: null };
    const { status, html, cache, failure } = await renderToText(
      { ...pageRequest('/halls/1'), inApp: true },
      // A list of cover images that is no list.
      respondTo(hallPageQuery, { hall: { ...hall, coverImages: [{ url: null }] } }),
    );
    expect([status, cache]).toEqual([500, null]);
    expect(html).toContain('<title>ページを表示できませんでした | むすび</title>');
    expect(html.endsWith('</body></html>')).toBe(true);
    expect(failure).toMatchObject({ operation: 'HallPageQuery', error: expect.any(Error) });
  });

  it('is 503 when the execution fails', async () => {
    const { status } = await renderToText(
      pageRequest('/halls/1'),
      vi.fn<Execute>().mockRejectedValue(new Error('deadline')),
    );
    expect(status).toBe(503);
  });

  it.each([
    ['/pref/tokyo?k=1&page=1', '/pref/tokyo?k=1'],
    ['/tag/dress/page/1', '/tag/dress'],
  ])('is 308 for page 1, whose canonical URL has no page number: %s', async (url, canonical) => {
    const execute = vi.fn<Execute>();
    const { status, headers } = await renderToText(pageRequest(url), execute);
    expect([status, headers['location']]).toEqual([308, canonical]);
    expect(execute).not.toHaveBeenCalled();
  });

  it('redirects to the canonical URL of a hall without its page query, for as long as its page is cached', async () => {
    const hall = { __typename: 'Hall', id: 'x', rawId: '1', slug: 'x', areaSlug: 'tokyo' };
    const execute = respondTo(hallRouteQuery, { hall });
    const { status, headers, cache } = await renderToText(pageRequest('/halls/1?guests=60'), execute);
    expect([status, headers['location']]).toEqual([308, '/halls/tokyo/x?guests=60']);
    expect(cache).toMatchObject({ fresh: 60 });
    expect(execute).toHaveBeenCalledOnce();
  });

  it.each([
    ['200 for a hall without a slug', { slug: null, areaSlug: null }, 200],
    ['that of the page where its canonical URL cannot be found', null, 404],
  ])('is %s', async (_case, slugs, expected) => {
    const hall = { __typename: 'Hall', id: 'x', rawId: '1', name: 'X', url: 'x', coverImages: null };
    const execute = vi.fn<Execute>(async (id) => {
      if (id === hallPageQuery.params.id)
        return { first: { data: { hall: slugs && { ...hall, ...slugs }, options: null } }, late: null };
      if (slugs) return { first: { data: { hall: { ...hall, ...slugs } } }, late: null };
      throw new Error('deadline');
    });
    const { status } = await renderToText(pageRequest('/halls/1'), execute);
    expect(status).toBe(expected);
    expect(execute.mock.calls.map(([id]) => id)).toEqual([hallRouteQuery.params.id, hallPageQuery.params.id]);
  });
});

describe('deferred parts that are late', () => {
  const article = {
    __typename: 'Article',
    __isClippable: 'Article',
    id: 'article',
    rawId: '101',
    url: 'https://x.example/magazine/101',
    title: '指輪の選び方',
    titleWithBreaks: null,
    excerpt: null,
    categories: [],
    categoryName: null,
    prLabel: null,
    referrerName: null,
    clipCount: 0,
    thumbnail: null,
    modifiedAt: null,
    indexedTags: null,
  };
  const recent = { totalCount: 30, nodes: [article] };
  const part: IncrementalResponse = {
    incremental: [
      { label: 'MagazinePageQuery$defer$ArticleRanking_query', path: [], data: { articleRanking: [] } },
    ],
    hasNext: true,
  };

  /** Chunks of the page whose ranking is late until `arrival` resolves. */
  async function chunksOf(arrival: Promise<unknown>): Promise<string[]> {
    async function* late() {
      await arrival;
      yield part;
      await setTimeout(1_500);
      yield { hasNext: false };
    }
    const { body } = await render(
      pageRequest('/magazine?page=2'),
      vi.fn<Execute>(async () => ({ first: { data: { recent, categories: [] } }, merged: [], late: late() })),
      assets,
    );
    const chunks: string[] = [];
    for await (const chunk of body) chunks.push(String(chunk));
    return chunks;
  }
  const textOf = (html: string) => html.replaceAll(/<script[^>]*>.*?<\/script>/gs, '');

  it('are in the HTML below what was sent before them', async () => {
    const [first = '', ...rest] = await chunksOf(setTimeout(100));
    expect(first).toContain('指輪の選び方');
    expect(first).not.toContain('よく読まれている記事');
    const html = rest.join('');
    expect(textOf(html)).toContain('よく読まれている記事');
    expect(`${first}${html}`.match(/<section id="ranking"/g)).toHaveLength(1);
    // The browser hydrates from the same part.
    expect(html.indexOf('data-hydration="late"')).toBeLessThan(html.indexOf('src="/assets/start.js"'));
    expect(html.endsWith('</body></html>')).toBe(true);
  });

  it('follow as data where they take longer than a second', async () => {
    const html = (await chunksOf(setTimeout(1_200))).join('');
    expect(textOf(html)).not.toContain('よく読まれている記事');
    const [scripts, ...parts] = html.split('data-hydration="late"');
    expect(scripts).toContain('src="/assets/start.js"');
    expect(parts.at(-1)).toContain('data-hydration="end"');
  });
});

describe('a form submitted without script', () => {
  it('is rendered with its errors and values, but never the password', async () => {
    const userErrors = [{ __typename: 'InvalidInputError', message: '入力してください', path: ['nickname'] }];
    const { status, html, cache } = await renderToText(
      pageRequest('/register', { ...validForm, nickname: '' }),
      respondTo(SignUpMutation, { signUp: { account: null, userErrors } }),
    );
    expect(status).toBe(422);
    expect(cache).toBeNull();
    expect(html).toContain('入力してください');
    expect(html).toContain('value="a@example.jp"');
    expect(html).not.toContain('secret-2026');
  });

  it('shows the gateway’s errors at their fields', async () => {
    const userErrors = [
      { __typename: 'InvalidInputError', message: '登録済みのメールアドレスです', path: ['email'] },
    ];
    const { html } = await renderToText(
      pageRequest('/register', validForm),
      respondTo(SignUpMutation, { signUp: { account: null, userErrors } }),
    );
    expect(html).toContain('登録済みのメールアドレスです');
  });

  it('redirects to the page the visitor came from, never to another site', async () => {
    const signUp = respondTo(SignUpMutation, { signUp: { account: { id: 'x' }, userErrors: [] } });
    const { status, headers } = await renderToText(
      pageRequest('/register?to=%2Fhalls%2Fsearch%2F', validForm),
      signUp,
    );
    expect([status, headers['location']]).toEqual([303, '/halls/search/']);
    const { headers: safe } = await renderToText(
      pageRequest('/register?to=%2F%2Fevil.example', validForm),
      signUp,
    );
    expect(safe['location']).toBe('/');
  });

  it('shows an error when the gateway is unreachable', async () => {
    const { html } = await renderToText(
      pageRequest('/login', { email: 'a@example.jp', password: 'x' }),
      vi.fn<Execute>().mockRejectedValue(new Error('down')),
    );
    expect(html).toContain('ただいま送信できませんでした');
  });
});
