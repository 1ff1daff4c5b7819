import { droppedFrom, readOptional } from './decode.ts';
import type { Reply } from './endpoint.ts';
import type { searchHalls } from './endpoints/search.ts';

type HallPage = Reply<typeof searchHalls>;

/** The halls of all pages of their list. */
export interface HallListing {
  readonly halls: readonly HallPage['halls'][number][];
  /** Halls in rows, or on pages, that are invalid. */
  readonly lostCount: number;
}

/** Halls on a page; the last page has fewer. */
const PAGE_SIZE = 30;
/** 6,000 halls. */
const MAX_PAGES = 200;
/** Consecutive invalid pages, after which more are of no use. */
const MAX_INVALID_PAGES = 3;
/** Pages that are read at a time, after the first. */
const CONCURRENCY = 4;

/**
 * Reads the halls of all pages. A page that is not full is the last one: the total may be wrong, and only saves calls
 * beyond the end.
 */
export async function listHalls(read: (page: number) => Promise<HallPage>): Promise<HallListing> {
  const halls = new Map<string, HallPage['halls'][number]>();
  let lostCount = 0;
  let invalidPages = 0;
  let last = 1;
  for (let page = 1; page <= MAX_PAGES && invalidPages < MAX_INVALID_PAGES;) {
    const count = Math.max(1, Math.min(CONCURRENCY, last - page + 1));
    const replies = await Promise.all(Array.from({ length: count }, (_, index) => read(page + index)));
    for (const [index, reply] of replies.entries()) {
      const rows = readOptional(() => reply.halls);
      invalidPages = rows ? 0 : invalidPages + 1;
      const total = readOptional(() => reply.total) ?? 0;
      const lost = rows ? droppedFrom(rows) : sizeOf(page + index, total);
      for (const row of rows ?? []) halls.set(row.id, row);
      lostCount += lost;
      last = Math.ceil(total / PAGE_SIZE);
      if ((rows?.length ?? 0) + lost < PAGE_SIZE) return { halls: [...halls.values()], lostCount };
    }
    page += count;
  }
  return { halls: [...halls.values()], lostCount };
}

/** Halls on a page of a list of `total`; a full page where there are fewer than that. */
const sizeOf = (page: number, total: number): number => {
  const left = total - (page - 1) * PAGE_SIZE;
  return left > 0 ? Math.min(left, PAGE_SIZE) : PAGE_SIZE;
};
