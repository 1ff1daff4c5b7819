/** Prints the schema with applied `@semanticNonNull` directives, which graphql-js and introspection leave out. */
import { type GraphQLSchema, Kind, parse, print, printSchema, visit } from 'graphql';

function isSemanticNonNull(schema: GraphQLSchema, typename: string, field: string): boolean {
  const type = schema.getType(typename);
  const directives =
    type && 'getFields' in type ? type.getFields()[field]?.extensions['directives'] : undefined;
  return typeof directives === 'object' && directives !== null && 'semanticNonNull' in directives;
}

export function printSchemaWithDirectives(schema: GraphQLSchema): string {
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
