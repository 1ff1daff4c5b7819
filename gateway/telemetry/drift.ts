import type { UpstreamEvent } from '../upstream/client.ts';

/** A place of a REST answer that is not as the contract has it. */
export interface DriftRow {
  /** Number of the call and template of its path. */
  readonly call: string;
  readonly path: string;
  /** Place in the answer, list positions left out; empty for the whole of it. */
  readonly field: string;
  /** What is wrong, without the answer's text. */
  readonly why: string;
  /** What stood there at first, every letter and digit of it replaced; empty where there is nothing to show. */
  readonly sample: string;
  readonly times: number;
  readonly since: Date;
  readonly last: Date;
}

/** Most places remembered; a broken upstream must not fill the memory. */
const MOST = 500;

/** Contract drift: which fields of REST answers broke their shape, how often, since when. */
export class Drift {
  readonly #rows = new Map<string, { -readonly [Key in keyof DriftRow]: DriftRow[Key] }>();

  /** Takes in how a call ended. */
  readonly note = ({ call, path, failure, mended }: UpstreamEvent): void => {
    const broken = failure?.name === 'Malformed' ? [failure] : mended;
    for (const { at, why, sample } of broken) {
      const field = at.filter((step) => typeof step === 'string').join('.');
      this.#count({ call, path, field, why, sample: sample ?? '' });
    }
  };

  #count(place: Pick<DriftRow, 'call' | 'path' | 'field' | 'why' | 'sample'>): void {
    const key = `${place.call} ${place.field} ${place.why}`;
    const last = new Date();
    const row = this.#rows.get(key);
    if (row) {
      row.times += 1;
      row.last = last;
    } else if (this.#rows.size < MOST) this.#rows.set(key, { ...place, times: 1, since: last, last });
  }

  /** All places, the most frequent first. */
  rows(): readonly DriftRow[] {
    return [...this.#rows.values()].sort((one, other) => other.times - one.times);
  }
}
