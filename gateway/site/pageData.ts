import type { GraphQLFormattedError } from 'graphql';
import type { MergedPart, SubsequentPayload } from '../graphql/incremental.ts';
import type { OperationResult } from '../graphql/execute.ts';
import { formatError } from '../http/errors.ts';

type Data = Readonly<Record<string, unknown>>;

/** Position of a deferred fragment. Relay labels all of its fragments; unlabelled ones are not Relay's. */
interface DeferredPosition {
  readonly label: string;
  readonly path: readonly (string | number)[];
}

/** The result of an operation as `render` takes it: plain JSON throughout. */
export interface PageResult {
  readonly first: {
    readonly data?: Data | null;
    readonly errors?: readonly GraphQLFormattedError[];
    readonly hasNext?: boolean;
  };
  /** Deferred fragments already merged into `first`. */
  readonly merged: readonly DeferredPosition[];
  readonly late: LatePayloads | null;
}

/** A subsequent payload of an incremental response. */
interface LatePayloadJson {
  readonly incremental?: readonly (DeferredPosition & {
    readonly data?: Data | null;
    readonly errors?: readonly GraphQLFormattedError[];
  })[];
  readonly hasNext: boolean;
}

export type LatePayloads = AsyncGenerator<LatePayloadJson, void, void>;

export function toPageResult({ initialResult: first, subsequentResults: late }: OperationResult): PageResult {
  const { data, errors, extensions, hasNext } = first;
  const merged = (extensions?.merged ?? []) as readonly MergedPart[];
  return {
    first: { data, ...(errors && { errors: errors.map(formatError) }), ...(hasNext && { hasNext }) },
    merged: merged.flatMap(({ label, path }) => (label === undefined ? [] : [{ label, path }])),
    late: late && toLatePayloads(late),
  };
}

async function* toLatePayloads(late: AsyncIterable<SubsequentPayload>): LatePayloads {
  for await (const { incremental, hasNext } of late) {
    yield {
      ...(incremental && { incremental: incremental.flatMap(toDeferredParts) }),
      hasNext,
    };
  }
}

function toDeferredParts(
  part: NonNullable<SubsequentPayload['incremental']>[number],
): NonNullable<LatePayloadJson['incremental']>[number][] {
  const { label, path, errors } = part;
  if (label === undefined || !('data' in part)) return [];
  return [{ label, path, data: part.data, ...(errors && { errors: errors.map(formatError) }) }];
}
