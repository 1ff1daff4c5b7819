/** Social cards that wait for others, and cards whose subject has changed. */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryStore } from '#gateway/cache/store.ts';
import { createHttpServer, type HttpServer } from '#gateway/http/server.ts';
import { ImageProxy } from '#gateway/images/images.ts';
import { ORIGINAL_LIMITS } from '#gateway/images/originals.ts';
import { serveDocuments } from '#gateway/publishing/documentRoute.ts';
import { socialCardRoute } from '#gateway/publishing/socialCards.ts';
import { startOrigin, type Origin } from '#tests/harness/origin.ts';
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
  const logged: unknown[] = [];
  const server: HttpServer = createHttpServer(100);
  server.mount({
    graphql: () => Promise.resolve(),
    routes: serveDocuments([route]),
    modules: null,
    async site(_request, response) {
      response.writeHead(404).end();
    },
    isReady: () => true,
    onError: (error) => logged.push(error),
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    get: (path) => fetch(`http://127.0.0.1:${port}${path}`),
    logged,
    clearReplies: gateway.clearCache,
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
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

/** Whoever waits for the photo of a card occupies its place. */
const holdPhotos = async (): Promise<void> => {
  await origin.clearJournal();
  await origin.fault({ path: '/pictures/', hold: true });
};
const ARTICLES = ['905', '906', '907', '908'] as const;
const cardOf = (id: string): string => `/cards/magazine/${id}.png`;

describe('cards that wait for another one', () => {
  it('are refused when the queue is full, and fetch their photos when it is their turn', async () => {
    await using cards = await startCards(origin.url, { maxWaiting: 2 });
    await holdPhotos();
    const responses = ARTICLES.map((id) => cards.get(cardOf(id)));
    const refused = await Promise.race(responses);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
    expect(await origin.calls(/^\/pictures\//)).toHaveLength(1);
    await origin.clearFaults();
    const statuses = (await Promise.all(responses)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 200, 200, 503]);
    expect(cards.logged).toEqual([]);
  });

  it('are refused when they have waited too long', async () => {
    await using cards = await startCards(origin.url, { queueTimeoutMs: 200 });
    await holdPhotos();
    const responses = ARTICLES.slice(0, 2).map((id) => cards.get(cardOf(id)));
    const refused = await Promise.race(responses);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
    await origin.clearFaults();
    await Promise.all(responses);
    expect(cards.logged).toEqual([]);
    // Its place is free again.
    expect((await cards.get(cardOf('906'))).status).toBe(200);
  });
});
