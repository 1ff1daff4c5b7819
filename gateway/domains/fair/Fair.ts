/** Fairs: events at which a hall shows itself to couples. A fair is found by two ids, its hall's and its own. */
import type { Context } from '#gateway/context.ts';
import { builder } from '#gateway/schema/builder.ts';
import { connection } from '#gateway/schema/kit/connection.ts';
import { wordEnum } from '#gateway/schema/kit/enums.ts';
import { absent } from '#gateway/schema/kit/errors.ts';
import { rawIdOf, type RawId, trustedId } from '#gateway/schema/kit/ids.ts';
import { Image, imageAt } from '#gateway/schema/kit/image.ts';
import { inJapan } from '#gateway/schema/kit/japan.ts';
import { loadNodesOf, Node } from '#gateway/schema/kit/node.ts';
import { getHallFair } from '#gateway/upstream/endpoints/fairs.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';

import { CalendarDay } from '../calendar/CalendarDay.ts';
import { Hall } from '../hall/Hall.ts';
import { hallById } from '../hall/source.ts';
import { htmlOf } from '../text/rules.ts';
import { closesAt, heldOn, holdTimes, isReservable, reservationDeadline } from './rules.ts';

/** A fair as R59, R64, R72 and R94 give it. */
export type FairRow = Reply<typeof getHallFair>;

/** A fair on its way through the resolvers; its `id` holds both raw ids. */
export interface FairSource {
  readonly __typename: 'Fair';
  readonly id: string;
  readonly row: FairRow;
}

/** A fair told by a list or by its own call. */
export function fairOf(row: FairRow): FairSource {
  return { __typename: 'Fair', id: `${row.hall_id}/${row.id}`, row };
}

/** A fair by the two ids of `/halls/{id}/fairs/{fairId}` (R72); null when there is none. */
export async function findFair(
  hallId: RawId<'Hall'> | null,
  fairId: RawId<'Fair'> | null,
  { reads }: Context,
): Promise<FairSource | null> {
  const row = hallId && fairId && (await absent(reads.get(getHallFair, { id: hallId, fairId })));
  return row && fairOf(row);
}

/** The two raw ids inside the raw part of a fair's global id. */
export function findFairByNodeId(rawId: string, context: Context): Promise<FairSource | null> {
  const [hallId = '', fairId = ''] = rawId.split('/');
  return findFair(rawIdOf<'Hall'>(hallId), rawIdOf<'Fair'>(fairId), context);
}

export const FairContentKind = wordEnum('FairContentKind', 'What a fair offers.', {
  consultation: 'Consultation.',
  mock_ceremony: 'Mock ceremony.',
  mock_reception: 'Mock reception.',
  tasting: 'Tasting.',
  try_on_dress: 'Trying on dresses.',
  show: 'Show.',
  decoration: 'Decoration.',
  food: 'Food.',
});

export const Fair = builder.objectRef<FairSource>('Fair');

Fair.implement({
  description:
    'An event at which a hall shows itself to couples. It takes place whenever it is listed; there is no cancelled state.',
  interfaces: [Node],
  fields: (t) => ({
    rawId: t.string({
      infallible: true,
      description: 'Fair id of the REST API.',
      resolve: ({ row }) => row.id,
    }),
    url: t.field({
      type: 'URL',
      infallible: true,
      description: "Address of the fair's page.",
      resolve: ({ row }, _args, { site }) => `${site.url}/halls/${row.hall_id}/fairs/${row.id}`,
    }),
    name: t.string({ description: 'Name.', resolve: ({ row }) => row.name }),
    description: t.field({
      type: 'HTML',
      nullable: true,
      description: 'Description; null when the hall wrote none.',
      resolve: ({ row }, _args, context) => htmlOf(row.description, context),
    }),
    hall: t.field({
      type: Hall,
      description: 'The hall that holds it.',
      resolve: ({ row }) => hallById(trustedId<'Hall'>(row.hall_id)),
    }),
    startDate: t.field({
      type: 'LocalDate',
      nullable: true,
      description: 'First day on which it is offered; null where unknown.',
      resolve: ({ row }) => row.start_date,
    }),
    heldOn: t.field({
      type: 'LocalDate',
      description: 'Day on which it is held.',
      resolve: ({ row }) => heldOn(row),
    }),
    day: t.field({
      type: CalendarDay,
      description: 'The day on which it is held, with holiday and 六輝.',
      resolve: ({ row }) => heldOn(row),
    }),
    holdTimes: t.field({
      type: ['LocalTime'],
      description: 'Starting times to choose from, up to eight.',
      resolve: ({ row }) => holdTimes(row),
    }),
    contents: t.field({
      type: [FairContentKind],
      description: 'What it offers; may be empty.',
      resolve: ({ row }) => row.contents,
    }),
    price: t.field({
      type: 'JPY',
      description: 'Price per couple; 0 means free, also where the source tells none.',
      resolve: ({ row }) => row.price ?? 0,
    }),
    reservationDeadline: t.field({
      type: 'DateTime',
      description:
        "Until when reservations are taken: the day held less `post_period_day` days (1 unless told) at `post_period_hour` o'clock (24 unless told), Japan time.",
      resolve: ({ row }) => inJapan(reservationDeadline(row)),
    }),
    reservationsCloseAt: t.field({
      type: 'DateTime',
      description:
        'When reservations end, to be shown: `reservationDeadline`, or the beginning of the day the fair is held where that comes first.',
      resolve: ({ row }) => inJapan(closesAt(row)),
    }),
    isReservable: t.boolean({
      description:
        'Whether reservations are taken now: before `reservationDeadline`, and never on the day the fair is held or after it (Japan time).',
      resolve: ({ row }, _args, { now }) => isReservable(row, now()),
    }),
    image: t.field({
      type: Image,
      nullable: true,
      description: 'Picture; null when there is none.',
      resolve: ({ row }) => imageAt(row.image_url, { shows: row }),
    }),
    durationMinutes: t.int({
      nullable: true,
      description: 'How long it takes, in minutes; null where unknown.',
      resolve: ({ row }) => row.duration_minutes,
    }),
  }),
});

loadNodesOf('Fair', findFairByNodeId);

export const { Connection: FairConnection } = connection('Fair', Fair, { of: 'fairs', counted: true });
