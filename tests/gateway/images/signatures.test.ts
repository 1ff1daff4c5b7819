/** Signed addresses, limits of those without signature, and the bounded queue. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ImageAddresses } from '#gateway/images/addresses.ts';
import type { Secrets } from '#gateway/identity/encryption.ts';
import { ORIGINAL_LIMITS } from '#gateway/images/originals.ts';
import { addressesOf, startImageTestbed, type ImageTestbed } from './testbed.ts';

let testbed: ImageTestbed;
beforeAll(async () => {
  testbed = await startImageTestbed();
});
afterAll(() => testbed[Symbol.asyncDispose]());

const SECRET = 'only-for-tests-only-for-tests-only-for-tests';
const NEW_SECRET = 'another-secret-another-secret-another-secret';

/** The signature that the gateway gives a picture. */
function signatureOf(path: string, addresses = addressesOf([testbed.host.url.href])): string {
  return new URL(addresses.addressOf(testbed.urlOf(path)) ?? '').searchParams.get('s') ?? '';
}

describe('signatures', () => {
  test('I40 a picture named by a query needs its own, whole and unchanged', async () => {
    const get = (path: string, signature: string) =>
      testbed.request(testbed.urlOf(path), { query: `&width=100&s=${signature}` });
    const own = signatureOf('/photo?v=1');
    expect(own).toMatch(/^[\w-]{16}$/);
    expect((await get('/photo?v=1', own)).status).toBe(200);
    const before = testbed.host.requests.length;
    const flipped = (own.startsWith('A') ? 'B' : 'A') + own.slice(1);
    const forged = [
      '',
      own.slice(0, 15),
      `${own}A`,
      `${own}AAAA`,
      flipped,
      own.toUpperCase(),
      'A'.repeat(16),
      '%00',
      `${own}%00`,
    ];
    for (const signature of [
      ...forged,
      signatureOf('/photo?v=2'),
      signatureOf('/photo'),
      signatureOf('/other?v=1'),
    ])
      expect(await get('/photo?v=1', signature), signature).toMatchObject({
        status: 403,
        code: 'SIGNATURE_REQUIRED',
      });
    for (const path of ['/photo?v=1&v=2', '/photo?v=10', '/photo?v=1&', '/photo?V=1', '/photo/?v=1'])
      expect((await get(path, own)).status, path).toBe(403);
    expect(testbed.host.requests.length).toBe(before);
  });

  test('I40 a wrong one counts as none: the plain form of a picture keeps working', async () => {
    for (const signature of ['', '&s=', '&s=AAAAAAAAAAAAAAAA', `&s=${signatureOf('/photo?v=1')}`])
      expect(
        (await testbed.request(testbed.urlOf('/photo'), { query: `&width=100${signature}` })).status,
      ).toBe(200);
  });

  test('I40 are those of every replica, and of the secret before', () => {
    const imageSources = [testbed.host.url.href];
    const create = (...sessionSecrets: Secrets) =>
      new ImageAddresses({ siteUrl: 'http://site.example', imageSources, sessionSecrets });
    const source = new URL(testbed.urlOf('/photo?v=1'));
    const old = signatureOf('/photo?v=1', create(SECRET));
    const rotated = create(NEW_SECRET, SECRET);
    expect(create(SECRET).isSigned(source, old)).toBe(true);
    expect(rotated.isSigned(source, old)).toBe(true);
    expect(signatureOf('/photo?v=1', rotated)).toBe(signatureOf('/photo?v=1', create(NEW_SECRET)));
    expect(signatureOf('/photo?v=1', rotated)).not.toBe(old);
    expect(create(NEW_SECRET).isSigned(source, old)).toBe(false);
  });

  test('I41 a network may have 300 pictures a minute made without them', async () => {
    const images = testbed.createProxy({ limits: { ...ORIGINAL_LIMITS, timeoutMs: 5_000 } });
    const statuses = new Map<number, number>();
    for (let picture = 0; picture < 310; picture += 1) {
      const { status } = await testbed.request(testbed.urlOf(`/guess-${picture}`), { images });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(statuses.get(429)).toBe(10);
    const refused = await testbed.request(testbed.urlOf('/guess'), { images });
    expect(refused).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const query = `&width=100&s=${signatureOf('/visitor')}`;
    expect((await testbed.request(testbed.urlOf('/visitor'), { images, query })).status).toBe(200);
    // What is cached costs nothing.
    expect((await testbed.request(testbed.urlOf('/visitor'), { images })).status).toBe(200);
    expect((await testbed.request(testbed.urlOf('/guess'), { images, address: '198.51.100.7' })).status).toBe(
      200,
    );
  });
});

describe('the queue', () => {
  const queue = { concurrent: 2, resizes: 1, max: 6, maxForUnsigned: 3, timeoutMs: 5_000 };

  test('I42 is bounded: a full one answers 503 with Retry-After at once, and empties again', async () => {
    const images = testbed.createProxy({ queue, limits: { ...ORIGINAL_LIMITS, timeoutMs: 500 } });
    const get = (path: string, signed: boolean) =>
      testbed.request(testbed.urlOf(path), {
        images,
        query: signed ? `&width=100&s=${signatureOf(path)}` : '&width=100',
      });
    const strangers = Array.from({ length: 3 }, (_, at) => get(`/hang-stranger-${at}`, false));
    await sleep(50);
    const busy = await get('/hang-stranger-4', false);
    expect(busy).toMatchObject({ status: 503, code: 'BUSY', headers: { 'retry-after': '2' } });
    const visitors = Array.from({ length: 3 }, (_, at) => get(`/hang-visitor-${at}`, true));
    await sleep(50);
    expect(await get('/hang-visitor-4', true)).toMatchObject({ status: 503, code: 'BUSY' });
    expect(busy.headers['cache-control']).toBe('no-store');
    const statuses = (await Promise.all([...strangers, ...visitors])).map(({ status }) => status);
    expect(statuses).toEqual(Array(6).fill(504));
    expect((await get('/photo', true)).status).toBe(200);
  });
});
