/** Bridal fairs. A fair is identified by two ids, its hall's and its own. */
import type { ObjectRef } from '@pothos/core';
import type { Context } from '#gateway/context.ts';
import { builder, restEnum } from '#gateway/schema/kit/builder.ts';
import { connection } from '#gateway/schema/kit/connection.ts';
import { badUserInput, nullIfNotFound } from '#gateway/schema/kit/errors.ts';
import { Image, toImage } from '#gateway/schema/kit/image.ts';
import { toJapanDateTime } from '#gateway/schema/kit/japanTime.ts';
import { marksBreaksOf, withBreaks } from '#gateway/html/lineBreaks.ts';
import {
  asRawId,
  Node,
  parseGlobalId,
  parseRawId,
  type RawId,
  registerNodeLoader,
} from '#gateway/schema/kit/node.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';
import { getHallFair } from '#gateway/upstream/endpoints/fairs.ts';

import { proxiedHtml } from '../../schema/kit/html.ts';
import { CalendarDay } from '../calendar/CalendarDay.ts';
import { Hall } from '../hall/Hall.ts';
import { hallById } from '../hall/source.ts';
import { closesAt, heldOn, holdTimes, isOnline, isReservable, reservationDeadline } from './rules.ts';

export type FairRow = Reply<typeof getHallFair>;

/** Its `id` combines both raw ids. */
export interface FairSource {
  readonly __typename: 'Fair';
  readonly id: string;
  readonly row: FairRow;
}

export function toFair(row: FairRow): FairSource {
  return { __typename: 'Fair', id: `${row.hall_id}/${row.id}`, row };
}

/** Null if there is none. */
export async function findFair(
  hallId: RawId<'Hall'> | null,
  fairId: RawId<'Fair'> | null,
  { rest }: Context,
): Promise<FairSource | null> {
  const row = hallId && fairId && (await nullIfNotFound(rest.get(getHallFair, { id: hallId, fairId })));
  return row && toFair(row);
}

/** Expects `hallId/fairId`. */
export function findFairByNodeId(rawId: string, context: Context): Promise<FairSource | null> {
  const [hallId = '', fairId = ''] = rawId.split('/');
  return findFair(parseRawId<'Hall'>(hallId), parseRawId<'Fair'>(fairId), context);
}

/** The raw ids in the global id of a fair. @throws BAD_USER_INPUT for any other id */
export function parseFairId(id: string): { hallId: RawId<'Hall'>; fairId: RawId<'Fair'> } {
  const parsed = parseGlobalId(id);
  const [hall = '', fair = ''] = parsed?.rawId.split('/') ?? [];
  const [hallId, fairId] = [parseRawId<'Hall'>(hall), parseRawId<'Fair'>(fair)];
  if (parsed?.type !== 'Fair' || !hallId || !fairId) throw badUserInput('Expected the id of a Fair.');
  return { hallId, fairId };
}

export const FairContentKind = restEnum('FairContentKind', 'What a fair offers.', {
  consultation: 'Consultation.',
  mock_ceremony: 'Mock ceremony.',
  mock_reception: 'Mock reception.',
  tasting: 'Tasting.',
  try_on_dress: 'Trying on dresses.',
  show: 'Show.',
  decoration: 'Decoration.',
  food: 'Food.',
});

/** What a fair and a reservation of it have in common. */
interface FairOccasion {
  readonly row: Pick<FairRow, 'hall_id' | 'hold_at'>;
}

/** Adds hall and day of a fair to a type. */
export function addFairOccasion(type: ObjectRef<(typeof builder)['$inferSchemaTypes'], FairOccasion>): void {
  builder.objectFields(type, (t) => ({
    hall: t.field({
      type: Hall,
      description: 'The hall that holds the fair.',
      resolve: ({ row }) => hallById(asRawId<'Hall'>(row.hall_id)),
    }),
    heldOn: t.field({
      type: 'LocalDate',
      description: 'Day of the fair, in Japan.',
      resolve: ({ row }) => heldOn(row),
    }),
    day: t.field({
      type: CalendarDay,
      description: 'Day of the fair, with holiday and 六輝.',
      resolve: ({ row }) => heldOn(row),
    }),
  }));
}

export const Fair = builder.objectRef<FairSource>('Fair');

Fair.implement({
  description:
    'A bridal fair: an event at which a hall presents itself to couples. Listed fairs take place; there is no cancelled state.',
  interfaces: [Node],
  fields: (t) => ({
    rawId: t.string({
      nonNull: true,
      description: 'Fair id of the REST API.',
      resolve: ({ row }) => row.id,
    }),
    url: t.field({
      type: 'URL',
      nonNull: true,
      description: "Address of the fair's page.",
      resolve: ({ row }, _args, { site }) => `${site.url}/halls/${row.hall_id}/fairs/${row.id}`,
    }),
    name: t.string({ description: 'Name.', resolve: ({ row }) => row.name }),
    nameWithBreaks: t.string({
      description: marksBreaksOf('name'),
      resolve: ({ row }) => withBreaks(row.name),
    }),
    description: t.field({
      type: 'HTML',
      nullable: true,
      description: 'Description; null if the hall provides none.',
      resolve: ({ row }, _args, context) => proxiedHtml(row.description, context),
    }),
    startDate: t.field({
      type: 'LocalDate',
      nullable: true,
      description: 'First day on which the fair is offered, in Japan; null if unknown.',
      resolve: ({ row }) => row.start_date,
    }),
    holdTimes: t.field({
      type: ['LocalTime'],
      description: 'Starting times to choose from in Japan time, up to eight.',
      resolve: ({ row }) => holdTimes(row),
    }),
    contents: t.field({
      type: [FairContentKind],
      description: 'What the fair offers; may be empty.',
      resolve: ({ row }) => row.contents,
    }),
    price: t.field({
      type: 'JPY',
      description:
        'Price of taking part in yen; 0 means free, and is also returned if the price is unknown. Whether it is per person or per couple is said by name or description, if at all.',
      resolve: ({ row }) => row.price ?? 0,
    }),
    isOnline: t.boolean({
      description: 'Whether it takes place online, by video call, as its name says (オンライン).',
      resolve: ({ row }) => isOnline(row),
    }),
    reservationDeadline: t.field({
      type: 'DateTime',
      description:
        "Time until which reservations are accepted: `post_period_day` days before the fair (default 1) at `post_period_hour` o'clock (default 24), Japan time.",
      resolve: ({ row }) => toJapanDateTime(reservationDeadline(row)),
    }),
    reservationsCloseAt: t.field({
      type: 'DateTime',
      description:
        'Time at which reservations close, for display: `reservationDeadline`, or the start of the day of the fair if that is earlier.',
      resolve: ({ row }) => toJapanDateTime(closesAt(row)),
    }),
    isReservable: t.boolean({
      description:
        'Whether reservations are accepted now: before `reservationDeadline`, and never on or after the day of the fair (Japan time).',
      resolve: ({ row }, _args, { now }) => isReservable(row, now()),
    }),
    image: t.field({
      type: Image,
      nullable: true,
      description: 'Picture; null if there is none.',
      resolve: ({ row }, _args, context) => toImage(row.image_url, context, { subject: row }),
    }),
    durationMinutes: t.int({
      nullable: true,
      description: 'Duration in minutes; null if unknown.',
      resolve: ({ row }) => row.duration_minutes,
    }),
  }),
});

addFairOccasion(Fair);

registerNodeLoader('Fair', findFairByNodeId);

export const { Connection: FairConnection } = connection('Fair', Fair, { items: 'fairs', hasTotal: true });
