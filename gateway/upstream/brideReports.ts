/** Which reports of a hall are by brides whose profiles may be shown. */
import { droppedFrom, readOptional, readValid } from './decode.ts';
import type { Reply } from './endpoint.ts';
import { listHallBrides } from './endpoints/reviews.ts';
import { Malformed } from './errors.ts';

export type Report = Reply<typeof listHallBrides>['brides'][number];
export type ReportWithProfile = Report & { readonly user_id: string };

/** Fixed by the REST API. */
export const REPORTS_PAGE_SIZE = 18;

/** False for an author without a public profile. */
export const hasProfile = (report: Report): report is ReportWithProfile => report.user_id !== null;

/** Reading an invalid value throws. */
export const isByBride = (report: Report): report is ReportWithProfile =>
  report.customer_status === 'wedding_held' && hasProfile(report);

/**
 * Reports by brides. One that does not say so is left out.
 * @throws when none is left and one could not be read
 */
export function byBrides(reports: readonly Report[]): ReportWithProfile[] {
  const known = readValid(reports, (report) => (isByBride(report) ? report : null));
  if (known.length === 0 && droppedFrom(reports) > 0)
    throw new Malformed(listHallBrides.call, 'the only reports by brides are invalid', ['brides']);
  return known;
}

/** The first report of each bride. */
export const oneOfEach = <Row extends ReportWithProfile>(reports: readonly Row[]): Row[] =>
  [...Map.groupBy(reports, ({ user_id }) => user_id).values()].flatMap(([first]) => first ?? []);

/** Reports of which it is not known whether a bride wrote them. */
export const countUnknown = (reports: readonly Report[]): number =>
  reports.filter((report) => readOptional(() => [isByBride(report)]) === null).length;
