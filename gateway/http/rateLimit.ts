import { isIP } from 'node:net';
import type { GraphQLError } from 'graphql';
import type { KeyValueStore } from '../cache/store.ts';
import { retryLater } from './errors.ts';

/** Calls allowed in a fixed window. */
export interface Limit {
  readonly calls: number;
  readonly windowMs: number;
}

/** Who calls: the visitor id that the request sent, if any, and its address. */
export interface Caller {
  readonly client: string | null;
  readonly address: string;
}

/** Many clients may share a network, so networks have higher limits. */
interface CallLimits {
  readonly client: Limit;
  readonly network: Limit;
}

const TEN_MINUTES = 600_000;
const per10Minutes = (client: number, network: number): CallLimits => ({
  client: { calls: client, windowMs: TEN_MINUTES },
  network: { calls: network, windowMs: TEN_MINUTES },
});

/** Protects reservation codes from being guessed through any field that reveals whether a code is valid. */
const RESERVATION_CODES = per10Minutes(30, 100);

/** Limits of root fields, counted before the operation runs. Every alias counts as a call. */
const LIMITS_BY_FIELD: Readonly<Record<string, CallLimits>> = {
  answerParentDiagnosis: per10Minutes(60, 200),
  checkParentDiagnosisKey: per10Minutes(60, 200),
  createParentDiagnosis: per10Minutes(30, 200),
  enquete: per10Minutes(60, 200),
  openSpecialForm: per10Minutes(60, 200),
  submitContactForm: per10Minutes(20, 100),
  submitEnquete: per10Minutes(60, 200),
  submitSpecialForm: per10Minutes(60, 200),
  // Referral codes are short enough to be guessed.
  referralGuest: { client: { calls: 20, windowMs: 60_000 }, network: { calls: 60, windowMs: 60_000 } },
  // Reveals whether a mail address is taken and whether a referral code exists.
  signUp: per10Minutes(30, 100),
  addHallClipComment: per10Minutes(60, 300),
  // Protects halls from unwanted messages.
  reserveFair: per10Minutes(30, 100),
  rescheduleReservation: per10Minutes(30, 100),
  cancelReservation: RESERVATION_CODES,
};

/** Limits that resolvers count, because they do not bind every call of a field. */
const LIMITS_BY_RESOLVER = {
  // Each change also makes all open streams of the list read it again.
  clip: per10Minutes(600, 3_000),
  comment: per10Minutes(60, 300),
  logIn: per10Minutes(30, 100),
  cancelReservation: RESERVATION_CODES,
} as const;

export type ResolverLimit = keyof typeof LIMITS_BY_RESOLVER;

/** Counts the rate-limited fields of an operation before it runs. @returns RATE_LIMITED if one exceeds its limit, or null */
export type RateLimiter = (
  rootFields: ReadonlyMap<string, number>,
  caller: Caller,
) => Promise<GraphQLError | null>;

export function createRateLimiter(store: KeyValueStore): RateLimiter {
  return async (rootFields, caller) => {
    for (const [field, calls] of rootFields) {
      const limits = LIMITS_BY_FIELD[field];
      const waitMs = limits ? await countCalls(store, countersOf(field, limits, caller), calls) : null;
      if (waitMs !== null) return rateLimited(field, waitMs);
    }
    return null;
  };
}

/** Counts a call that its resolver found to be limited. @throws RATE_LIMITED */
export async function countResolverCall(
  store: KeyValueStore,
  name: ResolverLimit,
  caller: Caller,
): Promise<void> {
  const waitMs = await countCalls(store, countersOf(name, LIMITS_BY_RESOLVER[name], caller));
  if (waitMs !== null) throw rateLimited(name, waitMs);
}

/** A counter in the store that replicas share. */
export interface Counter {
  readonly key: string;
  readonly limit: Limit;
}

/**
 * Adds to the counters in order, up to the first that exceeds its limit; later ones are not charged for a refused call.
 * @returns how long to wait, in ms; null if all are within their limits
 */
