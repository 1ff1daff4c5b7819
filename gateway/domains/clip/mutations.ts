/** Keeping and letting go of halls. Both are idempotent: kept already and gone already are successes. */
import type { Context } from '#gateway/context.ts';
import { builder } from '#gateway/schema/builder.ts';
import { absent, badInput } from '#gateway/schema/kit/errors.ts';
import { globalId, rawIdFor, rawIdOf } from '#gateway/schema/kit/ids.ts';
import type { Edge } from '#gateway/schema/kit/paging.ts';
import { attempt, payloadType } from '#gateway/schema/kit/userErrors.ts';
import { createHallClip, deleteHallClip } from '#gateway/upstream/api/clips.ts';
import { getHall } from '#gateway/upstream/api/halls.ts';
import { Refused } from '#gateway/upstream/failures.ts';

import { Account } from '../account/Account.ts';
import { type AccountSource, signedIn } from '../account/source.ts';
import { hallById, type HallId, hallOf, type HallSource } from '../hall/source.ts';
import { Clippable } from './Clippable.ts';
import { findHallClip, HallClipEdge, hallClipOf, type HallClipRow, type HallClipSource } from './HallClip.ts';

const ClippableBy = builder.inputType('ClippableBy', {
  isOneOf: true,
  description: 'A `Clippable`: exactly one way to name it.',
  fields: (t) => ({
    id: t.id({ description: 'Global id.' }),
    hallRawId: t.string({ description: 'Hall id of the REST API.' }),
  }),
});

function hallNamed(by: { id?: string | null; hallRawId?: string | null }): HallId {
  const id = by.id == null ? rawIdOf<'Hall'>(by.hallRawId ?? '') : rawIdFor('Hall', by.id);
  if (!id) throw badInput('`hallRawId` is no id of a hall.');
  return id;
}

const ClipInput = builder.inputType('ClipInput', {
  description: 'What to keep.',
  fields: (t) => ({ target: t.field({ type: ClippableBy, required: true, description: 'The object.' }) }),
});

const UnclipInput = builder.inputType('UnclipInput', {
  description: 'What to let go.',
  fields: (t) => ({ target: t.field({ type: ClippableBy, required: true, description: 'The object.' }) }),
});

interface Clipped {
  readonly hall: HallSource;
  readonly account: AccountSource;
  /** The clip as it was made; null when the hall was kept already. */
  readonly clip: HallClipRow | null;
}

const ClipPayload = payloadType<Clipped>('ClipPayload', 'Result of `clip`.');

builder.objectFields(ClipPayload, (t) => ({
  clippable: t.field({
    type: Clippable,
    nullable: true,
    description: 'The kept object with its new `viewerHasClipped` and `clipCount`.',
    resolve: ({ done }) => done?.hall,
  }),
  hallClipEdge: t.field({
    type: HallClipEdge,
    nullable: true,
    description: 'For a hall: the edge to put in front of `account.hallClips` (Relay: `@prependEdge`).',
    resolve: async ({ done }, _args, context): Promise<Edge<HallClipSource> | null> => {
      if (!done) return null;
      const clip = done.clip
        ? hallClipOf(done.clip)
        : await findHallClip(context, ({ hall_id }) => hall_id === done.hall.id);
      return clip && { offset: 0, node: clip };
    },
  }),
  account: t.field({
    type: Account,
    nullable: true,
    description: "The viewer's account, with new counts.",
    resolve: ({ done }) => done?.account,
  }),
}));

/** Keeps a hall (R43); null when it is kept already (409). */
async function keep(hallId: HallId, { reads }: Context): Promise<HallClipRow | null> {
  try {
    return await reads.send(createHallClip, { hall_id: hallId });
  } catch (thrown) {
    if (thrown instanceof Refused && thrown.status === 409) return null;
    throw thrown;
  }
}

builder.mutationField('clip', (t) =>
  t.field({
    type: ClipPayload,
    nullable: true,
    description: 'Keeps a hall (R43). Clipping twice is not an error. A guest gets a LoginRequiredError.',
    args: { input: t.arg({ type: ClipInput, required: true, description: 'What to keep.' }) },
    resolve: (_root, { input }, context) =>
      attempt(async () => {
        const hallId = hallNamed(input.target);
        const account = await signedIn(context);
        const clip = await keep(hallId, context);
        context.reads.outdate(getHall, { id: hallId });
        const hall = clip?.hall ? hallOf(clip.hall, context) : hallById(hallId);
        return { hall: { ...hall, clipped: true }, account, clip };
      }),
  }),
);

interface Unclipped {
  readonly hall: HallSource;
  readonly account: AccountSource;
  /** Raw id of the clip that was removed; null when there was none. */
  readonly clipId: string | null;
}

const UnclipPayload = payloadType<Unclipped>('UnclipPayload', 'Result of `unclip`.');

builder.objectFields(UnclipPayload, (t) => ({
  clippable: t.field({
    type: Clippable,
    nullable: true,
    description: 'The object with its new `viewerHasClipped` and `clipCount`.',
    resolve: ({ done }) => done?.hall,
  }),
  deletedHallClipId: t.id({
    nullable: true,
    description:
      "For a hall: global id of the removed clip, for Relay's `@deleteRecord` and `@deleteEdge`; null when it was gone already.",
    resolve: ({ done }) => (done?.clipId ? globalId('HallClip', done.clipId) : null),
  }),
  account: t.field({
    type: Account,
    nullable: true,
    description: "The viewer's account, with new counts.",
    resolve: ({ done }) => done?.account,
  }),
}));

builder.mutationField('unclip', (t) =>
  t.field({
    type: UnclipPayload,
    nullable: true,
    description:
      'Lets a kept hall go (R44). Removing twice is not an error. A guest gets a LoginRequiredError.',
    args: { input: t.arg({ type: UnclipInput, required: true, description: 'What to let go.' }) },
    resolve: (_root, { input }, context) =>
      attempt(async () => {
        const hallId = hallNamed(input.target);
        const account = await signedIn(context);
        const removed = await absent(context.reads.send(deleteHallClip, { id: hallId }));
        context.reads.outdate(getHall, { id: hallId });
        return { hall: { ...hallById(hallId), clipped: false }, account, clipId: removed?.id ?? null };
      }),
  }),
);
