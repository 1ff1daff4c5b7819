import type { PrefetchTarget } from '../../schema/kit/lookAhead.ts';
import { isObjectLike, type PlannedField } from './plan.ts';

/** Values of `prefetch` fields that were resolved before their object, by object id and field. */
export class PrefetchedFields {
  readonly #values = new Map<unknown, Map<PlannedField, unknown>>();

  /** Errors thrown here resurface on real execution. */
  start(
    fields: readonly PlannedField[],
    target: PrefetchTarget,
    resolve: (field: PlannedField) => unknown,
  ): void {
    let values = this.#values.get(target.id);
    if (values === undefined) this.#values.set(target.id, (values = new Map()));
    for (const field of fields) {
      if (!field.isPrefetchable) continue;
      try {
        const value = resolve(field);
        // Unhandled if the object itself fails to load.
        if (value instanceof Promise) value.catch(() => undefined);
        values.set(field, value);
      } catch {
        continue;
      }
    }
  }

  get(field: PlannedField, source: unknown): unknown {
    return isObjectLike(source) ? this.#values.get(source['id'])?.get(field) : undefined;
  }
}
