import { readFileSync } from 'node:fs';
import { buildSchema, isObjectType, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { expect, it } from 'vitest';
import documents from '#client/documents.json' with { type: 'json' };

const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'));

/** Fields of Hall that the hall page does not select, with the reason. */
const UNSELECTED = new Set([
  'shortName', // the page shows the full name
  'viewerHasClipped', // personal: fetched in bulk for all halls of a page
  'viewerClip', // personal: the list of clips
  'clipCount', // selected by ClipButton on Clippable
  'costEstimate', // of the visitor's number of guests, which is on the device: a query of its own
  'allBrides', // a page of their own
  'nextFair', // the page lists all fairs
  'nextFairOn', // for rows of a list: the page reads the fairs themselves
  'endedFair', // for the address of a fair that is not listed
  'createdAt', // record creation; the page shows updatedAt
  'url', // the site builds its own paths
]);

it('the hall page query selects every other field of Hall', () => {
  const hall = schema.getType('Hall');
  if (!isObjectType(hall)) throw new Error('Hall is no object type');
  const text = Object.values(documents).find((document) => document.startsWith('query HallPageQuery('));
  const selected = new Set<string>();
  const info = new TypeInfo(schema);
  visit(
    parse(text ?? ''),
    visitWithTypeInfo(info, {
      Field({ name }) {
        if (info.getParentType() === hall) selected.add(name.value);
      },
    }),
  );
  const expected = Object.keys(hall.getFields()).filter((field) => !UNSELECTED.has(field));
  expect(expected.filter((field) => !selected.has(field))).toEqual([]);
});
