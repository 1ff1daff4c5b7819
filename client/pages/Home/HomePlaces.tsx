import { graphql, useFragment } from 'react-relay/hooks.js';
import type { HomePlaces_query$key } from '../../__generated__/HomePlaces_query.graphql.ts';
import { Section } from '../../ui/base/Section.tsx';
import { PrefectureTiles } from '../../ui/place/PrefectureTiles.tsx';

/** Prefectures by area with their hall counts, then destinations abroad. */
export function HomePlaces(props: { query: HomePlaces_query$key }) {
  const { options, everywhere } = useFragment(
    graphql`
      fragment HomePlaces_query on Query {
        options: hallSearchOptions @required(action: THROW) {
          areas @required(action: THROW) {
            slug
            name
            domesticArea
          }
          prefectures @required(action: THROW) {
            slug
            name
            areaSlug
          }
        }
        everywhere: halls(first: 1) {
          areaCounts {
            slug
            kind
            count
          }
        }
      }
    `,
    props.query,
  );
  const counts = everywhere?.areaCounts;
  const countOf = (kind: string, slug: string) =>
    counts?.find((item) => item.kind === kind && item.slug === slug)?.count ?? null;
  return (
    <Section id="places" title="地域から探す">
      <PrefectureTiles
        regions={options.areas
          .filter((area) => area.domesticArea)
          .map((area) => ({
            name: area.name,
            href: `/a/${area.slug}`,
            prefectures: options.prefectures
              .filter((prefecture) => prefecture.areaSlug === area.slug)
              .map(({ slug, name }) => ({
                slug,
                name,
                href: `/pref/${slug}`,
                count: countOf('PREFECTURE', slug),
              })),
          }))}
        abroad={options.areas
          .filter((area) => !area.domesticArea)
          .map(({ slug, name }) => ({ name, href: `/a/${slug}`, count: countOf('AREA', slug) }))}
      />
    </Section>
  );
}
