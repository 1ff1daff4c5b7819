import { afterAll, expect, inject, it } from 'vitest';
import documents from '#client/documents.json' with { type: 'json' };
import { globalId } from '#gateway/schema/kit/node.ts';
import { createTestGateway } from './testGateway.ts';

const { execute, close } = createTestGateway(inject('originUrl'));
afterAll(close);

/** Variables of sections besides the subject's id. */
const CONDITIONS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  hallSectionsCosts: { costCount: 20, costGuests: 60 },
  hallSectionsReviews: {
    season: null,
    reviewFilter: null,
    lowestRatedFirst: false,
    reviewSort: 'NEWEST',
    reviewPage: 1,
    reviewCount: 18,
  },
  hallSectionsGrowth: { comparesGrowth: false },
  hallSectionsBridePhotos: { photoCount: 36 },
  hallSectionsFairs: { fairCount: 20 },
  homeSectionsPopular: { prefectureSlug: 'tokyo' },
};

/** REST calls of each section of a page, with that of its subject, which the page has just read. */
const CALLS = {
  Hall: {
    hallSectionsCosts: ['R54', 'R67', 'R71'],
    hallSectionsGrowth: ['R54', 'R71'],
    // Those shown and, for the averages, all in the recommended order.
    hallSectionsReviews: ['R54', 'R70', 'R70'],
    hallSectionsPhotos: ['R54', 'R61', 'R62', 'R66', 'R92'],
    hallSectionsBridePhotos: ['R54', 'R57', 'R58', 'R65'],
    hallSectionsBrides: ['R54', 'R70'],
    hallSectionsFairs: ['R54', 'R59', 'R64', 'R93', 'R94'],
    hallSectionsQuestions: ['R54', 'R63'],
    hallSectionsBenefits: ['R54', 'R56', 'R68'],
    hallSectionsAccess: ['R54', 'R55', 'R60'],
    hallSectionsVideos: ['R54', 'R79'],
    hallSectionsNearby: ['R54', 'R60'],
  },
  Bride: {
    brideSectionsReport: ['R15', 'R17'],
    brideSectionsAlbums: ['R15', 'R16'],
    brideSectionsMakers: ['R15', 'R21'],
    brideSectionsHall: ['R15', 'R54'],
    brideSectionsSameHall: ['R15', 'R70'],
  },
  Article: { articleSectionsAuthor: ['R01', 'R02'], articleSectionsRelated: ['R02', 'R06'] },
  Query: {
    articleSectionsRanking: ['R04'],
    homeSectionsIntroduction: ['R86'],
    homeSectionsPopular: ['R69', 'R83', 'R91'],
    homeSectionsBrides: ['R10'],
    // R02 once for each article of its own that the day has.
    homeSectionsMagazine: ['R02', 'R09'],
    homeSectionsPlaces: ['R88'],
    homeSectionsSearches: ['R90'],
  },
};

const sections = Object.entries(CALLS).flatMap(([subject, calls]) =>
  Object.entries(calls).map(([section, expected], at) => ({ subject, section, expected, at })),
);

/** Subjects that are not cached: each section has its own. */
const SUBJECTS: Readonly<Record<string, (at: number) => string>> = {
  Hall: (at) => globalId('Hall', String(101 + at)),
  // The first has a report.
  Bride: (at) => globalId('Bride', String(at === 0 ? 1001 : 2010 + at)),
  Article: (at) => globalId('Article', String(101 + at)),
};

it.each(sections)('$section alone costs its own calls', async ({ subject, section, expected, at }) => {
  const text = Object.values(documents).find((document) => document.startsWith(`query ${section}Query`));
  const id = SUBJECTS[subject]?.(at);
  const variables = { ...(id && { id }), ...CONDITIONS[section] };
  const { calls, errors } = await execute(text ?? '', variables, { compiled: true });
  expect(errors).toEqual([]);
  expect(section === 'homeSectionsMagazine' ? [...new Set(calls)] : calls).toEqual(expected);
});
