/** Fairs that their hall does not list any more, for which the REST API answers 404, as for unknown fairs. */
import { builder } from '#gateway/schema/kit/builder.ts';
import { dayInJapan } from '#gateway/schema/kit/japanTime.ts';
import { parseRawId } from '#gateway/schema/kit/node.ts';
import type { FairRecord } from '#gateway/upstream/fairIndex.ts';

import { Hall } from '../hall/Hall.ts';
import { addFairOccasion, findFair } from './Fair.ts';
import { heldOn } from './rules.ts';

interface EndedFairSource {
  readonly row: FairRecord;
}

const EndedFair = builder.objectRef<EndedFairSource>('EndedFair');

EndedFair.implement({
  description: 'A fair that its hall does not list any more, as it was last read.',
  fields: (t) => ({
    rawId: t.string({ nonNull: true, description: 'Fair id of the REST API.', resolve: ({ row }) => row.id }),
    name: t.string({ description: 'Name.', resolve: ({ row }) => row.name }),
    isWithdrawn: t.boolean({
      description: 'Whether its day is still to come: the hall has withdrawn it.',
      resolve: ({ row }, _args, { now }) => heldOn(row) > dayInJapan(now()),
    }),
  }),
});

addFairOccasion(EndedFair);

builder.objectField(Hall, 'endedFair', (t) =>
  t.field({
    type: EndedFair,
    nullable: true,
    args: { rawId: t.arg.string({ required: true, description: 'Fair id of the REST API.' }) },
    description:
      'The fair with this id where the hall listed it in the last 90 days and does not list it any more: it is over or was withdrawn. Null for a fair that is listed (see `Query.fair`), for one that never was, and for one that the index of `fairs` had not read before it ended.',
    resolve: async ({ id }, { rawId }, context) => {
      const fairId = parseRawId<'Fair'>(rawId);
      if (fairId === null || (await findFair(id, fairId, context))) return null;
      const row = await context.fairIndex.findRecord(id, fairId);
      return row && { row };
    },
  }),
);
