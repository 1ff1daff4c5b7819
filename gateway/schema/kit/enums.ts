/** Enums whose REST values are lower-case words: `try_on_dress` is `TRY_ON_DRESS`. */
import type { EnumRef } from '@pothos/core';

import { builder } from '../builder.ts';

type Ref<Value> = EnumRef<(typeof builder)['$inferSchemaTypes'], Value>;

/** Defines an enum from REST values and their descriptions. */
export function wordEnum<Value extends string>(
  name: string,
  description: string,
  values: Readonly<Record<Value, string>>,
): Ref<Value>;
/** The same with the types left open: Pothos cannot follow generic sources. */
export function wordEnum(
  name: string,
  description: string,
  values: Readonly<Record<string, string>>,
): Ref<string> {
  const entries = Object.entries(values).map(([value, meaning]) => [
    value.toUpperCase(),
    { value, description: meaning },
  ]);
  return builder.enumType(name, { description, values: Object.fromEntries(entries) });
}
