import {
  getNamedType,
  graphql,
  type GraphQLArgument,
  type GraphQLNamedType,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isListType,
  isNonNullType,
  isObjectType,
  isSpecifiedScalarType,
  validateSchema,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { buildSchema } from '#gateway/domains/schema.ts';
import { isRateLimited } from '#gateway/http/rateLimit.ts';
import { rejectUndeclaredInfo } from '#gateway/schema/kit/lookAhead.ts';
import { nodeTypeNames } from '#gateway/schema/kit/node.ts';
import { printSchemaWithDirectives } from '#gateway/schema/printSchema.ts';

const schema = buildSchema();
const types = Object.values(schema.getTypeMap()).filter(
  (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
);
const objects = types.filter((type) => isObjectType(type));

/** Every element of a type with its path, for messages. */
function schemaElements(
  type: GraphQLNamedType,
): { place: string; name: string; description?: string | null }[] {
  const own = { place: type.name, name: type.name, description: type.description };
  const at = (part: { name: string; description?: string | null }, place = `${type.name}.${part.name}`) => ({
    place,
    name: part.name,
    description: part.description,
  });
  const inArgs = (field: string, args: readonly GraphQLArgument[]) =>
    args.map((arg) => at(arg, `${type.name}.${field}(${arg.name}:)`));
  if (isObjectType(type) || isInterfaceType(type)) {
    return [
      own,
      ...Object.values(type.getFields()).flatMap((field) => [at(field), ...inArgs(field.name, field.args)]),
    ];
  }
  if (isEnumType(type)) return [own, ...type.getValues().map((value) => at(value))];
  if (isInputObjectType(type)) return [own, ...Object.values(type.getFields()).map((field) => at(field))];
  return [own];
}

describe('the schema', () => {
  test('is valid', () => {
    expect(validateSchema(schema)).toEqual([]);
  });

  test('describes every type, field, argument and value in a sentence', () => {
    const undescribed = types
      .flatMap(schemaElements)
      .filter(({ description }) => !description || !/^[A-Z0-9`@'"].*[.!?`)]$/s.test(description.trim()));
    expect(undescribed.map(({ place }) => place)).toEqual([]);
  });

  test('says what null means for every field that may be null without an error', () => {
    const undescribedNulls = objects
      .filter(({ name }) => name !== 'Mutation' && !name.endsWith('Payload'))
      .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
      .filter(({ field }) => !isNonNullType(field.type) && !field.extensions['directives'])
      .filter(({ field }) => !/null|unknown/i.test(field.description ?? ''));
    expect(undescribedNulls.map(({ type, field }) => `${type.name}.${field.name}`)).toEqual([]);
  });

  test('says of each limited root field that it is', () => {
    const roots = [schema.getQueryType(), schema.getMutationType()];
    const limited = roots
      .flatMap((type) => Object.values(type?.getFields() ?? {}))
      .filter(({ name }) => isRateLimited(new Map([[name, 1]])));
    expect(limited.length).toBeGreaterThan(10);
    const silent = limited.filter(
      ({ description }) => !/Limited per client|RATE_LIMITED/.test(description ?? ''),
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  test('never takes a user id', () => {
    const names = types
      .flatMap(schemaElements)
      .filter(({ place }) => /\(|Input/.test(place))
      .map(({ name }) => name);
    // LINE's own ids identify an account of LINE, not the user.
    expect(names.filter((name) => /user.?id/i.test(name) && name !== 'lineUserId')).toEqual([]);
  });

  test('follows GraphQL naming conventions', () => {
    expect(
      types
        .flatMap(schemaElements)
        .filter(({ name }) => name.includes('_') && name !== name.toUpperCase())
        .map(({ place }) => place),
    ).toEqual([]);
  });

  test('has no list of nullable items but nodes(ids:)', () => {
    const nullableLists = objects
      .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
      .filter(({ field }) => {
        const list = isNonNullType(field.type) ? field.type.ofType : field.type;
        return isListType(list) && !isNonNullType(list.ofType);
      });
    expect(nullableLists.map(({ type, field }) => `${type.name}.${field.name}`)).toEqual(['Query.nodes']);
  });

  test('loads every Node type by its id', () => {
    const node = schema.getType('Node');
    const implementing = isInterfaceType(node) ? schema.getPossibleTypes(node).map(({ name }) => name) : [];
    expect(implementing.toSorted()).toEqual(nodeTypeNames().toSorted());
  });

  test('gives every mutation at most one input and a nullable payload with userErrors', () => {
    for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
      expect(field.args.map(({ name }) => name)).toEqual(field.name === 'logOut' ? [] : ['input']);
      const payload = getNamedType(field.type);
      expect(isNonNullType(field.type)).toBe(false);
      expect(isObjectType(payload) && String(payload.getFields()['userErrors']?.type)).toBe('[UserError!]!');
    }
  });

  test('marks everything that depends on the viewer as personal', () => {
    const isPersonal = (place: { extensions: Readonly<Record<string, unknown>> }) =>
      place.extensions['personal'] === true;
    const fields = objects.flatMap((type) =>
      Object.values(type.getFields())
        .filter(isPersonal)
        .map(({ name }) => `${type.name}.${name}`),
    );
    expect(fields.toSorted()).toEqual([
      'Article.viewerHasClipped',
      'Brand.viewerHasClipped',
      'Bride.viewerHasClipped',
      'Hall.viewerClip',
      'Hall.viewerHasClipped',
      'HallClipShare.isOwnedByViewer',
      'Query.hallClipShare',
      'Query.referralGuest',
      'Query.reservation',
      'Query.viewer',
      'Ring.viewerHasClipped',
    ]);
    expect(
      types
        .filter(isPersonal)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual([
      'Account',
      'GiftTicket',
      'GiftTicketStep',
      'GiftTicketVisit',
      'HallClip',
      'HallClipComment',
      'HallClipShare',
      'MemberContact',
      'Mutation',
      'NativeApp',
      'Reservation',
      'ReservationContact',
      'Subscription',
      'UserKarte',
      'Viewer',
    ]);
  });

  test('declares the fields whose resolvers read info', () => {
    const undeclared = Object.values(buildSchema({ checksInfo: false }).getTypeMap()).flatMap((type) =>
      isObjectType(type) && !isIntrospectionType(type)
        ? Object.values(type.getFields())
            .filter(
              ({ resolve, extensions }) => (resolve?.length ?? 0) > 3 !== (extensions['usesInfo'] === true),
            )
            .map(({ name }) => `${type.name}.${name}`)
        : [],
    );
    expect(undeclared).toEqual([]);
  });

  test('rejects a resolver that reads info without declaring it, whatever its parameters', async () => {
    const built = new GraphQLSchema({
      query: new GraphQLObjectType({
        name: 'Query',
        fields: {
          hidden: { type: GraphQLString, resolve: (...[, , , info]) => info.fieldName },
          declared: {
            type: GraphQLString,
            resolve: (...[, , , info]) => info.fieldName,
            extensions: { usesInfo: true },
          },
        },
      }),
    });
    rejectUndeclaredInfo(built);
    const { data, errors } = await graphql({ schema: built, source: '{ hidden declared }' });
    expect(data).toEqual({ hidden: null, declared: 'declared' });
    expect(errors?.map(({ message }) => message)).toEqual([
      'Query.hidden reads `info`: declare it with `usesInfo: true`.',
    ]);
  });

  test('prints deterministically, with directives and defaults', () => {
    const text = printSchemaWithDirectives(schema);
    expect(printSchemaWithDirectives(buildSchema())).toBe(text);
    expect(text).toContain('viewerHasClipped: Boolean @semanticNonNull');
    expect(text).toContain('first: Int = 30');
    expect(text).toContain('sort: HallSort = RECOMMENDED');
    expect(text).toContain('input HallBy @oneOf');
    expect(text).toContain('directive @defer');
  });
});
