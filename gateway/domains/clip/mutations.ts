/** The clip and unclip mutations for every clippable type, and the note on a clip. */
import { builder } from '#gateway/schema/kit/builder.ts';
import { badUserInput } from '#gateway/schema/kit/errors.ts';
import { globalId, type NodeSource, rawIdFromGlobalId } from '#gateway/schema/kit/node.ts';
import type { Edge } from '#gateway/schema/kit/paging.ts';
import {
  payloadType,
  requireViewer,
  runMutation,
  UserErrorException,
} from '#gateway/schema/kit/userErrors.ts';
import { updateHallClip } from '#gateway/upstream/endpoints/clips.ts';

import { Account, findViewerAccount } from '../account/Account.ts';
import {
  type ClipOutcome,
  Clippable,
  type ClipTarget,
  targetByGlobalId,
  targetByRawId,
} from '../clippable/Clippable.ts';
import {
  HallClip,
  HallClipEdge,
  type HallClipRow,
  type HallClipSource,
  publishClipsChanged,
  toHallClip,
} from './HallClip.ts';
import { noteErrors } from './rules.ts';

const ClippableBy = builder.inputType('ClippableBy', {
  isOneOf: true,
  description: 'Selects a `Clippable` by exactly one field.',
  fields: (t) => ({
    id: t.id({ description: 'Global id.' }),
    hallRawId: t.string({ description: 'Hall id of the REST API.' }),
    brandRawId: t.string({ description: 'Brand id of the REST API.' }),
    brideRawId: t.string({ description: 'User id of the bride whose report to clip.' }),
    ringRawId: t.string({ description: 'Ring id of the REST API.' }),
  }),
});

const TYPE_BY_INPUT = {
  hallRawId: 'Hall',
  brideRawId: 'Bride',
  brandRawId: 'Brand',
  ringRawId: 'Ring',
} as const;

type ClippableByInput = { [Name in 'id' | keyof typeof TYPE_BY_INPUT]?: string | null };

function parseTarget(by: ClippableByInput): ClipTarget {
  if (by.id != null) return targetByGlobalId(by.id);
  for (const [name, typename] of Object.entries(TYPE_BY_INPUT)) {
    const rawId = by[name as keyof typeof TYPE_BY_INPUT];
    if (rawId != null) return targetByRawId(typename, rawId);
  }
  throw badUserInput('`target` names nothing.');
}

const ClipInput = builder.inputType('ClipInput', {
  description: 'What to clip.',
  fields: (t) => ({ target: t.field({ type: ClippableBy, required: true, description: 'The object.' }) }),
});

const UnclipInput = builder.inputType('UnclipInput', {
  description: 'What to unclip.',
  fields: (t) => ({ target: t.field({ type: ClippableBy, required: true, description: 'The object.' }) }),
});

interface ClipResult extends ClipOutcome {
  readonly node: NodeSource;
}

const ClipPayload = payloadType<ClipResult>('ClipPayload', 'Result of `clip`.');

builder.objectFields(ClipPayload, (t) => ({
  clippable: t.field({
    type: Clippable,
    nullable: true,
    description:
      'The clipped object with its new `viewerHasClipped` and `clipCount`; null if the mutation failed.',
    resolve: ({ result }) => result?.node,
  }),
  hallClipEdge: t.field({
    type: HallClipEdge,
    nullable: true,
    description:
      'For a hall: the edge to prepend to `account.hallClips` (Relay: `@prependEdge`); null for other types.',
    resolve: async ({ result }): Promise<Edge<HallClipSource> | null> => {
      const clip = await result?.hallClip?.();
      return clip ? { offset: 0, node: toHallClip(clip) } : null;
    },
  }),
  account: t.field({
    type: Account,
    nullable: true,
    description: "The viewer's account with its new counts; null if the mutation failed.",
    resolve: ({ result }, _args, context) => result && findViewerAccount(context),
  }),
}));

