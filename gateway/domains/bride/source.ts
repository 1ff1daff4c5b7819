/**
 * What the gateway holds of a bride: always her id, often the card of the list she came from. A field asks for what it needs; R15 is called
 * only for what no card told, and at most once per bride and request. Whoever is private or closed is not there (404).
 */
import type { Context } from '#gateway/context.ts';
import { absent } from '#gateway/schema/kit/errors.ts';
import { type RawId, trustedId } from '#gateway/schema/kit/ids.ts';
import { getBride, type listPickedBrides } from '#gateway/upstream/endpoints/brides.ts';
import type { getOwnProfile } from '#gateway/upstream/endpoints/profile.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';

/** User id of a bride. */
export type BrideId = RawId<'Bride'>;

/** A bride with her facts (R15). */
export type BrideRow = Reply<typeof getBride>;

/** A profile as R21 gives it. */
export type ProfileRow = Reply<typeof getOwnProfile>;

/** What lists tell of a bride. */
export type BrideCard = Reply<typeof listPickedBrides>['brides'][number];

/** A bride on her way through the resolvers. */
export interface BrideSource {
  readonly __typename: 'Bride';
  readonly id: BrideId;
  readonly card?: BrideCard;
  /** The viewer's own profile, which may be hidden from everybody else. */
  readonly own?: ProfileRow;
  /** Known without asking, in the payload of the mutation that made it so. */
  readonly clipped?: boolean;
  readonly clipCount?: number;
}

/** A bride of whom only the id is known. */
export function brideById(id: BrideId): BrideSource {
  return { __typename: 'Bride', id };
}

/** A bride told by a list. */
export function brideOf(card: BrideCard): BrideSource {
  return { __typename: 'Bride', id: trustedId<'Bride'>(card.user_id), card };
}

/** A bride with her facts; NotFound when there is none. */
export function wholeBride({ id }: BrideSource, { reads }: Context): Promise<BrideRow> {
  return reads.get(getBride, { id });
}

/** A bride who is known to be there; null when she is not, or hides her profile. */
export async function existingBride(id: BrideId, context: Context): Promise<BrideSource | null> {
  const row = await absent(wholeBride(brideById(id), context));
  return row && brideOf(row);
}

/** Resolver of a field that every card tells. */
export function told<Value>(pick: (card: BrideCard) => Value) {
  return (source: BrideSource, _args: object, context: Context): Value | Promise<Value> =>
    source.card ? pick(source.card) : wholeBride(source, context).then(pick);
}

/** Resolver of a field that only R15 tells. */
export function toldByWhole<Value>(pick: (bride: BrideRow) => Value) {
  return async (source: BrideSource, _args: object, context: Context): Promise<Value> =>
    pick(await wholeBride(source, context));
}
