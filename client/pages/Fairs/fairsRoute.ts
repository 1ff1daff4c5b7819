import type { FairFilter, FairsPageQuery } from '../../__generated__/FairsPageQuery.graphql.ts';
import { isDay } from '../../day.ts';
import { FAIR_CONTENT_LABELS, ROKUYO_LABELS } from '../../hallLabels.ts';
import {
  areaFairsPath,
  areaMonthFairsPath,
  fairsPath,
  monthFairsPath,
  prefectureFairsPath,
  prefectureMonthFairsPath,
} from '../../paths.ts';
import { pageNumber, type Address } from '../../router/address.ts';
import type { PathPattern } from '../../router/path.ts';
import type { PageContext, RouteOutcome } from '../../router/route.tsx';

/** Parts of the day by their value in addresses. */
export const TIMES = {
  am: { label: '午前', startsFrom: '00:00', startsBefore: '12:00' },
  pm: { label: '午後', startsFrom: '12:00', startsBefore: '17:00' },
  evening: { label: '夕方・夜', startsFrom: '17:00', startsBefore: '23:59' },
} as const;

const SHORT_MINUTES = 120;

/** The conditions of an address. Area or prefecture, and month are in the path, so that each has a landing page. */
export interface FairsView {
  readonly area: string | null;
  readonly prefecture: string | null;
  /** Id of a station. */
  readonly station: string | null;
  /** `2026-12` */
  readonly month: string | null;
  /** `2026-12-05` */
  readonly day: string | null;
  readonly isCalendar: boolean;
  readonly daysOff: boolean;
  readonly isShort: boolean;
  /** Lists those that no longer accept reservations too. */
  readonly withClosed: boolean;
  /** A 六輝, a content, a part of the day; null for all. */
  readonly rokuyo: keyof typeof ROKUYO_LABELS | null;
  readonly kind: keyof typeof FAIR_CONTENT_LABELS | null;
  readonly time: keyof typeof TIMES | null;
}

/** Parts of the path. */
export interface FairsParts {
  readonly area?: string;
  readonly prefecture?: string;
  readonly month?: string;
}

/** Malformed parameters are ignored. */
export function readFairsView({ query }: Address, params: FairsParts): FairsView {
  const known = <Name extends string>(
    name: string,
    values: Readonly<Record<Name, unknown>>,
    upper = false,
  ) => {
    const text = query.get(name) ?? '';
    const value = upper ? text.toUpperCase() : text;
    return Object.hasOwn(values, value) ? (value as Name) : null;
  };
  const day = query.get('day') ?? '';
  return {
    area: params.area ?? null,
    prefecture: params.prefecture ?? null,
    station: /^\d{1,9}$/.exec(query.get('station') ?? '')?.[0] ?? null,
    month: params.month ?? null,
    day: isDay(day) ? day : null,
    isCalendar: query.get('view') === 'calendar',
    daysOff: query.get('off') === '1',
    isShort: query.get('short') === '1',
    withClosed: query.get('closed') === '1',
    rokuyo: known('rokuyo', ROKUYO_LABELS, true),
    kind: known('kind', FAIR_CONTENT_LABELS, true),
    time: known('time', TIMES),
  };
}

const PATHS: readonly PathPattern<FairsParts>[] = [
  fairsPath,
  monthFairsPath,
  prefectureFairsPath,
  prefectureMonthFairsPath,
  areaFairsPath,
  areaMonthFairsPath,
];

/** The parts of a path of this page; null for another page's. */
export const fairsParts = ({ path }: Address): FairsParts | null =>
  PATHS.map((pattern) => pattern.match(path)).find((parts) => parts !== null) ?? null;

/** The address of a view, at its first page unless one is given. */
export function fairsUrl(view: FairsView, page?: number): string {
  const { area, prefecture, month } = view;
  const query: Parameters<typeof fairsPath>[0] = {
    day: view.day,
    view: view.isCalendar ? 'calendar' : null,
    off: view.daysOff ? 1 : null,
    rokuyo: view.rokuyo?.toLowerCase(),
    kind: view.kind?.toLowerCase(),
    time: view.time,
    short: view.isShort ? 1 : null,
    closed: view.withClosed ? 1 : null,
    station: view.station,
    page,
  };
  if (area) return month ? areaMonthFairsPath({ area, month }, query) : areaFairsPath({ area }, query);
  if (prefecture)
    return month
      ? prefectureMonthFairsPath({ prefecture, month }, query)
      : prefectureFairsPath({ prefecture }, query);
  return month ? monthFairsPath({ month }, query) : fairsPath(query);
}

/** The last day of a month `2026-12`. */
function lastDay(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return `${month}-${new Date(Date.UTC(year, number, 0)).getUTCDate()}`;
}

/** Null for a malformed page number. `isOpen`: a calendar whose address names no month. */
export function fairsVariables({
  address,
  params,
}: PageContext<FairsParts>): FairsPageQuery['variables'] | null {
  const page = pageNumber(address);
  if (page === null) return null;
  const view = readFairsView(address, params);
  const { month, day, time } = view;
  const anyDay: FairFilter = {
    areaSlug: view.area,
    prefectureSlug: view.prefecture,
    stationRawId: view.station,
    daysOffOnly: view.daysOff,
    exceptClosed: !view.withClosed,
    rokuyo: view.rokuyo ? [view.rokuyo as NonNullable<FairFilter['rokuyo']>[number]] : null,
    contents: view.kind ? [view.kind as NonNullable<FairFilter['contents']>[number]] : null,
    maxDurationMinutes: view.isShort ? SHORT_MINUTES : null,
    startsFrom: time && TIMES[time].startsFrom,
    startsBefore: time && TIMES[time].startsBefore,
  };
  const from = day ?? (month && `${month}-01`);
  const to = day ?? (month && lastDay(month));
  return {
    filter: { ...anyDay, from, to },
    anyDay,
    month: day?.slice(0, 7) ?? month,
    isCalendar: view.isCalendar,
    isOpen: view.isCalendar && !day && !month,
    stationsOf: view.prefecture ?? '',
    withStations: view.prefecture !== null,
    page,
  };
}

type Places = readonly { readonly slug: string }[] | null | undefined;

/** Without the list it is not known whether it has such a place. */
const isIn = (place: string | undefined, list: Places): boolean =>
  !place || !list || list.some(({ slug }) => slug === place);

interface FoundFairs {
  readonly hallSearchOptions: { readonly areas: Places; readonly prefectures: Places } | null | undefined;
  readonly fairs: { readonly nodes: readonly unknown[]; readonly index: { readonly isComplete: boolean } };
}

export function fairsOutcome(
  { hallSearchOptions, fairs }: FoundFairs,
  { address, params }: Pick<PageContext<FairsParts>, 'address' | 'params'>,
): RouteOutcome {
  const { isComplete } = fairs.index;
  const { areas, prefectures } = hallSearchOptions ?? {};
  const isKnown = isIn(params.area, areas) && isIn(params.prefecture, prefectures);
  const isPastEnd = fairs.nodes.length === 0 && isComplete && pageNumber(address) !== 1;
  return isKnown && !isPastEnd ? { kind: 'found', isPartial: !isComplete } : { kind: 'missing' };
}
