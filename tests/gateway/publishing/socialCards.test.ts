/** Social cards that wait for others, and cards whose subject has changed. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createMemoryStore } from '#gateway/cache/store.ts';
import { ImageProxy } from '#gateway/images/images.ts';
import { ORIGINAL_LIMITS } from '#gateway/images/originals.ts';
import { serveDocuments } from '#gateway/publishing/documentRoute.ts';
import { socialCardRoute } from '#gateway/publishing/socialCards.ts';
import { startFieldFaultProxy } from '#tests/harness/fieldFaults.ts';
import { startOrigin, type Origin } from '#tests/harness/origin.ts';
import { startRouteServer } from '../http/routeServer.ts';
import { addressesOf } from '../images/testbed.ts';
import { createTestGateway } from '../schema/testGateway.ts';

interface Cards extends AsyncDisposable {
  get(path: string): Promise<Response>;
  /** Errors in the log. */
  readonly logged: readonly unknown[];
  /** Forgets the replies of the REST APIs. */
  clearReplies(): void;
}

/** The route of social cards on a server of its own, with the engine and the pictures of a gateway. */
async function startCards(
  upstream: string,
  queue: { maxWaiting?: number; queueTimeoutMs?: number } = {},
): Promise<Cards> {
  const cacheDir = await mkdtemp(join(tmpdir(), 'cards-'));
  const gateway = createTestGateway(upstream);
  const images = new ImageProxy({
    addresses: addressesOf([`${upstream}/pictures/`]),
    store: createMemoryStore(),
    clientOf: () => ({ address: '203.0.113.1' }),
    cacheDir,
    imageCacheBytes: 10_000_000,
    limits: { ...ORIGINAL_LIMITS, timeoutMs: 60_000 },
  });
  const route = socialCardRoute(
    async (text, shape, variables = {}) => shape.parse((await gateway.execute(text, variables)).data),
    { site: { name: 'MUSUBI' }, images, ...queue },
  );
  const server = await startRouteServer(serveDocuments([route]));
  return {
    get: (path) => fetch(server.url + path),
    logged: server.logged,
    clearReplies: gateway.clearCache,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await gateway.close();
      await rm(cacheDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

let origin: Origin;
beforeAll(async () => {
  origin = await startOrigin();
});
afterAll(() => origin.stop());
afterEach(() => origin.clearFaults());

const holdPhotos = async (path = '/pictures/'): Promise<void> => {
  await origin.clearJournal();
  await origin.fault({ path, hold: true });
};
const photosFetched = () => origin.calls(/^\/pictures\//);
const ARTICLES = ['905', '906', '907', '908'] as const;
const cardOf = (id: string): string => `/cards/magazine/${id}.png`;

describe('cards that wait for another one', () => {
  it('are refused when the queue is full', async () => {
    await using cards = await startCards(origin.url, { maxWaiting: 2 });
    await holdPhotos();
    const responses = ARTICLES.map((id) => cards.get(cardOf(id)));
    const refused = await Promise.race(responses);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
    await vi.waitFor(async () => expect(await photosFetched()).toHaveLength(3), { timeout: 10_000 });
    await origin.clearFaults();
    const statuses = (await Promise.all(responses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(cards.logged).toEqual([]);
  });

  it('are refused when they have waited too long', async () => {
    await using cards = await startCards(origin.url, { queueTimeoutMs: 1 });
    await holdPhotos();
    const responses = ARTICLES.map((id) => cards.get(cardOf(id)));
    await vi.waitFor(async () => expect(await photosFetched()).toHaveLength(4), { timeout: 10_000 });
    await origin.clearFaults();
    const refused = (await Promise.all(responses)).find(({ status }) => status === 503);
    expect(refused?.headers.get('retry-after')).toBe('10');
    expect(cards.logged).toEqual([]);
    // Its place is free again.
    expect((await cards.get(cardOf('906'))).status).toBe(200);
  });

  it('are drawn while the host of the photo of another one hangs', async () => {
    const pathOf = async (id: string): Promise<string> => {
      await using cards = await startCards(origin.url);
      await origin.clearJournal();
      expect((await cards.get(cardOf(id))).status).toBe(200);
      return (await photosFetched())[0]?.path ?? '';
    };
    const photo = await pathOf('905');
    await using cards = await startCards(origin.url);
    await holdPhotos(photo);
    const held = cards.get(cardOf('905'));
    await vi.waitFor(async () => expect(await photosFetched()).toHaveLength(1), { timeout: 10_000 });
    expect((await cards.get(cardOf('906'))).status).toBe(200);
    await origin.clearFaults();
    expect((await held).status).toBe(200);
  });
});

describe.each([
  { path: cardOf('905'), reply: /post\?id=905/, root: ['post'], title: 'title', modified: 'modified' },
  {
    path: '/cards/brides/2001.png',
    reply: /brides\/2001\/report/,
    root: [],
    title: 'title',
    modified: 'modified_at',
  },
  { path: '/cards/halls/1.png', reply: /halls\/1$/, root: [], title: 'name', modified: 'updated_at' },
])('$path, whose subject changes', ({ path, reply, root, title, modified }) => {
  const OLD = 2_000_000_000;
  const NEW = OLD + 60;
  const MINUTE_MS = 60_000;
  const start = async () => {
    const fields = await startFieldFaultProxy(origin.url);
    const cards = await startCards(fields.url);
    const change = (text: string, version: number): void => {
      fields.restore();
      fields.break({ path: reply, field: [...root, title], kind: () => text });
      const time = new Date(version * 1_000).toISOString();
      fields.break({ path: reply, field: [...root, modified], kind: () => time });
    };
    const draw = async (version: number | string | null) => {
      const { status, headers } = await cards.get(version === null ? path : `${path}?v=${version}`);
      return { status, etag: headers.get('etag'), maxAge: headers.get('cache-control') };
    };
    change('前の題名', OLD);
    return {
      fields,
      cards,
      change,
      draw,
      first: await draw(OLD),
      async [Symbol.asyncDispose]() {
        await cards[Symbol.asyncDispose]();
        await fields[Symbol.asyncDispose]();
      },
    };
  };
  /** Lets time pass for caches. */
  const wait = (ms: number) => {
    const now = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => now() + ms);
  };
  afterEach(() => void vi.restoreAllMocks());

  it('is drawn again once for the new version, and not for older ones', async () => {
    await using site = await start();
    expect(site.first).toMatchObject({ status: 200, maxAge: 'public, max-age=600' });
    site.change('後の題名', NEW);
    site.cards.clearReplies();
    for (const version of [OLD, OLD - 60, null]) expect(await site.draw(version)).toEqual(site.first);
    const drawn = await Promise.all(Array.from({ length: 5 }, () => site.draw(NEW)));
    expect(drawn[0]).toMatchObject({ status: 200, maxAge: 'public, max-age=600' });
    expect(drawn[0]?.etag).not.toBe(site.first.etag);
    for (const one of drawn) expect(one).toEqual(drawn[0]);
    for (const version of [OLD, null]) expect(await site.draw(version)).toEqual(drawn[0]);
  });

  it('is not kept under the new version while its REST replies are old', async () => {
    await using site = await start();
    site.change('後の題名', NEW);
    const early = await site.draw(NEW);
    expect(early).toEqual({ ...site.first, maxAge: 'public, max-age=60' });
    wait(MINUTE_MS);
    site.cards.clearReplies();
    const later = await site.draw(NEW);
    expect(later.etag).not.toBe(site.first.etag);
    expect(later.maxAge).toBe('public, max-age=600');
  });

  it('is read once a minute and never drawn for versions that do not exist', async () => {
    await using site = await start();
    site.cards.clearReplies();
    const before = site.fields.received;
    for (const version of [NEW, '9e99', 'Infinity', 'x', '', NEW + 60]) {
      expect((await site.draw(version)).etag).toBe(site.first.etag);
      site.cards.clearReplies();
    }
    const reads = site.fields.received - before;
    wait(MINUTE_MS);
    await site.draw(NEW);
    expect(site.fields.received - before).toBe(2 * reads);
    expect(reads).toBeGreaterThan(0);
  });

  it('is served when its subject cannot be read', async () => {
    await using site = await start();
    site.cards.clearReplies();
    site.fields.break({ path: reply, field: [...root, title], kind: () => 1 });
    expect(await site.draw(NEW)).toEqual({ ...site.first, maxAge: 'public, max-age=60' });
  });
});
