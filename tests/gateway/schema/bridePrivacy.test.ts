/** Private fields never leave the gateway: reads every field of a bride on every path to one. */
import { getNamedType, type GraphQLSchema, isLeafType, isObjectType, isRequiredArgument } from 'graphql';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { type ExtraFieldsOrigin, startExtraFieldsOrigin } from './extraFieldsOrigin.ts';
import { createTestGateway, demoHeaders } from './testGateway.ts';

const SECRETS = { line_user_id: 'U-secret-line', is_staff: 'secret-staff' };

let origin: ExtraFieldsOrigin;
let gateway: ReturnType<typeof createTestGateway>;
beforeAll(async () => {
  origin = await startExtraFieldsOrigin(inject('originUrl'), SECRETS);
  gateway = createTestGateway(origin.url);
});
afterAll(async () => {
  await gateway.close();
  await origin[Symbol.asyncDispose]();
});

/** Types that belong to a bride; halls and lists have their own tests. */
const BRIDE_TYPES = new Set(['Album', 'BrideProduce', 'BrideReport', 'Image', 'Photo', 'ThemeTag']);

/** All fields of a type without required arguments, including those of its own nested types. */
function selectAllFields(schema: GraphQLSchema, typeName: string): string {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`${typeName} is no object type.`);
  return Object.values(type.getFields())
    .filter(({ args }) => !args.some(isRequiredArgument))
    .flatMap(({ name, type: of }) => {
      const inner = getNamedType(of);
      if (isLeafType(inner)) return [name];
      return BRIDE_TYPES.has(inner.name) ? [`${name} { ${selectAllFields(schema, inner.name)} }`] : [];
    })
    .join(' ');
}

/** Whether a value contains a bride. */
const holdsBride = (data: unknown): boolean => JSON.stringify(data).includes('"isOfficial":');

test.each([
  ['by id', '{ bride(by: { rawId: "1001" }) { ...Whole } }'],
  ['as a node', '{ node(id: "QnJpZGU6MTAwMQ") { ...Whole } }'],
  ['behind her album', '{ bride(by: { rawId: "1001" }) { albums { bride { ...Whole } } } }'],
  ['picked by the editors', '{ pickupBrides { ...Whole } }'],
  ['picked for a prefecture', '{ pickupBrides(prefectureSlug: "tokyo") { ...Whole } }'],
  ['picked once', '{ pickedBrides(first: 20) { nodes { ...Whole } } }'],
  ['of a wedding', '{ pickupWeddings(prefectureSlug: "tokyo") { bride { ...Whole } } }'],
  ['of a theme', '{ themeTags(first: 1) { nodes { brides(first: 20) { nodes { ...Whole } } } } }'],
  ['of a hall', '{ hall(by: { rawId: "10" }) { brides { ...Whole } } }'],
  ['behind a review', '{ hall(by: { rawId: "10" }) { reviews { nodes { bride { ...Whole } } } } }'],
  ['as one’s own profile', '{ viewer { account { profile { ...Whole } } } }'],
])('neither LINE id nor staff flag appears in a bride %s', async (_way, text) => {
  const whole = `fragment Whole on Bride { ${selectAllFields(gateway.schema, 'Bride')} }`;
  const result = await gateway.execute(`${text} ${whole}`, {}, { headers: demoHeaders, compiled: true });
  expect(holdsBride(result.data)).toBe(true);
  expect(JSON.stringify(result)).not.toMatch(/secret-(line|staff)/);
});

test('no type has such a field, nor one for whether a profile is private or closed', () => {
  const json = Object.values(gateway.schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`));
  expect(json.filter((name) => /\.(is_?staff|line_?user_?id|is_?private|is_?active)$/i.test(name))).toEqual(
    [],
  );
});
