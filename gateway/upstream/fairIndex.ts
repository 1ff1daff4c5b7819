import type { KeyValueStore } from '../cache/store.ts';
import type { UpstreamClient } from './client.ts';
import { readOptional } from './decode.ts';
import type { Reply } from './endpoint.ts';
import { listHallFairs } from './endpoints/fairs.ts';
import { checkRows, HallIndex, type HallIndexState } from './hallIndex.ts';

type FairRow = Reply<typeof listHallFairs>['fairs'][number];

/** Each hall with its fairs, soonest first. */
export type FairIndexState = HallIndexState<FairRow>;

/** The soonest fairs of a hall, as many as one call returns. */
const MAX_FAIRS = 100;

/** The fairs of all halls. */
export class FairIndex extends HallIndex<FairRow> {
  constructor(upstream: UpstreamClient, store?: KeyValueStore) {
    super(
      {
        name: 'fairs',
        read: (call, { id }) =>
          call(async (rest) =>
            usableFairs(id, await rest.get(listHallFairs, { id, per_page: MAX_FAIRS, page: 1 })),
          ),
        parse: (stored) => listHallFairs.reply.shape.fairs.parse(stored),
      },
      upstream,
      store,
    );
  }
}

/**
 * The fairs of a hall without duplicates and without those whose day is invalid. Their other values may be invalid.
 *
 * @throws Malformed where most have no day, or where there are none although the reply counts some
 */
function usableFairs(hallId: string, reply: Reply<typeof listHallFairs>): readonly FairRow[] {
  const rows = reply.fairs;
  const usable = rows.filter((row) => row.hall_id === hallId && isHeld(row));
  checkRows(listHallFairs.call, rows.length, rows.length - usable.length, () => reply.total);
  return [...new Map(usable.map((row) => [row.id, row])).values()];
}

/** The shape of a time does not say that it exists, as in month 13. */
const isHeld = (row: FairRow): boolean => !Number.isNaN(Date.parse(readOptional(() => row.hold_at) ?? ''));
