/** What forms are answered with. */
import { builder } from '#gateway/schema/builder.ts';

/** An answer to one field. */
export const FormAnswerInput = builder.inputType('FormAnswerInput', {
  description: 'An answer to one field of a form or to one question of a survey.',
  fields: (t) => ({
    key: t.string({ required: true, description: 'Key of the field or question.' }),
    values: t.stringList({
      required: true,
      description: 'Values; several only where several may be chosen. An empty list leaves the field empty.',
    }),
  }),
});

/** A file of one field. */
export const FormFileInput = builder.inputType('FormFileInput', {
  description: 'A file for one field of a form. Of several files for one field the first is sent.',
  fields: (t) => ({
    key: t.string({ required: true, description: 'Key of the field.' }),
    file: t.field({ type: 'Upload', required: true, description: 'The file.' }),
  }),
});
