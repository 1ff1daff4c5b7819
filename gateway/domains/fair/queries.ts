import { builder } from '#gateway/schema/kit/builder.ts';
import { badUserInput } from '#gateway/schema/kit/errors.ts';
import { parseGlobalId, parseRawId } from '#gateway/schema/kit/node.ts';

import { Fair, findFair, findFairByNodeId } from './Fair.ts';

const FairPathInput = builder.inputType('FairPathInput', {
  description: 'The two ids in the address of a fair.',
  fields: (t) => ({
    hallRawId: t.string({ required: true, description: 'Hall id of the REST API.' }),
    fairRawId: t.string({ required: true, description: 'Fair id of the REST API.' }),
  }),
});

const FairBy = builder.inputType('FairBy', {
  isOneOf: true,
  description: 'Selects a fair by exactly one field.',
  fields: (t) => ({
    id: t.id({ description: 'Global id.' }),
    path: t.field({ type: FairPathInput, description: 'Ids used in `/halls/{id}/fairs/{fairId}`.' }),
  }),
});

builder.queryField('fair', (t) =>
  t.field({
    type: Fair,
    nullable: true,
    args: { by: t.arg({ type: FairBy, required: true, description: 'Which fair.' }) },
    description: 'A fair of a hall; null if it does not exist.',
    resolve: (_root, { by }, context) => {
      if (by.path)
        return findFair(
          parseRawId<'Hall'>(by.path.hallRawId),
          parseRawId<'Fair'>(by.path.fairRawId),
          context,
        );
      const parsed = parseGlobalId(by.id ?? '');
      if (parsed?.type !== 'Fair') throw badUserInput('Expected the id of a Fair.');
      return findFairByNodeId(parsed.rawId, context);
    },
  }),
);
