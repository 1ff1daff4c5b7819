/** Stale pages are rendered again only when their data have changed. */
import { describe, expect, it } from 'vitest';
import { hallData } from '../graphql/testSchema.ts';
import { documentId } from '../http/testbed.ts';
import { DEFERRED, echoPage, RATING, startSite } from './testSite.ts';

/** Stale at once. */
const STALE = { fresh: 0, staleWhileRevalidate: 0, staleIfError: 100 };

describe('stale pages', () => {
  it('are rendered again only when their data have changed', async () => {
    await using site = await startSite(async (request, execute) => {
      const { first } = await execute(documentId(RATING), {});
      return echoPage({ ...request, url: JSON.stringify(first.data) }, { cache: STALE });
    });
    const read = async () => {
      const response = await site.get('/x');
      return { text: await response.text(), etag: response.headers.get('etag') };
    };
    const first = await read();
    const second = await read();
    expect([second.text, site.rendered()]).toEqual([first.text, 1]);
    hallData.rating += 1;
    const changed = await read();
    expect([changed.text, site.rendered()]).toEqual([
      expect.stringContaining(`"rating":${hallData.rating}`),
      2,
    ]);
    const { text, etag } = await read();
    expect([text, site.rendered()]).toEqual([changed.text, 2]);
    expect(etag).not.toBe(second.etag);
  });

  it('are rendered again when parts of their data were late', async () => {
    await using site = await startSite(async (request, execute) => {
      const { late } = await execute(documentId(DEFERRED), {});
      for await (const _part of late ?? []);
      return echoPage(request, { cache: STALE });
    });
    for (let count = 1; count <= 2; count += 1) {
      await (await site.get('/x')).text();
      expect(site.rendered()).toBe(count);
    }
  });

  it('are refreshed in the background with all parts of their data, however late', async () => {
    const late: boolean[] = [];
    await using site = await startSite(async (request, execute) => {
      const result = await execute(documentId(DEFERRED), {});
      late.push(result.late !== null);
      for await (const _part of result.late ?? []);
      return echoPage(request, { cache: { ...STALE, staleWhileRevalidate: 100 } });
    });
    await (await site.get('/x')).text();
    await (await site.get('/x')).text();
    await expect.poll(() => late).toEqual([true, false]);
  });

  it('are served stale when rendering fails', async () => {
    let isDown = false;
    await using site = await startSite(async (request, execute) => {
      await execute(documentId(RATING), {});
      return echoPage(request, isDown ? { status: 503, cache: null } : { cache: STALE });
    });
    await (await site.get('/seen')).text();
    isDown = true;
    hallData.rating += 1;
    expect([(await site.get('/seen')).status, site.rendered()]).toEqual([200, 2]);
    const uncached = await site.get('/unseen');
    expect([uncached.status, uncached.headers.get('cache-control')]).toEqual([503, 'private, no-store']);
  });
});
