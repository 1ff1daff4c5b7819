/** What is known of a member's name, mail address and telephone number, to fill in forms. */
import type { Context } from '#gateway/context.ts';
import { builder } from '#gateway/schema/kit/builder.ts';
import { readOptional } from '#gateway/upstream/decode.ts';
import { listReservations } from '#gateway/upstream/endpoints/reservations.ts';

import { Account, type AccountSource } from '../account/Account.ts';
import { listTickets } from '../ticket/source.ts';

interface MemberContact {
  readonly name: string | null;
  readonly email: string | null;
  readonly tel: string | null;
}

/** Null where the REST API gives none. */
const MemberContact = builder.objectRef<MemberContact>('MemberContact').implement({
  description: "Name and contact details that are known of the user, for filling in the user's own forms.",
  extensions: { personal: true },
  fields: (t) => ({
    name: t.exposeString('name', {
      nullable: true,
      description: 'Full name from a reservation or a gift ticket, else the nickname; null if unknown.',
    }),
    email: t.exposeString('email', { nullable: true, description: 'Mail address; null if unknown.' }),
    tel: t.exposeString('tel', {
      nullable: true,
      description: 'Telephone number, 10 or 11 digits; null if unknown.',
    }),
  }),
});

/** The latest reservation names all three. */
async function contactOfReservation({ rest }: Context): Promise<MemberContact | null> {
  const [latest] = (await rest.get(listReservations, {})).reservations;
  return (
    (latest &&
      readOptional(() => ({
        name: `${latest.last_name} ${latest.first_name}`,
        email: latest.email,
        tel: latest.tel,
      }))) ??
    null
  );
}

/** The forms of gift tickets hold what the REST API has filled in and what the user has sent, the newest first. */
async function contactOfTickets({ profile }: AccountSource, context: Context): Promise<MemberContact> {
  const tickets = await listTickets(null, context);
  const fields = tickets.flatMap(({ row }) => readOptional(() => row.fields) ?? []);
  const valueOf = (key: string): string | null =>
    fields.flatMap((field) => readOptional(() => (field.key === key && field.value) || []) ?? [])[0] ?? null;
  return {
    name: valueOf('applicant_name') ?? readOptional(() => profile.basic_nickname),
    email: valueOf('email'),
    tel: valueOf('tel'),
  };
}

builder.objectField(Account, 'contact', (t) =>
  t.field({
    type: MemberContact,
    description:
      "Name and contact details from the user's latest reservation; without one from gift tickets and account. Fill them into empty fields only: the user may want others.",
    resolve: async (account, _args, context) =>
      (await contactOfReservation(context)) ?? contactOfTickets(account, context),
  }),
);
