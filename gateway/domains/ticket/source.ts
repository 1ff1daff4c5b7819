/** Gift tickets on their way through the resolvers: how they are named and read. */
import type { Context } from '#gateway/context.ts';
import { absent, badInput } from '#gateway/schema/kit/errors.ts';
import { isRawId, readGlobalId } from '#gateway/schema/kit/ids.ts';
import {
  getGiftTicket,
  getKindGiftTicket,
  listGiftTickets,
  listKindGiftTickets,
} from '#gateway/upstream/endpoints/tickets.ts';

import type { TicketRow } from './rules.ts';

/** A kind as the REST API calls it. */
export type TicketKind = TicketRow['kind'];

/** Number of each kind inside global ids, which hold digits only. */
const NUMBERS: Readonly<Record<TicketKind, string>> = { general: '1', ringengagement: '2' };

const KINDS: readonly TicketKind[] = ['general', 'ringengagement'];

/** Which ticket: each kind numbers its tickets by itself. */
export interface TicketName {
  readonly kind: TicketKind;
  readonly rawId: string;
}

/** A ticket with the id its global id is made of. */
export interface TicketSource {
  readonly __typename: 'GiftTicket';
  readonly id: string;
  readonly row: TicketRow;
}

/** A ticket the REST API told. */
export function ticketOf(row: TicketRow): TicketSource {
  return { __typename: 'GiftTicket', id: `${NUMBERS[row.kind]}/${row.id}`, row };
}

/** The ticket a global id's raw part names; null when it names none. */
export function ticketNamed(id: string): TicketName | null {
  const [number, rawId = ''] = id.split('/');
  const kind = KINDS.find((one) => NUMBERS[one] === number);
  return kind && isRawId(rawId) ? { kind, rawId } : null;
}

/** The ticket a client's global id names. @throws BAD_USER_INPUT for any other id. */
export function ticketNameOf(id: string): TicketName {
  const read = readGlobalId(id);
  const name = read?.type === 'GiftTicket' ? ticketNamed(read.rawId) : null;
  if (!name) throw badInput('Expected the id of a GiftTicket.');
  return name;
}

/** A ticket of the viewer; null when it is somebody else's, and for guests. */
export async function readTicket(
  { kind, rawId }: TicketName,
  { reads, viewer, tenantId: tenant_id }: Context,
): Promise<TicketSource | null> {
  if (!(await viewer())) return null;
  const row = await absent(
    kind === 'general'
      ? reads.get(getGiftTicket, { id: rawId, tenant_id })
      : reads.get(getKindGiftTicket, { kind, id: rawId, tenant_id }),
  );
  return row && ticketOf(row);
}

/** The viewer's tickets of one kind, or of all. */
export async function readTickets(
  kind: TicketKind | null,
  { reads, tenantId: tenant_id }: Context,
): Promise<TicketSource[]> {
  const lists = await Promise.all(
    KINDS.filter((one) => kind === null || one === kind).map((one) =>
      one === 'general'
        ? reads.get(listGiftTickets, { tenant_id })
        : reads.get(listKindGiftTickets, { kind: one, tenant_id }),
    ),
  );
  return lists.flatMap(({ tickets }) => tickets.map(ticketOf));
}
