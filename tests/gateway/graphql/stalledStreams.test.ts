/** Subscribers that do not read. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchGraphQL, type Site, startGateway, startSite } from '#tests/harness/gateway.ts';
import { signUpInApp } from '#tests/harness/session.ts';
import { type Headers, openStream, setClip } from './eventStream.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
}, 120_000);
afterAll(() => site?.stop());

/** Clips halls, with notes of three kilobytes. */
async function clipHalls(url: string, headers: Headers, count: number): Promise<void> {
  const rawIds = Array.from({ length: count }, (_, at) => at + 1);
  const clips = rawIds.map(
    (id) => `c${id}: clip(input: { target: { hallRawId: "${id}" } }) { hallClipEdge { node { id } } }`,
  );
  const ids = await mutateAll<{ hallClipEdge: { node: { id: string } } }>(url, 'mutation', clips, headers);
  const notes = ids.map(
    ({ hallClipEdge: { node } }, at) =>
      `n${at}: updateHallClipNote(input: { hallClipId: "${node.id}", note: $note }) { userErrors { code } }`,
  );
  await mutateAll(url, 'mutation ($note: String!)', notes, headers);
}

/** Sends mutations, twenty at a time. */
async function mutateAll<Payload>(
  url: string,
  head: string,
  mutations: readonly string[],
  headers: Headers,
): Promise<Payload[]> {
  const payloads: Payload[] = [];
  for (let from = 0; from < mutations.length; from += 20) {
    const { data, errors } = await fetchGraphQL<Record<string, Payload>>(
      `${url}/graphql`,
      `${head} { ${mutations.slice(from, from + 20).join(' ')} }`,
      { note: '海'.repeat(1_000) },
      headers,
    );
    expect(errors).toEqual([]);
    payloads.push(...Object.values(data ?? {}));
  }
  return payloads;
}

