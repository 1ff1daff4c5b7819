import type {
  ExecutionResult,
  GraphQLError,
  LegacyExperimentalIncrementalExecutionResults,
  LegacyIncrementalResult,
  LegacySubsequentIncrementalExecutionResult,
} from 'graphql';

/** A payload after the first: deferred parts with `path` and `label`, and whether more follows. */
export type LatePayload = LegacySubsequentIncrementalExecutionResult;

/** Where a deferred part that arrived in time was merged; what Relay needs to match it with its placeholder. */
export interface MergedPart {
  readonly path: readonly (string | number)[];
  readonly label?: string;
}

/** An execution cut in two by patience: what is there now, and what comes later. */
export interface Outcome {
  readonly first: ExecutionResult;
  /** Parts of `first` that were deferred and came in time. */
  readonly merged: readonly MergedPart[];
  /** Payloads still to come; null when `first` is whole. Ends the execution when it is left early. */
  readonly late: AsyncIterable<LatePayload> | null;
}

/**
 * Waits up to `patienceMs` for deferred parts and merges them into the first result, so that a reader who is
 * answered at once sees one plain response. With Infinity everything is waited for.
 */
export async function waitForParts(
  execution: LegacyExperimentalIncrementalExecutionResults,
  patienceMs: number,
): Promise<Outcome> {
  const { hasNext: _, ...initial } = execution.initialResult;
  const first: ExecutionResult & { errors?: readonly GraphQLError[] } = initial;
  const merged: MergedPart[] = [];
  const payloads = execution.subsequentResults;
  const patience = new Patience(patienceMs);
  try {
    for (;;) {
      const next = payloads.next();
      const step = await patience.orElse(next);
      if (step === null) return { first, merged, late: resume(next, payloads) };
      if (step.done) return { first, merged, late: null };
      for (const part of step.value.incremental ?? []) {
        mergePart(first, part);
        merged.push({ path: part.path, label: part.label });
      }
      if (!step.value.hasNext) return { first, merged, late: null };
    }
  } finally {
    patience.end();
  }
}

/** Goes on with a stream whose next payload was asked for already. */
async function* resume(
  asked: Promise<IteratorResult<LatePayload, void>>,
  payloads: AsyncGenerator<LatePayload, void, void>,
): AsyncGenerator<LatePayload, void, void> {
  try {
    const step = await asked;
    if (step.done) return;
    yield step.value;
    if (step.value.hasNext) yield* payloads;
  } finally {
    await payloads.return();
  }
}

/** Writes one deferred fragment or streamed slice into the response it belongs to. */
function mergePart(
  first: ExecutionResult & { errors?: readonly GraphQLError[] },
  part: LegacyIncrementalResult,
): void {
  if (part.errors?.length) first.errors = [...(first.errors ?? []), ...part.errors];
  const target = part.path.reduce<unknown>((value, key) => member(value, key), first.data);
  if ('items' in part) {
    // The last step of the path is the index of the first item; its list is the one before.
    const list = part.path.slice(0, -1).reduce<unknown>((value, key) => member(value, key), first.data);
    if (Array.isArray(list) && part.items) list.push(...part.items);
  } else if (part.data && typeof target === 'object' && target !== null) {
    mergeInto(target as Record<string, unknown>, part.data);
  }
}

function member(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<string | number, unknown>)[key]
    : undefined;
}

/** Merges objects deeply: a deferred fragment may repeat fields of the part it was taken from. */
function mergeInto(target: Record<string, unknown>, source: Readonly<Record<string, unknown>>): void {
  for (const [key, value] of Object.entries(source)) {
    const present = target[key];
    if (typeof present === 'object' && present !== null && typeof value === 'object' && value !== null) {
      mergeInto(present as Record<string, unknown>, value as Record<string, unknown>);
    } else {
      target[key] = value;
    }
  }
}

/** One time limit for several waits. */
class Patience {
  readonly #over: Promise<null>;
  #timer: NodeJS.Timeout | undefined;

  constructor(ms: number) {
    this.#over = new Promise((resolve) => {
      if (ms !== Infinity) this.#timer = setTimeout(resolve, ms, null);
    });
  }

  orElse<T>(wait: Promise<T>): Promise<T | null> {
    return Promise.race([wait, this.#over]);
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}
