/** Brides across halls, from the index of this gateway. */
import type { Context } from '#gateway/context.ts';
import { builder } from '#gateway/schema/kit/builder.ts';
import { connection, numberedArgs } from '#gateway/schema/kit/connection.ts';
import { badUserInput } from '#gateway/schema/kit/errors.ts';
import { FoundList, type PageArgs, pageWindow } from '#gateway/schema/kit/paging.ts';
import { REPORTS_PAGE_SIZE } from '#gateway/upstream/brideReports.ts';
import { readOptional } from '#gateway/upstream/decode.ts';

import { checkSeason } from '../calendar/rules.ts';
import { Hall } from '../hall/Hall.ts';
import { hallProgressType, prefectureCountType } from '../hall/HallProgress.ts';
import { countBy, type HallProgress, prefectureCounts, progressOf } from '../hall/rules.ts';
import { toHall } from '../hall/source.ts';
import { Review } from '../review/Review.ts';
import { Bride } from './Bride.ts';
import { type BrideConditions, type Group, type IndexedReport, meets, reportsOf } from './brideFilter.ts';
import { type BrideSource, toBride } from './source.ts';

const BrideFilter = builder.inputType('BrideFilter', {
  description:
    'Conditions of a search of brides; all have to be met. A report that does not give what a condition asks for is left out.',
  fields: (t) => ({
    areaSlug: t.string({ description: 'Area of the hall, e.g. `kanto`.' }),
    prefectureSlug: t.string({ description: 'Prefecture of the hall, e.g. `tokyo`.' }),
    regionSlug: t.string({ description: 'Region of the hall, e.g. `omotesando-aoyama`.' }),
    districtSlug: t.string({ description: 'District of the hall, e.g. `aoyama`.' }),
    stationRawId: t.string({ description: 'Station of the hall, by its id of the REST API.' }),
    hallRawId: t.string({ description: 'The hall, by its id of the REST API.' }),
    hallName: t.string({
      description:
        'Words of the name of the hall or of its reading, in any order and spelling; at most 100 characters.',
    }),
    guestCount: t.int({ description: 'This number of guests, plus or minus 10; at least 1.' }),
    season: t.string({ description: 'Season of the wedding: a value of `hallSearchOptions.seasons`.' }),
    style: t.string({ description: 'Style of the ceremony: a value of `styleCounts`, e.g. `教会式`.' }),
    minTotalCost: t.int({ description: 'Lowest final bill, in yen.' }),
    maxTotalCost: t.int({ description: 'Highest final bill, in yen; included.' }),
  }),
});

const MAX_NAME_LENGTH = 100;

/** Validates the arguments. @throws BAD_USER_INPUT */
function check({ season, guestCount, hallName, minTotalCost, maxTotalCost }: BrideConditions): void {
  checkSeason(season);
  if (guestCount != null && guestCount < 1) throw badUserInput('`guestCount` has to be at least 1.');
  if (hallName && hallName.length > MAX_NAME_LENGTH)
    throw badUserInput(`\`hallName\` has at most ${MAX_NAME_LENGTH} characters.`);
  if (minTotalCost != null && minTotalCost < 0) throw badUserInput('`minTotalCost` cannot be negative.');
  if (maxTotalCost != null && maxTotalCost < 0) throw badUserInput('`maxTotalCost` cannot be negative.');
  if (minTotalCost != null && maxTotalCost != null && minTotalCost > maxTotalCost)
    throw badUserInput('`minTotalCost` has to be at most `maxTotalCost`.');
}

/** A bride found, with the report and the hall by which she was found. */
type FoundBride = BrideSource & IndexedReport;

class BrideSearchResult extends FoundList<IndexedReport, FoundBride> {
  readonly progress: HallProgress;
  readonly #reports: readonly IndexedReport[];
  readonly #filter: BrideConditions;

  constructor(args: PageArgs, filter: BrideConditions, { brideIndex }: Context) {
    const state = brideIndex.get();
    const reports = reportsOf(state);
    const found = Map.groupBy(reports, (report) => meets(report, filter));
    super(pageWindow(args, REPORTS_PAGE_SIZE), found.get(true) ?? [], (report) => ({
      ...toBride(report.report),
      ...report,
    }));
    const undecided = found.get(null) ?? [];
    this.progress = progressOf(
      state,
      undecided.map(({ hall }) => hall),
    );
    this.#reports = reports;
    this.#filter = filter;
  }

  /** Reports that meet the conditions of all groups but this one. */
  without(group: Group): IndexedReport[] {
    return this.#reports.filter((report) => meets(report, this.#filter, group) === true);
  }
}

const { Connection: BrideSearchConnection, Edge: BrideSearchEdge } = connection<
  BrideSource,
  FoundBride,
  BrideSearchResult
>('BrideSearch', Bride, { items: 'brides found', hasTotal: true });

builder.objectFields(BrideSearchEdge, (t) => ({
  hall: t.field({
    type: Hall,
    nonNull: true,
    description: 'The hall of the wedding.',
    resolve: ({ node }, _args, context) => toHall(node.hall, context),
  }),
  review: t.field({
    type: Review,
    nonNull: true,
    description:
      'Her report on the hall, with season, number of guests and final bill. `comments` are empty: read them by `Hall.reviews`.',
    resolve: ({ node }) => node.report,
  }),
}));

const BridePrefectureCount = prefectureCountType('BridePrefectureCount', 'brides');
const BrideIndexProgress = hallProgressType('BrideIndexProgress', 'brides');

const BrideStyleCount = builder.objectRef<readonly [string, number]>('BrideStyleCount').implement({
  description: 'Number of brides with a style of the ceremony.',
  fields: (t) => ({
    style: t.string({ nonNull: true, description: 'The style, e.g. `教会式`.', resolve: ([style]) => style }),
    count: t.int({ nonNull: true, description: 'Number of brides.', resolve: ([, count]) => count }),
  }),
});

builder.objectFields(BrideSearchConnection, (t) => ({
  prefectureCounts: t.field({
    type: [BridePrefectureCount],
    description: 'Prefectures of the brides that the other conditions find, most frequent first.',
    resolve: (result) => prefectureCounts(result.without('place').map(({ hall }) => hall)),
  }),
  styleCounts: t.field({
    type: [BrideStyleCount],
    description: 'Styles of the brides that the other conditions find, most frequent first.',
    resolve: (result) =>
      countBy(result.without('style'), ({ report }) => {
        const style = readOptional(() => report.reception_style);
        return style ? [style] : [];
      }),
  }),
  index: t.field({
    type: BrideIndexProgress,
    nonNull: true,
    description: 'How much of the index is read.',
    resolve: ({ progress }) => progress,
  }),
}));

builder.queryField('brides', (t) =>
  t.field({
    type: BrideSearchConnection,
    args: {
      filter: t.arg({ type: BrideFilter, description: 'Conditions; all brides when omitted.' }),
      ...numberedArgs(REPORTS_PAGE_SIZE),
    },
    description:
      'Brides with a public profile by the halls of their weddings, those with the newest reports first, 18 per page by default. A bride is listed once for each hall on which she reports. From an index that may be a day old. Makes no REST call.',
    resolve: (_root, { filter, ...args }, context) => {
      const conditions = filter ?? {};
      check(conditions);
      return new BrideSearchResult(args, conditions, context);
    },
  }),
);
