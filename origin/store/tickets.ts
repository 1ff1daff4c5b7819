/** Gift tickets, files uploaded with them, and kartes. */
import { randomUUID } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { GiftTicketTable, TicketKind } from '../db/formTables.ts';
import type { Database } from '../db/tables.ts';

export type TicketRow = Selectable<GiftTicketTable>;

/** A user within a tenant. */
export type TicketOwner = { user_id: number; tenant_id: number };

/** Newest first. */
export function ticketsByUser(
  db: Kysely<Database>,
  kind: TicketKind,
  { user_id, tenant_id }: TicketOwner,
): Promise<TicketRow[]> {
  return db
    .selectFrom('gift_tickets')
    .selectAll()
    .where('kind', '=', kind)
    .where('user_id', '=', user_id)
    .where('tenant_id', '=', tenant_id)
    .orderBy('id', 'desc')
    .execute();
}

/** Undefined for tickets of other users. */
export function ticketById(
  db: Kysely<Database>,
  kind: TicketKind,
  id: number,
  { user_id, tenant_id }: TicketOwner,
): Promise<TicketRow | undefined> {
  return db
    .selectFrom('gift_tickets')
    .selectAll()
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .where('tenant_id', '=', tenant_id)
    .executeTakeFirst();
}

/** Undefined when the ticket is not open for applications. */
export function applyForTicket(
  db: Kysely<Database>,
  { kind, id }: Pick<TicketRow, 'kind' | 'id'>,
  answers: Readonly<Record<string, string>>,
): Promise<TicketRow | undefined> {
  return db
    .updateTable('gift_tickets')
    .set({
      answers: JSON.stringify(answers),
      hall_name: answers['hall_name'] || null,
      status: 'applied',
      message: null,
      applied_at: sql<Date>`now()`,
      updated_at: sql<Date>`now()`,
    })
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('status', 'in', ['draft', 'rejected'])
    .returningAll()
    .executeTakeFirst();
}

/** Returns the file's id. */
export async function saveFile(
  db: Kysely<Database>,
  userId: number,
  file: { type: string; bytes: Uint8Array },
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('ticket_files')
    .values({ id, user_id: userId, type: file.type, bytes: file.bytes })
    .execute();
  return id;
}

export function ticketFile(db: Kysely<Database>, id: string) {
  return db.selectFrom('ticket_files').select(['type', 'bytes']).where('id', '=', id).executeTakeFirst();
}

/**
 * The tickets of a new member: one for a hall visit, one for rings, and one for both sides of a referral. Their forms hold
 * the mail address of their owner.
 */
export async function issueTickets(
  db: Kysely<Database>,
  { userId, tenantId, referrerId }: { userId: number; tenantId: number; referrerId: number | null },
): Promise<void> {
  // The last second of a day in Japan.
  const end = sql`(date_trunc('day', now() at time zone 'Asia/Tokyo') + interval '121 days' - interval '1 second')
    at time zone 'Asia/Tokyo'`;
  await sql`
    insert into gift_tickets (kind, id, user_id, tenant_id, title, status, amount, deadline_at, answers)
    select kind, nextval(ids::regclass), users.id, ${tenantId}::integer, title, 'draft', amount, ${end},
      jsonb_build_object('email', users.email)
    from users, (values
      ('general', 'general_ticket_ids', '式場見学 電子マネー 30,000円分', 30000),
      ('ringengagement', 'ring_ticket_ids', '婚約指輪 成約 電子マネー 10,000円分', 10000)
    ) as ticket (kind, ids, title, amount)
    where users.id = ${userId}::integer
  `.execute(db);
  if (referrerId === null) return;
  await sql`
    insert into gift_tickets (kind, id, user_id, tenant_id, title, status, amount, deadline_at, answers)
    select 'general', nextval('general_ticket_ids'), id, ${tenantId}::integer, 'ご紹介の特典 電子マネー 5,000円分',
      'draft', 5000, ${end}, jsonb_build_object('email', email)
    from users
    where id in (${userId}::integer, ${referrerId}::integer)
  `.execute(db);
}

export function karteByUser(db: Kysely<Database>, userId: number) {
  return db.selectFrom('kartes').selectAll().where('user_id', '=', userId).executeTakeFirst();
}
