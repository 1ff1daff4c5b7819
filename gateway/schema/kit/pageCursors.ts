/** Links of numbered paging: a few pages around the current one, and the ends where those leave them out. */
import { cursorAt, type Window } from './paging.ts';

/** One link. */
export interface PageCursorSource {
  readonly cursor: string | null;
  readonly page: number;
  readonly isCurrent: boolean;
}

/** The links of one list. */
export interface PageCursorsSource {
  readonly around: readonly PageCursorSource[];
  readonly first: PageCursorSource | null;
  readonly last: PageCursorSource | null;
  readonly previous: PageCursorSource | null;
}

const AROUND = 5;

/** Links around the page a window shows; null without a total. A page beyond the last is not among them. */
export function pageCursorsOf(
  { first: size, offset }: Window,
  total: number | null,
): PageCursorsSource | null {
  if (total === null) return null;
  const pages = Math.max(1, Math.ceil(total / size));
  const current = Math.floor(offset / size) + 1;
  const link = (page: number): PageCursorSource => ({
    cursor: page === 1 ? null : cursorAt((page - 1) * size - 1),
    page,
    isCurrent: page === current,
  });
  const from = Math.max(1, Math.min(current - Math.floor(AROUND / 2), pages - AROUND + 1));
  const around = Array.from({ length: Math.min(AROUND, pages) }, (_, index) => link(from + index));
  const ends = { first: around[0], last: around.at(-1) };
  return {
    around,
    first: ends.first && ends.first.page > 1 ? link(1) : null,
    last: ends.last && ends.last.page < pages ? link(pages) : null,
    previous: current > 1 && current - 1 <= pages ? link(current - 1) : null,
  };
}
