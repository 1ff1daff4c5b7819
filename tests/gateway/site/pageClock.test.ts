/** Pages are kept while their data are the same, so they must not depend on the time at which they are rendered. */
import { afterEach, expect, test, vi } from 'vitest';
import { startLane } from '#tests/fuzz/lane.ts';
import { createNavigation } from '#tests/fuzz/navigation.ts';
import { pagesOf } from '#tests/fuzz/pages.ts';
import { findPlaces } from '#tests/fuzz/places.ts';
import { startOrigin } from '#tests/harness/origin.ts';

vi.setConfig({ testTimeout: 300_000 });

/** In another month. */
const LATER_MS = 40 * 86_400_000;

afterEach(() => void vi.useRealTimers());

test('the same data render the same page at any time', async () => {
  await using origin = await startOrigin();
  await using lane = await startLane(origin.url);
  const pages = pagesOf(await findPlaces(lane));
  const laterNavigation = await createNavigation(lane.url);
  const changed: string[] = [];
  let compared = 0;
  for (const page of pages) {
    if (page.address === null) continue;
    const { data, rendered } = await lane.open(page, 'guest', 'data');
    if (!data?.result || !rendered) continue;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + LATER_MS });
    const later = await laterNavigation.render(page.address, data.result);
    vi.useRealTimers();
    compared += 1;
    if (later.body !== rendered.body) changed.push(page.name);
  }
  expect(changed).toEqual([]);
  expect(compared).toBeGreaterThan(50);
});
