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

const variables = { withHalls: false, hall: null, withContact: false };
const response = { data: { viewer: { isLoggedIn: false, account: null } } };
const id = viewerQuery.params.id ?? '';
const noIncremental: IncrementalSource = (_, end) => end(true);
const network = vi.fn(() => Observable.from({ data: response.data }));

beforeEach(() => {
  network.mockClear();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

function fetchViewer(environment: ReturnType<typeof createEnvironment>, requested: ViewerQuery['variables']) {
  const responses: Array<ViewerQuery['response']> = [];
  fetchQuery<ViewerQuery>(environment, viewerQuery, requested).subscribe({
    next: (data) => responses.push(data),
  });
  return responses;
}

describe('replayTransport', () => {
  it('answers the recorded operation synchronously, without a request', () => {
    const environment = createEnvironment(
      replayTransport({ id, variables, response }, noIncremental, network),
      'browser',
    );
    expect(fetchViewer(environment, variables)).toHaveLength(1);
    expect(network).not.toHaveBeenCalled();
  });

  it('answers it once; a second fetch goes to the network', () => {
    const environment = createEnvironment(
      replayTransport({ id, variables, response }, noIncremental, network),
      'browser',
    );
    fetchViewer(environment, variables);
    fetchViewer(environment, variables);
    expect(network).toHaveBeenCalledTimes(1);
  });

  it('sends other variables to the network', () => {
    const environment = createEnvironment(
      replayTransport({ id, variables, response }, noIncremental, network),
      'browser',
    );
    fetchViewer(environment, { withHalls: false, hall: { rawId: '1' }, withContact: false });
    expect(network).toHaveBeenCalledTimes(1);
  });
});

const hydrationData: HydrationData = {
  request: {
    site: { url: 'https://x.example', name: '</script><script>alert(1)', services: NO_SERVICES },
    inApp: false,
    area: { area: 'kanto', prefecture: 'tokyo' },
    hidesRokuyo: false,
  },
  address: '/',
  styles: [],
  preload: [],
  status: 200,
  recorded: { id, variables, response },
  submission: null,
  draft: null,
  viewer: {},
};

describe('hydration data', () => {
  it('round-trips, whatever text it contains', () => {
    document.body.innerHTML = hydrationTag('page', hydrationData);
    expect(document.querySelectorAll('script')).toHaveLength(1);
    expect(readHydrationData(document)).toEqual(hydrationData);
  });

  it('is null on a page the server did not render', () => expect(readHydrationData(document)).toBeNull());

  it('emits incremental responses as their tags arrive, then the end', async () => {
    Object.defineProperty(document, 'readyState', { value: 'loading', configurable: true });
    const next = vi.fn();
    const end = vi.fn();
    incrementalTags(next, end);
    await Promise.resolve();
    expect(end).not.toHaveBeenCalled();
    document.body.insertAdjacentHTML('beforeend', hydrationTag('late', { hasNext: true, incremental: [] }));
    await vi.waitFor(() => expect(next).toHaveBeenCalledTimes(1), 10_000);
    document.body.insertAdjacentHTML('beforeend', hydrationTag('late', { hasNext: false }));
    document.body.insertAdjacentHTML('beforeend', hydrationTag('end', null));
    await vi.waitFor(() => expect(end).toHaveBeenCalledWith(true), 10_000);
    expect(next).toHaveBeenCalledTimes(2);
    Reflect.deleteProperty(document, 'readyState');
  });

  it('reports a page that ends before the end tag', async () => {
    const end = vi.fn();
    incrementalTags(() => {}, end);
    await vi.waitFor(() => expect(end).toHaveBeenCalledWith(false), 10_000);
  });
});
