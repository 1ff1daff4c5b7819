/** Which schema fields have a value in a response. */
import { Kind, visit, type DocumentNode, type SelectionSetNode } from 'graphql';

/** Fields without a value in the responses of the examples, with the reason. */
export const FIELDS_WITHOUT_VALUE: Readonly<Record<string, string>> = {
  'Account.hallClipsRevision': 'for streams: tests/gateway/graphql/streams.test.ts',
  'ActionRefusedError.path': 'concerns the whole input',
  'Brand.clipCount': 'the REST APIs do not count clips of brands',
  ...Object.fromEntries(
    ['day', 'hall', 'heldOn', 'isWithdrawn', 'name', 'rawId'].map((field) => [
      `EndedFair.${field}`,
      'as Hall.endedFair',
    ]),
  ),
  'GiftTicket.suggestedVisit': 'needs a past reservation: tests/gateway/schema/ticketTerms.test.ts',
  'GiftTicketVisit.hallName': 'as GiftTicket.suggestedVisit',
  'GiftTicketVisit.visitedOn': 'as GiftTicket.suggestedVisit',
  'Hall.endedFair': 'fairs end while a gateway runs: tests/gateway/schema/fairSearch.test.ts',
  'HallClipShare.revision': 'for streams: the value of Account.hallClipsRevision',
  'LoginRequiredError.path': 'concerns no input field',
  'ReferralGuest.icon': 'the embedded REST APIs have no member pictures',
  'ReservationExistsError.path': 'concerns the whole form',
  'ReviewComment.title': 'seeded comments have no titles',
  'Ring.clipCount': 'the REST APIs do not count clips of rings',
  'Subscription.hallClipShareChanged': 'sent over a stream: tests/gateway/graphql/subscriptions.test.ts',
  'Subscription.hallClipsChanged': 'sent over a stream: tests/gateway/graphql/subscriptions.test.ts',
};

/** Adds `__typename` to every selection, which `fieldsWithValue` needs. */
export function withTypeNames(document: DocumentNode): DocumentNode {
  return visit(document, {
    SelectionSet(node, _key, parent) {
      if (parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION) return undefined;
      const typeName = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;
      return { ...node, selections: [...node.selections, typeName] };
    },
  });
}

/** An empty list counts as no value, except `userErrors`. */
const isEmpty = (field: string, value: unknown): boolean =>
  Array.isArray(value) && value.length === 0 && field !== 'userErrors';

/** @returns the fields that are neither null nor an empty list, as `Hall.name` */
export function fieldsWithValue(document: DocumentNode, root: string, data: unknown): Set<string> {
  const found = new Set<string>();
  const fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node.selectionSet]] : [],
    ),
  );

  function readAny(set: SelectionSetNode, type: string, value: unknown): void {
    if (Array.isArray(value)) return value.forEach((item) => readAny(set, type, item));
    if (value === null || typeof value !== 'object') return;
    const fields: Record<string, unknown> = { ...value };
    read(set, typeof fields['__typename'] === 'string' ? fields['__typename'] : type, fields);
  }

  function read(set: SelectionSetNode, type: string, fields: Record<string, unknown>): void {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        const value = fields[(selection.alias ?? selection.name).value];
        if (value === null || value === undefined || isEmpty(selection.name.value, value)) continue;
        found.add(`${type}.${selection.name.value}`);
        if (selection.selectionSet) readAny(selection.selectionSet, '', value);
        continue;
      }
      const inner =
        selection.kind === Kind.INLINE_FRAGMENT
          ? selection.selectionSet
          : fragments.get(selection.name.value);
      // Fields of a fragment on another type are undefined in the response.
      if (inner) read(inner, type, fields);
    }
  }

  for (const node of document.definitions)
    if (node.kind === Kind.OPERATION_DEFINITION) readAny(node.selectionSet, root, data);
  return found;
}

/** June, October and December have no holiday. */
export const NOT_IN_EVERY_MONTH = 'CalendarDay.holidayName';
