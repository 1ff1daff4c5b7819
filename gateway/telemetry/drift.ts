import type { CallRecord } from './records.ts';

/** A field of a REST reply that breaks the contract. */
export interface DriftRow {
  readonly call: string;
  /** Path template. */
  readonly path: string;
  /** Path of the field without list indexes; empty for the whole reply. */
  readonly field: string;
  readonly why: string;
  /** The first invalid value with every letter and digit replaced; empty if there is nothing to show. */
  readonly sample: string;
  readonly times: number;
  readonly since: Date;
  readonly last: Date;
}

/** Bounds memory when an upstream is broken. */
const MAX_DRIFT_ROWS = 500;

/** Counts which fields of REST replies break the contract, and since when. */
export class ContractDrift {
  readonly #rows = new Map<string, { -readonly [Key in keyof DriftRow]: DriftRow[Key] }>();

  recordCall({ call, path, failure, salvaged }: CallRecord): void {
    const invalid = failure?.name === 'Malformed' ? [failure] : salvaged;
    for (const { dataPath, reason, sample } of invalid) {
      const field = dataPath.filter((step) => typeof step === 'string').join('.');
      this.#count({ call, path, field, why: reason, sample: sample ?? '' });
    }
  }

  #count(value: Pick<DriftRow, 'call' | 'path' | 'field' | 'why' | 'sample'>): void {
    const key = `${value.call} ${value.field} ${value.why}`;
    const now = new Date();
    const row = this.#rows.get(key);
    if (row) {
      row.times += 1;
      row.last = now;
    } else if (this.#rows.size < MAX_DRIFT_ROWS) {
      this.#rows.set(key, { ...value, times: 1, since: now, last: now });
    }
  }

  /** Most frequent first. */
  rows(): readonly DriftRow[] {
    return [...this.#rows.values()].sort((a, b) => b.times - a.times);
  }
}
