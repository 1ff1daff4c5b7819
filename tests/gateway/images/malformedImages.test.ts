/** Responses of hosts that are not images, too large or too slow. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startImageTestbed, type ImageTestbed } from './testbed.ts';

let testbed: ImageTestbed;
beforeAll(async () => {
  testbed = await startImageTestbed();
});
afterAll(() => testbed[Symbol.asyncDispose]());

describe('malformed responses', () => {
  test.each([
    ['I27', '/svg'],
    ['I28', '/html'],
  ])('%s %s: the signature decides, and no byte is returned', async (_row, path) => {
    for (const accept of ['*/*', 'image/webp']) {
      const response = await testbed.request(testbed.urlOf(path), { headers: { accept } });
      expect(response).toMatchObject({ status: 415, code: 'NOT_A_PICTURE' });
      expect(response.body.toString()).not.toMatch(accept === '*/*' ? /<svg|<script/ : /<html|<script/);
    }
  });

  test('I28 every response has nosniff, a sandbox policy and its own content type', async () => {
    for (const path of ['/photo', '/html'])
      expect((await testbed.request(testbed.urlOf(path))).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringMatching(
          /default-src 'none'.*sandbox|sandbox.*default-src 'none'/,
        ),
        'content-type': expect.stringMatching(path === '/photo' ? /^image\/webp$/ : /^image\/svg\+xml$/),
      });
  });

  test('I29 65,535 by 65,535 pixels are rejected before decoding', async () => {
    expect(await testbed.request(testbed.urlOf('/giant'))).toMatchObject({
      status: 422,
      code: 'TOO_MANY_PIXELS',
    });
  });

  test('I30 all 10,000 frames of an animation count', async () => {
    expect(await testbed.request(testbed.urlOf('/film'))).toMatchObject({
      status: 422,
      code: 'TOO_MANY_PIXELS',
    });
  });

  test.each([
    ['I31', '/fifty', 413, 'IMAGE_TOO_LARGE'],
    ['I31', '/endless', 413, 'IMAGE_TOO_LARGE'],
    ['I31', '/cut', 502, 'IMAGE_UNREACHABLE'],
    ['I32', '/slow', 504, 'IMAGE_TIMEOUT'],
  ])('%s %s: %i, and the connection is closed', async (_row, path, status, code) => {
    const before = testbed.host.connections;
    expect(await testbed.request(testbed.urlOf(path))).toMatchObject({ status, code });
    await expect.poll(() => testbed.host.connections, { timeout: 5_000 }).toBeLessThanOrEqual(before);
  });
});
