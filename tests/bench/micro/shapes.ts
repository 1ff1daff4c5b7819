import { createResponseClass } from '#gateway/graphql/executor/plan.ts';
import type { MicroBench } from './measure.ts';

const ROWS = 20;
const KEYS = Array.from({ length: 22 }, (_, index) => `field${index}`);

/** Inherits nothing, like the class of a selection. */
class Shared {
  [key: string]: unknown;
}
Object.setPrototypeOf(Shared.prototype, null);

type Fillable = Record<string, unknown>;

/** Fills and serializes rows as the executor does. */
const respond = (create: () => Fillable): string => {
  const rows: Fillable[] = [];
  for (let index = 0; index < ROWS; index += 1) {
    const row = create();
    for (const key of KEYS) row[key] = '東京都港区';
    rows.push(row);
  }
  return JSON.stringify(rows);
};

/** Objects of a response with a class for each selection, and with one class for all. */
export const shapes: MicroBench = {
  name: 'shapes',
  about: `fills and serializes ${ROWS} objects of ${KEYS.length} keys`,
  contenders() {
    const Selected = createResponseClass(KEYS);
    // As in a gateway that has answered other operations.
    for (let index = 0; index < 100; index += 1) new Shared()[`other${index}`] = null;
    return [
      { name: 'class of the selection', run: () => respond(() => new Selected()) },
      { name: 'one class', run: () => respond(() => new Shared()) },
      { name: 'literals', run: () => respond(() => ({})) },
    ];
  },
};
