/** Answers to the query of the search page. */
const counts = (values: Record<string, number>) =>
  Object.entries(values).map(([value, count]) => ({ value, count }));

/** Halls that a search finds; `kinds` are their numbers by kind of venue: 1 hotel, 3 dedicated venue, 4 restaurant. */
export const searchHalls = (totalCount: number | null, kinds: Record<string, number>) => ({
  id: 'halls',
  totalCount,
  interpretation: null,
  edges: [{ __typename: 'HallSearchEdge' }],
  nodes: [],
  pageCursors: null,
  areaCounts: [{ slug: 'kanto', kind: 'AREA', count: 7 }],
  facetCounts: {
    venueTypes: counts(kinds),
    people: counts({ 60: 4 }),
    planIds: [],
    goodsIds: [],
    tasteIds: [],
    chapelIds: [],
    weddingStyleIds: [],
    officialOnly: [],
    bestRateOnly: [],
    districts: [],
    stations: [],
  },
});

export const SEARCH_OPTIONS = {
  areas: [{ slug: 'kanto', name: '関東', domesticArea: 'EAST' }],
  prefectures: [],
  regions: [],
  districts: [],
  stations: [],
  planTypes: [],
  goods: [],
  tastes: [],
  chapels: [],
  planTags: [],
};
