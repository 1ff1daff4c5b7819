/** Subscriptions over server-sent events, on one gateway and on two that share a Redis. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetchGraphQL, startGateway, type Gateway } from '#tests/harness/gateway.ts';
import { demo, startOrigin, type Origin } from '#tests/harness/origin.ts';
import { startRedis, type TestRedis } from '#tests/harness/redis.ts';

const asDemo = { 'x-wedding-token': demo.token, 'x-wn-user-id': demo.userId };
const SUBSCRIPTION =
  'subscription ($hash: String!) { hallClipShareChanged(hash: $hash) { hallClips { nodes { comments { comment } } } } }';

/** Subscribes to a shared list; `next` returns the data of the next event. */
async function subscribe(url: string, hash: string) {
  const abort = new AbortController();
  const reply = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ query: SUBSCRIPTION, variables: { hash } }),
    signal: abort.signal,
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
  return { type: reply.headers.get('content-type'), next, stop: () => abort.abort() };
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

  test('sends a comment to subscribers of the other gateway at once', async () => {
    const [first = '', second = first] = gateways.map(({ url }) => url);
    const send = <Data>(query: string, variables: object, headers: Record<string, string> = {}) =>
      fetchGraphQL<Data>(`${first}/graphql`, query, { ...variables }, headers);
    await send(
      'mutation { clip(input: { target: { hallRawId: "7" } }) { userErrors { code } } }',
      {},
      asDemo,
    );
    const { data } = await send<{
      createHallClipShare: { hallClipShare: { hash: string; hallClips: { nodes: { id: string }[] } } };
    }>(
      'mutation { createHallClipShare(input: {}) { hallClipShare { hash hallClips { nodes { id } } } } }',
      {},
      asDemo,
    );
    const share = data?.createHallClipShare.hallClipShare;
    const subscription = await subscribe(second, share?.hash ?? '');
    expect(subscription.type).toContain('text/event-stream');
    expect(await subscription.next()).not.toContain('駅から近くて安心です');
    const input = {
      hash: share?.hash,
      hallClipId: share?.hallClips.nodes[0]?.id,
      comment: '駅から近くて安心です',
    };
    await send(
      'mutation ($input: AddHallClipCommentInput!) { addHallClipComment(input: $input) { userErrors { code } } }',
      { input },
    );
    expect(await subscription.next()).toContain('駅から近くて安心です');
    subscription.stop();
  });

  test('an unknown list is null and ends the stream; clients that accept no events get an error', async () => {
    const [{ url } = { url: '' }] = gateways;
    const subscription = await subscribe(url, 'unknown-hash-0000000');
    expect(JSON.parse(await subscription.next())).toEqual({ data: { hallClipShareChanged: null } });
    await expect(subscription.next()).rejects.toThrow('The stream ended');
    const plain = await fetchGraphQL(`${url}/graphql`, SUBSCRIPTION, { hash: 'x' });
    expect(plain.errors[0]?.extensions).toMatchObject({ code: 'BAD_REQUEST' });
  });
});
