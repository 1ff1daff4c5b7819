/** Limits of open subscriptions: the number of streams, the number of events, and the first event. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchGraphQL, type Gateway, type Site, startGateway, startSite } from '#tests/harness/gateway.ts';
import { signUpInApp } from '#tests/harness/session.ts';
import { type Headers, openStream, setClip, type Stream } from './eventStream.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
}, 120_000);
afterAll(() => site?.stop());

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
    const member = await signUpInApp(site.origin.url);
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
    const members = await Promise.all(Array.from({ length: 15 }, () => signUpInApp(site.origin.url)));
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
    const member = await signUpInApp(site.origin.url);
    let limited: Awaited<ReturnType<typeof setClip>> | null = null;
    const isLimited = ({ extensions }: { extensions?: Record<string, unknown> }): boolean =>
      extensions?.['code'] === 'RATE_LIMITED';
    const twenty = `mutation { ${Array.from({ length: 20 }, (_, at) => `c${at}: ${at % 2 ? 'unclip' : 'clip'}(input: { target: { hallRawId: "5" } }) { userErrors { code } }`).join(' ')} }`;
    for (let round = 0; round < 40 && limited === null; round += 1) {
      const device = { ...member, 'x-wn-uuid': randomUUID() };
      const result = await fetchGraphQL<Record<string, { userErrors: unknown[] } | null>>(
        `${site.url}/graphql`,
        twenty,
        {},
        device,
      );
      if (result.errors.some(isLimited)) limited = result;
    }
    const extensions = limited?.errors.find(isLimited)?.extensions;
    expect(extensions).toMatchObject({ retryable: true });
    expect(extensions?.['retryAfterMs']).toBeGreaterThan(0);
    expect(Number(limited?.headers.get('retry-after'))).toBeGreaterThan(0);
    // Others are not.
    expect((await setClip(site.url, await signUpInApp(site.origin.url), 6)).errors).toEqual([]);
  }, 120_000);

  it('equal streams of one sender read once per change; those of another sender read for themselves', async () => {
    const member = await signUpInApp(site.origin.url);
    const streams = await Promise.all(Array.from({ length: 5 }, () => openStream(site.url, member)));
    const other = await openStream(site.url, { ...member, 'x-wn-uuid': randomUUID() });
    const all = [...streams, other];
    const patient = { timeout: 20_000 };
    await expect.poll(() => all.map((stream) => stream.events().length), patient).toEqual(Array(6).fill(1));
    await site.origin.clearJournal();
    await setClip(site.url, member, 8);
    await expect.poll(() => all.map((stream) => stream.events().length), patient).toEqual(Array(6).fill(2));
    expect(await site.origin.calls(/^\/api\/wn\/hall_clips$/)).toSatisfy(
      (calls: { method: string }[]) => calls.filter(({ method }) => method === 'GET').length === 2,
    );
    for (const stream of all) {
      expect(stream.events()[1]).toContain('"totalCount":1');
      stream.close();
    }
  });
});

describe('S107 events of documents sent as text', () => {
  it('count against the REST calls a minute of a stranger’s network, and end the stream beyond', async () => {
    await using gateway = await startGateway({
      upstream: site.origin.url,
      env: { ADHOC_DOCUMENTS: 'limited' },
    });
    const member = await signUpInApp(site.origin.url);
    await setClip(gateway.url, member, 3);
    const { data } = await gateway.graphql<{
      createHallClipShare: { hallClipShare: { hash: string; hallClips: { nodes: { id: string }[] } } };
    }>(
      'mutation { createHallClipShare(input: {}) { hallClipShare { hash hallClips { nodes { id } } } } }',
      {},
      member,
    );
    const { hash, hallClips } = data?.createHallClipShare.hallClipShare ?? {};
    const halls = Array.from(
      { length: 2 },
      (_, at) =>
        `a${at}: hallClips(first: 6) { nodes { hall { fairs(first: ${at + 1}) { totalCount } benefits { title } } } }`,
    );
    const document = `subscription ($hash: String!) { hallClipShareChanged(hash: $hash) { revision ${halls.join(' ')} } }`;
    const streams: Stream[] = [];
    for (let opened = 0; opened < 8; opened += 1)
      streams.push(await openStream(gateway.url, {}, document, { hash }));
    const texts = () => streams.map((stream) => stream.events().join());
    const comment =
      'mutation ($input: AddHallClipCommentInput!) { addHallClipComment(input: $input) { userErrors { code } } }';
    await expect
      .poll(
        async () => {
          const input = { hash, hallClipId: hallClips?.nodes[0]?.id, comment: 'あ' };
          await gateway.graphql(comment, { input }, member);
          return texts().filter((text) => text.includes('"code":"RATE_LIMITED"')).length;
        },
        { timeout: 20_000, interval: 100 },
      )
      .toBe(streams.length);
    for (const stream of streams) stream.close();
  }, 60_000);
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
    const member = await signUpInApp(site.origin.url);
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
    const member = await signUpInApp(site.origin.url);
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
