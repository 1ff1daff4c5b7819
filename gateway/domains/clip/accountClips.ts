import { builder } from '#gateway/schema/kit/builder.ts';
import { prefetchConnection } from '#gateway/schema/kit/connection.ts';
import { listShareableHallClips } from '#gateway/upstream/endpoints/clipShares.ts';
import { countHallClips, listHallClips } from '#gateway/upstream/endpoints/clips.ts';

import { Account } from '../account/Account.ts';
import {
  clipsRevision,
  HallClip,
  hallClipArgs,
  HallClipConnection,
  listViewerHallClips,
  toHallClip,
} from './HallClip.ts';

const NEWEST = { page: 1, per_page: 1 };

builder.objectFields(Account, (t) => ({
  hallClips: t.field({
    type: HallClipConnection,
    args: hallClipArgs,
    description: 'Clipped halls, newest first; no other order is available.',
    usesInfo: true,
    resolve: (_account, args, context, info) => prefetchConnection(listViewerHallClips(args, context), info),
  }),
  hallClipCount: t.int({
    description: 'Number of clipped halls.',
    resolve: async ({ readsNewestClip }, _args, { rest }) =>
      readsNewestClip
        ? (await rest.get(listHallClips, NEWEST)).total
        : (await rest.get(countHallClips, {})).count,
  }),
  hallClipsRevision: t.string({
    description:
      'Changes with every change of the clipped halls, their notes and comments that is made here. Pass it to `hallClipsChanged` as `since`.',
    resolve: ({ id }, _args, context) => clipsRevision(context, id),
  }),
  lastHallClippedAt: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'Time of the newest clip of a hall; null if no hall is clipped.',
    resolve: async ({ lastHallClippedAt }, _args, { rest }) =>
      lastHallClippedAt?.() ?? (await rest.get(listHallClips, NEWEST)).hall_clips[0]?.created_at,
  }),
  shareableHallClips: t.field({
    type: [HallClip],
    description: 'Clipped halls that can be put on a shared list, i.e. those still listed, newest first.',
    resolve: async (_account, _args, { rest }) =>
      (await rest.get(listShareableHallClips, {})).hall_clips.map(toHallClip),
  }),
}));
