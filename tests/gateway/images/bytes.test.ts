/** Bytes that are not what they say, too many or too slow (I27-I32). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { openAbuseStand, type AbuseStand } from './abuseTestbed.ts';

let stand: AbuseStand;
beforeAll(async () => {
  stand = await openAbuseStand();
});
afterAll(() => stand[Symbol.asyncDispose]());

describe('bytes that are not what they say', () => {
  test.each([
    ['I27', '/svg'],
    ['I28', '/html'],
  ])('%s %s: the first bytes decide, and nothing of it comes back', async (_row, path) => {
    const answer = await stand.ask(stand.here(path));
    expect(answer).toMatchObject({ status: 415, code: 'NOT_A_PICTURE' });
    expect(answer.body.toString()).not.toMatch(/<svg|<script/);
  });

  test('I28 every answer is sealed: its type is told by us, not sniffed, and nothing in it runs', async () => {
    for (const path of ['/photo', '/html'])
      expect((await stand.ask(stand.here(path))).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringMatching(
          /default-src 'none'.*sandbox|sandbox.*default-src 'none'/,
        ),
        'content-type': expect.stringMatching(path === '/photo' ? /^image\/webp$/ : /^application\/json/),
      });
  });

  test('I29 65,535 pixels each way: refused before it is decoded', async () => {
    expect(await stand.ask(stand.here('/giant'))).toMatchObject({ status: 422, code: 'TOO_MANY_PIXELS' });
  });

  test('I30 an animation of 10,000 frames counts with all of them', async () => {
    expect(await stand.ask(stand.here('/film'))).toMatchObject({ status: 422, code: 'TOO_MANY_PIXELS' });
  });

  test.each([
    ['I31', '/fifty', 413, 'IMAGE_TOO_LARGE'],
    ['I31', '/endless', 413, 'IMAGE_TOO_LARGE'],
    ['I31', '/cut', 502, 'IMAGE_UNREACHABLE'],
    ['I32', '/slow', 504, 'IMAGE_TIMEOUT'],
  ])('%s %s: %i, and the connection is given up', async (_row, path, status, code) => {
    const before = stand.host.connections;
    expect(await stand.ask(stand.here(path))).toMatchObject({ status, code });
    await expect.poll(() => stand.host.connections, { timeout: 5_000 }).toBeLessThanOrEqual(before);
  });
});
