/** Opening a diagnosis. */
import { builder } from '#gateway/schema/builder.ts';
import { absent } from '#gateway/schema/kit/errors.ts';
import { getDiagnosisAnswer } from '#gateway/upstream/endpoints/diagnosis.ts';

import { ParentDiagnosis } from './ParentDiagnosis.ts';

builder.queryField('parentDiagnosis', (t) =>
  t.field({
    type: ParentDiagnosis,
    nullable: true,
    secret: true,
    description:
      'A parent-and-child diagnosis (R11); null when the id is unknown. The id is a secret link: asked by POST alone, never cached, never logged.',
    args: { id: t.arg.string({ required: true, description: 'Id from the address of the diagnosis.' }) },
    resolve: (_root, { id }, { reads }) => absent(reads.get(getDiagnosisAnswer, { id })),
  }),
);
