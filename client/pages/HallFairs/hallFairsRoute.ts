import type { HallFairsPageQuery } from '../../__generated__/HallFairsPageQuery.graphql.ts';
import { isDay } from '../../day.ts';
import { FAIR_CONTENT_LABELS } from '../../hallLabels.ts';
import { formatAddress, type Address } from '../../router/address.ts';
import type { PageContext, RouteOutcome } from '../../router/route.tsx';

const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/;

/** View state, kept in the URL: works without script and can be shared. */
export interface HallFairsView {
  /** `list` instead of the calendar. */
  readonly isList: boolean;
  /** YYYY-MM-DD; null for the whole month. */
  readonly day: string | null;
  /** Only fairs with this content; null for all. */
  readonly kind: string | null;
}

/** Malformed parameters are ignored. */
export function readHallFairsView({ query }: Address): HallFairsView {
  const day = query.get('day') ?? '';
  const kind = query.get('kind')?.toUpperCase() ?? '';
  return {
    isList: query.get('view') === 'list',
    day: isDay(day) ? day : null,
    kind: Object.hasOwn(FAIR_CONTENT_LABELS, kind) ? kind : null,
  };
}

/** The same URL with changed query parameters; null removes one. */
export function hallFairsUrl(address: Address, changed: Readonly<Record<string, string | null>>): string {
  const query = Object.fromEntries(address.query);
  return formatAddress(
    address.path,
    Object.entries({ ...query, ...changed }).map(([name, value]) => [name, value ?? ''] as const),
  );
}

/** `isOpen`: the URL names no month. */
export function hallFairsVariables({
  address,
  params: { rawId },
}: Pick<PageContext<{ rawId: string }>, 'address' | 'params'>): HallFairsPageQuery['variables'] {
  const month = address.query.get('month') ?? readHallFairsView(address).day?.slice(0, 7) ?? '';
  return MONTH.test(month) ? { rawId, month, isOpen: false } : { rawId, month: null, isOpen: true };
}

export function hallFairsOutcome({ hall }: HallFairsPageQuery['response']): RouteOutcome {
  return hall ? { kind: 'found' } : { kind: 'missing' };
}
