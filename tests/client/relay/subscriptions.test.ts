// @vitest-environment node
/** Subscriptions of Relay's network against a server that loses connections and sends failed events. */
import { createServer, type ServerResponse } from 'node:http';
import { requestSubscription } from 'relay-runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import clippedHallsSubscription, {
  type ClippedHallsSubscription,
} from '#client/__generated__/ClippedHallsSubscription.graphql.ts';
import { createEnvironment } from '#client/relay/environment.ts';
import { httpTransport } from '#client/relay/httpTransport.ts';

const variables = { page: 1, isFirst: true, since: 'r1' };
const account = (hallClipCount: number) => ({
  id: 'account',
  hallClipCount,
  hallClipsRevision: `r${hallClipCount}`,
  hallClips: { totalCount: hallClipCount, nodes: [], pageInfo: null },
});
const good = (count: number) => ({ data: { hallClipsChanged: account(count) } });
const failed = {
  data: { hallClipsChanged: { ...account(9), hallClipCount: null, hallClips: null } },
  errors: [{ message: 'down', path: ['hallClipsChanged', 'hallClips'] }],
};

let connections: ServerResponse[];
let bodies: string[];
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => (body += chunk));
  request.on('end', () => {
    bodies.push(body);
    connections.push(response);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(':\n\n');
  });
});
const send = (event: object) => connections.at(-1)?.write(`event: next\ndata: ${JSON.stringify(event)}\n\n`);

beforeEach(async () => {
  connections = [];
  bodies = [];
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : null;
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init));
});
afterEach(() => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});

it('keeps the last good state through failed events and lost connections', { timeout: 20_000 }, async () => {
  const environment = createEnvironment(httpTransport, 'browser');
  const counts: unknown[] = [];
  const subscription = requestSubscription<ClippedHallsSubscription>(environment, {
    subscription: clippedHallsSubscription,
    variables,
    onNext: (response) => counts.push(Object(response).hallClipsChanged?.hallClipCount),
  });
  const stored = () => environment.getStore().getSource().get('account')?.['hallClipCount'];
  await vi.waitFor(() => expect(connections).toHaveLength(1), 10_000);
  send(good(3));
  await vi.waitFor(() => expect(stored()).toBe(3), 10_000);

  // A failed event changes nothing; the connection opened after it brings the state.
  send(failed);
  await vi.waitFor(() => expect(connections).toHaveLength(2), 10_000);
  expect(stored()).toBe(3);
  send(good(4));
  await vi.waitFor(() => expect(stored()).toBe(4), 10_000);

  connections.at(-1)?.destroy();
  await vi.waitFor(() => expect(connections).toHaveLength(3), 10_000);
  send(good(5));
  await vi.waitFor(() => expect(stored()).toBe(5), 10_000);
  expect(counts).toEqual([3, 4, 5]);
  expect(bodies.map((body) => JSON.parse(body).variables)).toEqual([variables, variables, variables]);

  subscription.dispose();
  await vi.waitFor(
    () => expect(connections.at(-1)?.destroyed || connections.at(-1)?.closed).toBe(true),
    10_000,
  );
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(connections).toHaveLength(3);
});

it('does not reopen a stream that ends with null, as those of guests do', { timeout: 20_000 }, async () => {
  const environment = createEnvironment(httpTransport, 'browser');
  const subscribe = (since: string) =>
    requestSubscription<ClippedHallsSubscription>(environment, {
      subscription: clippedHallsSubscription,
      variables: { ...variables, since },
    });
  const subscriptions = [subscribe('first')];
  await vi.waitFor(() => expect(connections).toHaveLength(1), 10_000);
  send({ data: { hallClipsChanged: null } });
  connections[0]?.end('event: complete\ndata:\n\n');
  subscriptions.push(subscribe('second'));
  await vi.waitFor(() => expect(connections).toHaveLength(2), 10_000);
  connections[1]?.destroy();
  // Ended later, reopened after the same pause: by then the first one would be open again.
  await vi.waitFor(() => expect(connections).toHaveLength(3), 10_000);
  expect(bodies.map((body) => JSON.parse(body).variables.since)).toEqual(['first', 'second', 'second']);
  for (const subscription of subscriptions) subscription.dispose();
});
