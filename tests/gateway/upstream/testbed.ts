/** An upstream client with short time-outs, connected to a faulty server. */
import { NO_VIEWER } from '#gateway/upstream/background.ts';
import { DnsCache } from '#gateway/upstream/dns.ts';
import { isFailure, type Failure } from '#gateway/upstream/errors.ts';
import { DEFAULT_POLICY, type UpstreamPolicy } from '#gateway/upstream/resilience/policy.ts';
import { RestDataSource, type DataSourceOptions } from '#gateway/upstream/dataSource.ts';
import {
  createUpstreamClient,
  Trace,
  type UpstreamClient,
  type CallEvent,
} from '#gateway/upstream/client.ts';
import { startFaultyServer, type RequestHandler, type FaultyServer } from './faultyServer.ts';

/** The default policy with short times, long enough for a busy machine. */
export const FAST_POLICY: UpstreamPolicy = {
  ...DEFAULT_POLICY,
  connectTimeoutMs: 500,
  headersTimeoutMs: 500,
  callTimeoutMs: 1_000,
  maxBodyBytes: 64 * 1024,
  retry: { ...DEFAULT_POLICY.retry, delayMs: [1, 5] },
  breaker: { ...DEFAULT_POLICY.breaker, openMs: 400 },
  cache: { ...DEFAULT_POLICY.cache, notFoundTtlMs: 40, refreshBackoffMs: 400 },
};

export const SHORT_TIMEOUTS: Partial<UpstreamPolicy> = {
  connectTimeoutMs: 60,
  headersTimeoutMs: 60,
  callTimeoutMs: 100,
};

export const TEST_USER = { id: '1001', token: 'wt_test_0123456789abcdef' };

export const TEST_VISITOR_ID = '0f8fad5b-d9cb-469f-a165-70867728950e';

export interface Testbed extends AsyncDisposable {
  readonly upstream: UpstreamClient;
  readonly events: readonly CallEvent[];
  /** A data source for one request; for a guest by default. */
  rest(options?: Partial<DataSourceOptions>): RestDataSource;
}

/** Uses one URL for all hosts. */
export function createTestbed(url: URL, policy: Partial<UpstreamPolicy> = {}, dnsCache?: DnsCache): Testbed {
  const events: CallEvent[] = [];
  const hosts = { api: url, content: url, magazine: url, search: url, contact: url };
  const report = (event: CallEvent): void => void events.push(event);
  const upstream = createUpstreamClient({
    hosts,
    policy: { ...FAST_POLICY, ...policy },
    onCall: report,
    dnsCache,
  });
  return {
    upstream,
    events,
    rest: (options) => new RestDataSource(upstream, { ...guest(), ...options }),
    [Symbol.asyncDispose]: () => upstream.close(),
  };
}

/** Starts a faulty server and a client connected to it. */
export async function startTestbed(
  behave: RequestHandler,
  policy?: Partial<UpstreamPolicy>,
): Promise<Testbed & FaultyServer> {
  const server = await startFaultyServer(behave);
  const testbed = createTestbed(server.url, policy);
  return {
    ...testbed,
    url: server.url,
    requests: server.requests,
    get connections() {
      return server.connections;
    },
    async [Symbol.asyncDispose]() {
      const closed = testbed[Symbol.asyncDispose]();
      await server[Symbol.asyncDispose]();
      await closed;
    },
  };
}

/** Options of a guest without a visitor id. */
export function guest(): DataSourceOptions {
  return {
    signal: new AbortController().signal,
    trace: new Trace(true),
    requestId: 'test-request',
    ...NO_VIEWER,
  };
}

/** Options of a signed-in user, merged into those of a guest. */
export const signedIn: Partial<DataSourceOptions> = {
  visitorId: TEST_VISITOR_ID,
  user: () => Promise.resolve(TEST_USER),
};

/** Resolves to the failure a promise rejects with; throws when it resolves. */
export async function failureOf(promise: Promise<unknown>): Promise<Failure> {
  try {
    await promise;
  } catch (error) {
    if (isFailure(error)) return error;
    throw error;
  }
  throw new Error('expected a failure');
}

/** A hall with all fields. */
export function hallRow(id: number | string = 1): Record<string, unknown> {
  return {
    ...hallSummaryRow(id),
    tel: null,
    regulation: null,
    comment_stats: [],
    hall_question_and_answers: [],
    popular_photos: [],
  };
}

/** A hall in lists. */
export function hallSummaryRow(id: number | string = 1): Record<string, unknown> {
  return {
    id,
    name: '白鳥の丘 迎賓館',
    short_name: null,
    address: null,
    lat: 35.6,
    lng: 139.7,
    price_range: '$$',
    cost: 3_200_000,
    rating: 4.2,
    rating_count: 12,
    cover_images: [{ image_url: 'https://img.example/1.jpg' }],
    location: null,
    reception_cover_image: null,
    reception_cover_image2: null,
    created_at: '2026-01-05T10:00:00+09:00',
    area_slug: 'kanto',
    prefecture_slug: 'tokyo',
    region_slugs: ['ginza-marunouchi'],
    district_slug: null,
    station_id: null,
    service_id: 1,
    slug: 'hakucho',
    name_kana: null,
    capacity_min: 10,
    capacity_max: 120,
    access: null,
    clip_count: 3,
    is_official: true,
    is_best_rate: false,
    updated_at: null,
  };
}

/** A page of a hall search. */
export function hallPage(halls: readonly unknown[]): Record<string, unknown> {
  return { halls, total: halls.length, page: 1, per_page: 30 };
}
