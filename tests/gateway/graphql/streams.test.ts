/** What open subscriptions cost: readers that do not read, many streams, many events. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiClient } from '#tests/contract/api.ts';
import { fetchGraphQL, type Gateway, type Site, startGateway, startSite } from '#tests/harness/gateway.ts';

type Headers = Record<string, string>;

let site: Site;
beforeAll(async () => {
  site = await startSite();
}, 120_000);
afterAll(() => site?.stop());

async function signUp(): Promise<Headers> {
  const { token, userId } = await new ApiClient(site.origin.url).signUp();
  return { 'x-wedding-token': token, 'x-wn-user-id': userId };
}

const COUNT = 'subscription { hallClipsChanged { hallClips { totalCount } } }';

interface Stream {
  readonly status: number;
  readonly headers: globalThis.Headers;
  readonly body: string;
  /** The data of the events so far. */
  events(): string[];
  close(): void;
}

/** Opens a stream and reads it; an answer that is no stream is read to its end. */
async function openStream(url: string, headers: Headers, query = COUNT, variables = {}): Promise<Stream> {
  const abort = new AbortController();
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ query, variables }),
    signal: abort.signal,
  });
  const { status } = response;
  const isStream = response.ok;
  let text = isStream ? '' : await response.text();
  if (isStream)
    void (async () => {
      for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) text += chunk;
    })().catch(() => undefined);
  return {
    status,
    headers: response.headers,
    body: text,
    events: () => [...text.matchAll(/^data: (\{.*\})$/gm)].map(([, data = '']) => data),
    close: () => abort.abort(),
  };
}

const setClip = (url: string, headers: Headers, hall: number, name: 'clip' | 'unclip' = 'clip') =>
  fetchGraphQL<Record<string, { userErrors: unknown[] } | null>>(
    `${url}/graphql`,
    `mutation { ${name}(input: { target: { hallRawId: "${hall}" } }) { userErrors { code } } }`,
    {},
    headers,
  );

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
  const HALL = 'hall { name nameKana shortName address access }';
  const LARGE = `subscription { hallClipsChanged { ${Array.from({ length: 20 }, (_, at) => `a${at}: hallClips(first: 100) { totalCount nodes { id note ${HALL} } }`).join(' ')} } }`;
  const STALLED = 10;
  const CHANGES = 40;

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
    const member = await signUp();
    await clipTwenty(url, member);
    const [late, ...others] = Array.from({ length: STALLED }, () => openStalled(url, member));
    if (!late) throw new Error('no socket');
    const reader = await openStream(url, member);
    const patient = { timeout: 30_000 };
    await expect.poll(() => reader.events().length, patient).toBe(1);
    const before = memoryOf(gateway.pid);
    for (let change = 0; change < CHANGES; change += 1)
      await setClip(url, member, 30, change % 2 === 0 ? 'clip' : 'unclip');
    await expect.poll(() => reader.events().at(-1), patient).toContain('"totalCount":20');
    const growth = memoryOf(gateway.pid) - before;

    let text = '';
    late.on('data', (chunk) => (text += String(chunk)));
    late.resume();
    const newest = () => text.slice(text.lastIndexOf('event: next'));
    const isNewest = () => newest().includes('"a0":{"totalCount":20,');
    await expect.poll(isNewest, patient).toBe(true);
    const events = text.match(/event: next/g)?.length ?? 0;
    expect(events).toBeLessThan(CHANGES / 2);
    const bytes = Buffer.byteLength(newest());
    expect(bytes).toBeGreaterThan(1_000_000);
    // All events of all clients would be the bytes times 400.
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

describe('S82 many streams', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway({
      upstream: site.origin.url,
      env: {
        TRUST_PROXY: '1',
        // The clients come from addresses that are not loopback, where tokens need https.
        SITE_URL: 'https://www.example.jp',
        MAX_STREAMS: '12',
        MAX_STREAMS_PER_NETWORK: '3',
        MAX_STREAMS_PER_USER: '2',
      },
    });
  }, 60_000);
  afterAll(() => gateway?.stop());

  const from = (address: string): Headers => ({ 'x-forwarded-for': address });
  const refusal = (code: string) => `"code":"${code}","retryable":true,"retryAfterMs":30000`;

  /** Opens streams one after the other. @returns the refused ones and the open ones */
  const openAll = async (senders: readonly Headers[]): Promise<{ refused: Stream[]; open: Stream[] }> => {
    const streams: Stream[] = [];
    for (const headers of senders) streams.push(await openStream(gateway.url, headers));
    return {
      refused: streams.filter(({ status }) => status !== 200),
      open: streams.filter(({ status }) => status === 200),
    };
  };

  /** Members, because the stream of a guest ends at once. */
  it('are refused by user, from whichever network, until one is closed', async () => {
    const member = await signUp();
    const { refused, open } = await openAll(
      ['192.0.2.1', '192.0.2.2', '192.0.2.3'].map((address) => ({ ...member, ...from(address) })),
    );
    expect(refused.map(({ status }) => status)).toEqual([429]);
    expect(refused[0]?.headers.get('retry-after')).toBe('30');
    expect(refused[0]?.body).toContain(refusal('RATE_LIMITED'));
    open[0]?.close();
    const again = async () => (await openAll([{ ...member, ...from('192.0.2.4') }])).open;
    let reopened: Stream[] = [];
    await expect.poll(async () => (reopened = await again()).length).toBe(1);
    for (const stream of [...open, ...reopened]) stream.close();
  });

  it('are refused by IPv6 /64, and by process with 503', async () => {
    const members = await Promise.all(Array.from({ length: 15 }, signUp));
    const inOneNetwork = members.slice(0, 4).map((member, at) => ({ ...member, ...from(`2001:db8::${at}`) }));
    const one = await openAll(inOneNetwork);
    expect(one.refused.map(({ status, body }) => [status, body])).toEqual([
      [429, expect.stringContaining(refusal('RATE_LIMITED'))],
    ]);
    const others = members.slice(4).map((member, at) => ({ ...member, ...from(`198.51.100.${at}`) }));
    const many = await openAll(others);
    expect(one.open.length + many.open.length).toBe(12);
    expect(many.refused.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual([
      [503, '30'],
      [503, '30'],
    ]);
    expect(many.refused[0]?.body).toContain(refusal('OVERLOADED'));
    for (const stream of [...one.open, ...many.open]) stream.close();
  });
});

