/** What a member told of themselves when they last reserved, so that nobody has to type it again. */
import { builder } from '#gateway/schema/builder.ts';
import { listReservations } from '#gateway/upstream/endpoints/reservations.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';

import { Account } from '../account/Account.ts';
import { Gender } from './Reservation.ts';

type ContactRow = Reply<typeof listReservations>['reservations'][number];

const ReservationContact = builder.objectRef<ContactRow>('ReservationContact').implement({
  description:
    "Who reserved and how to reach them, as a member's own reservation told it: for filling in the next one.",
  extensions: { personal: true },
  fields: (t) => ({
    lastName: t.string({ description: 'Family name (姓).', resolve: ({ last_name: name }) => name }),
    firstName: t.string({ description: 'Given name (名).', resolve: ({ first_name: name }) => name }),
    lastNameKana: t.string({
      description: 'Family name in katakana (セイ).',
      resolve: ({ last_name_kana: name }) => name,
    }),
    firstNameKana: t.string({
      description: 'Given name in katakana (メイ).',
      resolve: ({ first_name_kana: name }) => name,
    }),
    email: t.string({ description: 'Mail address.', resolve: ({ email }) => email }),
    tel: t.string({ description: 'Telephone number, 10 or 11 digits.', resolve: ({ tel }) => tel }),
    gender: t.field({ type: Gender, description: 'Gender.', resolve: ({ gender }) => gender }),
  }),
});

builder.objectField(Account, 'reservationContact', (t) =>
  t.field({
    type: ReservationContact,
    nullable: true,
    description:
      'What the user told of themselves with their newest reservation (R96), cancelled ones counting too; null where there is none.',
    resolve: async (_account, _args, { reads }) => (await reads.get(listReservations, {})).reservations[0],
  }),
);
