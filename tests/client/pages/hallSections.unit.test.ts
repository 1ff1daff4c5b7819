import { readFileSync } from 'node:fs';
import { buildSchema, isObjectType, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { expect, it } from 'vitest';
import documents from '#client/documents.json' with { type: 'json' };

const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'));

/** What the page of a hall leaves to others, and why. */
const ELSEWHERE = new Set([
  'shortName', // the page has room for the whole name
  'viewerHasClipped', // personal: asked for all halls of a page at once
  'viewerClip', // personal: the list of clips
  'clipCount', // asked of everything that can be clipped, in ClipButton
  'createdAt', // when the source made the record; the page tells when the hall changed
  'url', // the site makes its own addresses
]);

it('the page of a hall asks for everything the schema offers of a hall', () => {
  const hall = schema.getType('Hall');
  if (!isObjectType(hall)) throw new Error('Hall is no object type');
  const text = Object.values(documents).find((document) => document.startsWith('query HallPageQuery('));
  const asked = new Set<string>();
  const info = new TypeInfo(schema);
  visit(
    parse(text ?? ''),
    visitWithTypeInfo(info, {
      Field({ name }) {
        if (info.getParentType() === hall) asked.add(name.value);
      },
    }),
  );
  const offered = Object.keys(hall.getFields()).filter((field) => !ELSEWHERE.has(field));
  expect(offered.filter((field) => !asked.has(field))).toEqual([]);
});
