/** Making and changing shared lists, and commenting on them. */
import { builder } from '#gateway/schema/builder.ts';
import { rawIdFor } from '#gateway/schema/kit/ids.ts';
import { attempt, payloadType, refusal, Stop } from '#gateway/schema/kit/userErrors.ts';
import {
  createHallClipComment,
  createHallClipShare,
  listSharedHallClips,
  updateHallClipShare,
} from '#gateway/upstream/endpoints/clipShares.ts';
import type { Context } from '#gateway/context.ts';

import { signedIn } from '../account/source.ts';
import { HallClip, hallClipOf, type HallClipSource } from './HallClip.ts';
import { HallClipShare, shareOfHash, type ShareRow } from './HallClipShare.ts';
import { tellClipsChanged } from './live.ts';
import { chosenErrors, commentErrors } from './rules.ts';

/** Raw ids of clips, each once, in the order they were named. */
const rawIdsOf = (ids: readonly string[]): string[] => [
  ...new Set(ids.map((id) => rawIdFor('HallClip', id))),
];

const CreateHallClipShareInput = builder.inputType('CreateHallClipShareInput', {
  description: 'A new shared list.',
  fields: (t) => ({
    hallClipIds: t.idList({
      description:
        'Global ids of the clips to share, 1 to 100 in the order they are shown; all that can be shared when left out.',
    }),
  }),
});

const CreateHallClipSharePayload = payloadType<ShareRow>(
  'CreateHallClipSharePayload',
  'Result of `createHallClipShare`.',
);

const UpdateHallClipShareInput = builder.inputType('UpdateHallClipShareInput', {
  description: 'Other halls, or another order, for a shared list.',
  fields: (t) => ({
    hallClipShareId: t.id({ required: true, description: 'Global id of the list.' }),
    hallClipIds: t.idList({
      required: true,
      description:
        'Global ids of the clips, 1 to 100 in the order they are shown; they replace those before.',
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
      description: 'The list.',
      resolve: ({ done }) => done,
    }),
  );
}

const FIELDS = { hall_clip_ids: 'hallClipIds', comment: 'comment' };

builder.mutationFields((t) => ({
  createHallClipShare: t.field({
    type: CreateHallClipSharePayload,
    nullable: true,
    description:
      'Makes a list of kept halls to share (R51, and R53 where clips are named). A guest gets a LoginRequiredError.',
    args: { input: t.arg({ type: CreateHallClipShareInput, required: true, description: 'The list.' }) },
    resolve: (_root, { input }, context) =>
      attempt(async () => {
        const ids = input.hallClipIds && rawIdsOf(input.hallClipIds);
        const errors = ids ? chosenErrors(ids) : [];
        if (errors.length > 0) throw new Stop(...errors);
        await signedIn(context);
        const share = await context.reads.send(createHallClipShare, {});
        return ids ? context.reads.send(updateHallClipShare, { id: share.id, hall_clip_ids: ids }) : share;
      }, FIELDS),
  }),
  updateHallClipShare: t.field({
    type: UpdateHallClipSharePayload,
    nullable: true,
    description:
      'Chooses and orders the halls of a shared list anew (R53). A guest gets a LoginRequiredError.',
    args: { input: t.arg({ type: UpdateHallClipShareInput, required: true, description: 'The halls.' }) },
    resolve: (_root, { input }, context) =>
      attempt(async () => {
        const id = rawIdFor('HallClipShare', input.hallClipShareId);
        const ids = rawIdsOf(input.hallClipIds);
        const errors = chosenErrors(ids);
        if (errors.length > 0) throw new Stop(...errors);
        const account = await signedIn(context);
        const share = await context.reads.send(updateHallClipShare, { id, hall_clip_ids: ids });
        tellClipsChanged(context, account.id);
        return share;
      }, FIELDS),
  }),
}));

const AddHallClipCommentInput = builder.inputType('AddHallClipCommentInput', {
  description: 'A comment on a clip of a shared list.',
  fields: (t) => ({
    hash: t.string({ required: true, description: 'The secret of the shared address.' }),
    hallClipId: t.id({ required: true, description: 'Global id of the clip.' }),
    comment: t.string({ required: true, description: 'Plain text, 1 to 1,000 characters.' }),
  }),
});

const AddHallClipCommentPayload = payloadType<HallClipSource>(
  'AddHallClipCommentPayload',
  'Result of `addHallClipComment`.',
);

builder.objectField(AddHallClipCommentPayload, 'hallClip', (t) =>
  t.field({
    type: HallClip,
    nullable: true,
    description: 'The clip with its comments.',
    resolve: ({ done }) => done,
  }),
);

const LARGEST_PAGE = 100;

/** A clip of a shared list, with its comments as they are now. */
async function sharedClip(share: ShareRow, clipId: string, { reads }: Context): Promise<HallClipSource> {
  const page = Math.floor(Math.max(share.hall_clip_ids.indexOf(clipId), 0) / LARGEST_PAGE) + 1;
  const list = await reads.get(listSharedHallClips, { hash: share.hash, page, per_page: LARGEST_PAGE });
  const clip = list.hall_clips.find(({ id }) => id === clipId);
  if (!clip) throw new Stop(refusal('NOT_FOUND', '見つかりませんでした'));
  return hallClipOf(clip);
}

builder.mutationField('addHallClipComment', (t) =>
  t.field({
    type: AddHallClipCommentPayload,
    nullable: true,
    description:
      'Comments on a clip of a shared list (R50). Guests who have the hash may; the nickname of a signed-in writer is shown.',
    args: { input: t.arg({ type: AddHallClipCommentInput, required: true, description: 'The comment.' }) },
    resolve: (_root, { input }, context) =>
      attempt(async () => {
        const { hash } = input;
        const clipId = rawIdFor('HallClip', input.hallClipId);
        const comment = input.comment.trim();
        const errors = commentErrors(comment);
        if (errors.length > 0) throw new Stop(...errors);
        const share = await shareOfHash(hash, context);
        if (!share) throw new Stop(refusal('NOT_FOUND', '見つかりませんでした'));
        await context.reads.send(createHallClipComment, { hash, hall_clip_id: clipId, comment });
        tellClipsChanged(context, share.user_id);
        return sharedClip(share, clipId, context);
      }, FIELDS),
  }),
);
