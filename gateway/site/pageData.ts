import type { GraphQLFormattedError } from 'graphql';
import type { LatePayload, MergedPart } from '../graphql/engine.ts';
import type { Answer } from '../graphql/execute.ts';
import { formatError } from '../http/json.ts';

type Data = Readonly<Record<string, unknown>>;

/** Where a deferred part belongs. Relay labels every one; a part without a label is none of its. */
interface Part {
  readonly label: string;
  readonly path: readonly (string | number)[];
}

/** An answer as a page takes it: plain JSON throughout. */
export interface PageAnswer {
  readonly first: {
    readonly data?: Data | null;
    readonly errors?: readonly GraphQLFormattedError[];
    readonly hasNext?: boolean;
  };
  /** Deferred parts that came in time and stand in `first`. */
  readonly merged: readonly Part[];
  readonly late: AsyncIterable<LatePart> | null;
}

/** A later payload. */
export interface LatePart {
  readonly incremental?: readonly (Part & {
    readonly data?: Data | null;
    readonly errors?: readonly GraphQLFormattedError[];
  })[];
  readonly hasNext: boolean;
}

/** Puts an answer into the form that the site's `render` takes. */
export function forPage({ first, late }: Answer): PageAnswer {
  const { data, errors, extensions, hasNext } = first;
  const merged = (extensions?.merged ?? []) as readonly MergedPart[];
  return {
    first: { data, ...(errors && { errors: errors.map(formatError) }), ...(hasNext && { hasNext }) },
    merged: merged.flatMap(({ label, path }) => (label === undefined ? [] : [{ label, path }])),
    late: late && lateForPage(late),
  };
}

async function* lateForPage(late: AsyncIterable<LatePayload>): AsyncGenerator<LatePart, void, void> {
  for await (const { incremental, hasNext } of late) {
    yield {
      ...(incremental && { incremental: incremental.flatMap(partForPage) }),
      hasNext,
    };
  }
}

function partForPage(
  part: NonNullable<LatePayload['incremental']>[number],
): NonNullable<LatePart['incremental']>[number][] {
  const { label, path, errors } = part;
  if (label === undefined || !('data' in part)) return [];
  return [{ label, path, data: part.data, ...(errors && { errors: errors.map(formatError) }) }];
}
