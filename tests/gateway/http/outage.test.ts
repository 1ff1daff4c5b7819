import { describe, expect, it } from 'vitest';
import { startSite } from '#tests/harness/gateway.ts';
import { forward, liveThroughOutage } from '#tests/harness/outage.ts';

const form = (fields: Record<string, string>) => new URLSearchParams(fields);

describe('the built site in front of the real REST APIs', () => {
  it('keeps showing what was seen when they are gone', { timeout: 120_000 }, async () => {
    await using site = await startSite();
    const get = (path: string) => fetch(site.url + path, { redirect: 'manual' });
    const seen = await get('/halls/search/?area=kanto');
    expect(seen.status).toBe(200);
    expect(seen.headers.get('cache-control')).toContain('stale-if-error');
    const text = await seen.text();
    expect(text).toContain('<script type="application/json"');
    expect(text).not.toMatch(/<script(?![^>]*(src=|type="application\/(ld\+)?json"))/);
    await site.origin.kill();
    const again = await get('/halls/search/?area=kanto&utm_source=mail');
    expect([again.status, await again.text()]).toEqual([200, text]);
    const unseen = await get('/halls/31');
    expect(unseen.status).toBe(503);
    expect(unseen.headers.get('retry-after')).toBeTruthy();
    expect(await unseen.text()).toContain('<!DOCTYPE html>');
  });

  it(
    'F43 lives through a minute without any host, under load: nothing seen is lost, and it is well by itself',
    {
      timeout: 180_000,
    },
    async () => {
      const outage = await liveThroughOutage(forward);
      expect(outage.lost).toEqual([]);
      expect(outage.read).toBeGreaterThan(30);
      expect(outage.open).toContain('/api/wn/halls/{id}');
      expect(outage).toMatchObject({ toldStale: true, sameProcess: true });
      expect(outage.recoveredMs).toBeLessThan(10_000);
    },
  );

  it(
    'forms work without script, and give the session’s cookie to their sender alone',
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
      const answer = await send({ origin: site.url });
      expect(answer.status).toBe(303);
      expect(answer.headers.getSetCookie().join()).toMatch(/wn_session=[^;]+;.*HttpOnly.*SameSite=Lax/);
      expect((await send({ origin: 'https://evil.example' })).status).toBe(403);
      const page = await fetch(`${site.url}/login`, {
        headers: { cookie: answer.headers.getSetCookie().join('; ') },
      });
      expect(page.headers.get('set-cookie')).toBeNull();
      expect(await page.text()).not.toContain('demo@example.jp');
    },
  );
});
