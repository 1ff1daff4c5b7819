/**
 * What resolvers hold of a bride: the id and often the summary of the list it came from. Other fields load the bride
 * once per request; private and closed profiles are not found.
 */
import type { Context } from '#gateway/context.ts';
import { asRawId, type RawId } from '#gateway/schema/kit/node.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';
import { getBride, type listPickedBrides } from '#gateway/upstream/endpoints/brides.ts';
import type { getOwnProfile } from '#gateway/upstream/endpoints/profile.ts';

export type BrideId = RawId<'Bride'>;

export type BrideRow = Reply<typeof getBride>;

export type ProfileRow = Reply<typeof getOwnProfile>;

/** Fields that every list of brides carries. */
export type BrideSummary = Reply<typeof listPickedBrides>['brides'][number];

export interface BrideSource {
  readonly __typename: 'Bride';
  readonly id: BrideId;
  readonly summary?: BrideSummary;
  /** The viewer's own profile, which may be hidden from everybody else. */
  readonly ownProfile?: ProfileRow;
  /** The viewer's own profile while it is hidden, as the public endpoints would carry it. */
  readonly hiddenRow?: BrideRow;
  /** Known without a call, e.g. in the payload of a clip mutation. */
  readonly clipped?: boolean;
  readonly clipCount?: number;
}

export function brideById(id: BrideId): BrideSource {
  return { __typename: 'Bride', id };
}

export function toBride(summary: BrideSummary): BrideSource {
  return { __typename: 'Bride', id: asRawId<'Bride'>(summary.user_id), summary: summary };
}

/** Throws NotFound if there is none or the profile is hidden. */
export async function loadBride({ id, hiddenRow }: BrideSource, { rest }: Context): Promise<BrideRow> {
  return hiddenRow ?? rest.get(getBride, { id });
}

/** Resolver of a field that every list carries. */
export function fromSummary<Value>(pick: (summary: BrideSummary, context: Context) => Value) {
  return (source: BrideSource, _args: object, context: Context): Value | Promise<Value> =>
    source.summary
      ? pick(source.summary, context)
      : loadBride(source, context).then((row) => pick(row, context));
}

/** Resolver of a field that only the bride's own endpoint carries. */
export function fromDetails<Value>(pick: (bride: BrideRow) => Value) {
  return async (source: BrideSource, _args: object, context: Context): Promise<Value> =>
    pick(await loadBride(source, context));
}
