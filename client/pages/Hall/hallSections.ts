import type { HallPageQuery } from '../../__generated__/HallPageQuery.graphql.ts';
import type { HallSectionsQuery } from '../../__generated__/HallSectionsQuery.graphql.ts';
import hallSectionsQuery from '../../__generated__/HallSectionsQuery$parameters.ts';
import { loadableSections } from '../../router/sections.ts';

/** Sections by their anchor, with the variables that each alone reads. */
const SECTION_VARIABLES = {
  costs: ['costCount', 'costGuests'],
  reviews: [
    'season',
    'reviewFilter',
    'lowestRatedFirst',
    'reviewSort',
    'reviewPage',
    'reviewCount',
    'isPaged',
  ],
  photos: [],
  'bride-photos': ['photoCount'],
  brides: [],
  fairs: ['fairCount'],
  questions: [],
  benefits: [],
  access: [],
  videos: [],
  nearby: [],
} as const;

/** Variables of the query for some of the sections. */
function sectionsVariables(
  variables: HallPageQuery['variables'],
  sections: readonly string[],
): HallSectionsQuery['variables'] {
  const { by, season, reviewFilter, lowestRatedFirst, reviewSort, reviewPage, reviewCount } = variables;
  const { fairCount, costCount, costGuests, photoCount } = variables;
  const has = (section: keyof typeof SECTION_VARIABLES) => sections.includes(section);
  return {
    by,
    season,
    reviewFilter,
    lowestRatedFirst,
    reviewSort,
    reviewPage,
    reviewCount,
    fairCount,
    costCount,
    costGuests,
    photoCount,
    costs: has('costs'),
    reviews: has('reviews'),
    photos: has('photos'),
    bridePhotos: has('bride-photos'),
    brides: has('brides'),
    fairs: has('fairs'),
    questions: has('questions'),
    benefits: has('benefits'),
    access: has('access'),
    videos: has('videos'),
    nearby: has('nearby'),
  };
}

export const hallSections = loadableSections<HallPageQuery, HallSectionsQuery>({
  query: hallSectionsQuery,
  load: () => import('./HallSectionsQuery.ts'),
  variables: SECTION_VARIABLES,
  select: sectionsVariables,
});
