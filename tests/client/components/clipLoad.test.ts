// @vitest-environment node
/** Clips against a real gateway whose REST APIs are slow and fail repeatedly. */
import { Observable } from 'relay-runtime';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Clips } from '#client/components/clip/Clip.ts';
import type { ClipTarget } from '#client/components/clip/ClipMutation.ts';
import { createEnvironment, type Transport } from '#client/relay/environment.ts';
import { startSite, type Site } from '#tests/harness/gateway.ts';
import { demo, type Fault } from '#tests/harness/origin.ts';

/** Their changes and retries stay below the limit of a member. */
const HALLS = 200;
const asDemo = { 'x-wedding-token': demo.token, 'x-wn-user-id': demo.userId };

let site: Site;
beforeAll(async () => {
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => setTimeout(callback));
  site = await startSite();
}, 120_000);
afterAll(() => site.stop());

/** Sends persisted operations, as the site does. */
const transport: Transport = ({ id, variables }) =>
  Observable.create((sink) => {
    fetch(`${site.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...asDemo },
      body: JSON.stringify({ documentId: id, variables }),
    })
      .then((response) => response.json())
      .then((response) => {
        sink.next(response);
        sink.complete();
      }, sink.error);
  });

/** Repeats: three slow writes, a connection reset, a 503. */
function repeatedFaults(method: string): Fault[] {
  const path = '/api/wn/hall_clips';
  const cycle: Fault[] = [
    { method, path, delayMs: 40, times: 3 },
    { method, path, reset: true, times: 1 },
    { method, path, status: 503, times: 1 },
  ];
  return Array.from({ length: HALLS / 2 }, () => cycle).flat();
}

test('ends in the state pressed last for 200 halls pressed at full speed', async () => {
  const halls = Array.from({ length: HALLS }, (_, index) => ({
    id: btoa(`Hall:${index + 1}`).replaceAll('=', ''),
    typename: 'Hall',
    name: `会場${index + 1}`,
  }));
  await site.origin.fault(...repeatedFaults('POST'), ...repeatedFaults('DELETE'));

  const clips = new Clips(createEnvironment(transport, 'browser'));
  const failed = new Map<ClipTarget, boolean>();
  const set = async (hall: ClipTarget, isClipped: boolean): Promise<void> => {
    if ((await clips.set(hall, isClipped)) !== null) failed.set(hall, isClipped);
  };
  const results: Promise<void>[] = [];
  // Clip every hall, unclip every second, and clip every fourth again.
  for (const [step, isClipped] of [
    [1, true],
    [2, false],
    [4, true],
  ] as const) {
    const pressed = halls.filter((_, index) => index % step === 0);
    results.push(...pressed.map((hall) => set(hall, isClipped)));
    await Promise.race(results);
  }
  await Promise.all(results);
  await site.origin.clearFaults();
  // All tries of a change may fail; the member is told, and presses again.
  expect(failed.size).toBeLessThan(HALLS / 20);
  await Promise.all([...failed].map(([hall, isClipped]) => clips.set(hall, isClipped)));

  const clipped: boolean[] = [];
  for (let start = 0; start < HALLS; start += 100) {
    const ids = halls.slice(start, start + 100).map(({ id }) => id);
    const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Hall { viewerHasClipped } } }';
    const { data } = await site.graphql<{ nodes: { viewerHasClipped: boolean }[] }>(query, { ids }, asDemo);
    clipped.push(...(data?.nodes ?? []).map(({ viewerHasClipped }) => viewerHasClipped));
  }
  expect(clipped).toEqual(halls.map((_, index) => index % 2 !== 0 || index % 4 === 0));
}, 180_000);
