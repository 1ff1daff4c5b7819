/** The two Pothos plugins of this schema, and the field options they add. */
import SchemaBuilder, {
  BasePlugin,
  type FieldNullability,
  type InputFieldMap,
  type PothosOutputFieldConfig,
  type SchemaTypes,
  type TypeParam,
} from '@pothos/core';
import { DirectiveLocation, GraphQLDirective, GraphQLInt, GraphQLList, GraphQLNonNull } from 'graphql';

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      nullability: import('@pothos/core').BasePlugin<Types>;
      fieldFlags: import('@pothos/core').BasePlugin<Types>;
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
      /** The parent holds the value, so the field cannot fail: printed as `!` instead of `@semanticNonNull`. */
      nonNull?: boolean;
      /** Depends on the viewer: documents that select it run with identity and are never shared. */
      personal?: boolean;
      /**
       * Meant only for holders of its arguments (a link, a login id): documents that select it run without identity,
       * are never shared or cached, and must be sent by POST to keep the arguments out of addresses.
       */
      secret?: boolean;
      /** Needs only the parent's id, so its resolver may run before the parent is loaded (`lookAhead.ts`). */
      prefetch?: boolean;
      /**
       * With `prefetch`: the value follows from the id alone, so that `nodes` reads no object where nothing else is selected.
       */
      needsNoObject?: boolean;
      /** The resolver reads `info`. Compiled operations create it for no other field. */
      usesInfo?: boolean;
    }
  }
}

export const nullabilityPlugin = 'nullability' as const;
export const fieldFlagsPlugin = 'fieldFlags' as const;

/** The schema itself uses level 0 only; `levels` is declared because clients may expect it. */
export const semanticNonNullDirective = new GraphQLDirective({
  name: 'semanticNonNull',
  description:
    'The field is null only when an entry in `errors` names it. Clients that handle errors (Relay `@throwOnFieldError` and `@catch`, error-aware Apollo Kotlin and iOS) may read it as non-null.',
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: {
    levels: {
      description:
        'The levels it applies to: 0 is the field itself, 1 the items of its list. Always 0 here: list items are truly non-null.',
      type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(GraphQLInt))),
      default: { value: [0] },
    },
  },
});

class NullabilityPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    if (field.type.nullable || field.pothosOptions.nonNull) return field;
    return {
      ...field,
      type: { ...field.type, nullable: true },
      extensions: { ...field.extensions, directives: { semanticNonNull: {} } },
    };
  }
}

const FIELD_FLAGS = ['personal', 'secret', 'prefetch', 'needsNoObject', 'usesInfo'] as const;

/** Copies the flags from a field's options to its `extensions`. */
class FieldFlagsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    const flags = FIELD_FLAGS.filter((flag) => field.pothosOptions[flag]);
    if (flags.length === 0) return field;
    return {
      ...field,
      extensions: { ...field.extensions, ...Object.fromEntries(flags.map((flag) => [flag, true])) },
    };
  }
}

SchemaBuilder.registerPlugin(nullabilityPlugin, NullabilityPlugin);
SchemaBuilder.registerPlugin(fieldFlagsPlugin, FieldFlagsPlugin);
