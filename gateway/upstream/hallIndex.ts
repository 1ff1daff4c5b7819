import type { KeyValueStore } from '../cache/store.ts';
import { BackgroundIndex, type Call, type IndexSource, type IndexState } from './backgroundIndex.ts';
import type { UpstreamClient } from './client.ts';
import { isLost, readOptional } from './decode.ts';
import { searchHalls } from './endpoints/search.ts';
import { Malformed, NotFound } from './errors.ts';
import { type HallListing, listHalls } from './hallListing.ts';

/** A hall as the search of halls lists it. */
export type ListedHall = HallListing['halls'][number];

/** Each hall with the rows that belong to it. */
export type HallIndexState<Row> = IndexState<ListedHall, readonly Row[]>;

type HallSource<Row> = Pick<IndexSource<ListedHall, readonly Row[]>, 'name' | 'read' | 'parse' | 'onReplace'>;

const shared = {
  maxItems: 3_000,
  listFreshMs: 86_400_000,
  callMs: 25,
  async list(call: Call) {
    const { halls, lostCount } = await listHalls((page) => call((rest) => rest.get(searchHalls, { page })));
    return { items: halls, lostCount };
  },
};

/**
 * An index of rows that the REST API lists only by hall. A hall whose call fails counts as unreadable. A hall that the REST
 * API answers with 404 has no rows.
 */
export class HallIndex<Row> extends BackgroundIndex<ListedHall, readonly Row[]> {
  constructor({ read, ...source }: HallSource<Row>, upstream: UpstreamClient, store?: KeyValueStore) {
    const readKnown: HallSource<Row>['read'] = (call, hall) =>
      read(call, hall).catch((failure: unknown) => {
        if (failure instanceof NotFound) return [];
        throw failure;
      });
    super({ ...shared, ...source, read: readKnown }, upstream, store);
  }
}

/** @throws Malformed where so many rows are invalid that the others mislead, or there are none although `total` counts some */
export function checkRows(call: string, rows: number, invalid: number, total: () => number): void {
  const isMissing = rows === 0 && (readOptional(total) ?? 0) > 0;
  if (isMissing || isLost(rows, invalid)) throw new Malformed(call, 'most rows are missing or invalid');
}
