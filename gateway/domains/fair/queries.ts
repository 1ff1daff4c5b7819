/** Queries of fairs. */
import { builder } from '#gateway/schema/builder.ts';
import { badInput } from '#gateway/schema/kit/errors.ts';
import { rawIdOf, readGlobalId } from '#gateway/schema/kit/ids.ts';

import { Fair, findFair, findFairByNodeId } from './Fair.ts';

const FairPathInput = builder.inputType('FairPathInput', {
  description: "The two parts of a fair's address.",
  fields: (t) => ({
    hallRawId: t.string({ required: true, description: 'Hall id of the REST API.' }),
    fairRawId: t.string({ required: true, description: 'Fair id of the REST API.' }),
  }),
});

const FairBy = builder.inputType('FairBy', {
  isOneOf: true,
  description: 'How to find a fair: exactly one.',
  fields: (t) => ({
    id: t.id({ description: 'Global id.' }),
    path: t.field({ type: FairPathInput, description: 'Ids of `/halls/{id}/fairs/{fairId}`.' }),
  }),
});

builder.queryField('fair', (t) =>
  t.field({
    type: Fair,
    nullable: true,
    args: { by: t.arg({ type: FairBy, required: true, description: 'How to find it.' }) },
    description: 'A fair of a hall (R72); null when there is none.',
    resolve: (_root, { by }, context) => {
      if (by.path)
        return findFair(rawIdOf<'Hall'>(by.path.hallRawId), rawIdOf<'Fair'>(by.path.fairRawId), context);
      const read = readGlobalId(by.id ?? '');
      if (read?.type !== 'Fair') throw badInput('Expected the id of a Fair.');
      return findFairByNodeId(read.rawId, context);
    },
  }),
);
