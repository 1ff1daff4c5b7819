/** What is nobody's business never leaves the gateway: every field of a bride is read on every way that leads to one. */
import { getNamedType, type GraphQLSchema, isLeafType, isObjectType, isRequiredArgument } from 'graphql';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { asDemo, createAsking } from './query.ts';
import { type LeakyOrigin, openLeakyOrigin } from './leakyOrigin.ts';

const SECRETS = { line_user_id: 'U-secret-line', is_staff: 'secret-staff' };

let origin: LeakyOrigin;
let asking: ReturnType<typeof createAsking>;
beforeAll(async () => {
  origin = await openLeakyOrigin(inject('originUrl'), SECRETS);
  asking = createAsking(origin.url);
});
afterAll(async () => {
  await asking.close();
  await origin[Symbol.asyncDispose]();
});

/** What a bride is made of; halls and lists that hang on her have their own tests. */
const HER_OWN = new Set(['Album', 'BrideProduce', 'BrideReport', 'Image', 'Photo', 'ThemeTag']);

/** All fields of a type that can be asked for without arguments, with those of her own parts. */
function everything(schema: GraphQLSchema, typeName: string): string {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`${typeName} is no object type.`);
  return Object.values(type.getFields())
    .filter(({ args }) => !args.some(isRequiredArgument))
    .flatMap(({ name, type: of }) => {
      const inner = getNamedType(of);
      if (isLeafType(inner)) return [name];
      return HER_OWN.has(inner.name) ? [`${name} { ${everything(schema, inner.name)} }`] : [];
    })
    .join(' ');
}

/** Whether an answer holds a bride anywhere. */
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
  ['of a hall', '{ hall(by: { rawId: "1" }) { brides { ...Whole } } }'],
  ['behind a review', '{ hall(by: { rawId: "1" }) { reviews { nodes { bride { ...Whole } } } } }'],
  ['as one’s own profile', '{ viewer { account { profile { ...Whole } } } }'],
])('neither LINE id nor staff flag is told of a bride %s', async (_way, text) => {
  const whole = `fragment Whole on Bride { ${everything(asking.schema, 'Bride')} }`;
  const answer = await asking.ask(`${text} ${whole}`, {}, { headers: asDemo, planned: true });
  expect(holdsBride(answer.data)).toBe(true);
  expect(JSON.stringify(answer)).not.toMatch(/secret-(line|staff)/);
});

test('no type tells such a thing, nor whether a profile is private or closed', () => {
  const told = Object.values(asking.schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`));
  expect(told.filter((name) => /\.(is_?staff|line_?user_?id|is_?private|is_?active)$/i.test(name))).toEqual(
    [],
  );
});
