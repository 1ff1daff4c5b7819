/** Filters the reports of the index of brides. */
import type { BrideIndexState } from '#gateway/upstream/brideIndex.ts';
import type { ReportWithProfile } from '#gateway/upstream/brideReports.ts';
import { readOptional } from '#gateway/upstream/decode.ts';
import type { ListedHall } from '#gateway/upstream/hallIndex.ts';

import { type IndexTests, isAt, passes, type PlaceConditions } from '../hall/rules.ts';
import { comparedName, type ComparedName, nameTest } from '../searchText/rules.ts';

/** As the REST API counts for costs. */
const GUEST_TOLERANCE = 10;

/** A bride's report on the hall of her wedding. */
export interface IndexedReport {
  readonly report: ReportWithProfile;
  readonly hall: ListedHall;
  /** Of the posting, in ms; 0 where it is invalid. */
  readonly postedAt: number;
}

export interface BrideConditions extends PlaceConditions {
  readonly hallRawId?: string | null;
  readonly hallName?: string | null;
  readonly guestCount?: number | null;
  readonly season?: string | null;
  readonly style?: string | null;
  readonly minTotalCost?: number | null;
  readonly maxTotalCost?: number | null;
}

const indexed = new WeakMap<BrideIndexState['entries'], readonly IndexedReport[]>();

/** The reports of a snapshot of the index, newest first; cached by snapshot. */
export function reportsOf({ entries }: BrideIndexState): readonly IndexedReport[] {
  const known = indexed.get(entries);
  if (known) return known;
  const reports = entries
    .flatMap(({ item: hall, value }) =>
      value.map((report) => ({
        report,
        hall,
        postedAt: Date.parse(readOptional(() => report.posted_at) ?? '') || 0,
      })),
    )
    .toSorted((one, other) => other.postedAt - one.postedAt);
  indexed.set(entries, reports);
  return reports;
}

const names = new WeakMap<ListedHall, ComparedName>();

function nameOf(hall: ListedHall): ComparedName {
  const known = names.get(hall);
  if (known) return known;
  const name = comparedName([hall.name, hall.name_kana ?? '']);
  names.set(hall, name);
  return name;
}

const nameTests = new WeakMap<BrideConditions, ReturnType<typeof nameTest>>();

function isNamed(hall: ListedHall, filter: BrideConditions): boolean {
  const typed = filter.hallName?.trim();
  if (!typed) return true;
  const known = nameTests.get(filter);
  const test = known ?? nameTest(typed);
  if (!known) nameTests.set(filter, test);
  return test(nameOf(hall));
}

const TESTS = {
  place: ({ hall }, filter) => isAt(hall, filter),
  hall: ({ hall }, filter) => (!filter.hallRawId || hall.id === filter.hallRawId) && isNamed(hall, filter),
  guests: ({ report }, { guestCount }) =>
    guestCount == null ||
    (report.guest_count !== null && Math.abs(report.guest_count - guestCount) <= GUEST_TOLERANCE),
  season: ({ report }, { season }) => !season || report.season === season,
  style: ({ report }, { style }) => !style || report.reception_style === style,
  cost: ({ report }, { minTotalCost, maxTotalCost }) =>
    (minTotalCost == null && maxTotalCost == null) ||
    (report.total_cost !== null &&
      report.total_cost >= (minTotalCost ?? 0) &&
      report.total_cost <= (maxTotalCost ?? Infinity)),
} as const satisfies IndexTests<IndexedReport, BrideConditions, string>;

/** A group of conditions. The counts of its options leave it out: they say how many another option would find. */
export type Group = keyof typeof TESTS;

/** Null where an invalid value leaves it undecided. */
export const meets = (report: IndexedReport, filter: BrideConditions, except?: Group): boolean | null =>
  passes(TESTS, report, filter, except);
