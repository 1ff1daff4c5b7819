import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Origin, startOrigin } from '#tests/harness/origin.ts';

const HALL = '/api/wn/halls/1';

let origin: Origin;
beforeAll(async () => {
  origin = await startOrigin();
});
afterEach(() => origin.clearFaults());
afterAll(() => origin.stop());

const get = (path: string, signal?: AbortSignal): Promise<Response> => fetch(origin.url + path, { signal });

it('injects a fault the given number of times', async () => {
  await origin.fault({ path: HALL, status: 503, times: 2, headers: { 'retry-after': '1' } });
  const first = await get(HALL);
  expect([first.status, first.headers.get('retry-after')]).toEqual([503, '1']);
  expect((await get('/api/search_props')).status).toBe(200);
  expect((await get(HALL)).status).toBe(503);
  expect((await get(HALL)).status).toBe(200);
});

it('sends strings as they are and other bodies as JSON', async () => {
  await origin.fault(
    { path: '^/api/halls/\\?page=2$', body: '<html>', contentType: 'text/html' },
    { path: '/api/halls/', body: { halls: 'none' } },
  );
  const html = await get('/api/halls/?page=2');
  expect([html.headers.get('content-type'), await html.text()]).toEqual(['text/html', '<html>']);
  expect(await (await get('/api/halls/')).json()).toEqual({ halls: 'none' });
});

it('delays, hangs, resets and stalls', async () => {
  await origin.fault({ path: HALL, delayMs: 300, times: 1 });
  const started = performance.now();
  expect((await get(HALL)).status).toBe(200);
  expect(performance.now() - started).toBeGreaterThan(290);

  await origin.fault({ path: HALL, reset: true, times: 1 });
  await expect(get(HALL)).rejects.toThrow();
  await origin.fault({ path: HALL, hang: true, times: 1 });
  await expect(get(HALL, AbortSignal.timeout(300))).rejects.toThrow(/timeout/i);
  await origin.fault({ path: HALL, stallBody: true, body: { id: 1 }, times: 1 });
  const stalled = await get(HALL, AbortSignal.timeout(300));
  expect(stalled.status).toBe(200);
  await expect(stalled.text()).rejects.toThrow();
});

it('holds responses until the faults are cleared', async () => {
  await origin.clearJournal();
  await origin.fault({ path: HALL, hold: true });
  const answers: number[] = [];
  const held = get(HALL).then(({ status }) => answers.push(status));
  await expect.poll(() => origin.calls(HALL)).toHaveLength(1);
  expect((await get('/api/search_props')).status).toBe(200);
  expect(answers).toEqual([]);
  await origin.clearFaults();
  await held;
  expect(answers).toEqual([200]);
});

it('records every request', async () => {
  await origin.clearJournal();
  await fetch(`${origin.url}/api/halls/count/?k=1&k=2`, { headers: { 'x-request-id': 'abc' } });
  await get('/healthz');
  const calls = await origin.calls();
  expect(calls).toMatchObject([
    { method: 'GET', path: '/api/halls/count/', query: 'k=1&k=2', headers: { 'x-request-id': 'abc' } },
  ]);
});

it('rejects invalid faults', async () => {
  await expect(origin.fault({ path: HALL, times: 0 })).rejects.toThrow('400');
});
