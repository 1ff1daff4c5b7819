import type { z } from 'zod';
import { withLocalFallback } from '../cache/fallback.ts';
import { createMemoryStore, type KeyValueStore } from '../cache/store.ts';
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

const fairRecord = listHallFairs.reply.shape.fairs.element.pick({
  id: true,
  hall_id: true,
  name: true,
  hold_at: true,
});

/** The fields of a fair that are kept after its hall has delisted it. */
export type FairRecord = z.infer<typeof fairRecord>;

/** How long a fair that is no longer listed is kept. */
const DELISTED_TTL_MS = 90 * 86_400_000;

const recordKey = (hallId: string, fairId: string): string => `seen-fair:${hallId}/${fairId}`;

/** The fairs of all halls, and those that halls listed before. */
export class FairIndex extends HallIndex<FairRow> {
  readonly #records: KeyValueStore;

  constructor(upstream: UpstreamClient, store?: KeyValueStore) {
    super(
      {
        name: 'fairs',
        read: (call, { id }) =>
          call(async (rest) =>
            usableFairs(id, await rest.get(listHallFairs, { id, per_page: MAX_FAIRS, page: 1 })),
          ),
        parse: (stored) => listHallFairs.reply.shape.fairs.parse(stored),
        onReplace: (previous, next) => {
          const listed = new Set(next.map(({ id }) => id));
          for (const row of previous) if (!listed.has(row.id)) void this.#storeDelisted(row);
        },
      },
      upstream,
      store,
    );
    this.#records = store ? withLocalFallback(store) : createMemoryStore();
  }

  /** A fair that its hall lists, or delisted in the last 90 days; null for any other fair. */
  async findRecord(hallId: string, fairId: string): Promise<FairRecord | null> {
    const hall = this.peek().entries.find(({ item }) => item.id === hallId);
    const row = hall?.value.find(({ id }) => id === fairId);
    if (row) return row;
    const text = await this.#records.get(recordKey(hallId, fairId));
    return text === null ? null : readOptional(() => fairRecord.parse(JSON.parse(text)));
  }

  /** Stores a fair that its hall no longer lists, unless its name or day is invalid. */
  async #storeDelisted(row: FairRow): Promise<void> {
    const { id, hall_id } = row;
    const text = readOptional(() => JSON.stringify({ id, hall_id, name: row.name, hold_at: row.hold_at }));
    if (text !== null) await this.#records.set(recordKey(hall_id, id), text, DELISTED_TTL_MS);
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

const isHeld = (row: FairRow): boolean => readOptional(() => row.hold_at) !== null;
