import type { KeyValueStore } from '../cache/store.ts';
import { BackgroundIndex, type IndexSource, type IndexState } from './backgroundIndex.ts';
import type { UpstreamClient } from './client.ts';
import { isLost, readOptional } from './decode.ts';
import type { Reply } from './endpoint.ts';
import { listHallFairs } from './endpoints/fairs.ts';
import { searchHalls } from './endpoints/search.ts';
import { Malformed, NotFound } from './errors.ts';
import { type HallListing, listHalls } from './hallListing.ts';

type FairRow = Reply<typeof listHallFairs>['fairs'][number];
type HallRow = HallListing['halls'][number];

/** Each hall with its fairs, soonest first. */
export type FairIndexState = IndexState<HallRow, readonly FairRow[]>;

/** The soonest fairs of a hall, as many as one call returns. */
const MAX_FAIRS = 100;

const source: IndexSource<HallRow, readonly FairRow[]> = {
  name: 'fairs',
  maxItems: 3_000,
  listFreshMs: 86_400_000,
  callMs: 25,
  async list(call) {
    const { halls, lostCount } = await listHalls((page) => call((rest) => rest.get(searchHalls, { page })));
    return { items: halls, lostCount };
  },
  read: (rest, { id }) =>
    rest.get(listHallFairs, { id, per_page: MAX_FAIRS, page: 1 }).then(
      (reply) => usableFairs(id, reply),
      (failure: unknown) => {
        if (failure instanceof NotFound) return [];
        throw failure;
      },
    ),
  parse: (stored) => listHallFairs.reply.shape.fairs.parse(stored),
};

/** The fairs of all halls. A hall whose fairs cannot be read is unreadable, never a hall without fairs. */
export class FairIndex extends BackgroundIndex<HallRow, readonly FairRow[]> {
  constructor(upstream: UpstreamClient, store?: KeyValueStore) {
    super(source, upstream, store);
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
  const isEmpty = rows.length === 0 && (readOptional(() => reply.total) ?? 0) > 0;
  if (isEmpty || isLost(rows.length, rows.length - usable.length))
    throw new Malformed(listHallFairs.call, 'fairs without a day, or of other halls');
  return [...new Map(usable.map((row) => [row.id, row])).values()];
}

/** The shape of a time does not say that it exists, as in month 13. */
const isHeld = (row: FairRow): boolean => !Number.isNaN(Date.parse(readOptional(() => row.hold_at) ?? ''));
