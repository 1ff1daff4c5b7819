/** Pages of what does not exist: 404, and what they cost the REST APIs. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Gateway, startGateway } from '#tests/harness/gateway.ts';
import { type Origin, startOrigin } from '#tests/harness/origin.ts';

let origin: Origin;
let gateway: Gateway;
beforeAll(async () => {
  origin = await startOrigin();
  gateway = await startGateway({ upstream: origin.url });
}, 120_000);
afterAll(async () => {
  await gateway.stop();
  await origin.stop();
});

/** A page of each kind whose subject an address names, and the calls it may make. */
const PAGES: readonly (readonly [path: string, calls: number])[] = [
  ['/halls/999999999', 2],
  ['/halls/kanto/no-such-hall', 2],
  ['/halls/999999999/cancellation', 2],
  ['/halls/999999999/fairs', 2],
  ['/halls/999999999/fairs/999999999', 2],
  ['/brides/999999999', 2],
  ['/brides/themes/999999999', 2],
  ['/albums/999999999', 2],
  ['/magazine/999999999', 2],
  ['/magazine/category/999999999', 2],
  ['/magazine/prefecture/no-such-place', 2],
  ['/magazine/writer/999999999', 2],
  // An account that writes no articles.
  ['/magazine/writer/1', 2],
  ['/magazine/writer/3', 2],
  ['/tag/no-such-tag', 2],
  ['/clips/shared/no-such-share-0000000', 2],
  ['/tokyo/no-such-region', 2],
  ['/no-such-place', 2],
  // A hall that exists: the page shows its other fairs.
  ['/halls/1/fairs/999999999', 3],
];

describe.each(PAGES)('F77 %s', (path, most) => {
  it(`is not found at the cost of at most ${most} calls`, async () => {
    await origin.clearJournal();
    const { status } = await fetch(gateway.url + path, { redirect: 'manual' });
    const calls = (await origin.calls(/^\/(?!api\/uuid\/)/)).map(({ method, path: at }) => `${method} ${at}`);
    expect([status, calls.length <= most ? 'few calls' : calls]).toEqual([404, 'few calls']);
  });
});
