/**
 * The one schema builder. It knows plugins and scalars and no type: types live in `../domains`, tools shared by all of them in `./kit`.
 *
 * Nullability: every field is declared as what it is when all goes well (`nullable: true` only where a thing can truly be absent).
 * The plugin of `kit/nullability.ts` prints that as `@semanticNonNull`, so that one failed call empties one field and not its parents.
 */
import SchemaBuilder from '@pothos/core';

import type { Context } from '../context.ts';
import type { Upload } from './kit/upload.ts';
import { marksPlugin } from './kit/fieldFlags.ts';
import { nullabilityPlugin } from './kit/nullability.ts';

/** A scalar that reads and writes the same JavaScript type. */
interface Scalar<T> {
  Input: T;
  Output: T;
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
    HTML: Scalar<string>;
    JPY: Scalar<number>;
    /** Comes in and never goes out. */
    Upload: { Input: Upload; Output: never };
  };
}>({
  plugins: [marksPlugin, nullabilityPlugin],
  defaultFieldNullability: false,
});

builder.queryType({
  description: 'Read operations. A query field is null without an error when the thing does not exist.',
});
builder.subscriptionType({
  description:
    'Operations that answer again and again, over server-sent events (POST with `accept: text/event-stream`). Each begins with the state as it is.',
  extensions: { personal: true },
});
builder.mutationType({
  description:
    'Write operations. Each takes one `input` and answers a payload with `userErrors`; a null payload means a fault, told in `errors`.',
  extensions: { personal: true },
});
