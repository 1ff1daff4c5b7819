/** The note on a clipped hall. */
import { builder } from '#gateway/schema/kit/builder.ts';
import { rawIdFromGlobalId } from '#gateway/schema/kit/node.ts';
import {
  payloadType,
  requireViewer,
  runMutation,
  UserErrorException,
} from '#gateway/schema/kit/userErrors.ts';
import { updateHallClip } from '#gateway/upstream/endpoints/clips.ts';

import { HallClip, type HallClipRow, publishClipsChanged, toHallClip } from './HallClip.ts';
import { noteErrors } from './rules.ts';

const UpdateHallClipNoteInput = builder.inputType('UpdateHallClipNoteInput', {
  description: 'A note on a clipped hall.',
  fields: (t) => ({
    hallClipId: t.id({ required: true, description: 'Global id of the clip.' }),
    note: t.string({
      description: 'The note, plain text of at most 1,000 characters; null, empty or blank removes it.',
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
    description:
      'Sets or removes the note on a clipped hall. Returns a LoginRequiredError for guests. Limited per user.',
    args: { input: t.arg({ type: UpdateHallClipNoteInput, required: true, description: 'The note.' }) },
    resolve: (_root, { input }, context) =>
      runMutation(
        async () => {
          const id = rawIdFromGlobalId('HallClip', input.hallClipId);
          const note = input.note?.trim() ? input.note : '';
          const errors = noteErrors(note);
          if (errors.length > 0) throw new UserErrorException(...errors);
          const viewer = await requireViewer(context);
          await context.countCall('clip', viewer.id);
          const clip = await context.rest.send(updateHallClip, { id, note });
          publishClipsChanged(context, viewer.id);
          return clip;
        },
        { note: 'note' },
      ),
  }),
);
