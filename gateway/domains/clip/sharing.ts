/** Mutations of shared lists and their comments. */
import type { Context } from '#gateway/context.ts';
import { builder } from '#gateway/schema/kit/builder.ts';
import { droppedFrom, readOptional } from '#gateway/upstream/decode.ts';
import { rawIdFromGlobalId } from '#gateway/schema/kit/node.ts';
import {
  actionRefused,
  invalidInput,
  payloadType,
  requireViewer,
  runMutation,
  UserErrorException,
} from '#gateway/schema/kit/userErrors.ts';
import {
  createHallClipComment,
  createHallClipShare,
  listShareableHallClips,
  listSharedHallClips,
  updateHallClipShare,
} from '#gateway/upstream/endpoints/clipShares.ts';
import { NotFound } from '#gateway/upstream/errors.ts';

import { HallClip, type HallClipSource, publishClipsChanged, toHallClip } from './HallClip.ts';
import { findShare, HallClipShare, type ShareRow } from './HallClipShare.ts';
import { commentErrors, selectionErrors } from './rules.ts';

/** Without duplicates, in the given order. */
const toRawIds = (ids: readonly string[]): string[] => [
  ...new Set(ids.map((id) => rawIdFromGlobalId('HallClip', id))),
];

const CreateHallClipShareInput = builder.inputType('CreateHallClipShareInput', {
  description: 'A new shared list.',
  fields: (t) => ({
    hallClipIds: t.idList({
      description:
        'Global ids of the clips to share, 1 to 100 in display order; all shareable clips if omitted.',
    }),
  }),
});

const CreateHallClipSharePayload = payloadType<ShareRow>(
  'CreateHallClipSharePayload',
  'Result of `createHallClipShare`.',
);

const UpdateHallClipShareInput = builder.inputType('UpdateHallClipShareInput', {
  description: 'A new selection or order for a shared list.',
  fields: (t) => ({
    hallClipShareId: t.id({ required: true, description: 'Global id of the list.' }),
    hallClipIds: t.idList({
      required: true,
      description: 'Global ids of the clips, 1 to 100 in display order; they replace the current selection.',
    }),
  }),
});

const UpdateHallClipSharePayload = payloadType<ShareRow>(
  'UpdateHallClipSharePayload',
  'Result of `updateHallClipShare`.',
);

for (const payload of [CreateHallClipSharePayload, UpdateHallClipSharePayload]) {
  builder.objectField(payload, 'hallClipShare', (t) =>
    t.field({
      type: HallClipShare,
      nullable: true,
      description: 'The list; null if the mutation failed.',
      resolve: ({ result }) => result,
    }),
  );
}

const NOT_SHAREABLE = '共有できない会場が含まれています。画面を読み込み直して、もう一度選んでください';

/** Before a list is made: it would hold all clips, and no call deletes it. An invalid row may be one of the clips. */
async function requireShareable(ids: readonly string[], { rest }: Context): Promise<void> {
  const clips = (await rest.get(listShareableHallClips, {})).hall_clips;
  const isShareable = (id: string): boolean => clips.some((clip) => clip.id === id);
  if (droppedFrom(clips) > 0 || ids.every(isShareable)) return;
  throw new UserErrorException(invalidInput(['hallClipIds'], 'REJECTED', NOT_SHAREABLE));
}

/** Only the reply contains the hash: a list whose reply is lost, or that could not be selected, stays unknown to everybody. */
const CREATE_UNKNOWN =
  '共有リストを作れたか確認できませんでした。お手数ですが、もう一度お試しください。先のリストができていても、誰にも見えないまま残るだけです';

const FORM_FIELDS = { hall_clip_ids: 'hallClipIds', comment: 'comment' };

