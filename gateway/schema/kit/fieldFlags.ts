/**
 * Marks on fields that other rooms read from `extensions`:
 * - `personal`: the answer depends on who asks. A document that touches one runs with identity (see `personal.ts`).
 * - `secret`: whoever knows the arguments may have the answer (a link, a login id). It runs without identity, is never shared or kept, and
 *   is asked by POST alone, so that no address holds the arguments.
 * - `startsWithParent`: the resolver needs nothing of its parent but the id and may run before the parent is loaded (see `prefetch.ts`).
 */
import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';

/** Name of the plugin in `builder.ts`. */
export const marksPlugin = 'marks' as const;

/** The marks a field can carry. */
export const MARKS = ['personal', 'secret', 'startsWithParent'] as const;

class MarksPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    const marks = MARKS.filter((mark) => field.pothosOptions[mark]);
    if (marks.length === 0) return field;
    return {
      ...field,
      extensions: { ...field.extensions, ...Object.fromEntries(marks.map((mark) => [mark, true])) },
    };
  }
}

SchemaBuilder.registerPlugin(marksPlugin, MarksPlugin);
