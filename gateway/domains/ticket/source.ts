import type { Context } from '#gateway/context.ts';
import { badUserInput, nullIfNotFound } from '#gateway/schema/kit/errors.ts';
import { readOptional } from '#gateway/upstream/decode.ts';
import { isRawId, parseGlobalId } from '#gateway/schema/kit/node.ts';
import {
  getGiftTicket,
  getKindGiftTicket,
  listGiftTickets,
  listKindGiftTickets,
} from '#gateway/upstream/endpoints/tickets.ts';

import type { TicketRow } from './rules.ts';

export type TicketKind = TicketRow['kind'];

/** Prefix of the raw part of global ids, which consists of digits. */
const KIND_NUMBERS: Readonly<Record<TicketKind, string>> = { general: '1', ringengagement: '2' };

const KINDS: readonly TicketKind[] = ['general', 'ringengagement'];

/** Ids are unique within a kind only. */
export interface TicketRef {
  readonly kind: TicketKind;
  readonly rawId: string;
}

/** Its `id` is the raw part of the global id. */
export interface TicketSource {
  readonly __typename: 'GiftTicket';
  readonly id: string;
  readonly kind: TicketKind;
  readonly row: TicketRow;
}

/** @param requested the kind that was asked for, where the reply does not say which it is */
export function toTicket(row: TicketRow, requested: TicketKind): TicketSource {
  const kind = readOptional(() => row.kind) ?? requested;
  return { __typename: 'GiftTicket', id: `${KIND_NUMBERS[kind]}/${row.id}`, kind, row };
}

/** Parses the raw part of a global id; null if it is invalid. */
export function parseTicketRef(id: string): TicketRef | null {
  const [number, rawId = ''] = id.split('/');
  const kind = KINDS.find((candidate) => KIND_NUMBERS[candidate] === number);
  return kind && isRawId(rawId) ? { kind, rawId } : null;
}

/** Throws BAD_USER_INPUT for any other id. */
export function ticketRefFromGlobalId(id: string): TicketRef {
  const parsed = parseGlobalId(id);
  const ref = parsed?.type === 'GiftTicket' ? parseTicketRef(parsed.rawId) : null;
  if (!ref) throw badUserInput('Expected the id of a GiftTicket.');
  return ref;
}

/** Null if the ticket is somebody else's, and for guests. */
export async function findTicket(
  { kind, rawId }: TicketRef,
  { rest, viewer, tenantId: tenant_id }: Context,
): Promise<TicketSource | null> {
  if (!(await viewer())) return null;
  const row = await nullIfNotFound(
    kind === 'general'
      ? rest.get(getGiftTicket, { id: rawId, tenant_id })
      : rest.get(getKindGiftTicket, { kind, id: rawId, tenant_id }),
  );
  return row && toTicket(row, kind);
}

/** The viewer's tickets of one kind, or of all kinds. */
export async function listTickets(
  kind: TicketKind | null,
  { rest, tenantId: tenant_id }: Context,
): Promise<TicketSource[]> {
  const lists = await Promise.all(
    KINDS.filter((candidate) => kind === null || candidate === kind).map(async (selected) => {
      const { tickets } = await (selected === 'general'
        ? rest.get(listGiftTickets, { tenant_id })
        : rest.get(listKindGiftTickets, { kind: selected, tenant_id }));
      return tickets.map((row) => toTicket(row, selected));
    }),
  );
  return lists.flat();
}
