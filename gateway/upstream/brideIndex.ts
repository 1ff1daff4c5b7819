import type { KeyValueStore } from '../cache/store.ts';
import {
  byBrides,
  countUnknown,
  isByBride,
  oneOfEach,
  REPORTS_PAGE_SIZE,
  type ReportWithProfile,
} from './brideReports.ts';
import type { UpstreamClient } from './client.ts';
import { droppedFrom, readOptional } from './decode.ts';
import { listHallBrides } from './endpoints/reviews.ts';
import { checkRows, HallIndex, type HallIndexState } from './hallIndex.ts';

/** Each hall with the reports of its brides, newest first. */
export type BrideIndexState = HallIndexState<ReportWithProfile>;

/** The newest 360 reports of a hall. */
const MAX_PAGES = 20;

/** The reports of all halls by brides whose profiles may be shown, the newest of each bride of a hall. */
export class BrideIndex extends HallIndex<ReportWithProfile> {
  constructor(upstream: UpstreamClient, store?: KeyValueStore) {
    super(
      {
        name: 'brides',
        async read(call, { id }) {
          const found: ReportWithProfile[] = [];
          for (let page = 1; page <= MAX_PAGES; page += 1) {
            const reply = await call((rest) =>
              rest.get(listHallBrides, { id, order: 'created_at_desc', page }),
            );
            const { brides: reports } = reply;
            const before = (page - 1) * REPORTS_PAGE_SIZE;
            checkRows(listHallBrides.call, reports.length, countUnknown(reports), () => reply.total - before);
            found.push(...byBrides(reports));
            // A page that is not full is the last one. Where the last page is full, a valid total saves the call for an empty one.
            const end = before + reports.length + droppedFrom(reports);
            const total = readOptional(() => reply.total) ?? Infinity;
            if (end >= total || end < page * REPORTS_PAGE_SIZE) break;
          }
          return oneOfEach(found);
        },
        parse: (stored) => listHallBrides.reply.shape.brides.parse(stored).filter(isByBride),
      },
      upstream,
      store,
    );
  }
}
