// @vitest-environment node
import type { ConcreteRequest } from 'relay-runtime';
import { describe, expect, it, vi } from 'vitest';
import hallPageQuery from '#client/__generated__/HallPageQuery.graphql.ts';
import SignUpMutation from '#client/__generated__/SignUpMutation.graphql.ts';
import { render, type Execute, type PageRequest } from '#client/server.tsx';
import { NO_SERVICES } from '#tests/harness/services.ts';

const site = { url: 'https://x.example', name: 'むすび', services: NO_SERVICES };
const assets = {
  manifest: {
    'client/start.ts': { file: 'assets/start.js' },
    'client/entry.tsx': { file: 'assets/entry.js', css: ['assets/entry.css'], imports: ['_shared.js'] },
    '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
    'client/pages/Register/RegisterPage.tsx': { file: 'assets/register.js', imports: ['_shared.js'] },
  },
};

function asked(url: string, form?: Record<string, string>): PageRequest {
  return {
    url,
    method: form ? 'POST' : 'GET',
    files: new Map(),
    form: form ? new URLSearchParams(form) : null,
    draft: null,
    inApp: false,
    area: null,
    hidesRokuyo: false,
    site,
  };
}

async function page(request: PageRequest, execute: Execute = vi.fn<Execute>()) {
  const answer = await render(request, execute, assets);
  let html = '';
  for await (const chunk of answer.body) html += String(chunk);
  return { ...answer, html };
}

/** The deferred part of a hall page, as the gateway names it when it came in time. */
const deferred = (data: object) =>
  'hall' in data ? [{ label: 'HallPageQuery$defer$HallReviews_query', path: [] }] : [];

/** A gateway that answers one operation. */
const answering = (operation: ConcreteRequest, data: Record<string, unknown>, rest: object = {}) =>
  vi.fn<Execute>(async (id) => {
    expect(id).toBe(operation.params.id);
    return { first: { data, ...rest }, merged: deferred(data), late: null };
  });

const filled = { email: 'a@example.jp', password: 'secret-2026', nickname: 'さくら', weddingRole: 'BRIDE' };

describe('a page without data', () => {
  it('is whole, runs no inline script and may be kept', async () => {
    const { status, html, cache, headers } = await page(asked('/register'));
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

  it('brings the styles of the entry first, and names every module for the first script to fetch', async () => {
    const { html } = await page(asked('/register'));
    expect([...html.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/assets/entry.css',
      '/assets/shared.css',
    ]);
    expect(html).toContain('rel="modulepreload" href="/assets/start.js"');
    expect(/src="\/assets\/start.js" data-modules="([^"]+)"/.exec(html)?.[1]?.split(' ')).toEqual([
      '/assets/entry.js',
      '/assets/shared.js',
      '/assets/register.js',
    ]);
  });

  it('has neither head nor foot inside the native app', async () => {
    const { html } = await page({ ...asked('/register'), inApp: true });
    expect(html).not.toContain('<header');
    expect(html).not.toContain('<footer');
  });
});

describe('the status', () => {
  it('is 404 for no page, no hall, and a page number that is none', async () => {
    expect((await page(asked('/nothing'))).status).toBe(404);
    expect((await page(asked('/pref/tokyo?page=0'))).status).toBe(404);
    const { status, html, cache } = await page(
      asked('/halls/999'),
      answering(hallPageQuery, { hall: null, options: null }),
    );
    expect(status).toBe(404);
    expect(cache).toBeNull();
    expect(html).toContain('お探しのページは見つかりませんでした');
    expect(html).toContain('noindex,follow');
  });

  it('is 503 with Retry-After when the subject failed', async () => {
    const errors = [{ message: 'timeout', path: ['hall'], extensions: { code: 'UPSTREAM_TIMEOUT' } }];
    const { status, headers, html } = await page(
      asked('/halls/1'),
      answering(hallPageQuery, { hall: null, options: null }, { errors }),
    );
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('30');
    expect(html).toContain('もう一度試す');
  });

  it('is 503 as well when the gateway itself fails', async () => {
    const { status } = await page(
      asked('/halls/1'),
      vi.fn<Execute>().mockRejectedValue(new Error('deadline')),
    );
    expect(status).toBe(503);
  });

  it('is 308 for page 1, which has no number', async () => {
    const { status, headers } = await page(asked('/pref/tokyo?k=1&page=1'));
    expect([status, headers['location']]).toEqual([308, '/pref/tokyo?k=1']);
  });
});

describe('a form sent without script', () => {
  it('comes back with what was wrong and what was typed, but never the password', async () => {
    const { status, html, cache } = await page(asked('/register', { ...filled, nickname: '' }));
    expect(status).toBe(422);
    expect(cache).toBeNull();
    expect(html).toContain('入力してください');
    expect(html).toContain('value="a@example.jp"');
    expect(html).not.toContain('secret-2026');
  });

  it('shows the errors of the gateway at their fields', async () => {
    const userErrors = [
      { __typename: 'InvalidInputError', message: '登録済みのメールアドレスです', path: ['email'] },
    ];
    const { html } = await page(
      asked('/register', filled),
      answering(SignUpMutation, { signUp: { account: null, userErrors } }),
    );
    expect(html).toContain('登録済みのメールアドレスです');
  });

  it('leads back to where the visitor came from, and nowhere else', async () => {
    const done = answering(SignUpMutation, { signUp: { account: { id: 'x' }, userErrors: [] } });
    const { status, headers } = await page(asked('/register?to=%2Fhalls%2Fsearch%2F', filled), done);
    expect([status, headers['location']]).toEqual([303, '/halls/search/']);
    const { headers: safe } = await page(asked('/register?to=%2F%2Fevil.example', filled), done);
    expect(safe['location']).toBe('/');
  });

  it('says so when nothing could be sent', async () => {
    const { html } = await page(
      asked('/login', { email: 'a@example.jp', password: 'x' }),
      vi.fn<Execute>().mockRejectedValue(new Error('down')),
    );
    expect(html).toContain('ただいま送信できませんでした');
  });
});
