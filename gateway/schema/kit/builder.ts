/**
 * The schema builder. Declare each field as it is when its resolver succeeds: `nullable: true` only where a value can
 * truly be absent. The nullability plugin prints every other field as nullable with `@semanticNonNull`, so a failed
 * upstream call nulls one field and not its parents.
 */
import SchemaBuilder, { type EnumRef } from '@pothos/core';
import type { SanitizedHtml } from '#gateway/html/sanitize.ts';
import type { Context } from '../../context.ts';
import { fieldFlagsPlugin, nullabilityPlugin } from './plugins.ts';

/** A scalar with the same JavaScript type for input and output. */
interface Scalar<T> {
  Input: T;
  Output: T;
}

/** A file as read from a multipart request. */
export interface Upload {
  readonly name: string;
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

export const builder = new SchemaBuilder<{
  Context: Context;
  DefaultFieldNullability: false;
  Scalars: {
    ID: Scalar<string>;
    DateTime: Scalar<string>;
    LocalDate: Scalar<string>;
    LocalTime: Scalar<string>;
    URL: Scalar<string>;
    HTML: { Input: string; Output: SanitizedHtml };
    JPY: Scalar<number>;
    Upload: { Input: Upload; Output: never };
  };
}>({
  plugins: [fieldFlagsPlugin, nullabilityPlugin],
  defaultFieldNullability: false,
});

builder.queryType({
  description: 'Read operations. A query field is null without an error when the object does not exist.',
});
builder.subscriptionType({
  description:
    'Event streams over server-sent events (POST with `accept: text/event-stream`). Each starts with the current state, unless `since` is its revision.',
  extensions: { personal: true },
});
builder.mutationType({
  description:
    'Write operations. Each takes one `input` and returns a payload with `userErrors`; a null payload means that the operation failed, see `errors`.',
  extensions: { personal: true },
});

type EnumRefOf<Value> = EnumRef<(typeof builder)['$inferSchemaTypes'], Value>;

/** Defines an enum from lower-case REST values and their descriptions: `try_on_dress` becomes `TRY_ON_DRESS`. */
export function restEnum<Value extends string>(
  name: string,
  description: string,
  values: Readonly<Record<Value, string>>,
): EnumRefOf<Value>;
/** Untyped implementation: Pothos cannot infer generic sources. */
export function restEnum(
  name: string,
  description: string,
  values: Readonly<Record<string, string>>,
): EnumRefOf<string> {
  const entries = Object.entries(values).map(([value, meaning]) => [
    value.toUpperCase(),
    { value, description: meaning },
  ]);
  return builder.enumType(name, { description, values: Object.fromEntries(entries) });
}
