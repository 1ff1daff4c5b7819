import { graphql, useFragment } from 'react-relay/hooks.js';
import type { HallSearchHead_halls$key } from '../../__generated__/HallSearchHead_halls.graphql.ts';
import { UNNAMED_PLACE } from '../../labels.ts';
import { formatNumber } from '../../format.ts';
import { hallPath } from '../../components/hall/hallPath.ts';
import { toPicture } from '../../components/photo/picture.ts';
import { Head, onlyPrefecture } from '../../components/page/Head.tsx';
import { breadcrumbGraph, type GraphItem } from '../../components/page/JsonLd.tsx';
import { useRequestContext } from '../../requestContext.ts';
import { Breadcrumb, type Crumb } from '../../ui/base/Breadcrumb.tsx';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import { atPlace, isListed, NO_CONDITIONS, writeConditions, type Conditions } from './searchConditions.ts';
import { areaSlugOf, placeName, prefectureOf, type SearchOptions } from './searchOptions.ts';
import { searchSubject, searchTitle, titleInPhrases } from './searchTitles.ts';
import { hallSearchPath, homePath } from '../../paths.ts';

/** Title, breadcrumb and structured data of a search. */
export function HallSearchHead(props: {
  halls: HallSearchHead_halls$key;
  options: SearchOptions | null;
  conditions: Conditions;
}) {
  const { options, conditions } = props;
  const { site } = useRequestContext();
  const halls = useFragment(
    graphql`
      fragment HallSearchHead_halls on HallSearchConnection {
        totalCount
        nodes {
          ...hallPath_hall
          coverImages {
            ...picture_image
          }
        }
      }
    `,
    props.halls,
  );
  const title = searchTitle(conditions, options);
  const crumbs = crumbsOf(conditions, options, title);
  const nodes = halls.nodes ?? [];
  const cover = nodes[0]?.coverImages?.[0];
  const image = cover && toPicture(cover).url;
  // Its conditions may be unknown, and then have no landing page.
  const isEmpty = halls.totalCount === 0;
  const count = halls.totalCount == null ? '' : `${formatNumber(halls.totalCount)}会場を掲載。`;
  return (
    <>
      <Head
        title={title}
        description={`${searchSubject(conditions, options)}を、口コミ、実際の費用、写真から探せます。${count}収容人数、雰囲気、チャペルなどの条件で絞り込めます。`}
        canonical={isEmpty ? null : canonicalOf(conditions, options)}
        page={conditions.page}
        noindex={isEmpty || !isListed(conditions)}
        image={image}
        graph={[
          breadcrumbGraph(site.url, crumbs),
          listGraph(
            title,
            nodes.map((hall) => site.url + hallPath(hall)),
          ),
        ]}
      />
      <Breadcrumb crumbs={crumbs} />
      <PageTitle kind="heading">{titleInPhrases(title)}</PageTitle>
    </>
  );
}

/** The address of a search; in an area of one prefecture that of the same search in the prefecture. */
function canonicalOf(conditions: Conditions, options: SearchOptions | null): string {
  const { place } = conditions;
  if (place?.kind !== 'area') return writeConditions(conditions);
  const value = onlyPrefecture(options?.prefectures.filter(({ areaSlug }) => areaSlug === place.value));
  return writeConditions(value ? { ...conditions, place: { kind: 'prefecture', value } } : conditions);
}

/** Area, prefecture, then the search itself. */
function crumbsOf(conditions: Conditions, options: SearchOptions | null, title: string): Crumb[] {
  const crumbs: Crumb[] = [{ label: 'トップ', href: homePath() }];
  const { place } = conditions;
  if (!place || !options) return [...crumbs, { label: title }];
  crumbs.push({ label: '会場を探す', href: hallSearchPath() });
  const prefecture = prefectureOf(place, options);
  const areaSlug = areaSlugOf(place, options);
  if (areaSlug && place.kind !== 'area') {
    const label = placeName({ kind: 'area', value: areaSlug }, options) ?? UNNAMED_PLACE;
    crumbs.push({ label, href: writeConditions(atPlace(NO_CONDITIONS, { kind: 'area', value: areaSlug })) });
  }
  if (prefecture && place.kind !== 'prefecture') {
    const href = writeConditions(atPlace(NO_CONDITIONS, { kind: 'prefecture', value: prefecture.slug }));
    crumbs.push({ label: prefecture.name, href });
  }
  return [...crumbs, { label: title }];
}

function listGraph(name: string, urls: readonly string[]): GraphItem {
  const items = urls.map((url, index) => ({ '@type': 'ListItem' as const, position: index + 1, url }));
  return { '@type': 'CollectionPage', name, mainEntity: { '@type': 'ItemList', itemListElement: items } };
}
