/** Subscriptions over server-sent events, on one gateway and between two that share a Redis. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetchGraphQL, startGateway, type Gateway } from '#tests/harness/gateway.ts';
import { demo, startOrigin, type Origin } from '#tests/harness/origin.ts';
import { startRedis, type TestRedis } from '#tests/harness/redis.ts';

const asDemo = { 'x-wedding-token': demo.token, 'x-wn-user-id': demo.userId };
const WATCH =
  'subscription ($hash: String!) { hallClipShareChanged(hash: $hash) { hallClips { nodes { comments { comment } } } } }';

/** Watches a shared list; each call of what it gives is the data of the next event. */
async function watch(url: string, hash: string) {
  const leaving = new AbortController();
  const reply = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ query: WATCH, variables: { hash } }),
    signal: leaving.signal,
  });
  const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<string> => {
    for (;;) {
      const [, data] = /^data: (\{.*\})$/m.exec(text) ?? [];
      if (data !== undefined) {
        text = text.slice(text.indexOf(data) + data.length);
        return data;
      }
      const step = await reader?.read();
      if (!step || step.done) throw new Error(`The stream ended: ${text}`);
      text += step.value;
    }
  };
  return { type: reply.headers.get('content-type'), next, leave: () => leaving.abort() };
}

describe.each([1, 2])('%i gateway(s)', (count) => {
  let origin: Origin;
  let redis: TestRedis | null = null;
  let gateways: Gateway[] = [];
  beforeAll(async () => {
    origin = await startOrigin();
    redis = count > 1 ? await startRedis() : null;
    const env: Record<string, string> = redis ? { REDIS_URL: redis.url } : {};
    gateways = await Promise.all(
      Array.from({ length: count }, () => startGateway({ upstream: origin.url, env })),
    );
  });
  afterAll(async () => {
    await Promise.all(gateways.map((gateway) => gateway.stop()));
    await redis?.stop();
    await origin?.stop();
  });

  test('a comment made at one is seen at once by whoever watches at the other', async () => {
    const [here = '', there = here] = gateways.map(({ url }) => url);
    const ask = <Data>(query: string, variables: object, headers: Record<string, string> = {}) =>
      fetchGraphQL<Data>(`${here}/graphql`, query, { ...variables }, headers);
    await ask('mutation { clip(input: { target: { hallRawId: "7" } }) { userErrors { code } } }', {}, asDemo);
    const { data } = await ask<{
      createHallClipShare: { hallClipShare: { hash: string; hallClips: { nodes: { id: string }[] } } };
    }>(
      'mutation { createHallClipShare(input: {}) { hallClipShare { hash hallClips { nodes { id } } } } }',
      {},
      asDemo,
    );
    const share = data?.createHallClipShare.hallClipShare;
    const watching = await watch(there, share?.hash ?? '');
    expect(watching.type).toContain('text/event-stream');
    expect(await watching.next()).not.toContain('駅から近くて安心です');
    const input = {
      hash: share?.hash,
      hallClipId: share?.hallClips.nodes[0]?.id,
      comment: '駅から近くて安心です',
    };
    await ask(
      'mutation ($input: AddHallClipCommentInput!) { addHallClipComment(input: $input) { userErrors { code } } }',
      { input },
    );
    expect(await watching.next()).toContain('駅から近くて安心です');
    watching.leave();
  });

  test('a list nobody knows is null, and over; without events nothing is watched', async () => {
    const [{ url } = { url: '' }] = gateways;
    const watching = await watch(url, 'unknown-hash-0000000');
    expect(JSON.parse(await watching.next())).toEqual({ data: { hallClipShareChanged: null } });
    await expect(watching.next()).rejects.toThrow('The stream ended');
    const plain = await fetchGraphQL(`${url}/graphql`, WATCH, { hash: 'x' });
    expect(plain.errors[0]?.extensions).toMatchObject({ code: 'BAD_REQUEST' });
  });
});
