/** The writers a visit has fetched, page by page: the latest fetched page comes first. */

/** A writer as the list remembers one. */
export interface ListedWriter {
  readonly rawId: string;
  readonly displayName: string;
}

/** One page of the list as it was fetched. */
interface FetchedPage {
  readonly page: number;
  readonly writers: readonly ListedWriter[];
}

/** What was fetched of the writers whose names or descriptions hold the same words. */
export interface WriterList {
  readonly words: string;
  /** The latest fetched first, each page once. */
  readonly pages: readonly FetchedPage[];
  /** Writers in all; 0 after a failure. */
  readonly total: number;
  /** Why the latest page could not be had; null when it could. */
  readonly error: string | null;
}

/** What a page of the list answered: its writers and their number in all, or why there are none. */
export type WriterAnswer = { writers: readonly ListedWriter[]; total: number } | { error: string };

/** The list after another answer. A failure empties it and keeps its text; other words begin a new one. */
export function withAnswer(
  list: WriterList | null,
  words: string,
  page: number,
  answer: WriterAnswer,
): WriterList {
  if ('error' in answer) return { words, pages: [], total: 0, error: answer.error };
  const before = list?.words === words ? list.pages : [];
  const { writers, total } = answer;
  const others = before.filter((fetched) => fetched.page !== page);
  return { words, pages: [{ page, writers }, ...others], total, error: null };
}
