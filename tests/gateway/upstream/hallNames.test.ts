/** The names of all halls that a typed search knows. */
import { expect, test } from 'vitest';
import { createUpstreamClient } from '#gateway/upstream/client.ts';
import { HallNames } from '#gateway/upstream/hallNames.ts';

import { startFaultyServer } from './faultyServer.ts';
import { FAST_POLICY, hallSummaryRow } from './testbed.ts';

const PAGE_SIZE = 30;
const WAIT_MS = 5_000;

type Row = Record<string, unknown>;

/** Reads the names of a REST API of `count` halls, whose pages `change` changes: twice at once, then again. */
async function readNames(
  count: number,
  change: (rows: Row[], page: number) => unknown = (rows) => rows,
  total: unknown = count,
) {
  await using server = await startFaultyServer((reply, _number, { target }) => {
    const page = Number(/page=(\d+)/.exec(target)?.[1] ?? 1);
    const rows = Array.from({ length: count }, (_, at) => hallSummaryRow(at + 1));
    const halls = change(rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), page);
    reply.json({ halls, total, page, per_page: PAGE_SIZE });
  });
  const { url, requests } = server;
  const upstream = createUpstreamClient({
    hosts: { api: url, content: url, magazine: url, search: url, contact: url },
    policy: { ...FAST_POLICY, maxBodyBytes: 1_000_000 },
  });
  const hallNames = new HallNames(upstream);
  const [names] = await Promise.all([hallNames.get(WAIT_MS), hallNames.get(WAIT_MS)]);
  const calls = requests.length;
  const again = await hallNames.get(WAIT_MS);
  const repeatedCalls = requests.length - calls;
  const listedId = hallNames.idAt('kanto', 'hakucho');
  await upstream.close();
  return { names, again, calls, repeatedCalls, listedId };
}

test.each([
  [1, 1],
  [29, 1],
  [200, 7],
])('the names of %i halls cost %i calls', async (count, calls) => {
  const read = await readNames(count);
  expect([read.names?.length, read.calls]).toEqual([count, calls]);
});

test('F98 a total that is far too large costs no calls, one that is invalid or too small loses no halls', async () => {
  expect((await readNames(20, undefined, 2_147_483_647)).calls).toBe(1);
  expect((await readNames(100, undefined, 'unexpected')).names).toHaveLength(100);
  expect((await readNames(100, undefined, 0)).names).toHaveLength(100);
});

test('F98 a hall whose name, row or page is invalid takes no other', async () => {
  const withFirst = (first: Row) => (rows: Row[], page: number) =>
    page === 1 ? [first, ...rows.slice(1)] : rows;
  expect((await readNames(100, withFirst({ ...hallSummaryRow(1), name: 7 }))).names).toHaveLength(99);
  expect((await readNames(100, withFirst({ id: 'unexpected' }))).names).toHaveLength(99);
  expect((await readNames(100, (rows, page) => (page === 2 ? 'unexpected' : rows))).names).toHaveLength(70);
  const withoutKana = await readNames(40, withFirst({ ...hallSummaryRow(1), name_kana: 7 }));
  expect(withoutKana.names?.[0]).toMatchObject({ id: '1', kana: null });
});

test('F98 without any valid name the names are unknown', async () => {
  expect((await readNames(40, () => 'unexpected')).names).toBeNull();
  expect((await readNames(40, (rows) => rows.map((row) => ({ ...row, name: 7 })))).names).toBeNull();
  expect((await readNames(0)).names).toEqual([]);
});

test('readers at once share the calls, later ones make none, also after a failure', async () => {
  const known = await readNames(1);
  expect(known).toMatchObject({ calls: 1, repeatedCalls: 0, listedId: '1' });
  expect(known.again).toBe(known.names);
  const unknown = await readNames(40, () => 'unexpected');
  expect(unknown).toMatchObject({ again: null, repeatedCalls: 0, listedId: undefined });
});