export async function countCalls(
  store: KeyValueStore,
  counters: readonly Counter[],
  calls = 1,
): Promise<number | null> {
  for (const { key, limit } of counters) {
    const { total, remainingMs } = await store.increment(key, calls, limit.windowMs);
    if (total > limit.calls) return Math.ceil(remainingMs);
  }
  return null;
}

/**
 * Limits wrong attempts: those that resolve to null. A rejected attempt does not count, unless its client has left;
 * otherwise clients could avoid the limit by leaving early. Above the limit it rejects with RATE_LIMITED, without an attempt.
 * @param signal aborts when the client leaves
 */
export async function limitGuesses<T>(
  store: KeyValueStore,
  counters: readonly Counter[],
  signal: AbortSignal | null,
  attempt: () => Promise<T | null>,
): Promise<T | null> {
  // Counted before: attempts at the same time are within the limit too.
  const waitMs = await countCalls(store, counters);
  if (waitMs !== null) throw rateLimited('attempts', waitMs);
  let counts = false;
  try {
    const result = await attempt();
    counts = result === null;
    return result;
  } catch (error) {
    counts = signal?.aborted === true;
    throw error;
  } finally {
    if (!counts) for (const { key, limit } of counters) await store.increment(key, -1, limit.windowMs);
  }
}

/** Counters of the caller's networks, then of the client itself, which without a visitor id is its network. */
function countersOf(name: string, { client, network }: CallLimits, caller: Caller): Counter[] {
  const [own] = networksOf(caller.address);
  return [
    ...networkCounters(`rate:${name}:network`, network, caller.address),
    { key: `rate:${name}:client:${caller.client ?? own.network}`, limit: client },
  ];
}

/** Counters of the networks of an address, the widest last. */
export function networkCounters(prefix: string, { calls, windowMs }: Limit, address: string): Counter[] {
  return networksOf(address).map(({ network, factor }) => ({
    key: `${prefix}:${network}`,
    limit: { calls: calls * factor, windowMs },
  }));
}

/** Calls that a /56 may make, as a multiple of the limit of a /64. */
const WIDE_NETWORK_FACTOR = 4;

interface Network {
  readonly network: string;
  readonly factor: number;
}

/**
 * The networks whose calls count together. A customer has one IPv4 address, or an IPv6 network of /64 to /56 whose
 * addresses cost nothing.
 */
export function networksOf(address: string): readonly [Network, ...Network[]] {
  const plain = address.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/%.*$/s, '');
  if (isIP(plain) !== 6) {
    const ipv4 = plain.replace(/:\d+$/, '');
    return [{ network: isIP(ipv4) === 4 ? ipv4 : 'unknown', factor: 1 }];
  }
  const groups = ipv6Groups(plain);
  const [a = 0, b = 0, c = 0, d = 0, e, f, g = 0, h = 0] = groups;
  if (a + b + c + d === 0 && e === 0 && f === 0xffff)
    return [{ network: [g >> 8, g & 0xff, h >> 8, h & 0xff].join('.'), factor: 1 }];
  const prefix = (last: number): string => [a, b, c, last].map((group) => group.toString(16)).join(':');
  return [
    { network: `${prefix(d)}::/64`, factor: 1 },
    { network: `${prefix(d & 0xff00)}::/56`, factor: WIDE_NETWORK_FACTOR },
  ];
}

/** The eight groups of an IPv6 address. */
function ipv6Groups(address: string): number[] {
  // URL writes every notation the same way, without dotted groups.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = [], tail] = canonical.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - (tail?.length ?? 0) }, () => '0');
  return [...head, ...zeros, ...(tail ?? [])].map((group) => Number.parseInt(group, 16));
}

/** Whether an operation has fields that are counted before it runs. */
export function isRateLimited(rootFields: ReadonlyMap<string, number>): boolean {
  for (const field of rootFields.keys()) if (Object.hasOwn(LIMITS_BY_FIELD, field)) return true;
  return false;
}

/** The error of a call above its limit. */
export function rateLimited(name: string, retryAfterMs: number): GraphQLError {
  const seconds = Math.ceil(retryAfterMs / 1_000);
  return retryLater(
    'RATE_LIMITED',
    `Too many calls of ${name}. Try again in ${seconds} seconds.`,
    retryAfterMs,
  );
}
