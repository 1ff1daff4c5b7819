import { fetchQuery } from 'react-relay/hooks.js';
import { Observable } from 'relay-runtime';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import viewerQuery from '#client/__generated__/ViewerQuery.graphql.ts';
import type { ViewerQuery } from '#client/__generated__/ViewerQuery.graphql.ts';
import { createEnvironment } from '#client/relay/environment.ts';
import {
  hydrationTag,
  incrementalTags,
  readHydrationData,
  type HydrationData,
} from '#client/relay/hydrationData.ts';
import { replayTransport, type IncrementalSource } from '#client/relay/replayTransport.ts';
import { NO_SERVICES } from '#tests/harness/services.ts';

const variables = { withHalls: false, hallId: null, withContact: false };
const first = { data: { viewer: { isLoggedIn: false, account: null } } };
const id = viewerQuery.params.id ?? '';
const none: IncrementalSource = (_, end) => end(true);
const network = vi.fn(() => Observable.from({ data: first.data }));

beforeEach(() => {
  network.mockClear();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

function ask(environment: ReturnType<typeof createEnvironment>, asked: ViewerQuery['variables']) {
  const seen: Array<ViewerQuery['response']> = [];
  fetchQuery<ViewerQuery>(environment, viewerQuery, asked).subscribe({ next: (data) => seen.push(data) });
  return seen;
}

describe('replay', () => {
  it('answers the recorded operation at once and without a request', () => {
    const environment = createEnvironment(
      replayTransport({ id, variables, response: first }, none, network),
      'browser',
    );
    expect(ask(environment, variables)).toHaveLength(1);
    expect(network).not.toHaveBeenCalled();
  });

  it('answers it once: the next time the gateway is asked', () => {
    const environment = createEnvironment(
      replayTransport({ id, variables, response: first }, none, network),
      'browser',
    );
    ask(environment, variables);
    ask(environment, variables);
    expect(network).toHaveBeenCalledTimes(1);
  });

  it('leaves other variables to the gateway', () => {
    const environment = createEnvironment(
      replayTransport({ id, variables, response: first }, none, network),
      'browser',
    );
    ask(environment, { withHalls: false, hallId: 'x', withContact: false });
    expect(network).toHaveBeenCalledTimes(1);
  });
});

const handover: HydrationData = {
  request: {
    site: { url: 'https://x.example', name: '</script><script>alert(1)', services: NO_SERVICES },
    inApp: false,
    area: { area: 'kanto', prefecture: 'tokyo' },
    hidesRokuyo: false,
  },
  styles: [],
  preload: [],
  status: 200,
  recorded: { id, variables, response: first },
  submission: null,
  draft: null,
};

describe('the hand-over', () => {
  it('comes back as it was written, whatever its texts are', () => {
    document.body.innerHTML = hydrationTag('page', handover);
    expect(document.querySelectorAll('script')).toHaveLength(1);
    expect(readHydrationData(document)).toEqual(handover);
  });

  it('is null on a page that was not made by the server', () =>
    expect(readHydrationData(document)).toBeNull());

  it('delivers late answers as their tags arrive, then the end', async () => {
    Object.defineProperty(document, 'readyState', { value: 'loading', configurable: true });
    const next = vi.fn();
    const end = vi.fn();
    incrementalTags(next, end);
    await Promise.resolve();
    expect(end).not.toHaveBeenCalled();
    document.body.insertAdjacentHTML('beforeend', hydrationTag('late', { hasNext: true, incremental: [] }));
    await vi.waitFor(() => expect(next).toHaveBeenCalledTimes(1));
    document.body.insertAdjacentHTML('beforeend', hydrationTag('late', { hasNext: false }));
    document.body.insertAdjacentHTML('beforeend', hydrationTag('end', null));
    await vi.waitFor(() => expect(end).toHaveBeenCalledWith(true));
    expect(next).toHaveBeenCalledTimes(2);
    Reflect.deleteProperty(document, 'readyState');
  });

  it('tells when the page broke off before the end', async () => {
    const end = vi.fn();
    incrementalTags(() => {}, end);
    await vi.waitFor(() => expect(end).toHaveBeenCalledWith(false));
  });
});
