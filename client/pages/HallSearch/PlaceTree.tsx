import { graphql, useFragment } from 'react-relay/hooks.js';
import type { PlaceTree_halls$key } from '../../__generated__/PlaceTree_halls.graphql.ts';
import { number } from '../../format.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { FilterGroup, FilterOption } from '../../ui/search/FilterGroup.tsx';
import { atPlace, placePairs, writeConditions, type Conditions, type PlaceCondition } from './conditions.ts';
import { areaSlugOf, areasOf, placeName, prefectureOf, type Options } from './options.ts';
import styles from './PlaceTree.module.css';

/**
 * Where to search: areas, the prefectures of one, then regions, districts and stations of one prefecture. Steps are
 * links with the other conditions kept; regions of a prefecture can be chosen together.
 */
export function PlaceTree(props: { halls: PlaceTree_halls$key; options: Options; conditions: Conditions }) {
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
  const facetOf = (list: ReadonlyArray<{ value: string; count: number }> | undefined, value: string) =>
    list && (list.find((facet) => facet.value === value)?.count ?? 0);

  return (
    <FilterGroup title="エリア" open chosen={place ? 1 : 0}>
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
                <b>{nameOf(place, options)}</b>
              ) : (
                <a href={link({ kind: 'area', value: areaSlug })}>
                  {nameOf({ kind: 'area', value: areaSlug }, options)}
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
            <Places
              items={areasOf(options, 'japan').map((area) => ({
                name: area.name,
                href: link({ kind: 'area', value: area.slug }),
                count: countOf('AREA', area.slug),
              }))}
            />
            <Folded
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
          <Places
            items={options.prefectures
              .filter((one) => one.areaSlug === areaSlug)
              .map((one) => ({
                name: one.name,
                href: link({ kind: 'prefecture', value: one.slug }),
                count: countOf('PREFECTURE', one.slug),
              }))}
          />
        )}
        {prefecture && (
          <>
            <div className={styles.regions}>
              {options.regions
                ?.filter((region) => region.prefectureSlug === prefecture.slug)
                .map((region) => (
                  <FilterOption
                    key={region.slug}
                    name="region_slugs"
                    value={region.slug}
                    label={region.name}
                    look="row"
                    count={countOf('REGION', region.slug)}
                    defaultChecked={place?.kind === 'regions' && place.values.includes(region.slug)}
                  />
                ))}
            </div>
            <Folded
              title="地区から選ぶ"
              items={(options.districts ?? [])
                .filter((district) => district.prefectureSlug === prefecture.slug)
                .map((one) => ({
                  name: one.name,
                  href: link({ kind: 'district', value: one.slug }),
                  count: facetOf(halls.facetCounts?.districts, one.slug),
                }))}
            />
            <Folded
              title="駅から選ぶ"
              items={(options.stations ?? [])
                .filter((station) => station.prefectureSlug === prefecture.slug)
                .map((one) => ({
                  name: `${one.name}駅`,
                  href: link({ kind: 'station', value: one.id }),
                  count: facetOf(halls.facetCounts?.stations, one.id),
                }))}
            />
          </>
        )}
        {/* The form sends the place along; regions chosen above win over their prefecture. */}
        {placePairs(place?.kind === 'regions' ? prefecturePlace(prefecture) : place).map(([name, value]) => (
          <input key={value} type="hidden" name={name} value={value} />
        ))}
      </div>
    </FilterGroup>
  );
}

type Item = { readonly name: string; readonly href: string; readonly count: number | null | undefined };

function Places({ items }: { items: readonly Item[] }) {
  return (
    <ul className={styles.places}>
      {items.map(({ name, href, count }) => (
        <li key={href}>
          {count === 0 ? (
            <span className={styles.none}>
              {name}
              <small>該当なし</small>
            </span>
          ) : (
            <a href={href}>
              {name}
              {typeof count === 'number' && <small className="figures">{number(count)}</small>}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function Folded({ title, items }: { title: string; items: readonly Item[] }) {
  if (items.length === 0) return null;
  return (
    <details className={styles.folded}>
      <summary className={styles.fold}>
        {title}
        <Icon name="down" size={18} />
      </summary>
      <Places items={items} />
    </details>
  );
}

function nameOf(place: PlaceCondition, options: Options): string {
  return placeName(place, options) ?? '';
}

function prefecturePlace(prefecture: { readonly slug: string } | null): PlaceCondition | null {
  return prefecture && { kind: 'prefecture', value: prefecture.slug };
}
