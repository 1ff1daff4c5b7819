import type {
  ExecutionResult,
  GraphQLError,
  LegacyExperimentalIncrementalExecutionResults,
  LegacyIncrementalResult,
  LegacySubsequentIncrementalExecutionResult,
} from 'graphql';

/** A payload after the initial result, with deferred parts by `path` and `label`. */
export type SubsequentPayload = LegacySubsequentIncrementalExecutionResult;

/** A deferred part merged into the initial result. Relay needs path and label to match it with its placeholder. */
export interface MergedPart {
  readonly path: readonly (string | number)[];
  readonly label?: string;
}

/** An execution after the time given to deferred parts. */
export interface ExecutionOutcome {
  readonly initialResult: ExecutionResult;
  /** Deferred parts that are included in `initialResult`. */
  readonly merged: readonly MergedPart[];
  /** The payloads to come; null if the result is complete. Once reading has begun, `return` cancels the execution. */
  readonly subsequentResults: AsyncIterable<SubsequentPayload> | null;
}

/** The fields of an outcome without deferred parts, except its result. */
export const COMPLETE = { merged: [], subsequentResults: null };

/** How long an incremental response waits for deferred parts before the initial result is sent, in ms. */
export const DEFER_TIMEOUT_MS = 50;

/** Waits up to `timeoutMs` (may be Infinity) for deferred parts and merges them into the initial result. */
export async function mergeDeferred(
  execution: LegacyExperimentalIncrementalExecutionResults,
  timeoutMs: number,
): Promise<ExecutionOutcome> {
  const { hasNext: _, errors, ...result } = execution.initialResult;
  const initialResult: ExecutionResult & { errors?: GraphQLError[] } = {
    ...(errors && { errors: [...errors] }),
    ...result,
  };
  const merged: MergedPart[] = [];
  const payloads = execution.subsequentResults;
  const timeout = new DeferTimeout();
  timeout.start(timeoutMs);
  try {
    for (;;) {
      const next = payloads.next();
      const step = await timeout.race(next);
      if (step === null) return { initialResult, merged, subsequentResults: resume(next, payloads) };
      if (step.done) return { initialResult, merged, subsequentResults: null };
      for (const part of step.value.incremental ?? []) {
        mergePart(initialResult, part);
        merged.push({ path: part.path, label: part.label });
      }
      if (!step.value.hasNext) return { initialResult, merged, subsequentResults: null };
    }
  } finally {
    timeout.clear();
  }
}

/** Continues a stream whose next payload has already been requested. */
async function* resume(
  pending: Promise<IteratorResult<SubsequentPayload, void>>,
  payloads: AsyncGenerator<SubsequentPayload, void, void>,
): AsyncGenerator<SubsequentPayload, void, void> {
  try {
    const step = await pending;
    if (step.done) return;
    yield step.value;
    if (step.value.hasNext) yield* payloads;
  } finally {
    await payloads.return();
  }
}

/** Writes one deferred fragment or streamed slice into the result. */
function mergePart(
  result: ExecutionResult & { errors?: GraphQLError[] },
  part: LegacyIncrementalResult,
): void {
  if (part.errors?.length) (result.errors ??= []).push(...part.errors);
  if ('items' in part) {
    // The last step of the path is the index of the first item.
    const list = valueAt(result.data, part.path.slice(0, -1));
    if (Array.isArray(list) && part.items) list.push(...part.items);
    return;
  }
  const target = valueAt(result.data, part.path);
  if (part.data && typeof target === 'object' && target !== null)
    mergeInto(target as Record<string, unknown>, part.data);
}

function valueAt(data: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? (value as Record<string | number, unknown>)[key]
        : undefined,
    data,
  );
}

/** Merges deeply: a deferred fragment may repeat fields of its parent. */
function mergeInto(target: Record<string, unknown>, source: Readonly<Record<string, unknown>>): void {
  for (const [key, value] of Object.entries(source)) {
    const existing = target[key];
    if (typeof existing === 'object' && existing !== null && typeof value === 'object' && value !== null) {
      mergeInto(existing as Record<string, unknown>, value as Record<string, unknown>);
    } else {
      target[key] = value;
    }
  }
}

/** One timeout shared by several waits. */
export class DeferTimeout {
  readonly #expired = Promise.withResolvers<null>();
  #timer: NodeJS.Timeout | undefined;

  /** @param ms may be Infinity */
  start(ms: number): void {
    if (ms !== Infinity) this.#timer = setTimeout(this.#expired.resolve, ms, null);
  }

  /** The value of a promise, or null once the timeout has expired. */
  race<T>(promise: Promise<T>): Promise<T | null> {
    return Promise.race([promise, this.#expired.promise]);
  }

  clear(): void {
    clearTimeout(this.#timer);
  }
}