/** A client that sends a document and reads nothing. */
function openStalled(url: string, headers: Headers, query: string, accept = 'text/event-stream'): Socket {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').pause();
  socket.on('error', () => undefined);
  const body = JSON.stringify({ query });
  const fields = Object.entries({
    ...headers,
    host: 'x',
    accept,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST /graphql HTTP/1.1\r\n${fields.join('')}\r\n${body}`);
  return socket;
}

/** `hallClips` under many names. */
const manyLists = (count: number): string =>
  Array.from(
    { length: count },
    (_, at) => `a${at}: hallClips(first: 50) { totalCount nodes { id note hall { name } } }`,
  ).join(' ');

describe.concurrent('S81 clients that read nothing', () => {
  // Large events of a document well within the limit of its size.
  const LARGE = `subscription { hallClipsChanged { ${manyLists(20)} } }`;
  const STALLED = 10;
  const CHANGES = 20;

  /** Part of an event. */
  const totalOf = (alias: number, total: number): string => `"a${alias}":{"totalCount":${total},`;

  const memoryOf = (pid: number): number =>
    Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1_024;

  it('hold one event, get the newest state when they read again, and are closed otherwise', async () => {
    await using gateway = await startGateway({
      upstream: site.origin.url,
      env: { MAX_STREAMS_PER_USER: String(STALLED + 1) },
    });
    const { url } = gateway;
    const member = await signUpInApp(site.origin.url);
    await clipHalls(url, member, 20);
    const [late, ...others] = Array.from({ length: STALLED }, () => openStalled(url, member, LARGE));
    if (!late) throw new Error('no socket');
    // Reads the same document for itself: what it has received, the others would have been sent.
    const reader = await openStream(url, { ...member, 'x-wn-uuid': randomUUID() }, LARGE);
    const patient = { timeout: 30_000 };
    const received = (total: number) =>
      expect.poll(() => reader.text().lastIndexOf(totalOf(19, total)), patient).toBeGreaterThan(0);
    await received(20);
    const before = memoryOf(gateway.pid);
    for (let change = 1; change <= CHANGES; change += 1) {
      await setClip(url, member, 20 + change);
      await received(20 + change);
    }
    const growth = memoryOf(gateway.pid) - before;

    let text = '';
    late.setEncoding('utf8').on('data', (chunk) => (text += String(chunk)));
    late.resume();
    const newest = () => text.slice(text.lastIndexOf('event: next'));
    const isNewest = () => newest().includes(totalOf(19, 20 + CHANGES));
    await expect.poll(isNewest, patient).toBe(true);
    const events = text.match(/event: next/g)?.length ?? 0;
    expect(events).toBeLessThan(CHANGES / 2);
    const bytes = Buffer.byteLength(newest());
    expect(bytes).toBeGreaterThan(1_000_000);
    // All events of all clients together would be 200 times as large.
    expect(growth).toBeLessThan((STALLED * CHANGES * bytes) / 2);

    // One slot is free for `late`; the others become free as the server closes the connections.
    reader.close();
    const open = async (): Promise<number> => (await openStream(url, member)).status;
    const seen: number[] = [];
    await expect
      .poll(
        async () => {
          seen.push(await open());
          return seen.filter((status) => status === 200).length;
        },
        { timeout: 100_000, interval: 1_000 },
      )
      .toBe(STALLED);
    expect(seen).toContain(429);
    for (const socket of [late, ...others]) socket.destroy();
  }, 240_000);
});

describe.concurrent('S109 clients that read nothing of a deferred answer', () => {
  /** The first part is larger than what the sockets of both sides take; the second comes late. */
  const DEFERRED = `{ viewer { account { ${manyLists(28)} } } ... @defer(label: "late") { hall(by: { rawId: "200" }) { name } } }`;
  const STALLED = 6;
  /** TCP connections as the kernel lists them. */
  const connections = () =>
    ['tcp', 'tcp6']
      .flatMap((name) => readFileSync(`/proc/net/${name}`, 'utf8').trim().split('\n').slice(1))
      .map((line) => {
        const [, local = '', peer = '', state, queues = ''] = line.trim().split(/\s+/);
        const portOf = (address: string): number => Number.parseInt(address.slice(-4), 16);
        const unreadBytes = Number.parseInt(queues.split(':')[1] ?? '', 16);
        return { localPort: portOf(local), peerPort: portOf(peer), isOpen: state === '01', unreadBytes };
      });
  const countOf = (
    clients: readonly Socket[],
    sees: (one: ReturnType<typeof connections>[number], port: number) => boolean,
  ) => {
    const all = connections();
    return clients.filter(({ localPort = 0 }) => all.some((one) => sees(one, localPort))).length;
  };
  /** How many of the clients' connections the server has not closed. */
  const openAtServer = (clients: readonly Socket[]): number =>
    countOf(clients, ({ peerPort, isOpen }, port) => peerPort === port && isOpen);
  /** How many of the clients have been sent a part of their answer. */
  const answered = (clients: readonly Socket[]): number =>
    countOf(clients, ({ localPort, unreadBytes }, port) => localPort === port && unreadBytes > 0);

  it('are disconnected, whether or not parts follow; beyond the limit of streams there are none', async () => {
    await using gateway = await startGateway({
      upstream: site.origin.url,
      env: { MAX_STREAMS_PER_NETWORK: '2' },
    });
    const { url } = gateway;
    const member = await signUpInApp(site.origin.url);
    await clipHalls(url, member, 50);
    await site.origin.fault({ path: '/api/wn/halls/200', hang: true });
    const sockets = Array.from({ length: STALLED }, (_, at) =>
      openStalled(url, member, DEFERRED, at % 2 ? 'multipart/mixed' : 'text/event-stream'),
    );
    await expect.poll(() => answered(sockets), { timeout: 20_000 }).toBe(STALLED);
    expect(openAtServer(sockets)).toBe(STALLED);
    const accept = 'application/json, multipart/mixed';
    const merged = await fetchGraphQL(`${url}/graphql`, DEFERRED, {}, { ...member, accept });
    expect(merged.data).toMatchObject({ viewer: expect.any(Object), hall: null });
    await expect.poll(() => openAtServer(sockets), { timeout: 100_000, interval: 500 }).toBe(0);
    await site.origin.clearFaults();
    for (const socket of sockets) socket.destroy();
  }, 180_000);
});
