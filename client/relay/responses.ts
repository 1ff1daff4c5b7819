import type { GraphQLSingularResponse } from 'relay-runtime';

/** A GraphQL error of the gateway. */
export interface ResponseError {
  readonly message: string;
  readonly path?: ReadonlyArray<string | number>;
  readonly extensions?: { readonly code?: string; readonly retryAfterMs?: number };
}

type Data = { readonly [key: string]: unknown };

/** A deferred fragment: its label and the path of the object it completes. */
interface DeferredPosition {
  readonly label: string;
  readonly path: ReadonlyArray<string | number>;
}

/** The initial response of an operation, as sent over HTTP and stored in the page. */
export interface InitialResponse {
  readonly data?: Data | null;
  readonly errors?: readonly ResponseError[];
  /** `merged` lists the deferred fragments that are already part of `data`. */
  readonly extensions?: { readonly merged?: readonly DeferredPosition[] };
  readonly hasNext?: boolean;
}

/** A subsequent response with deferred fragments (incremental delivery). */
export interface IncrementalResponse {
  readonly incremental?: ReadonlyArray<
    DeferredPosition & { readonly data?: Data | null; readonly errors?: readonly ResponseError[] }
  >;
  readonly hasNext?: boolean;
}

/**
 * Relay payloads of an initial response. Relay waits for every deferred fragment, so those the gateway has merged
 * are passed on as separate payloads.
 */
export function initialPayloads(response: InitialResponse): GraphQLSingularResponse[] {
  const { data = null, errors, extensions, hasNext = false } = response;
  const merged = data ? (extensions?.merged ?? []) : [];
  const isFinal = (index: number) => !hasNext && index === merged.length;
  const initial = toPayload({ data, errors, extensions: { is_final: isFinal(0) } });
  const deferred = merged.map(({ label, path }, index) =>
    toPayload({
      data: dataAt(data, path),
      errors: errorsBelow(path, errors),
      label,
      path,
      extensions: { is_final: isFinal(index + 1) },
    }),
  );
  return [initial, ...deferred];
}

/** Relay payloads of a subsequent response; empty when it only ends the stream. */
export function incrementalPayloads(response: IncrementalResponse): GraphQLSingularResponse[] {
  const isLast = response.hasNext === false;
  const deferred = response.incremental ?? [];
  return deferred.map(({ data, errors, label, path }, index) =>
    toPayload({
      data,
      errors: data ? errorsBelow(path, errors) : errors,
      label,
      path,
      extensions: { is_final: isLast && index === deferred.length - 1 },
    }),
  );
}

/** Copies to the mutable types Relay declares. */
function toPayload(response: {
  data?: Data | null;
  errors?: readonly ResponseError[];
  label?: string;
  path?: ReadonlyArray<string | number>;
  extensions?: { is_final: boolean };
}): GraphQLSingularResponse {
  const { data, errors, label, path, extensions } = response;
  const rest = { label, path: path && [...path], extensions };
  const mutableErrors = errors?.map((error) => ({ ...error, path: error.path && [...error.path] }));
  return data
    ? { data, errors: mutableErrors, ...rest }
    : { errors: mutableErrors ?? [{ message: 'no data' }], ...rest };
}

/** Errors inside a deferred fragment. Relay expects paths relative to it, the gateway sends them from the root. */
function errorsBelow(
  path: ReadonlyArray<string | number>,
  errors: readonly ResponseError[] | undefined,
): readonly ResponseError[] | undefined {
  return errors
    ?.filter((error) => path.every((key, index) => error.path?.[index] === key))
    .map((error) => ({ ...error, path: error.path?.slice(path.length) }));
}

function dataAt(data: Data | null, path: ReadonlyArray<string | number>): Data | null {
  let value: unknown = data;
  for (const key of path) value = isData(value) ? value[key] : null;
  return isData(value) ? value : null;
}

function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null;
}
