/** Which documents are personal: those that touch anything depending on who asks. All others run bare and may be shared by all readers. */
import { type DocumentNode, type GraphQLSchema, TypeInfo, visit, visitWithTypeInfo } from 'graphql';

/**
 * Whether a document selects a personal field: one marked `personal`, or any field of a type marked so (`Viewer`, `Account`, `Mutation`).
 * Looks at every operation of the document, through fragments; the answer holds for the document whatever its variables.
 */
export function isPersonal(schema: GraphQLSchema, document: DocumentNode): boolean {
  const types = new TypeInfo(schema);
  let personal = false;
  visit(
    document,
    visitWithTypeInfo(types, {
      Field() {
        personal ||=
          types.getFieldDef()?.extensions['personal'] === true ||
          types.getParentType()?.extensions['personal'] === true;
      },
    }),
  );
  return personal;
}
