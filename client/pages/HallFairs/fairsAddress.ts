import type { HallFairsPageQuery } from '../../__generated__/HallFairsPageQuery.graphql.ts';
import { FAIR_CONTENTS } from '../../names.ts';
import { writeAddress, type Address } from '../../router/address.ts';
import type { Outcome, Place } from '../../router/page.tsx';

const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/;
const DAY = /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** What is looked at of a hall's fairs. Everything stands in the address, so it works without script and can be shared. */
export interface FairsView {
  /** `list` instead of the calendar. */
  readonly isList: boolean;
  /** One day of the month; null for all of it. */
  readonly day: string | null;
  /** Only fairs that offer this; null for all. */
  readonly kind: string | null;
}

/** Reads the address of a hall's fairs; what makes no sense in it is left aside. */
export function fairsView({ query }: Address): FairsView {
  const day = query.get('day') ?? '';
  const kind = query.get('kind')?.toUpperCase() ?? '';
  return {
    isList: query.get('view') === 'list',
    day: DAY.test(day) ? day : null,
    kind: Object.hasOwn(FAIR_CONTENTS, kind) ? kind : null,
  };
}

/** The same address with some of its parameters changed; null takes one away. */
export function fairsAddress(address: Address, changed: Readonly<Record<string, string | null>>): string {
  const query = Object.fromEntries(address.query);
  return writeAddress(
    address.path,
    Object.entries({ ...query, ...changed }).map(([name, value]) => [name, value ?? ''] as const),
  );
}

/** Which hall and month an address means; `isOpen`: it names no month. */
export function fairsVariables({ address, params }: Place): HallFairsPageQuery['variables'] {
  const { rawId = '' } = params;
  const month = address.query.get('month') ?? address.query.get('day')?.slice(0, 7) ?? '';
  return MONTH.test(month) ? { rawId, month, isOpen: false } : { rawId, month: null, isOpen: true };
}

/** No hall: missing. */
export function fairsOutcome({ hall }: HallFairsPageQuery['response']): Outcome {
  return hall ? { kind: 'found' } : { kind: 'missing' };
}
