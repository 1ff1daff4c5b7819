import { getNamedType, isInputObjectType, Kind, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { root } from '#tests/harness/process.ts';

import { createTestGateway, demoHeaders } from './testGateway.ts';

const { schema, execute, close } = createTestGateway(inject('originUrl'));
afterAll(close);

const hallId = Buffer.from('Hall:1').toString('base64url');

const byIdOrNumber = (type: string, field: string) => ({
  document: `query ($by: ${type}!) { ${field}(by: $by) { id } }`,
  variable: 'by',
  keys: { id: hallId, rawId: '1' },
});

/** Every @oneOf input, with a document that uses it and a value for each of two fields. */
const inputs = {
  AlbumBy: byIdOrNumber('AlbumBy', 'album'),
  ArticleBy: byIdOrNumber('ArticleBy', 'article'),
  ArticleCategoryBy: byIdOrNumber('ArticleCategoryBy', 'articleCategory'),
  BrideBy: byIdOrNumber('BrideBy', 'bride'),
  GiftTicketBy: {
    document: 'query ($by: GiftTicketBy!) { viewer { account { giftTicket(by: $by) { id } } } }',
    variable: 'by',
    keys: { generalRawId: '88001', ringEngagementRawId: '89001' },
  },
  ReservationBy: {
    document: 'query ($by: ReservationBy!) { reservation(by: $by) { id } }',
    variable: 'by',
    keys: { id: hallId, cancelCode: { rawId: '1', cancelCode: 'nobody-at-all' } },
  },
  ThemeTagBy: byIdOrNumber('ThemeTagBy', 'themeTag'),
  HallBy: {
    document: 'query ($by: HallBy!) { hall(by: $by) { id } }',
    variable: 'by',
    keys: { id: hallId, rawId: '1' },
  },
  FairBy: {
    document: 'query ($by: FairBy!) { fair(by: $by) { id } }',
    variable: 'by',
    keys: { id: hallId, path: { hallRawId: '1', fairRawId: '1' } },
  },
  PlaceInput: {
    document: 'query ($place: PlaceInput!) { areaStats(place: $place) { hallCount } }',
    variable: 'place',
    keys: { areaSlug: 'kanto', prefectureSlug: 'tokyo' },
  },
  ClippableBy: {
    document: 'mutation ($target: ClippableBy!) { clip(input: { target: $target }) { userErrors { code } } }',
    variable: 'target',
    keys: { id: hallId, hallRawId: '1' },
  },
} as const;

describe.each(Object.entries(inputs))('%s takes exactly one field', (_name, { document, variable, keys }) => {
  const [[one, value], [other, another]] = Object.entries(keys) as [[string, unknown], [string, unknown]];

  test.each([
    ['none', {}],
    ['two', { [one]: value, [other]: another }],
    ['one null field', { [one]: null }],
    ['one field and a null field', { [one]: value, [other]: null }],
  ])('rejects %s, compiled or interpreted, before any call', async (_case, variables) => {
    for (const compiled of [false, true]) {
      const { data, errors, calls } = await execute(
        document,
        { [variable]: variables },
        { compiled, headers: demoHeaders },
      );
      expect(data ?? null).toBeNull();
      expect(errors.length).toBeGreaterThan(0);
      expect(calls).toEqual([]);
    }
  });
});

test('the schema has no other such input', async () => {
  const { data } = await execute<{ __schema: { types: { name: string; isOneOf: boolean | null }[] } }>(
    '{ __schema { types { name isOneOf } } }',
  );
  expect(data.__schema.types.filter(({ isOneOf }) => isOneOf).map(({ name }) => name)).toEqual(
    Object.keys(inputs).toSorted(),
  );
});

/** Variables in such inputs that can be null. The specification forbids them, but graphql-js 17.1 lets them pass. */
function nullableVariables(text: string): string[] {
  const document = parse(text);
  const nonNull = new Set<string>();
  const types = new TypeInfo(schema);
  const found: string[] = [];
  visit(document, {
    VariableDefinition: ({ variable, type }) => {
      if (type.kind === Kind.NON_NULL_TYPE) nonNull.add(variable.name.value);
    },
  });
  visit(
    document,
    visitWithTypeInfo(types, {
      ObjectField: ({ value }) => {
        const input = getNamedType(types.getParentInputType());
        if (isInputObjectType(input) && input.isOneOf && value.kind === Kind.VARIABLE)
          if (!nonNull.has(value.name.value)) found.push(value.name.value);
      },
    }),
  );
  return found;
}

const examples = `${root}docs/examples/`;

test.each(readdirSync(examples))('%s compiles in clients that forbid null there', (file) => {
  expect(nullableVariables(readFileSync(examples + file, 'utf8'))).toEqual([]);
});
