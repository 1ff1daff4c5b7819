/** Calls of operations that no client waits for. */
import { expect, test } from 'vitest';
import { getHall } from '#gateway/upstream/endpoints/halls.ts';
import { failureOf, hallRow, startTestbed } from '../testbed.ts';

const IDS = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** A background operation that reads eight halls, at a host that holds its replies. */
async function startBackgroundReads() {
  const gates = new Map([...IDS, '99'].map((id) => [id, Promise.withResolvers<void>()]));
  const testbed = await startTestbed(
    (reply, _number, { target }) => {
      const id = idIn(target);
      void gates.get(id)?.promise.then(() => reply.json(hallRow(id)));
    },
    { headersTimeoutMs: 10_000, callTimeoutMs: 10_000 },
  );
  const leaving = new AbortController();
  const background = testbed.rest({ isBackground: true, signal: leaving.signal });
  const reads = IDS.map((id) => background.get(getHall, { id }));
  const requestedIds = () => testbed.requests.map(({ target }) => idIn(target));
  await expect.poll(requestedIds).toHaveLength(4);
  return {
    reads,
    requestedIds,
    readAsClient: (id: string) => testbed.rest().get(getHall, { id }),
    reply: (id: string) => gates.get(id)?.resolve(),
    replyToAll: () => {
      for (const { resolve } of gates.values()) resolve();
    },
    leave: () => leaving.abort(),
    [Symbol.asyncDispose]: () => testbed[Symbol.asyncDispose](),
  };
}

const idIn = (target: string): string => /\d+$/.exec(target)?.[0] ?? '';

test('a background operation has four calls in flight', async () => {
  await using testbed = await startBackgroundReads();
  const { requestedIds } = testbed;
  const other = testbed.readAsClient('99');
  await expect.poll(requestedIds).toContain('99');
  expect(requestedIds().toSorted()).toEqual(['1', '2', '3', '4', '99']);
  testbed.reply('2');
  await expect.poll(requestedIds).toContain('5');
  expect(requestedIds()).toHaveLength(6);
  testbed.replyToAll();
  await Promise.all([...testbed.reads, other]);
  expect(requestedIds().slice(5)).toEqual(['5', '6', '7', '8']);
});

test('a client does not wait for the turn of a background read', async () => {
  await using testbed = await startBackgroundReads();
  const { requestedIds } = testbed;
  const running = testbed.readAsClient('1');
  const waiting = testbed.readAsClient('8');
  await expect.poll(requestedIds).toContain('8');
  testbed.reply('8');
  expect(await waiting).toMatchObject({ id: '8' });
  expect(requestedIds()).toHaveLength(5);
  testbed.replyToAll();
  await Promise.all([running, ...testbed.reads]);
  // One call for each hall: the background shares those of clients, and they share its calls in flight.
  expect(requestedIds().toSorted()).toEqual(IDS);
});

test('a background operation that ends sends no call for the reads that wait', async () => {
  await using testbed = await startBackgroundReads();
  const joined = IDS.slice(0, 4).map(testbed.readAsClient);
  testbed.leave();
  for (const failure of await Promise.all(testbed.reads.map(failureOf)))
    expect(failure).toMatchObject({ reason: 'timeout' });
  testbed.replyToAll();
  await Promise.all(joined);
  expect(testbed.requestedIds()).toHaveLength(4);
});