describe('S83 many changes', () => {
  it('a member who clips and unclips without end is limited, over all devices', async () => {
    const member = await signUp();
    let limited: Awaited<ReturnType<typeof setClip>> | null = null;
    const twenty = `mutation { ${Array.from({ length: 20 }, (_, at) => `c${at}: ${at % 2 ? 'unclip' : 'clip'}(input: { target: { hallRawId: "5" } }) { userErrors { code } }`).join(' ')} }`;
    for (let round = 0; round < 40 && limited === null; round += 1) {
      const device = { ...member, 'x-wn-uuid': randomUUID() };
      const result = await fetchGraphQL<Record<string, { userErrors: unknown[] } | null>>(
        `${site.url}/graphql`,
        twenty,
        {},
        device,
      );
      if (result.errors.length > 0) limited = result;
    }
    expect(limited?.errors[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryable: true });
    expect(limited?.errors[0]?.extensions?.['retryAfterMs']).toBeGreaterThan(0);
    expect(Number(limited?.headers.get('retry-after'))).toBeGreaterThan(0);
    // Others are not.
    expect((await setClip(site.url, await signUp(), 6)).errors).toEqual([]);
  }, 60_000);

  it('equal streams of one sender read once per change; those of another sender read for themselves', async () => {
    const member = await signUp();
    const streams = await Promise.all(Array.from({ length: 5 }, () => openStream(site.url, member)));
    const other = await openStream(site.url, { ...member, 'x-wn-uuid': randomUUID() });
    const all = [...streams, other];
    await expect.poll(() => all.every((stream) => stream.events().length === 1)).toBe(true);
    await site.origin.clearJournal();
    await setClip(site.url, member, 8);
    await expect.poll(() => all.every((stream) => stream.events().length === 2)).toBe(true);
    expect(await site.origin.calls(/^\/api\/wn\/hall_clips$/)).toSatisfy(
      (calls: { method: string }[]) => calls.filter(({ method }) => method === 'GET').length === 2,
    );
    for (const stream of all) {
      expect(stream.events()[1]).toContain('"totalCount":1');
      stream.close();
    }
  });
});

describe('the first event', () => {
  const STATE = '{ viewer { account { hallClipsRevision hallClips { totalCount } } } }';
  const SINCE =
    'subscription ($since: String) { hallClipsChanged(since: $since) { hallClipsRevision hallClips { totalCount } } }';
  interface State {
    readonly viewer: { account: { hallClipsRevision: string } };
  }
  const isList = ({ method, path }: { method: string; path: string }): boolean =>
    method === 'GET' && path === '/api/wn/hall_clips';
  const listCalls = async (): Promise<number> => (await site.origin.calls()).filter(isList).length;

  it('does not come for a client that holds the current state; the first change does', async () => {
    const member = await signUp();
    await setClip(site.url, member, 3);
    const { data } = await site.graphql<State>(STATE, {}, member);
    const since = data?.viewer.account.hallClipsRevision;
    await site.origin.clearJournal();
    const stream = await openStream(site.url, member, SINCE, { since });
    const control = await openStream(site.url, member, SINCE);
    await expect.poll(() => control.events().length).toBe(1);
    expect([stream.events().length, await listCalls()]).toEqual([0, 1]);
    await setClip(site.url, member, 4);
    await expect.poll(() => stream.events()).toHaveLength(1);
    expect(stream.events()[0]).toContain('"totalCount":2');
    expect(stream.events()[0]).not.toContain(since);
    stream.close();
    control.close();
  });

  it('comes for a client that holds an older state, and for a revision that is unknown', async () => {
    const member = await signUp();
    const { data } = await site.graphql<State>(STATE, {}, member);
    const since = data?.viewer.account.hallClipsRevision;
    await setClip(site.url, member, 3);
    for (const old of [since, 'unknown']) {
      const stream = await openStream(site.url, member, SINCE, { since: old });
      await expect.poll(() => stream.events()).toHaveLength(1);
      expect(stream.events()[0]).toContain('"totalCount":1');
      stream.close();
    }
  });
});
