/** Null in a variable whose place takes no null: validation accepts the variable because it has a default. */
import { afterAll, describe, expect, inject, test } from 'vitest';

import { createTestGateway, demoHeaders } from './testGateway.ts';

const { execute, close } = createTestGateway(inject('originUrl'));
afterAll(close);

const hallId = Buffer.from('Hall:1').toString('base64url');

const documents = {
  'an argument': 'query ($at: String = "1") { writer(rawId: $at) { id } }',
  'an input field':
    'query ($at: String = "kanto") { hall(by: { slug: { areaSlug: $at, slug: "x" } }) { id } }',
  'a field of a @oneOf input': 'query ($at: String = "1") { hall(by: { rawId: $at }) { id } }',
  'an item of a list': `query ($at: ID = "${hallId}") { nodes(ids: [$at]) { id } }`,
  'the input of a mutation':
    'mutation ($at: String = "1") { clip(input: { target: { hallRawId: $at } }) { userErrors { code } } }',
  '@include': 'query ($at: Boolean = true) { viewer { isInApp @include(if: $at) } }',
  '@skip': 'query ($at: Boolean = true) { viewer { isInApp @skip(if: $at) } }',
};

describe.each(Object.entries(documents))('null for %s', (_place, document) => {
  test.each([false, true])('is an error of the client (compiled: %s)', async (compiled) => {
    const { errors, calls } = await execute(document, { at: null }, { compiled, headers: demoHeaders });
    expect(errors).toMatchObject([{ code: 'BAD_USER_INPUT', message: expect.stringContaining('null') }]);
    expect(calls).toEqual([]);
  });
});
