/**
 * What the gateway holds of a hall: always its id, often the row of the list it came from, sometimes the whole. A field asks for what it
 * needs; R54 is called only for what no list told, and at most once per hall and request.
 */
import type { Context } from '#gateway/context.ts';
import { absent } from '#gateway/schema/kit/errors.ts';
import { type RawId, trustedId } from '#gateway/schema/kit/ids.ts';
import { perRequest } from '#gateway/schema/kit/perRequest.ts';
import { getHall, getHallBySlug } from '#gateway/upstream/endpoints/halls.ts';
import type { searchHalls } from '#gateway/upstream/endpoints/search.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';

/** Id of a hall. */
export type HallId = RawId<'Hall'>;

/** The whole of a hall (R54). */
export type HallRow = Reply<typeof getHall>;

/** What lists tell of a hall: all but telephone, regulation, reports, questions and popular photos. */
export type HallSummary = Reply<typeof searchHalls>['halls'][number];

/** A hall on its way through the resolvers. */
export interface HallSource {
  readonly __typename: 'Hall';
  readonly id: HallId;
  readonly summary?: HallSummary;
  /** Known without asking: in the payload of the mutation that made it so, and in the list of what the viewer keeps. */
  readonly clipped?: boolean;
}

/** Summaries seen in a request, so that the same hall met by id elsewhere needs no call for them. */
const seen = perRequest(() => new Map<string, HallSummary>());

/** A hall of which only the id is known. */
export function hallById(id: HallId): HallSource {
  return { __typename: 'Hall', id };
}

/** A hall told by a list. */
export function hallOf(summary: HallSummary, context: Context): HallSource {
  seen(context).set(summary.id, summary);
  return { __typename: 'Hall', id: trustedId<'Hall'>(summary.id), summary };
}

/** The whole of a hall; NotFound when there is none. */
export function wholeHall({ id }: HallSource, { reads }: Context): Promise<HallRow> {
  return reads.get(getHall, { id });
}

/** A hall that is known to exist; null when there is none. */
export async function existingHall(id: HallId, context: Context): Promise<HallSource | null> {
  const row = await absent(wholeHall(hallById(id), context));
  return row && hallOf(row, context);
}

/** A hall found by the two slugs of its address; null when there is none. Its row is the whole, so that R54 is not asked as well. */
export async function hallAtAddress(
  areaSlug: string,
  slug: string,
  context: Context,
): Promise<HallSource | null> {
  const row = await absent(context.reads.get(getHallBySlug, { id: areaSlug, a: slug }));
  if (!row) return null;
  context.reads.prime(getHall, { id: row.id }, row);
  return hallOf(row, context);
}

/** Resolver of a field that every list of halls tells. */
export function told<Value>(pick: (hall: HallSummary, context: Context) => Value) {
  return (source: HallSource, _args: object, context: Context): Value | Promise<Value> => {
    const summary = source.summary ?? seen(context).get(source.id);
    return summary ? pick(summary, context) : wholeHall(source, context).then((hall) => pick(hall, context));
  };
}

/** Resolver of a field that only the whole hall tells. */
export function toldByWhole<Value>(pick: (hall: HallRow) => Value) {
  return async (source: HallSource, _args: object, context: Context): Promise<Value> =>
    pick(await wholeHall(source, context));
}
