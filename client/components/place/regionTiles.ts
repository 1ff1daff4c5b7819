import { graphql, readInlineData } from 'relay-runtime';
import type { regionTiles_options$key } from '../../__generated__/regionTiles_options.graphql.ts';
import type { RegionTiles } from '../../ui/place/PrefectureTiles.tsx';

interface Links {
  readonly hrefOf: (prefectureSlug: string) => string;
  /** Without it, areas are not links. */
  readonly areaHrefOf?: (areaSlug: string) => string;
  /** Number of halls, where it is shown and known. */
  readonly countOf?: (prefectureSlug: string) => number | null;
}

/** Prefectures by area in Japan; those whose area is not known come last. @throws when a list is unknown */
export function regionTiles(options: regionTiles_options$key, links: Links): RegionTiles[] {
  const { areas, prefectures } = readInlineData(
    graphql`
      fragment regionTiles_options on HallSearchOptions @inline {
        areas {
          slug
          name
          domesticArea
        }
        prefectures {
          slug
          name
          areaSlug
        }
      }
    `,
    options,
  );
  if (!areas || !prefectures) throw new Error('The places cannot be read');
  const { hrefOf, areaHrefOf, countOf = () => null } = links;
  const tiles = (isWithin: (areaSlug: string | null | undefined) => boolean): RegionTiles['prefectures'] =>
    prefectures
      .filter(({ areaSlug }) => isWithin(areaSlug))
      .map(({ slug, name }) => ({ slug, name, href: hrefOf(slug), count: countOf(slug) }));
  const regions = areas
    .filter(({ domesticArea }) => domesticArea)
    .map(({ slug, name }) => ({
      name,
      href: areaHrefOf?.(slug),
      prefectures: tiles((areaSlug) => areaSlug === slug),
    }));
  const others = tiles((areaSlug) => areas.every(({ slug }) => slug !== areaSlug));
  return others.length === 0
    ? regions
    : [...regions, { name: '地方を確認中の都道府県', prefectures: others }];
}
