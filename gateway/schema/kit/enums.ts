/** Enums whose REST values are lower-case words: `try_on_dress` is `TRY_ON_DRESS`. */
import type { EnumRef } from '@pothos/core';

import { builder } from '../builder.ts';

/** Defines an enum from REST values and their descriptions. */
export function wordEnum<Value extends string>(
  name: string,
  description: string,
  values: Readonly<Record<Value, string>>,
): EnumRef<(typeof builder)['$inferSchemaTypes'], Value> {
  const words = Object.keys(values) as Value[];
  return builder.enumType(name, {
    description,
    values: Object.fromEntries(words.map((value) => [value.toUpperCase(), { value, description: values[value] }])),
  });
}
