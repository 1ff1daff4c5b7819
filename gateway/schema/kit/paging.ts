/**
 * Cursor paging over page-numbered REST lists. A cursor holds the absolute offset of a row, so it stays valid for any
 * `first`. A `PagedList` reads only the upstream pages its window touches, and the total only when it is selected.
 */
import { badUpstreamValue, badUserInput } from './errors.ts';
import { readOptional } from '../../upstream/decode.ts';

/** Arguments of a connection. `page` exists only where pages have numbered addresses. */
export interface PageArgs {
  first?: number | null;
  after?: string | null;
  page?: number | null;
}

/** The requested rows: `first` of them, starting at `offset`. */
export interface PageWindow {
  readonly offset: number;
  readonly first: number;
}

/** One page of a REST list. */
export interface UpstreamPage<Row> {
  readonly rows: readonly Row[];
  /** Rows of the page that were left out. Lists without a total need it: a page that lost rows is not the last one. */
  readonly lost?: number;
  /**
   * Number of rows in the whole list, if the reply contains it. An invalid total fails only what needs it, never the
   * rows.
   */
  readonly total?: () => number;
  /** Page size, if the reply contains it; overrides the requested one. */
  readonly perPage?: () => number;
}

/** Access to a REST list. */
export interface PageSource<Row> {
  /** Default page size. */
  readonly pageSize: number;
  /** Whether the API ignores a requested page size. */
  readonly isFixedSize?: boolean;
  /** Loads one page, counted from 1. */
  readonly load: (page: number, perPage: number) => Promise<UpstreamPage<Row>>;
  /** Loads the total without a page. */
  readonly count?: () => Promise<number>;
  /** Whether pages never contain a total, so that `count` is always needed. */
  readonly hasSeparateCount?: boolean;
}

/** A row with its offset in the whole list. */
export interface Edge<Row> {
  readonly offset: number;
  readonly node: Row;
}

interface Slice<Row> {
  readonly edges: readonly Edge<Row>[];
  /** Null where the replies contain none. */
  readonly total: (() => number) | null;
  /** Whether the list ended inside or right after the loaded pages, as a page that is not full shows. */
  readonly ended: boolean;
}

const MAX_FIRST = 100;
/** No list is as long: pages beyond it are read here, and are empty. */
const MAX_OFFSET = 1_000_000;
const CURSOR = /^1:(0|[1-9][0-9]{0,6})$/;

/** Opaque, versioned cursor of the row at an absolute offset. */
export function cursorAt(offset: number): string {
  return Buffer.from(`1:${offset}`).toString('base64url');
}

/** The window that arguments select. @throws BAD_USER_INPUT for values out of range */
export function pageWindow({ first, after, page }: PageArgs, defaultFirst: number): PageWindow {
  const size = first ?? defaultFirst;
  if (size < 1 || size > MAX_FIRST) throw badUserInput(`\`first\` has to lie between 1 and ${MAX_FIRST}.`);
  if (page != null) {
    if (after != null) throw badUserInput('`page` and `after` exclude each other.');
    if (page < 1) throw badUserInput('`page` counts from 1.');
    return { offset: Math.min(page - 1, Math.ceil(MAX_OFFSET / size)) * size, first: size };
  }
  if (after == null) return { offset: 0, first: size };
  const [, offset] = CURSOR.exec(Buffer.from(after, 'base64url').toString()) ?? [];
  if (offset === undefined) throw badUserInput('`after` is no cursor of this list.');
  return { offset: Number(offset) + 1, first: size };
}

/** A window onto a REST list. Loads lazily, and each page at most once. */
export class PagedList<out Row> {
  readonly window: PageWindow;
  readonly #source: PageSource<Row>;
  #slice: Promise<Slice<Row>> | null = null;

  constructor(window: PageWindow, source: PageSource<Row>) {
    this.window = window;
    this.#source = source;
  }

  /** Starts loading the page. A failure resurfaces in `edges()`. */
  prefetch(): void {
    this.#read().catch(() => {});
  }

  /** Starts loading the total. */
  prefetchTotal(): void {
    this.total().catch(() => {});
  }

