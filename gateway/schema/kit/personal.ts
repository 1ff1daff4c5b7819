/** Which documents must not be shared: those that touch anything depending on who asks, or on a secret only some know. */
import {
  type DocumentNode,
  type FieldNode,
  getNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isAbstractType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/** What a document touches, whatever its variables. */
export interface Privacy {
  /**
   * A field marked `personal`, or any field of a type marked so (`Viewer`, `Account`, `Mutation`), or an object of any
   * type (`node`) where nothing says that it is none of those: it runs with identity.
   */
  readonly personal: boolean;
  /** A field marked `secret`: its answer is for whoever knows the arguments, and asked by POST alone. */
  readonly secret: boolean;
}

/** Looks at every operation of a document, through fragments. Documents that touch neither run bare and may be shared by all readers. */
export function privacyOf(schema: GraphQLSchema, document: DocumentNode): Privacy {
  const types = new TypeInfo(schema);
  let personal = false;
  let secret = false;
  visit(
    document,
    visitWithTypeInfo(types, {
      Field(field) {
        personal ||= mayBePersonal(schema, types.getType(), field);
        const marks = types.getFieldDef()?.extensions;
        personal ||= marks?.['personal'] === true || types.getParentType()?.extensions['personal'] === true;
        secret ||= marks?.['secret'] === true;
      },
    }),
  );
  return { personal, secret };
}

/** Whether a field gives objects of several types, personal ones among them, and is asked only for what all of them have. */
function mayBePersonal(
  schema: GraphQLSchema,
  type: GraphQLOutputType | null | undefined,
  { selectionSet }: FieldNode,
): boolean {
  const named = type && getNamedType(type);
  if (!named || !isAbstractType(named) || !selectionSet?.selections.every(({ kind }) => kind === Kind.FIELD))
    return false;
  return schema.getPossibleTypes(named).some(({ extensions }) => extensions['personal'] === true);
}