builder.mutationField('clip', (t) =>
  t.field({
    type: ClipPayload,
    nullable: true,
    description:
      'Clips a hall, an article, a bride, a brand or a ring. Clipping twice succeeds. Returns a LoginRequiredError for guests.',
    args: { input: t.arg({ type: ClipInput, required: true, description: 'What to clip.' }) },
    resolve: (_root, { input }, context) =>
      runMutation(async () => {
        const target = parseTarget(input.target);
        const viewer = await requireViewer(context);
        await context.countCall('clip', viewer.id);
        const outcome = await target.clip(context);
        if (target.typename === 'Hall') publishClipsChanged(context, viewer.id);
        return outcome;
      }),
  }),
);

const UnclipPayload = payloadType<ClipResult>('UnclipPayload', 'Result of `unclip`.');

builder.objectFields(UnclipPayload, (t) => ({
  clippable: t.field({
    type: Clippable,
    nullable: true,
    description: 'The object with its new `viewerHasClipped` and `clipCount`; null if the mutation failed.',
    resolve: ({ result }) => result?.node,
  }),
  deletedHallClipId: t.id({
    nullable: true,
    description:
      "For a hall: global id of the removed clip, for Relay's `@deleteRecord` and `@deleteEdge`; null if it was removed before.",
    resolve: ({ result }) =>
      result?.removedHallClipId ? globalId('HallClip', result.removedHallClipId) : null,
  }),
  account: t.field({
    type: Account,
    nullable: true,
    description: "The viewer's account with its new counts; null if the mutation failed.",
    resolve: ({ result }, _args, context) => result && findViewerAccount(context),
  }),
}));

builder.mutationField('unclip', (t) =>
  t.field({
    type: UnclipPayload,
    nullable: true,
    description:
      'Unclips a hall, an article, a bride, a brand or a ring. Unclipping twice succeeds. Returns a LoginRequiredError for guests.',
    args: { input: t.arg({ type: UnclipInput, required: true, description: 'What to unclip.' }) },
    resolve: (_root, { input }, context) =>
      runMutation(async () => {
        const target = parseTarget(input.target);
        const viewer = await requireViewer(context);
        await context.countCall('clip', viewer.id);
        const outcome = await target.unclip(context);
        if (target.typename === 'Hall') publishClipsChanged(context, viewer.id);
        return outcome;
      }),
  }),
);

const UpdateHallClipNoteInput = builder.inputType('UpdateHallClipNoteInput', {
  description: 'A note on a clipped hall.',
  fields: (t) => ({
    hallClipId: t.id({ required: true, description: 'Global id of the clip.' }),
    note: t.string({
      description: 'The note, plain text of at most 1,000 characters; null or empty removes it.',
    }),
  }),
});

const UpdateHallClipNotePayload = payloadType<HallClipRow>(
  'UpdateHallClipNotePayload',
  'Result of `updateHallClipNote`.',
);

builder.objectField(UpdateHallClipNotePayload, 'hallClip', (t) =>
  t.field({
    type: HallClip,
    nullable: true,
    description: 'The clip with its new note; null if the mutation failed.',
    resolve: ({ result }) => result && toHallClip(result),
  }),
);

builder.mutationField('updateHallClipNote', (t) =>
  t.field({
    type: UpdateHallClipNotePayload,
    nullable: true,
    description: 'Sets or removes the note on a clipped hall. Returns a LoginRequiredError for guests.',
    args: { input: t.arg({ type: UpdateHallClipNoteInput, required: true, description: 'The note.' }) },
    resolve: (_root, { input }, context) =>
      runMutation(async () => {
        const id = rawIdFromGlobalId('HallClip', input.hallClipId);
        const note = input.note ?? '';
        const errors = noteErrors(note);
        if (errors.length > 0) throw new UserErrorException(...errors);
        const viewer = await requireViewer(context);
        await context.countCall('clip', viewer.id);
        const clip = await context.rest.send(updateHallClip, { id, note });
        publishClipsChanged(context, viewer.id);
        return clip;
      }),
  }),
);
