/** The real pipe against a rogue, with a policy in milliseconds instead of seconds. */
import { Addresses } from '#gateway/upstream/dns.ts';
import { Departure } from '#gateway/upstream/resilience/deadline.ts';
import { isFailure, type Failure } from '#gateway/upstream/errors.ts';
import { POLICY, type Policy } from '#gateway/upstream/resilience/policy.ts';
import { Reads, type Caller } from '#gateway/upstream/dataSource.ts';
import { Trace } from '#gateway/upstream/recordCall.ts';
import { createUpstream, type Upstream, type UpstreamEvent } from '#gateway/upstream/client.ts';
import { rogue, type Behaviour, type Rogue } from './rogue.ts';

/** The policy of production with less waiting; long enough for a busy machine. */
export const QUICK: Policy = {
  ...POLICY,
  connectMs: 500,
  headersMs: 500,
  callMs: 1_000,
  bodyBytes: 64 * 1024,
  retry: { ...POLICY.retry, pauseMs: [1, 5] },
  breaker: { ...POLICY.breaker, openMs: 400 },
  cache: { ...POLICY.cache, notFoundMs: 40, refreshPauseMs: 400 },
};

/** For tests of calls that take too long. */
export const IMPATIENT: Partial<Policy> = { connectMs: 60, headersMs: 60, callMs: 100 };

/** A signed-in user, as if proven. */
export const USER = { id: '1001', token: 'wt_test_0123456789abcdef' };

/** Visitor id of the tests. */
export const VISITOR = '0f8fad5b-d9cb-469f-a165-70867728950e';

/** The pipe, what reads through it, and what it met. */
export interface Stand extends AsyncDisposable {
  readonly upstream: Upstream;
  readonly events: readonly UpstreamEvent[];
  /** What one request reads with; a guest's unless told. */
  reads(caller?: Partial<Caller>): Reads;
}

/** Opens the pipe to one address for all hosts. */
export function openStand(url: URL, policy: Partial<Policy> = {}, addresses?: Addresses): Stand {
  const events: UpstreamEvent[] = [];
  const hosts = { api: url, content: url, magazine: url, search: url, contact: url };
  const report = (event: UpstreamEvent): void => void events.push(event);
  const upstream = createUpstream({ hosts, policy: { ...QUICK, ...policy }, report, addresses });
  return {
    upstream,
    events,
    reads: (caller) => new Reads(upstream, { ...guest(), ...caller }),
    [Symbol.asyncDispose]: () => upstream.close(),
  };
}

/** A rogue and the pipe to it. */
export async function stand(behave: Behaviour, policy?: Partial<Policy>): Promise<Stand & Rogue> {
  const server = await rogue(behave);
  const opened = openStand(server.url, policy);
  return {
    ...opened,
    url: server.url,
    seen: server.seen,
    get connections() {
      return server.connections;
    },
    async [Symbol.asyncDispose]() {
      const closed = opened[Symbol.asyncDispose]();
      await server[Symbol.asyncDispose]();
      await closed;
    },
  };
}

/** A caller of whom nothing is known. */
export function guest(): Caller {
  return {
    departure: new Departure(),
    trace: new Trace(true),
    visitorId: null,
    user: () => Promise.resolve(null),
    token: () => Promise.resolve(null),
  };
}

/** What a signed-in caller adds to a guest. */
export const signedIn: Partial<Caller> = { visitorId: VISITOR, user: () => Promise.resolve(USER) };

/** The failure a promise ends in; fails the test when it does not. */
export async function failureOf(promise: Promise<unknown>): Promise<Failure> {
  try {
    await promise;
  } catch (thrown) {
    if (isFailure(thrown)) return thrown;
    throw thrown;
  }
  throw new Error('expected a failure, and there is an answer');
}

/** A hall in full, as the contract has it. */
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

/** A hall as lists carry it. */
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
