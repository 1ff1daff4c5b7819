import { afterAll, expect, inject, it } from 'vitest';
import documents from '#client/documents.json' with { type: 'json' };
import { createTestGateway } from './testGateway.ts';

const { execute, close } = createTestGateway(inject('originUrl'));
afterAll(close);

const text = Object.values(documents).find((document) => document.startsWith('query HallSectionsQuery('));

const CONDITIONS = {
  season: null,
  reviewFilter: null,
  lowestRatedFirst: false,
  reviewSort: 'NEWEST',
  reviewPage: 1,
  reviewCount: 18,
  fairCount: 20,
  costCount: 20,
  costGuests: 60,
  photoCount: 36,
};

/** REST calls of each section besides that of the hall. */
const CALLS = {
  costs: ['R67', 'R71'],
  // Those shown and, for the averages, all in the recommended order.
  reviews: ['R70', 'R70', 'R83'],
  photos: ['R61', 'R62', 'R66', 'R92'],
  bridePhotos: ['R57', 'R58', 'R65'],
  brides: ['R70'],
  fairs: ['R59', 'R64', 'R93', 'R94'],
  questions: ['R63'],
  benefits: ['R56', 'R68'],
  access: ['R55', 'R60'],
  videos: ['R79'],
  nearby: ['R60'],
};
const NONE = Object.fromEntries(Object.keys(CALLS).map((section) => [section, false]));

it.each(Object.entries(CALLS))('%s alone costs the calls of its section', async (section, expected) => {
  // Nothing of this hall is cached: each section has its own.
  const rawId = String(101 + Object.keys(CALLS).indexOf(section));
  const variables = { by: { rawId }, ...CONDITIONS, ...NONE, [section]: true };
  const { calls, errors } = await execute(text ?? '', variables, { compiled: true });
  expect(errors).toEqual([]);
  expect(calls).toEqual(['R54', ...expected]);
});
