/**
 * Semantic nullability. A field that is never absent prints as a nullable type with `@semanticNonNull`: it is null only together with an
 * entry in `errors`. A fault thus costs one field, and clients that handle errors may still read it as non-null.
 * `infallible: true` keeps the true `!` for what its parent already holds: ids, cursors, counts of a loaded row.
 */
import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';
import { DirectiveLocation, GraphQLDirective, GraphQLInt, GraphQLList, GraphQLNonNull } from 'graphql';

/** Name of the plugin in `builder.ts`. */
export const nullabilityPlugin = 'nullability' as const;

/** The directive, declared with the one argument clients may meet; this schema only ever uses level 0. */
export const semanticNonNullDirective = new GraphQLDirective({
  name: 'semanticNonNull',
  description:
    'The field is null only when an entry in `errors` names it. Clients that handle errors (Relay `@throwOnFieldError` and `@catch`, error-aware Apollo Kotlin and iOS) may read it as non-null.',
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: {
    levels: {
      description:
        'Which levels are meant: 0 is the field itself, 1 the items of its list. Always 0 here: list items are truly non-null.',
      type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(GraphQLInt))),
      default: { value: [0] },
    },
  },
});

class NullabilityPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    if (field.type.nullable || field.pothosOptions.infallible) return field;
    return {
      ...field,
      type: { ...field.type, nullable: true },
      extensions: { ...field.extensions, directives: { semanticNonNull: {} } },
    };
  }
}

SchemaBuilder.registerPlugin(nullabilityPlugin, NullabilityPlugin);
