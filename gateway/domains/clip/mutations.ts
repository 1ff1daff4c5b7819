/** Keeping and letting go of whatever can be kept. Both are idempotent: kept already and gone already are successes. */
import { builder } from '#gateway/schema/builder.ts';
import { badInput } from '#gateway/schema/kit/errors.ts';
import { globalId } from '#gateway/schema/kit/ids.ts';
import type { NodeSource } from '#gateway/schema/kit/node.ts';
import type { Edge } from '#gateway/schema/kit/paging.ts';
import { attempt, payloadType } from '#gateway/schema/kit/userErrors.ts';

import { Account } from '../account/Account.ts';
import { type AccountSource, signedIn } from '../account/source.ts';
import { Clippable, type Outcome, type Target, targetNamed, targetOf } from './Clippable.ts';
import { HallClipEdge, type HallClipSource } from './HallClip.ts';
import './hallClipping.ts';
import { tellClipsChanged } from './live.ts';

const ClippableBy = builder.inputType('ClippableBy', {
  isOneOf: true,
  description: 'A `Clippable`: exactly one way to name it.',
  fields: (t) => ({
    id: t.id({ description: 'Global id.' }),
    hallRawId: t.string({ description: 'Hall id of the REST API.' }),
    brandRawId: t.string({ description: 'Brand id of the REST API.' }),
    brideRawId: t.string({ description: 'User id of the bride whose report is meant.' }),
    ringRawId: t.string({ description: 'Ring id of the REST API.' }),
  }),
});

/** Types by the input that names them by raw id. */
const BY_RAW_ID = { hallRawId: 'Hall', brideRawId: 'Bride', brandRawId: 'Brand', ringRawId: 'Ring' } as const;

type By = { [Name in 'id' | keyof typeof BY_RAW_ID]?: string | null };

function named(by: By): Target {
  if (by.id != null) return targetOf(by.id);
  for (const [name, typename] of Object.entries(BY_RAW_ID)) {
    const rawId = by[name as keyof typeof BY_RAW_ID];
    if (rawId != null) return targetNamed(typename, rawId);
  }
  throw badInput('`target` names nothing.');
}

const ClipInput = builder.inputType('ClipInput', {
  description: 'What to keep.',
  fields: (t) => ({ target: t.field({ type: ClippableBy, required: true, description: 'The object.' }) }),
});

const UnclipInput = builder.inputType('UnclipInput', {
  description: 'What to let go.',
  fields: (t) => ({ target: t.field({ type: ClippableBy, required: true, description: 'The object.' }) }),
});

interface Changed extends Outcome {
  readonly thing: NodeSource;
  readonly account: AccountSource;
}

const ClipPayload = payloadType<Changed>('ClipPayload', 'Result of `clip`.');

builder.objectFields(ClipPayload, (t) => ({
  clippable: t.field({
    type: Clippable,
    nullable: true,
    description: 'The kept object with its new `viewerHasClipped` and `clipCount`.',
    resolve: ({ done }) => done?.thing,
  }),
  hallClipEdge: t.field({
    type: HallClipEdge,
    nullable: true,
    description:
      'For a hall: the edge to put in front of `account.hallClips` (Relay: `@prependEdge`); null for anything else.',
    resolve: async ({ done }): Promise<Edge<HallClipSource> | null> => {
      const clip = await done?.hallClip?.();
      return clip ? { offset: 0, node: clip } : null;
    },
  }),
  account: t.field({
    type: Account,
    nullable: true,
    description: "The viewer's account, with new counts.",
    resolve: ({ done }) => done?.account,
  }),
}));

builder.mutationField('clip', (t) =>
  t.field({
    type: ClipPayload,
    nullable: true,
    description:
      'Keeps a hall (R43), an article or a bride (R24), a brand (R39) or a ring (R41). Clipping twice is not an error. A guest gets a LoginRequiredError.',
    args: { input: t.arg({ type: ClipInput, required: true, description: 'What to keep.' }) },
    resolve: (_root, { input }, context) =>
      attempt(async () => {
        const target = named(input.target);
        const account = await signedIn(context);
        const outcome = await target.keep(context);
        if (target.typename === 'Hall') tellClipsChanged(context, account.id);
        return { ...outcome, account };
      }),
  }),
);

const UnclipPayload = payloadType<Changed>('UnclipPayload', 'Result of `unclip`.');

builder.objectFields(UnclipPayload, (t) => ({
  clippable: t.field({
    type: Clippable,
    nullable: true,
    description: 'The object with its new `viewerHasClipped` and `clipCount`.',
    resolve: ({ done }) => done?.thing,
  }),
  deletedHallClipId: t.id({
    nullable: true,
    description:
      "For a hall: global id of the removed clip, for Relay's `@deleteRecord` and `@deleteEdge`; null when it was gone already.",
    resolve: ({ done }) => (done?.removedHallClipId ? globalId('HallClip', done.removedHallClipId) : null),
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
      'Lets go of a kept hall (R44), article or bride (R25), brand (R39) or ring (R41). Removing twice is not an error. A guest gets a LoginRequiredError.',
    args: { input: t.arg({ type: UnclipInput, required: true, description: 'What to let go.' }) },
    resolve: (_root, { input }, context) =>
      attempt(async () => {
        const target = named(input.target);
        const account = await signedIn(context);
        const outcome = await target.letGo(context);
        if (target.typename === 'Hall') tellClipsChanged(context, account.id);
        return { ...outcome, account };
      }),
  }),
);
