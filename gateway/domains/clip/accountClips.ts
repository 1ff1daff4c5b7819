/** What of the halls an account keeps can be shared. */
import { builder } from '#gateway/schema/builder.ts';
import { listShareableHallClips } from '#gateway/upstream/endpoints/clipShares.ts';

import { Account } from '../account/Account.ts';
import { HallClip, hallClipOf } from './HallClip.ts';

builder.objectFields(Account, (t) => ({
  shareableHallClips: t.field({
    type: [HallClip],
    description: 'Kept halls that can be put on a shared list, newest first (R52): those still listed.',
    resolve: async (_account, _args, { reads }) =>
      (await reads.get(listShareableHallClips, {})).hall_clips.map(hallClipOf),
  }),
}));
