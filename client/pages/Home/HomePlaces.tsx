import { graphql, useFragment } from 'react-relay/hooks.js';
import type { HomePlaces_query$key } from '../../__generated__/HomePlaces_query.graphql.ts';
import { Section } from '../../ui/base/Section.tsx';
import { PrefectureTiles } from '../../ui/place/PrefectureTiles.tsx';

/** All prefectures with their number of halls, by area; destinations abroad after them. */
export function HomePlaces(props: { query: HomePlaces_query$key }) {
  const { options, everywhere } = useFragment(
    graphql`
      fragment HomePlaces_query on Query @throwOnFieldError {
        options: hallSearchOptions {
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
        everywhere: halls(first: 1) @catch(to: NULL) {
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
  const countOf = (slug: string) =>
    counts?.find((item) => item.kind === 'PREFECTURE' && item.slug === slug)?.count ?? null;
  const abroad = options.areas.filter((area) => !area.domesticArea);
  return (
    <Section id="places" title="地域から探す">
      <div className="flow">
        <PrefectureTiles
          regions={options.areas
            .filter((area) => area.domesticArea)
            .map((area) => ({
              name: area.name,
              href: `/a/${area.slug}`,
              prefectures: options.prefectures
                .filter((prefecture) => prefecture.areaSlug === area.slug)
                .map(({ slug, name }) => ({ slug, name, href: `/pref/${slug}`, count: countOf(slug) })),
            }))}
        />
        {abroad.length > 0 && (
          <p>
            海外：
            {abroad.map((area, index) => (
              <span key={area.slug}>
                {index > 0 && '、'}
                <a href={`/a/${area.slug}`}>{area.name}</a>
              </span>
            ))}
          </p>
        )}
      </div>
    </Section>
  );
}
