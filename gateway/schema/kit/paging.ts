/**
 * Cursors over page-numbered REST lists. A cursor holds the absolute offset of a row, so that it stays valid whatever `first` is;
 * a `Paged` list reads the upstream pages its window touches, and the total only when somebody asks.
 */
import { badInput } from './errors.ts';

/** Arguments every connection takes; `page` only where numbered addresses exist. */
export interface PageArgs {
  first?: number | null;
  after?: string | null;
  page?: number | null;
}

/** The rows wanted: `first` of them from `offset` on. */
export interface Window {
  readonly offset: number;
  readonly first: number;
}

/** One page as a REST list answers it. */
export interface UpstreamPage<Row> {
  readonly rows: readonly Row[];
  /** Rows of the whole list, where the answer tells. */
  readonly total?: number;
  /** Rows per page, where the answer tells; it is believed over what was expected. */
  readonly perPage?: number;
}

/** How a REST list is read. */
export interface PageSource<Row> {
  /** Rows per page unless told otherwise. */
  readonly size: number;
  /** Whether the page size cannot be chosen. */
  readonly fixed?: boolean;
  /** Reads one page, counted from 1. */
  readonly load: (page: number, perPage: number) => Promise<UpstreamPage<Row>>;
  /** Reads the total where it is wanted without a page. */
  readonly count?: () => Promise<number>;
  /** Whether pages tell no total, so that it always has to be counted. */
  readonly isCountedApart?: boolean;
}

/** A row with its place in the whole list. */
export interface Edge<Row> {
  readonly offset: number;
  readonly node: Row;
}

interface Slice<Row> {
  readonly edges: readonly Edge<Row>[];
  readonly total: number | null;
  /** Whether the list ended inside or right after the pages read; only known from a page that is not full. */
  readonly ended: boolean;
}

const MOST_ROWS = 100;
const FARTHEST_OFFSET = 1_000_000;
const CURSOR = /^1:(0|[1-9][0-9]{0,6})$/;

/** Opaque, versioned cursor of the row at an absolute offset. */
export function cursorAt(offset: number): string {
  return Buffer.from(`1:${offset}`).toString('base64url');
}

/** The window that arguments ask for; what no list can answer is BAD_USER_INPUT. */
export function windowOf({ first, after, page }: PageArgs, usual: number): Window {
  const size = first ?? usual;
  if (size < 1 || size > MOST_ROWS) throw badInput(`\`first\` has to lie between 1 and ${MOST_ROWS}.`);
  if (page != null) {
    if (after != null) throw badInput('`page` and `after` exclude each other.');
    if (page < 1 || (page - 1) * size > FARTHEST_OFFSET) throw badInput('`page` counts from 1.');
    return { offset: (page - 1) * size, first: size };
  }
  if (after == null) return { offset: 0, first: size };
  const [, offset] = CURSOR.exec(Buffer.from(after, 'base64url').toString()) ?? [];
  if (offset === undefined) throw badInput('`after` is no cursor of this list.');
  return { offset: Number(offset) + 1, first: size };
}

/** A window on a REST list. Nothing is read before it is asked for, and nothing twice. */
export class Paged<out Row> {
  readonly window: Window;
  readonly #source: PageSource<Row>;
  #slice: Promise<Slice<Row>> | null = null;

  constructor(window: Window, source: PageSource<Row>) {
    this.window = window;
    this.#source = source;
  }

  /** Starts reading the page. A failure is met by whoever asks for the rows. */
  start(): void {
    this.#read().catch(() => {});
  }

  /** Starts reading the total. */
  startTotal(): void {
    this.total().catch(() => {});
  }

  /** The rows of the window, each with its offset. */
  async edges(): Promise<readonly Edge<Row>[]> {
    return (await this.#read()).edges;
  }

  /** Rows of the whole list: from the page when one is read anyway, else from the count call; null when no source tells. */
  async total(): Promise<number | null> {
    const { count, isCountedApart } = this.#source;
    if (count && (isCountedApart || !this.#slice)) return count();
    return (await this.#read()).total;
  }

  /** Whether rows follow the window. Without a total, a full page is taken for an answer only when the count cannot be had. */
  async hasNext(): Promise<boolean> {
    const { edges, ended, total } = await this.#read();
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
    const { size, fixed } = this.#source;
    const { first, offset } = this.window;
    const expected = !fixed && offset % first === 0 ? first : size;
    let read = await this.#pages(expected);
    const told = read[0]?.perPage;
    if (told && told !== expected) read = await this.#pages(told);
    return sliceOf(read, told ?? expected, this.window);
  }

  /** The upstream pages of `size` rows that the window touches, all at once. */
  #pages(size: number): Promise<UpstreamPage<Row>[]> {
    const { first, offset } = this.window;
    const last = pagesBefore(offset + first - 1, size);
    const pages: Promise<UpstreamPage<Row>>[] = [];
    for (let page = pagesBefore(offset, size); page <= last; page += 1)
      pages.push(this.#source.load(page + 1, size));
    return Promise.all(pages);
  }
}

/** Pages of `size` rows before the one that an offset lies on. */
const pagesBefore = (offset: number, size: number): number => Math.floor(offset / size);

/** Each page's rows count from that page's own start: a row dropped for being broken shifts no cursor of the pages after it. */
function sliceOf<Row>(pages: readonly UpstreamPage<Row>[], size: number, window: Window): Slice<Row> {
  const edges: Edge<Row>[] = [];
  const end = window.offset + window.first;
  let start = pagesBefore(window.offset, size) * size;
  for (const { rows } of pages) {
    for (const [index, node] of rows.entries()) {
      const offset = start + index;
      if (offset >= window.offset && offset < end) edges.push({ offset, node });
    }
    start += size;
  }
  const last = pages.at(-1);
  return { edges, total: last?.total ?? null, ended: last !== undefined && last.rows.length < size };
}

/** A list that comes whole, paged by the gateway. */
export function pagedWhole<Row>(window: Window, load: () => Promise<readonly Row[]>): Paged<Row> {
  return new Paged(window, {
    size: MOST_ROWS,
    fixed: true,
    load: async (page) => {
      const rows = await load();
      return { rows: rows.slice((page - 1) * MOST_ROWS, page * MOST_ROWS), total: rows.length };
    },
  });
}
