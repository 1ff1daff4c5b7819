import type { AnyEndpoint, Endpoint, Values } from './endpoint.ts';
import type { z } from 'zod';
import { decodeReply, readJson, sourceOf, type Decoded, type Source } from './decode.ts';
import type { Outcome } from './exchange.ts';
import {
  Malformed,
  NotFound,
  Refused,
  SignInRequired,
  Unavailable,
  type Failure,
  SOMETHING_WRONG,
} from './errors.ts';
import { sampleOf } from './redact.ts';

/** What an outcome means for the caller: a reply, or a failure and how often in all it is worth trying. */
export type Verdict<T> =
  | { readonly decoded: Decoded<T>; readonly source: Source<T>; readonly status: number }
  | { readonly failure: Failure; readonly tries: 1 | 2 | 3; readonly afterMs?: number };

type Answer = Extract<Outcome, { kind: 'answer' }>;

/** Judges how one request ended. A request that may change something is worth one try, unless nothing of it was sent. */
export function judge<I extends Values, R extends z.ZodType>(
  endpoint: Endpoint<I, R>,
  input: I,
  outcome: Outcome,
): Verdict<z.output<R>> {
  if (outcome.kind === 'answer') return judgeAnswer(endpoint, input, outcome);
  const { call, writes } = endpoint;
  if (outcome.kind === 'unusable') return { failure: new Malformed(call, outcome.why), tries: 1 };
  if (outcome.stage === 'connecting') {
    const reason = outcome.kind === 'late' ? 'timeout' : 'unreachable';
    return { failure: new Unavailable(call, reason), tries: 3 };
  }
  if (writes) return { failure: new Unavailable(call, 'outcome-unknown'), tries: 1 };
  return outcome.kind === 'late'
    ? { failure: new Unavailable(call, 'timeout'), tries: 1 }
    : { failure: new Unavailable(call, 'unreachable'), tries: 3 };
}

function judgeAnswer<I extends Values, R extends z.ZodType>(
  endpoint: Endpoint<I, R>,
  input: I,
  answer: Answer,
): Verdict<z.output<R>> {
  const { call, hiddenStatus } = endpoint;
  const good = answer.status >= 200 && answer.status < 300;
  if (!good && hiddenStatus === undefined) return byStatus(endpoint, answer, answer.status);
  const contentType = String(answer.headers['content-type'] ?? '');
  const json = readJson(answer.body, contentType);
  const status = (json.ok && hiddenStatus?.(json.value)) || answer.status;
  if (status < 200 || status > 299) return byStatus(endpoint, answer, status);
  if (!json.ok) {
    const failure = new Malformed(call, json.why, [], sampleOf(json.text));
    return { failure, tries: json.cut && !endpoint.writes ? 2 : 1 };
  }
  if ((endpoint.entity || endpoint.failsEmpty) && (json.value === undefined || json.value === null)) {
    const failure = endpoint.failsEmpty ? new Malformed(call, SOMETHING_WRONG) : new NotFound(call);
    return { failure, tries: 1 };
  }
  try {
    const decoded = decodeReply(endpoint, json.value, json.text);
    if (endpoint.matches(decoded.reply, input))
      return { decoded, source: sourceOf(endpoint, answer.body, contentType), status };
    return { failure: new Malformed(call, 'answer is for something else than was asked'), tries: 1 };
  } catch (thrown) {
    if (thrown instanceof Malformed) return { failure: thrown, tries: 1 };
    throw thrown;
  }
}

/** The failure a status stands for. */
function byStatus(
  endpoint: AnyEndpoint,
  answer: Answer,
  status: number,
): Exclude<Verdict<never>, { decoded: unknown }> {
  const { call, writes } = endpoint;
  if (status >= 300 && status < 400) return { failure: redirected(call, answer), tries: 1 };
  if (status === 401) return { failure: new SignInRequired(call), tries: 1 };
  if (status === 404) return { failure: new NotFound(call), tries: 1 };
  const afterMs = retryAfter(answer);
  if (status === 429) {
    return { failure: new Unavailable(call, 'rate-limited', { status, retryAfterMs: afterMs }), tries: 1 };
  }
  if (status < 500) return { failure: new Refused(call, status, messagesByField(answer)), tries: 1 };
  if (writes && (status === 502 || status === 504)) {
    return { failure: new Unavailable(call, 'outcome-unknown', { status }), tries: 1 };
  }
  if (status === 504) return { failure: new Unavailable(call, 'timeout', { status }), tries: 2 };
  const failure = new Unavailable(call, 'status', { status, retryAfterMs: afterMs });
  return { failure, tries: writes || (status !== 502 && status !== 503) ? 1 : 3, afterMs };
}

/** A redirect is never followed: it would carry the token along. One to a log-in page means that the token is not accepted. */
function redirected(call: string, answer: Answer): Failure {
  const to = String(answer.headers['location'] ?? '');
  return /(?:^|\/)login(?:[/?#]|$)/i.test(to)
    ? new SignInRequired(call)
    : new Malformed(call, 'answer is a redirect');
}

/** `Retry-After` in milliseconds, from seconds or a date. */
function retryAfter(answer: Answer): number | undefined {
  const value = answer.headers['retry-after'];
  if (typeof value !== 'string') return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(ms, 0) : undefined;
}

/** Messages by field of a refused form; nothing where the body has another shape. */
function messagesByField(answer: Answer): Record<string, string[]> {
  const json = readJson(answer.body, String(answer.headers['content-type'] ?? ''));
  const fields: [string, string[]][] = [];
  if (json.ok && typeof json.value === 'object' && json.value !== null) {
    for (const [field, messages] of Object.entries(json.value)) {
      if (!Array.isArray(messages)) continue;
      const texts = messages.filter((message) => typeof message === 'string');
      if (texts.length > 0) fields.push([field, texts]);
    }
  }
  return Object.fromEntries(fields);
}
