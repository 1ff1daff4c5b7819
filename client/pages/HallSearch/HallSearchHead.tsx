import { graphql, useFragment } from 'react-relay/hooks.js';
import type { HallSearchHead_halls$key } from '../../__generated__/HallSearchHead_halls.graphql.ts';
import { number } from '../../format.ts';
import { hallPath } from '../../components/hall/hallPath.ts';
import { picture } from '../../components/hall/picture.ts';
import { Head } from '../../components/page/Head.tsx';
import { breadcrumbGraph, type GraphItem } from '../../components/page/JsonLd.tsx';
import { useVisit } from '../../requestContext.ts';
import { Breadcrumb, type Crumb } from '../../ui/base/Breadcrumb.tsx';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import { atPlace, isListed, NO_CONDITIONS, writeConditions, type Conditions } from './conditions.ts';
import { areaSlugOf, namedConditions, placeName, prefectureOf, type Options } from './options.ts';

/** What was searched, in words: for the reader, for the window and for search engines. */
export function HallSearchHead(props: {
  halls: HallSearchHead_halls$key;
  options: Options | null;
  conditions: Conditions;
}) {
  const { options, conditions } = props;
  const { site } = useVisit();
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
  const title = titleOf(conditions, options);
  const crumbs = crumbsOf(conditions, options, title);
  const found = halls.nodes ?? [];
  const cover = found[0]?.coverImages?.[0];
  const image = cover && picture(cover).url;
  const count = halls.totalCount == null ? '' : `${number(halls.totalCount)}会場を掲載。`;
  return (
    <>
      <Head
        title={title}
        description={`${title}を、口コミ・実際の費用・写真から探せます。${count}収容人数、雰囲気、チャペルなどの条件で絞り込めます。`}
        canonical={writeConditions(conditions)}
        page={conditions.page}
        noindex={!isListed(conditions)}
        image={image}
        graph={[
          breadcrumbGraph(site.url, crumbs),
          listGraph(
            title,
            found.map((hall) => site.url + hallPath(hall)),
          ),
        ]}
      />
      <Breadcrumb crumbs={crumbs} />
      <PageTitle set="words">{title}</PageTitle>
    </>
  );
}

/** 「東京都・ホテルの結婚式場」 */
function titleOf(conditions: Conditions, options: Options | null): string {
  const names = options
    ? namedConditions({ ...conditions, name: '' }, options).map(({ label }) => label)
    : [];
  const title = names.length === 0 ? '結婚式場を探す' : `${names.slice(0, 3).join('・')}の結婚式場`;
  return conditions.name === '' ? title : `「${conditions.name}」の検索結果`;
}

/** The way through the places: area, prefecture, and what was searched. */
function crumbsOf(conditions: Conditions, options: Options | null, title: string): Crumb[] {
  const crumbs: Crumb[] = [{ label: 'トップ', href: '/' }];
  const { place } = conditions;
  if (!place || !options) return [...crumbs, { label: title }];
  crumbs.push({ label: '会場を探す', href: '/halls/search/' });
  const prefecture = prefectureOf(place, options);
  const areaSlug = areaSlugOf(place, options);
  if (areaSlug && place.kind !== 'area') {
    const label = placeName({ kind: 'area', value: areaSlug }, options) ?? areaSlug;
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
