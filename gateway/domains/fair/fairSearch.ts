/** Fairs across halls, from the index of this gateway. */
import type { Context } from '#gateway/context.ts';
import { builder } from '#gateway/schema/kit/builder.ts';
import { connection, numberedArgs } from '#gateway/schema/kit/connection.ts';
import { badUserInput } from '#gateway/schema/kit/errors.ts';
import { FoundList, type PageArgs, pageWindow } from '#gateway/schema/kit/paging.ts';

import { Rokuyo } from '../calendar/CalendarDay.ts';
import { hallProgressType, prefectureCountType } from '../hall/HallProgress.ts';
import { countBy, type HallProgress, prefectureCounts, progressOf } from '../hall/rules.ts';
import { toHall } from '../hall/source.ts';
import { Fair, FairContentKind, type FairRow, type FairSource, toFair } from './Fair.ts';
import {
  type FairConditions,
  fairsOf,
  fromToday,
  type Group,
  type IndexedFair,
  meets,
} from './fairFilter.ts';

export const FairFilter = builder.inputType('FairFilter', {
  description: 'Conditions of a search of fairs; all have to be met. Days and times are of Japan.',
  fields: (t) => ({
    from: t.field({ type: 'LocalDate', description: 'First day; today when omitted.' }),
    to: t.field({ type: 'LocalDate', description: 'Last day.' }),
    daysOffOnly: t.boolean({ description: 'Only Saturdays, Sundays and public holidays.' }),
    rokuyo: t.field({ type: [Rokuyo], description: 'Any of these 六輝.' }),
    contents: t.field({ type: [FairContentKind], description: 'All of these contents.' }),
    areaSlug: t.string({ description: 'Area of the hall, e.g. `kanto`.' }),
    prefectureSlug: t.string({ description: 'Prefecture of the hall, e.g. `tokyo`.' }),
    stationRawId: t.string({ description: 'Station of the hall, by its id of the REST API.' }),
    startsFrom: t.field({ type: 'LocalTime', description: 'With a starting time from this one on.' }),
    startsBefore: t.field({ type: 'LocalTime', description: 'With a starting time before this one.' }),
    maxDurationMinutes: t.int({ description: 'Known to last at most this long, in minutes.' }),
    isOnline: t.boolean({ description: 'Whether they are held online.' }),
    reservableOnly: t.boolean({ description: 'Only those that accept reservations now.' }),
    exceptClosed: t.boolean({
      description:
        'Without those that no longer accept reservations, such as those of today. Unlike `reservableOnly` it keeps a fair whose deadline is not known.',
    }),
  }),
});

type FairFilterValue = typeof FairFilter.$inferInput;

/** @throws BAD_USER_INPUT for conditions that no fair can meet */
export function checkFilter({ from, to, maxDurationMinutes }: FairFilterValue): void {
  if (from && to && from > to) throw badUserInput('`from` has to lie before `to`.');
  if (maxDurationMinutes != null && maxDurationMinutes < 0)
    throw badUserInput('`maxDurationMinutes` cannot be negative.');
}

const PAGE_SIZE = 30;

/** Primes the hall loader, which saves a call per hall. */
function toFairOfIndex({ row, hall }: IndexedFair, context: Context): FairSource {
  toHall(hall, context);
  return toFair(row);
}

/** A page of results that also computes the counts. */
class FairSearchResult extends FoundList<IndexedFair, FairSource> {
  readonly progress: HallProgress;
  readonly #fairs: readonly IndexedFair[];
  readonly #filter: FairConditions;

  constructor(args: PageArgs, filter: Omit<FairConditions, 'now'>, context: Context) {
    const state = context.fairIndex.get();
    const conditions = fromToday(filter, context.now());
    const fairs = fairsOf(state);
    const found = Map.groupBy(fairs, (fair) => meets(fair, conditions));
    super(pageWindow(args, PAGE_SIZE), found.get(true) ?? [], (fair) => toFairOfIndex(fair, context));
    const undecided = found.get(null) ?? [];
    this.progress = progressOf(
      state,
      undecided.map(({ hall }) => hall),
    );
    this.#fairs = fairs;
    this.#filter = conditions;
  }

