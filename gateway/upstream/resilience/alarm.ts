/** How often alarms are looked at, in milliseconds: how late one may ring. */
const GRAIN_MS = 10;

const alarms: Alarm[] = [];
let looking: NodeJS.Timeout | null = null;

/**
 * A deadline that is seldom met. One timer looks at all of them: setting and clearing a timer of Node's own for each
 * call upstream costs four times as much.
 */
export class Alarm {
  /** When it rings, on the monotonic clock in milliseconds; may be moved. */
  at: number;
  readonly #ring: () => void;
  /** Its position among the alarms; -1 once it has rung or was cleared. */
  #place: number;

  constructor(at: number, ring: () => void) {
    this.at = at;
    this.#ring = ring;
    this.#place = alarms.push(this) - 1;
    looking ??= setInterval(look, GRAIN_MS);
  }

  /** It need not ring any more. */
  clear(): void {
    const last = this.#place < 0 ? undefined : alarms.pop();
    if (last !== undefined && last !== this) {
      last.#place = this.#place;
      alarms[this.#place] = last;
    }
    this.#place = -1;
  }

  /** It is time, unless it was cleared by one that rang before it. */
  ring(): void {
    if (this.#place < 0) return;
    this.clear();
    this.#ring();
  }
}

function look(): void {
  const now = performance.now();
  for (const alarm of alarms.filter(({ at }) => at <= now)) alarm.ring();
  if (alarms.length > 0 || looking === null) return;
  clearInterval(looking);
  looking = null;
}
