/** No address that the site writes leads to another site, whatever was requested. */
import { Agent, request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSite, type Site } from '#tests/harness/gateway.ts';
import { demo } from '#tests/harness/origin.ts';
import { hostilePaths } from './hostileAddresses.ts';

let site: Site;
const agent = new Agent({ keepAlive: true, maxSockets: 8 });
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => {
  agent.destroy();
  return site.stop();
});

interface Answer {
  readonly status: number;
  readonly location: string | undefined;
  readonly text: string;
}

/** Sends a target byte by byte, which `fetch` would normalize first. */
function send(target: string, method = 'GET', body = ''): Promise<Answer> {
  const headers = {
    origin: site.url,
    ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
  };
  const path = Buffer.from(target).toString('latin1');
  return new Promise((resolve, reject) => {
    const sent = httpRequest(site.url, { path, method, agent, headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      const text = Buffer.concat(chunks).toString();
      resolve({ status: response.statusCode ?? 0, location: response.headers.location, text });
    });
    sent.on('error', reject).end(body);
  });
}

/** The URL that a browser resolves `href` to on the site; null if it is no link. */
const originOf = (href: string): string | null => URL.parse(href, `${site.url}/x/y`)?.origin ?? null;

/** The targets of a page's links, forms and metadata. */
function targetsOf(html: string): string[] {
  const attributes = html.matchAll(/ (?:href|action|formaction)="([^"]*)"/g);
  const metadata = html.matchAll(/<meta property="og:(?:url|image)" content="([^"]*)"/g);
  return [...attributes, ...metadata].map(([, target = '']) => target.replaceAll('&amp;', '&'));
}

/** Pages that link to other sites on purpose. */
const PAGES_WITH_OUTBOUND_LINKS = ['/', '/halls/1', '/magazine', '/halls/search/', '/booking_sites/'];

describe('redirects', () => {
  it.each([
    '/%2Fevil.example/?page=1',
    '/%2F@evil.example?page=1',
    '/halls/%2E%2E/%2E%2E/%2Fevil.example?page=1',
    '/%5Cevil.example/?page=1',
    '/%09/evil.example/?page=1',
    '/.//evil.example/?page=1',
    '/halls/..//evil.example/?page=1',
  ])('S61 stay on the site: %s', async (target) => {
    const { location = '/' } = await send(target);
    expect(originOf(location)).toBe(site.url);
  });

  it('S61 after the log-in stay on the site, hop by hop', async () => {
    const fields = new URLSearchParams({ email: demo.email, password: demo.password }).toString();
    for (const to of ['/%2Fevil.example/?page=1', '/.//evil.example', '/\\evil.example', '//evil.example']) {
      const first = await send(`/login?to=${encodeURIComponent(to)}`, 'POST', fields);
      expect(first.status).toBe(303);
      let next = first.location;
      for (let hops = 0; next !== undefined && hops < 3; hops += 1) {
        expect({ to, origin: originOf(next) }).toEqual({ to, origin: site.url });
        next = (await send(next)).location;
      }
    }
  });
});

it('S62 no generated address leaves the site', async () => {
  const paths = hostilePaths(10_000, 20_261_123).filter((path) => !/^\/[/\\]/.test(path));
  const pages = await Promise.all(PAGES_WITH_OUTBOUND_LINKS.map((page) => send(page)));
  const outbound = new Set(pages.flatMap(({ text }) => targetsOf(text)).map(originOf));
  outbound.delete(site.url);
  const escaped: { path: string; target: string }[] = [];
  let redirects = 0;
  let targets = 0;
  const check = async (path: string, index: number): Promise<void> => {
    const isForm = index % 3 === 0;
    const answer = isForm
      ? await send(`/area/?to=${encodeURIComponent(path)}`, 'POST', 'place=kanto%2Ftokyo')
      : await send(path.replace(/#.*/, ''));
    const found = targetsOf(answer.text).filter((target) => !outbound.has(originOf(target)));
    targets += found.length;
    if (answer.location !== undefined) {
      redirects += 1;
      found.push(answer.location);
    }
    for (const target of found) if (originOf(target) !== site.url) escaped.push({ path, target });
  };
  const queue = paths.entries();
  const worker = async (): Promise<void> => {
    for (const [index, path] of queue) await check(path, index);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  expect(escaped.slice(0, 10)).toEqual([]);
  expect(redirects).toBeGreaterThan(3_000);
  expect(targets).toBeGreaterThan(10_000);
}, 300_000);