builder.mutationFields((t) => ({
  createHallClipShare: t.field({
    type: CreateHallClipSharePayload,
    nullable: true,
    description:
      'Creates a shared list of clipped halls. Returns a LoginRequiredError for guests. Limited per user.',
    args: { input: t.arg({ type: CreateHallClipShareInput, required: true, description: 'The list.' }) },
    resolve: (_root, { input }, context) =>
      runMutation(
        async () => {
          const ids = input.hallClipIds && toRawIds(input.hallClipIds);
          const errors = ids ? selectionErrors(ids) : [];
          if (errors.length > 0) throw new UserErrorException(...errors);
          const viewer = await requireViewer(context);
          await context.countCall('clip', viewer.id);
          if (ids) await requireShareable(ids, context);
          const share = await context.rest.send(createHallClipShare, {});
          return ids ? context.rest.send(updateHallClipShare, { id: share.id, hall_clip_ids: ids }) : share;
        },
        FORM_FIELDS,
        CREATE_UNKNOWN,
      ),
  }),
  updateHallClipShare: t.field({
    type: UpdateHallClipSharePayload,
    nullable: true,
    description:
      'Replaces the halls of a shared list. Returns a LoginRequiredError for guests. Limited per user.',
    args: { input: t.arg({ type: UpdateHallClipShareInput, required: true, description: 'The halls.' }) },
    resolve: (_root, { input }, context) =>
      runMutation(async () => {
        const id = rawIdFromGlobalId('HallClipShare', input.hallClipShareId);
        const ids = toRawIds(input.hallClipIds);
        const errors = selectionErrors(ids);
        if (errors.length > 0) throw new UserErrorException(...errors);
        const viewer = await requireViewer(context);
        await context.countCall('clip', viewer.id);
        const share = await context.rest.send(updateHallClipShare, { id, hall_clip_ids: ids });
        publishClipsChanged(context, viewer.id);
        return share;
      }, FORM_FIELDS),
  }),
}));

const AddHallClipCommentInput = builder.inputType('AddHallClipCommentInput', {
  description: 'A comment on a clip of a shared list.',
  fields: (t) => ({
    hash: t.string({ required: true, description: 'Secret part of the shared address.' }),
    hallClipId: t.id({ required: true, description: 'Global id of the clip.' }),
    comment: t.string({ required: true, description: 'Plain text, 1 to 1,000 characters.' }),
  }),
});

const AddHallClipCommentPayload = payloadType<() => Promise<HallClipSource>>(
  'AddHallClipCommentPayload',
  'Result of `addHallClipComment`.',
);

builder.objectField(AddHallClipCommentPayload, 'hallClip', (t) =>
  t.field({
    type: HallClip,
    nullable: true,
    description: 'The clip with its comments; null if the mutation failed.',
    resolve: ({ result }) => result?.(),
  }),
);

const MAX_PAGE_SIZE = 100;

/** Reads the page of the list that contains the clip. */
async function findSharedClip(share: ShareRow, clipId: string, { rest }: Context): Promise<HallClipSource> {
  const page = Math.floor(Math.max(share.hall_clip_ids.indexOf(clipId), 0) / MAX_PAGE_SIZE) + 1;
  const list = await rest.get(listSharedHallClips, { hash: share.hash, page, per_page: MAX_PAGE_SIZE });
  const clip = list.hall_clips.find(({ id }) => id === clipId);
  if (!clip) throw new NotFound(listSharedHallClips.call);
  return toHallClip(clip);
}

builder.mutationField('addHallClipComment', (t) =>
  t.field({
    type: AddHallClipCommentPayload,
    nullable: true,
    description:
      'Comments on a clip of a shared list. Guests who know the hash may comment; for signed-in users the nickname is shown. Limited per client.',
    args: { input: t.arg({ type: AddHallClipCommentInput, required: true, description: 'The comment.' }) },
    resolve: (_root, { input }, context) =>
      runMutation(async () => {
        const { hash } = input;
        const clipId = rawIdFromGlobalId('HallClip', input.hallClipId);
        const comment = input.comment.trim();
        const errors = commentErrors(comment);
        if (errors.length > 0) throw new UserErrorException(...errors);
        const author = await context.viewer();
        if (author) await context.countCall('comment', author.id);
        const share = await findShare(hash, context);
        if (!share) throw new UserErrorException(actionRefused('NOT_FOUND', '見つかりませんでした'));
        await context.rest.send(createHallClipComment, { hash, hall_clip_id: clipId, comment });
        // The comment is saved even if the list cannot be read.
        const owner = readOptional(() => share.user_id);
        if (owner !== null) publishClipsChanged(context, owner);
        return () => findSharedClip(share, clipId, context);
      }, FORM_FIELDS),
  }),
);
