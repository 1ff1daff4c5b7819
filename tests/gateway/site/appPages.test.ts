/** The native app and browsers ask nginx for the same addresses, in many orders. Each gets its own page. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSite, type Site } from '#tests/harness/gateway.ts';
import { nginxProgram, startProxy } from '#tests/harness/proxy.ts';

if (nginxProgram === null) it('needs nginx', ({ skip }) => skip('not installed (Debian: nginx-light)'));
else appPages(nginxProgram);

interface Visitor {
  readonly headers?: Record<string, string>;
  readonly query?: string;
  readonly inApp?: true;
}

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15) Chrome/130.0 Mobile Safari/537.36';
const UUID = '7d3c1a52-0b64-4f0e-9a3d-5e2f6c8b9a10';
const APP_ID = '0123456789abcdef';

const VISITORS: Readonly<Record<string, Visitor>> = {
  web: {},
  'web from a campaign': { query: '?utm_source=line&utm_medium=cpc' },
  'web with a visitor id': { headers: { cookie: `wn_uuid=${UUID}` } },
  'web with an area': { headers: { cookie: 'area=kinki/osaka' } },
  'web without 六輝': { headers: { cookie: 'rokuyo=off' } },
  'iOS app': { headers: { 'user-agent': `${IPHONE} MusubiApp/3.2.1` }, inApp: true },
  'Android app': { headers: { 'user-agent': `${ANDROID} MusubiApp/3.2.1` }, inApp: true },
  'old app by cookie': { headers: { cookie: `wn_uuid=${APP_ID}` }, inApp: true },
  'old app by header': { headers: { 'x-wn-uuid': APP_ID }, inApp: true },
  'app from a campaign': {
    headers: { 'user-agent': `${IPHONE} MusubiApp/3.2.1`, cookie: 'area=kinki/osaka; rokuyo=off' },
    query: '?utm_source=push',
    inApp: true,
  },
};

/** They depend on the area, on 六輝 and on neither. */
const PAGES = ['/', '/halls/1/fairs', '/magazine/101'];

/** Orders tried; each starts with an empty cache. */
const ORDERS = 12;

function appPages(program: string): void {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
  }, 180_000);
  afterAll(() => site?.stop());

  const get = async (base: string, page: string, { headers = {}, query = '' }: Visitor): Promise<string> =>
    (await fetch(`${base}${page}${query}`, { headers })).text();

  it('each visitor gets the page that the gateway gives them, whoever came before', async () => {
    const own = new Map<string, string>();
    for (const page of PAGES)
      for (const [name, visitor] of Object.entries(VISITORS)) {
        // Twice: the first rendering may stream a late part.
        await get(site.url, page, visitor);
        const text = await get(site.url, page, visitor);
        expect({ page, name, hasFooter: text.includes('<footer') }).toEqual({
          page,
          name,
          hasFooter: visitor.inApp !== true,
        });
        own.set(page + name, text);
      }
    const orders = fc.shuffledSubarray(Object.keys(VISITORS), { minLength: Object.keys(VISITORS).length });
    await fc.assert(
      fc.asyncProperty(orders, async (names) => {
        await using proxy = await startProxy(program, [site.port]);
        for (const page of PAGES)
          for (const name of names) {
            const text = await get(proxy.url, page, VISITORS[name] ?? {});
            expect(text === own.get(page + name), `${name} at ${page}, after ${names.join(', ')}`).toBe(true);
          }
      }),
      { numRuns: ORDERS },
    );
  }, 120_000);
}
