/** Counts per option of hall search (X12). */
import { builder } from '#gateway/schema/builder.ts';
import type { countHallFacets } from '#gateway/upstream/endpoints/search.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';

type Facets = Reply<typeof countHallFacets>['facets'];

/** One option, with how many halls it would leave. */
interface Facet {
  readonly value: string | number;
  readonly count: number;
}

const FacetCount = builder.objectRef<Facet>('FacetCount').implement({
  description: 'Number of halls with one option added to the filter.',
  fields: (t) => ({
    value: t.string({
      infallible: true,
      description:
        'Value of the option: an id or slug of `hallSearchOptions`; for venue types the number of the REST API, for guests their number.',
      resolve: ({ value }) => String(value),
    }),
    count: t.exposeInt('count', {
      infallible: true,
      description: 'Number of halls; 0 is a count, an option that is not listed is unknown.',
    }),
  }),
});

export const HallFacetCounts = builder.objectRef<Facets>('HallFacetCounts').implement({
  description:
    'Number of halls per option, by condition. Options of a list are added to those chosen; an option of place takes the place of all conditions of place.',
  fields: (t) => {
    const facet = (key: keyof Facets, description: string) =>
      t.field({ type: [FacetCount], infallible: true, description, resolve: (facets) => facets[key] });
    return {
      venueTypes: facet('k', 'Venue types.'),
      planIds: facet('p', 'Plan types.'),
      goodsIds: facet('g', 'Goods.'),
      tasteIds: facet('t', 'Tastes.'),
      chapelIds: facet('c', 'Chapels.'),
      weddingStyleIds: facet('ws', 'Wedding styles.'),
      officialOnly: facet('official', 'The one option `1`.'),
      bestRateOnly: facet('best_rate', 'The one option `1`.'),
      people: facet('people', '20, 40, 60, 80, 100 and 120 guests.'),
      areas: facet('area_slug', 'All areas.'),
      prefectures: facet('prefecture_slug', 'Prefectures of the area where one is known, else all.'),
      regions: facet('region_slugs', 'Regions of the prefectures that are known, else none.'),
      districts: facet('district_slug', 'Districts of the prefectures that are known, else none.'),
      stations: facet('station_id', 'Stations of the prefectures that are known, else none.'),
    };
  },
});