  async edges(): Promise<readonly Edge<Row>[]> {
    return (await this.#read()).edges;
  }

  /**
   * Rows in the whole list: from the page if one is being loaded, else from `count`; null if neither provides it. Never
   * fewer than the loaded page shows.
   */
  async total(): Promise<number | null> {
    const { count, hasSeparateCount } = this.#source;
    if (count && !this.#slice) return count();
    const counted =
      count && hasSeparateCount ? count() : this.#read().then((slice) => slice.total?.() ?? null);
    const shown = this.#read().then(({ edges }) => (edges.at(-1)?.offset ?? -1) + 1);
    const [total, least] = await Promise.all([counted, shown.catch(() => 0)]);
    return total === null ? null : Math.max(total, least);
  }

  /** Whether rows follow the window. A full last page counts as "yes" only if no total can be had. */
  async hasNext(): Promise<boolean> {
    const { edges, ended, total: readTotal } = await this.#read();
    const total = readTotal && readOptional(readTotal);
    const end = this.window.offset + this.window.first;
    if (total !== null) return end < total;
    if (ended || edges.length === 0) return false;
    const count = await this.#source.count?.().catch(() => null);
    return count == null || end < count;
  }

  #read(): Promise<Slice<Row>> {
    return (this.#slice ??= this.#load());
  }

  async #load(): Promise<Slice<Row>> {
    const { pageSize, isFixedSize } = this.#source;
    const { first, offset } = this.window;
    const requested = !isFixedSize && offset % first === 0 ? first : pageSize;
    let pages = await this.#loadPages(requested);
    const actual = readOptional(() => pages[0]?.perPage?.());
    if (actual && actual !== requested) pages = await this.#loadPages(actual);
    return toSlice(pages, actual ?? requested, this.window);
  }

  /** All upstream pages of `size` rows that the window touches, in parallel. */
  #loadPages(size: number): Promise<UpstreamPage<Row>[]> {
    const { first, offset } = this.window;
    const last = pagesBefore(offset + first - 1, size);
    const pages: Promise<UpstreamPage<Row>>[] = [];
    for (let page = pagesBefore(offset, size); page <= last; page += 1)
      pages.push(this.#source.load(page + 1, size));
    return Promise.all(pages);
  }
}

/** Number of pages of `size` rows before the one that contains an offset. */
const pagesBefore = (offset: number, size: number): number => Math.floor(offset / size);

/** Offsets count from the start of each page, so an invalid row that was dropped shifts no cursor of later pages. */
function toSlice<Row>(pages: readonly UpstreamPage<Row>[], size: number, window: PageWindow): Slice<Row> {
  const edges: Edge<Row>[] = [];
  const end = window.offset + window.first;
  let start = pagesBefore(window.offset, size) * size;
  for (const { rows, total } of pages) {
    // Rows that the total counts are missing, so the page is unknown rather than empty.
    if (rows.length === 0 && start < (readOptional(() => total?.()) ?? 0))
      throw badUpstreamValue('page of a list');
    for (const [index, node] of rows.entries()) {
      const offset = start + index;
      if (offset >= window.offset && offset < end) edges.push({ offset, node });
    }
    start += size;
  }
  const last = pages.at(-1);
  return {
    edges,
    total: last?.total ?? null,
    ended: last !== undefined && last.rows.length + (last.lost ?? 0) < size,
  };
}

/** A list that the API returns whole, paged in memory. */
export function pagedInMemory<Row>(window: PageWindow, load: () => Promise<readonly Row[]>): PagedList<Row> {
  return new PagedList(window, {
    pageSize: MAX_FIRST,
    isFixedSize: true,
    load: async (page) => {
      const rows = await load();
      return { rows: rows.slice((page - 1) * MAX_FIRST, page * MAX_FIRST), total: () => rows.length };
    },
  });
}

/** A list of which all rows are in memory. Only the rows of the page are converted. */
export class FoundList<Found, Row> extends PagedList<Row> {
  constructor(window: PageWindow, found: readonly Found[], toRow: (found: Found) => Row) {
    super(window, {
      pageSize: window.first,
      load: async (page, perPage) => ({
        rows: found.slice((page - 1) * perPage, page * perPage).map(toRow),
        total: () => found.length,
        perPage: () => perPage,
      }),
      count: async () => found.length,
    });
  }
}

/** A link of numbered paging. */
export interface PageCursorSource {
  readonly cursor: string | null;
  readonly page: number;
  readonly isCurrent: boolean;
}

/** The links of numbered paging for one list. */
export interface PageCursorsSource {
  readonly around: readonly PageCursorSource[];
  readonly first: PageCursorSource | null;
  readonly last: PageCursorSource | null;
  readonly previous: PageCursorSource | null;
}

const MAX_PAGES_AROUND = 5;

/** Links around the page in the window; null without a total. Pages beyond the last are left out. */
export function pageCursors(
  { first: size, offset }: PageWindow,
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
  const from = Math.max(
    1,
    Math.min(current - Math.floor(MAX_PAGES_AROUND / 2), pages - MAX_PAGES_AROUND + 1),
  );
  const around = Array.from({ length: Math.min(MAX_PAGES_AROUND, pages) }, (_, index) => link(from + index));
  const ends = { first: around[0], last: around.at(-1) };
  return {
    around,
    first: ends.first && ends.first.page > 1 ? link(1) : null,
    last: ends.last && ends.last.page < pages ? link(pages) : null,
    previous: current > 1 && current - 1 <= pages ? link(current - 1) : null,
  };
}
