/** One page of rows with the total over all pages. */
export type Paged<T> = { rows: T[]; total: number };

export type Slice = { offset: number; limit: number };
