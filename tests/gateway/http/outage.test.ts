import { describe, expect, it } from 'vitest';
import documents from '#client/documents.json' with { type: 'json' };
import { startGateway, startSite } from '#tests/harness/gateway.ts';
import { advanceClock } from '#tests/harness/clock.ts';
import { startOrigin } from '#tests/harness/origin.ts';
import { simulateOutage } from '#tests/harness/outage.ts';
import { root } from '#tests/harness/process.ts';

const form = (fields: Record<string, string>) => new URLSearchParams(fields);

describe('the built site in front of the real REST APIs', () => {
  it('serves cached pages when they are down', { timeout: 120_000 }, async () => {
    await using site = await startSite();
    const get = (path: string) => fetch(site.url + path, { redirect: 'manual' });
    const cached = await get('/halls/search/?area=kanto');
    expect(cached.status).toBe(200);
    expect(cached.headers.get('cache-control')).toContain('stale-if-error');
    const text = await cached.text();
    expect(text).toContain('<script type="application/json"');
    expect(text).not.toMatch(/<script(?![^>]*(src=|type="application\/(ld\+)?json"))/);
    await site.origin.kill();
    const again = await get('/halls/search/?area=kanto&utm_source=mail');
    expect([again.status, await again.text()]).toEqual([200, text]);
    const uncached = await get('/halls/31');
    expect(uncached.status).toBe(503);
    expect(uncached.headers.get('retry-after')).toBeTruthy();
    expect(await uncached.text()).toContain('<!DOCTYPE html>');
  });

  it('serves cached answers to persisted queries while they are down', { timeout: 120_000 }, async () => {
    await using origin = await startOrigin();
    await using gateway = await startGateway({
      upstream: origin.url,
      // Answers and REST replies are then too old to serve while they are refreshed.
      env: { CLOCK_STEP_MS: '5000000' },
      nodeOptions: ['--import', `${root}tests/harness/advanceClock.mjs`],
    });
    const get = async (name: string, variables: object = {}) => {
      const [id] = Object.entries(documents).find(([, text]) => text.startsWith(`query ${name}`)) ?? [];
      const query = new URLSearchParams({ documentId: `${id}`, variables: JSON.stringify(variables) });
      const answer = await fetch(`${gateway.url}/graphql?${query}`);
      return [answer.headers.get('cache-control'), await answer.text()];
    };
    const getStats = () => get('StatsPageQuery');
    const getBride = () => get('BridePageQuery', { by: { rawId: '1001' } });
    const [stats, bride] = [await getStats(), await getBride()];
    expect(stats[0]).toMatch(/max-age=60, .*stale-while-revalidate=600, stale-if-error=86400$/);
    // A bride who hides herself is shown for an hour more at most.
    expect(bride[0]).toMatch(/max-age=60, .*stale-while-revalidate=300, stale-if-error=3600$/);
    await origin.kill();
    await advanceClock(gateway);
    expect(await getStats()).toEqual([expect.stringContaining('max-age=5,'), stats[1]]);
    const [cacheControl, text] = await getBride();
    expect(cacheControl).toBe('private, no-store');
    expect(JSON.parse(`${text}`)).toMatchObject({ errors: [{ path: ['bride'] }] });
  });

  it(
    'F43 serves cached pages through a minute without REST hosts under load, and recovers',
    {
      timeout: 180_000,
    },
    async () => {
      const outage = await simulateOutage(advanceClock);
      expect(outage.failures).toEqual([]);
      expect(outage.pagesRead).toBeGreaterThan(30);
      expect(outage.openCircuits).toContain('/api/wn/halls/{id}');
      expect(outage).toMatchObject({ servedStale: true, sameProcess: true });
      expect(outage.recoveredMs).toBeLessThan(10_000);
    },
  );

  it(
    'forms work without script, and only their sender gets the session cookie',
    { timeout: 120_000 },
    async () => {
      await using site = await startSite();
      const send = (headers: Record<string, string>) =>
        fetch(`${site.url}/login`, {
          method: 'POST',
          redirect: 'manual',
          headers,
          body: form({ email: 'demo@example.jp', password: 'musubi-demo-2026' }),
        });
      const response = await send({ origin: site.url });
      expect(response.status).toBe(303);
      expect(response.headers.getSetCookie().join()).toMatch(/wn_session=[^;]+;.*HttpOnly.*SameSite=Lax/);
      expect((await send({ origin: 'https://evil.example' })).status).toBe(403);
      const page = await fetch(`${site.url}/login`, {
        headers: { cookie: response.headers.getSetCookie().join('; ') },
      });
      expect(page.headers.get('set-cookie')).toBeNull();
      expect(await page.text()).not.toContain('demo@example.jp');
    },
  );
});
