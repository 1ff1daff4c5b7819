/** The note on a kept hall. */
import { builder } from '#gateway/schema/builder.ts';
import { rawIdFor } from '#gateway/schema/kit/ids.ts';
import { attempt, payloadType, Stop } from '#gateway/schema/kit/userErrors.ts';
import { updateHallClip } from '#gateway/upstream/endpoints/clips.ts';

import { signedIn } from '../account/source.ts';
import { HallClip, hallClipOf, type HallClipRow } from './HallClip.ts';
import { tellClipsChanged } from './live.ts';
import { noteErrors } from './rules.ts';

const UpdateHallClipNoteInput = builder.inputType('UpdateHallClipNoteInput', {
  description: 'A note on a kept hall.',
  fields: (t) => ({
    hallClipId: t.id({ required: true, description: 'Global id of the clip.' }),
    note: t.string({
      description: 'The note, plain text of at most 1,000 characters; null or empty clears it.',
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
    description: 'The clip with its new note.',
    resolve: ({ done }) => done && hallClipOf(done),
  }),
);

builder.mutationField('updateHallClipNote', (t) =>
  t.field({
    type: UpdateHallClipNotePayload,
    nullable: true,
    description: 'Writes or clears the note on a kept hall (R47). A guest gets a LoginRequiredError.',
    args: { input: t.arg({ type: UpdateHallClipNoteInput, required: true, description: 'The note.' }) },
    resolve: (_root, { input }, context) =>
      attempt(async () => {
        const id = rawIdFor('HallClip', input.hallClipId);
        const note = input.note ?? '';
        const errors = noteErrors(note);
        if (errors.length > 0) throw new Stop(...errors);
        const account = await signedIn(context);
        const clip = await context.reads.send(updateHallClip, { id, note });
        tellClipsChanged(context, account.id);
        return clip;
      }),
  }),
);
