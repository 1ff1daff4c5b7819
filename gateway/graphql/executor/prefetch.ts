/** Fields that are started before the object they are read of is there, since they need nothing of it but its id. */
import type { Announced } from './resolveInfo.ts';
import { isHolder } from './responseNode.ts';
import type { Field, Fields } from './plan.ts';

/** What was started of one request. */
export class Early {
  /** By id of the object, then by field; fields of different types are different fields. */
  readonly #values = new Map<unknown, Map<Field, unknown>>();

  /** Starts those of the fields that may. What goes wrong at once is left to the real run, which meets it again. */
  start(fields: Fields, object: Announced, get: (field: Field) => unknown): void {
    let values = this.#values.get(object.id);
    if (values === undefined) this.#values.set(object.id, (values = new Map()));
    for (const field of fields) {
      if (!field.early) continue;
      try {
        const value = get(field);
        // Where the object does not come, nobody waits for this.
        if (value instanceof Promise) value.catch(() => undefined);
        values.set(field, value);
      } catch {
        continue;
      }
    }
  }

  /** What a field of an object gave; undefined where it was not started. */
  take(field: Field, object: unknown): unknown {
    return isHolder(object) ? this.#values.get(object['id'])?.get(field) : undefined;
  }
}
