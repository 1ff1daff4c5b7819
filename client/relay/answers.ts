import type { GraphQLResponse, GraphQLSingularResponse } from 'relay-runtime';

/** One GraphQL error as the gateway writes it. */
export interface AnswerError {
  readonly message: string;
  readonly path?: ReadonlyArray<string | number>;
  readonly extensions?: { readonly code?: string };
}

type Data = { readonly [key: string]: unknown };

/** Where a deferred part belongs: the fragment's label and the path of the object it completes. */
interface Part {
  readonly label: string;
  readonly path: ReadonlyArray<string | number>;
}

/** The first answer to an operation, as it comes over HTTP or stands in the page. */
export interface FirstAnswer {
  readonly data?: Data | null;
  readonly errors?: readonly AnswerError[];
  /** `merged` names deferred parts that were ready in time and stand in `data` already. */
  readonly extensions?: { readonly merged?: readonly Part[] };
  /** Whether deferred parts follow. */
  readonly hasNext?: boolean;
}

/** A later answer with deferred parts (incremental delivery). */
export interface LateAnswer {
  readonly incremental?: ReadonlyArray<
    Part & { readonly data?: Data | null; readonly errors?: readonly AnswerError[] }
  >;
  readonly hasNext?: boolean;
}

/**
 * The first answer in Relay's terms. Relay waits for each deferred part, so those the gateway has merged into the
 * answer are handed over one by one.
 */
export function firstForRelay(answer: FirstAnswer): GraphQLResponse {
  const { data = null, errors, extensions, hasNext = false } = answer;
  const merged = data ? (extensions?.merged ?? []) : [];
  const isFinal = (part: number) => !hasNext && part === merged.length;
  const first = toRelay({ data, errors, extensions: { is_final: isFinal(0) } });
  const parts = merged.map(({ label, path }, index) =>
    toRelay({
      data: dataAt(data, path),
      errors: errorsBelow(path, errors),
      label,
      path,
      extensions: { is_final: isFinal(index + 1) },
    }),
  );
  return parts.length === 0 ? first : [first, ...parts];
}

/** The deferred parts of a later answer in Relay's terms; empty when it only says that nothing follows. */
export function lateForRelay(answer: LateAnswer): GraphQLSingularResponse[] {
  const last = answer.hasNext === false;
  const parts = answer.incremental ?? [];
  return parts.map(({ data, errors, label, path }, index) =>
    toRelay({
      data,
      errors: data ? errorsBelow(path, errors) : errors,
      label,
      path,
      extensions: { is_final: last && index === parts.length - 1 },
    }),
  );
}

/** Relay wants mutable objects where JSON gives read-only ones; this is the one place where the two meet. */
function toRelay(answer: {
  data?: Data | null;
  errors?: readonly AnswerError[];
  label?: string;
  path?: ReadonlyArray<string | number>;
  extensions?: { is_final: boolean };
}): GraphQLSingularResponse {
  const { data, errors, label, path, extensions } = answer;
  const rest = { label, path: path && [...path], extensions };
  const mutable = errors?.map((error) => ({ ...error, path: error.path && [...error.path] }));
  return data ? { data, errors: mutable, ...rest } : { errors: mutable ?? [{ message: 'no data' }], ...rest };
}

/** The errors of fields inside a part. Relay looks for them from the part on, where the gateway tells them from the root. */
function errorsBelow(
  path: ReadonlyArray<string | number>,
  errors: readonly AnswerError[] | undefined,
): readonly AnswerError[] | undefined {
  return errors
    ?.filter((error) => path.every((step, index) => error.path?.[index] === step))
    .map((error) => ({ ...error, path: error.path?.slice(path.length) }));
}

function dataAt(data: Data | null, path: ReadonlyArray<string | number>): Data | null {
  let value: unknown = data;
  for (const step of path) value = isData(value) ? value[step] : null;
  return isData(value) ? value : null;
}

function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null;
}
