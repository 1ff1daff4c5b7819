/** What this kit adds to Pothos' own types: two plugins and their field options. */
import type { FieldNullability, InputFieldMap, SchemaTypes, TypeParam } from '@pothos/core';

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      nullability: import('@pothos/core').BasePlugin<Types>;
      marks: import('@pothos/core').BasePlugin<Types>;
    }

    export interface FieldOptions<
      Types extends SchemaTypes = SchemaTypes,
      ParentShape = unknown,
      Type extends TypeParam<Types> = TypeParam<Types>,
      Nullable extends FieldNullability<Type> = FieldNullability<Type>,
      Args extends InputFieldMap = InputFieldMap,
      ResolveShape = unknown,
      ResolveReturnShape = unknown,
    > {
      /** Cannot fail, because the parent holds the value: printed `!` (see `nullability.ts`). */
      infallible?: boolean;
      /** Depends on who asks: documents that select it run with identity and are never shared. */
      personal?: boolean;
      /** For whoever knows the arguments: documents that select it are asked by POST and never shared. */
      secret?: boolean;
      /** Needs nothing of the parent but its id and starts together with it (see `prefetch.ts`). */
      startsWithParent?: boolean;
    }
  }
}
