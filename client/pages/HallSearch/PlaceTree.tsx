import { graphql, useFragment } from 'react-relay/hooks.js';
import type { PlaceTree_halls$key } from '../../__generated__/PlaceTree_halls.graphql.ts';
import { formatNumber } from '../../format.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { FilterGroup, FilterOption } from '../../ui/search/FilterGroup.tsx';
import {
  atPlace,
  placePairs,
  writeConditions,
  type Conditions,
  type PlaceCondition,
} from './searchConditions.ts';
import { areaSlugOf, areasOf, placeName, prefectureOf, type SearchOptions } from './searchOptions.ts';
import styles from './PlaceTree.module.css';

/**
 * Chooses the place: area, prefecture, then region, district or station. Each step is a link that keeps the other
 * conditions; several regions of a prefecture can be selected.
 */
export function PlaceTree(props: {
  halls: PlaceTree_halls$key;
  options: SearchOptions;
  conditions: Conditions;
}) {
  const { options, conditions } = props;
  const halls = useFragment(
    graphql`
      fragment PlaceTree_halls on HallSearchConnection {
        areaCounts {
          slug
          kind
          count
        }
        facetCounts {
          districts {
            value
            count
          }
          stations {
            value
            count
          }
        }
      }
    `,
    props.halls,
  );
  const { place } = conditions;
  const prefecture = prefectureOf(place, options);
  const areaSlug = areaSlugOf(place, options);
  const link = (to: PlaceCondition | null) => writeConditions(atPlace(conditions, to));
  const counts = halls.areaCounts;
  const countOf = (kind: string, slug: string) =>
    counts && (counts.find((item) => item.kind === kind && item.slug === slug)?.count ?? 0);
  const facetCount = (
    list: ReadonlyArray<{ value: string; count: number }> | null | undefined,
    value: string,
  ) => list?.find((facet) => facet.value === value)?.count;

  return (
    <FilterGroup title="エリア" open selectedCount={place ? 1 : 0}>
      <div className={styles.tree}>
        <ol className={styles.trail}>
          {place && (
            <li>
              <a href={link(null)}>全国</a>
            </li>
          )}
          {areaSlug && (
            <li>
              {place?.kind === 'area' ? (
                <b>{placeLabel(place, options)}</b>
              ) : (
                <a href={link({ kind: 'area', value: areaSlug })}>
                  {placeLabel({ kind: 'area', value: areaSlug }, options)}
                </a>
              )}
            </li>
          )}
          {prefecture && (
            <li>
              {place?.kind === 'prefecture' ? (
                <b>{prefecture.name}</b>
              ) : (
                <a href={link({ kind: 'prefecture', value: prefecture.slug })}>{prefecture.name}</a>
              )}
            </li>
          )}
        </ol>
        {areaSlug === null && (
          <>
            <PlaceLinks
              items={areasOf(options, 'japan').map((area) => ({
                name: area.name,
                href: link({ kind: 'area', value: area.slug }),
                count: countOf('AREA', area.slug),
              }))}
            />
            <CollapsedPlaces
              title="海外"
              items={areasOf(options, 'abroad').map((area) => ({
                name: area.name,
                href: link({ kind: 'area', value: area.slug }),
                count: countOf('AREA', area.slug),
              }))}
            />
          </>
        )}
        {areaSlug !== null && !prefecture && (
          <PlaceLinks
            items={options.prefectures
              .filter((candidate) => candidate.areaSlug === areaSlug)
              .map(({ slug, name }) => ({
                name,
                href: link({ kind: 'prefecture', value: slug }),
                count: countOf('PREFECTURE', slug),
              }))}
          />
        )}
        {prefecture && (
          <>
            <div>
              {options.regions
                .filter((region) => region.prefectureSlug === prefecture.slug)
                .map((region) => (
                  <FilterOption
                    key={region.slug}
                    name="region_slugs"
                    value={region.slug}
                    label={region.name}
                    variant="row"
                    count={countOf('REGION', region.slug)}
                    defaultChecked={place?.kind === 'regions' && place.values.includes(region.slug)}
                  />
                ))}
            </div>
            <CollapsedPlaces
              title="地区から選ぶ"
              items={options.districts
                .filter((district) => district.prefectureSlug === prefecture.slug)
                .map(({ slug, name }) => ({
                  name,
                  href: link({ kind: 'district', value: slug }),
                  count: facetCount(halls.facetCounts?.districts, slug),
                }))}
            />
            <CollapsedPlaces
              title="駅から選ぶ"
              items={options.stations
                .filter((station) => station.prefectureSlug === prefecture.slug)
                .map(({ id, name }) => ({
                  name: `${name}駅`,
                  href: link({ kind: 'station', value: id }),
                  count: facetCount(halls.facetCounts?.stations, id),
                }))}
            />
          </>
        )}
        {/* Submits the place with the form; selected regions override their prefecture. */}
        {placePairs(place?.kind === 'regions' ? prefecturePlace(prefecture) : place).map(([name, value]) => (
          <input key={value} type="hidden" name={name} value={value} />
        ))}
      </div>
    </FilterGroup>
  );
}

type PlaceLink = { readonly name: string; readonly href: string; readonly count: number | null | undefined };

function PlaceLinks({ items }: { items: readonly PlaceLink[] }) {
  return (
    <ul className={styles.places}>
      {items.map(({ name, href, count }) => (
        <li key={href}>
          {count === 0 ? (
            <span className={styles.emptyPlace}>
              {name}
              <small>該当なし</small>
            </span>
          ) : (
            <a href={href}>
              {name}
              {typeof count === 'number' && <small className="tabular-nums">{formatNumber(count)}</small>}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function CollapsedPlaces({ title, items }: { title: string; items: readonly PlaceLink[] }) {
  if (items.length === 0) return null;
  return (
    <details className={styles.disclosure}>
      <summary className={styles.summary}>
        {title}
        <Icon name="down" size={18} />
      </summary>
      <PlaceLinks items={items} />
    </details>
  );
}

function placeLabel(place: PlaceCondition, options: SearchOptions): string {
  return placeName(place, options) ?? '';
}

function prefecturePlace(prefecture: { readonly slug: string } | null): PlaceCondition | null {
  return prefecture && { kind: 'prefecture', value: prefecture.slug };
}
