export interface ListedWriter {
  readonly rawId: string;
  readonly displayName: string;
}

interface FetchedPage {
  readonly page: number;
  readonly writers: readonly ListedWriter[];
}

/** The pages of writers fetched during a visit for one search. */
export interface WriterList {
  /** Words searched for. */
  readonly words: string;
  /** Each page once, the latest fetched page first. */
  readonly pages: readonly FetchedPage[];
  /** Total number of writers; 0 after a failure. */
  readonly total: number;
  /** Error message of the latest page; null on success. */
  readonly error: string | null;
}

export type WriterPageResult = { writers: readonly ListedWriter[]; total: number } | { error: string };

/** Merges a fetched page into the list. A failure empties the list; other words start a new one. */
export function mergeWriterPage(
  list: WriterList | null,
  words: string,
  page: number,
  result: WriterPageResult,
): WriterList {
  if ('error' in result) return { words, pages: [], total: 0, error: result.error };
  const previous = list?.words === words ? list.pages : [];
  const { writers, total } = result;
  const others = previous.filter((fetched) => fetched.page !== page);
  return { words, pages: [{ page, writers }, ...others], total, error: null };
}
