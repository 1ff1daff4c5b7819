/** Subscribers that do not read. */
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchGraphQL, type Site, startGateway, startSite } from '#tests/harness/gateway.ts';
import { type Headers, openStream, setClip, signUp } from './eventStream.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
}, 120_000);
afterAll(() => site?.stop());

/** Clips the first twenty halls, with notes of three kilobytes. */
async function clipTwenty(url: string, headers: Headers): Promise<void> {
  const aliases = Array.from(
    { length: 20 },
    (_, at) => `c${at}: clip(input: { target: { hallRawId: "${at + 1}" } }) { userErrors { code } }`,
  );
  const { errors } = await fetchGraphQL(`${url}/graphql`, `mutation { ${aliases.join(' ')} }`, {}, headers);
  expect(errors).toEqual([]);
  const { data } = await fetchGraphQL<{ viewer: { account: { hallClips: { nodes: { id: string }[] } } } }>(
    `${url}/graphql`,
    '{ viewer { account { hallClips(first: 20) { nodes { id } } } } }',
    {},
    headers,
  );
  const notes = data?.viewer.account.hallClips.nodes.map(
    ({ id }, at) =>
      `n${at}: updateHallClipNote(input: { hallClipId: "${id}", note: $note }) { userErrors { code } }`,
  );
  const noted = await fetchGraphQL(
    `${url}/graphql`,
    `mutation ($note: String!) { ${notes?.join(' ')} }`,
    { note: '海'.repeat(1_000) },
    headers,
  );
  expect(noted.errors).toEqual([]);
}

describe('S81 clients that read nothing', () => {
  // Large events of a document well within the limit of its size.
  const HALL = 'hall { name nameKana shortName address access }';
  const LARGE = `subscription { hallClipsChanged { ${Array.from({ length: 20 }, (_, at) => `a${at}: hallClips(first: 50) { totalCount nodes { id note ${HALL} } }`).join(' ')} } }`;
  const STALLED = 10;
  const CHANGES = 20;

  /** Part of an event. */
  const totalOf = (alias: number, total: number): string => `"a${alias}":{"totalCount":${total},`;

  const memoryOf = (pid: number): number =>
    Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1_024;

  /** A client that asks for large events and reads nothing. */
  const openStalled = (url: string, headers: Headers): Socket => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1').pause();
    socket.on('error', () => undefined);
    const body = JSON.stringify({ query: LARGE });
    const fields = Object.entries({
      ...headers,
      host: 'x',
      accept: 'text/event-stream',
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`POST /graphql HTTP/1.1\r\n${fields.join('')}\r\n${body}`);
    return socket;
  };

  it('hold one event, get the newest state when they read again, and are closed otherwise', async () => {
    await using gateway = await startGateway({
      upstream: site.origin.url,
      env: { MAX_STREAMS_PER_USER: String(STALLED + 1) },
    });
    const { url } = gateway;
    const member = await signUp(site);
    await clipTwenty(url, member);
    const [late, ...others] = Array.from({ length: STALLED }, () => openStalled(url, member));
    if (!late) throw new Error('no socket');
    const reader = await openStream(url, member);
    const patient = { timeout: 30_000 };
    await expect.poll(() => reader.events().length, patient).toBe(1);
    const before = memoryOf(gateway.pid);
    for (let change = 0; change < CHANGES; change += 1) await setClip(url, member, 21 + change);
    await expect.poll(() => reader.events().at(-1), patient).toContain(`"totalCount":${20 + CHANGES}`);
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

    // One place is free for `late`; the others are freed as the server closes the connections.
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
