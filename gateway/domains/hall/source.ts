/**
 * What resolvers hold of a hall: the id and often the summary of the list it came from. Other fields load the hall
 * once per request.
 */
import { type Context, perRequest } from '#gateway/context.ts';
import { nullIfNotFound } from '#gateway/schema/kit/errors.ts';
import { asRawId, type RawId } from '#gateway/schema/kit/node.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';
import { getHall, getHallBySlug } from '#gateway/upstream/endpoints/halls.ts';
import type { searchHalls } from '#gateway/upstream/endpoints/search.ts';

export type HallId = RawId<'Hall'>;

export type HallRow = Reply<typeof getHall>;

/** Fields in lists of halls: all but telephone, regulation, reports, questions and popular photos. */
export type HallSummary = Reply<typeof searchHalls>['halls'][number];

export interface HallSource {
  readonly __typename: 'Hall';
  readonly id: HallId;
  readonly summary?: HallSummary;
  /** Known without a call, from a list of clips or a clip mutation. */
  readonly clipped?: boolean;
  /** Known from a clip mutation; null where it could not be read after the write. */
  readonly clipCount?: number | null;
}

/** Summaries seen in this request, reused when the same hall is referenced by id. */
const summaries = perRequest(() => new Map<string, HallSummary>());

export function hallById(id: HallId): HallSource {
  return { __typename: 'Hall', id };
}

export function toHall(summary: HallSummary, context: Context): HallSource {
  summaries(context).set(summary.id, summary);
  return { __typename: 'Hall', id: asRawId<'Hall'>(summary.id), summary };
}

/** Throws NotFound if there is none. */
function loadHall({ id }: HallSource, { rest }: Context): Promise<HallRow> {
  return rest.get(getHall, { id });
}

export async function findHall(id: HallId, context: Context): Promise<HallSource | null> {
  const row = await nullIfNotFound(loadHall(hallById(id), context));
  return row && toHall(row, context);
}

/** Finds a hall by the slugs of its address and primes the loader by id with the full reply. */
export async function findHallBySlug(
  areaSlug: string,
  slug: string,
  context: Context,
): Promise<HallSource | null> {
  const row = await nullIfNotFound(context.rest.get(getHallBySlug, { id: areaSlug, a: slug }));
  if (!row) return null;
  context.rest.prime(getHall, { id: row.id }, row);
  return toHall(row, context);
}

/** Resolver of a field that every list carries. */
export function fromSummary<Value>(pick: (hall: HallSummary, context: Context) => Value) {
  return (source: HallSource, _args: object, context: Context): Value | Promise<Value> => {
    const summary = source.summary ?? summaries(context).get(source.id);
    return summary ? pick(summary, context) : pickLoaded(source, context, pick);
  };
}

async function pickLoaded<Value>(
  source: HallSource,
  context: Context,
  pick: (hall: HallRow, context: Context) => Value,
): Promise<Value> {
  return pick(await loadHall(source, context), context);
}

/** Resolver of a field that only the hall's own endpoint carries. */
export function fromDetails<Value>(pick: (hall: HallRow, context: Context) => Value) {
  return (source: HallSource, _args: object, context: Context): Promise<Value> =>
    pickLoaded(source, context, pick);
}
