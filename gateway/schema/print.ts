/** The schema as text, with `@semanticNonNull` where it applies: graphql-js prints everything but applied directives, introspection drops them too. */
import { type GraphQLSchema, Kind, parse, print, printSchema, visit } from 'graphql';

/** Whether a field carries the directive (set by `kit/nullability.ts`). */
function isSemanticNonNull(schema: GraphQLSchema, typename: string, field: string): boolean {
  const type = schema.getType(typename);
  const directives =
    type && 'getFields' in type ? type.getFields()[field]?.extensions['directives'] : undefined;
  return typeof directives === 'object' && directives !== null && 'semanticNonNull' in directives;
}

/** Prints a schema. Types, fields and arguments come in alphabetical order, so that a change of the schema is the change of a line. */
export function printWithDirectives(schema: GraphQLSchema): string {
  let typename = '';
  const enter = (node: { readonly name: { readonly value: string } }): void => {
    typename = node.name.value;
  };
  const document = visit(parse(printSchema(schema)), {
    ObjectTypeDefinition: { enter },
    InterfaceTypeDefinition: { enter },
    InputObjectTypeDefinition: { enter },
    FieldDefinition(node) {
      if (!isSemanticNonNull(schema, typename, node.name.value)) return undefined;
      return {
        ...node,
        directives: [{ kind: Kind.DIRECTIVE, name: { kind: Kind.NAME, value: 'semanticNonNull' } }],
      };
    },
  });
  return `${print(document)}\n`;
}