  /** Fairs found by day. */
  byDay(): Map<string, IndexedFair[]> {
    return Map.groupBy(this.without(), ({ day }) => day);
  }

  /** Fairs that meet the conditions of all groups but this one. */
  without(group?: Group): IndexedFair[] {
    return this.#fairs.filter((fair) => meets(fair, this.#filter, group) === true);
  }
}

const { Connection: FairSearchConnection } = connection<FairSource, FairSource, FairSearchResult>(
  'FairSearch',
  Fair,
  { items: 'fairs found', hasTotal: true },
);

const countField = 'Number of fairs.';

/** Number of fairs that a cell of a calendar shows. */
const MAX_FIRST_FAIRS = 2;

const FairDayCount = builder.objectRef<readonly [string, readonly IndexedFair[]]>('FairDayCount').implement({
  description: 'Number of fairs found on a day.',
  fields: (t) => ({
    date: t.field({
      type: 'LocalDate',
      nonNull: true,
      description: 'The day, in Japan.',
      resolve: ([day]) => day,
    }),
    count: t.int({ nonNull: true, description: countField, resolve: ([, fairs]) => fairs.length }),
    firstFairs: t.field({
      type: [Fair],
      description: `The first ${MAX_FIRST_FAIRS} of them by starting time, for the cells of a calendar.`,
      resolve: ([, fairs], _args, context) =>
        fairs.slice(0, MAX_FIRST_FAIRS).map((fair) => toFairOfIndex(fair, context)),
    }),
  }),
});

type Content = FairRow['contents'][number];

const FairContentCount = builder.objectRef<readonly [Content, number]>('FairContentCount').implement({
  description: 'Number of fairs with a content.',
  fields: (t) => ({
    content: t.field({
      type: FairContentKind,
      nonNull: true,
      description: 'The content.',
      resolve: ([content]) => content,
    }),
    count: t.int({ nonNull: true, description: countField, resolve: ([, count]) => count }),
  }),
});

const FairPrefectureCount = prefectureCountType('FairPrefectureCount', 'fairs');
const FairIndexProgress = hallProgressType('FairIndexProgress', 'fairs');

builder.objectFields(FairSearchConnection, (t) => ({
  dayCounts: t.field({
    type: [FairDayCount],
    description: 'Days with fairs found, in order.',
    resolve: (result) => [...result.byDay()],
  }),
  contentCounts: t.field({
    type: [FairContentCount],
    description: 'Contents of the fairs that the other conditions find, most frequent first.',
    resolve: (result) => countBy(result.without('contents'), ({ contents }) => contents),
  }),
  prefectureCounts: t.field({
    type: [FairPrefectureCount],
    description: 'Prefectures of the fairs that the other conditions find, most frequent first.',
    resolve: (result) => prefectureCounts(result.without('place').map(({ hall }) => hall)),
  }),
  index: t.field({
    type: FairIndexProgress,
    nonNull: true,
    description: 'How much of the index is read.',
    resolve: ({ progress }) => progress,
  }),
}));

builder.queryField('fairs', (t) =>
  t.field({
    type: FairSearchConnection,
    args: {
      filter: t.arg({ type: FairFilter, description: 'Conditions; all fairs from today when omitted.' }),
      ...numberedArgs(PAGE_SIZE),
    },
    description:
      'Fairs of all halls from today on, soonest first. From an index that may be a day old: `Fair.isReservable` and the page of a fair are current. Makes no REST call.',
    resolve: (_root, { filter, ...args }, context) => {
      if (filter) checkFilter(filter);
      return new FairSearchResult(args, filter ?? {}, context);
    },
  }),
);
