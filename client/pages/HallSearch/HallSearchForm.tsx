import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { HallSearchForm_halls$key } from '../../__generated__/HallSearchForm_halls.graphql.ts';
import { VENUE_TYPES } from '../../names.ts';
import { parseAddress } from '../../router/address.ts';
import { addressOfForm } from '../../router/intercept.ts';
import { ErrorNote } from '../../ui/notice/ErrorNote.tsx';
import { CountButton } from '../../ui/search/CountButton.tsx';
import { FilterGroup, FilterOption } from '../../ui/search/FilterGroup.tsx';
import { FilterSheet } from '../../ui/search/FilterSheet.tsx';
import { SearchField } from '../../ui/search/SearchField.tsx';
import {
  NO_CONDITIONS,
  readConditions,
  writeConditions,
  type ChoiceKey,
  type Conditions,
} from './conditions.ts';
import { CHOICE_TITLES, choicesOf, type Options } from './options.ts';
import { PlaceTree } from './PlaceTree.tsx';
import { useHallCount } from './useHallCount.ts';

/** Id of the sheet; the button above the result opens it. */
export const FILTER_SHEET = 'conditions';

/** Guest counts that are offered. */
const PEOPLE = [20, 40, 60, 80, 100, 120];

const CHOICE_ORDER: readonly ChoiceKey[] = ['t', 'c', 'ws', 'g', 'p'];

/**
 * All conditions as one GET form. While they are being chosen the button says how many halls they find, and every
 * option how many it would leave; where the source does not count, options stand without numbers.
 */
export function HallSearchForm(props: {
  halls: HallSearchForm_halls$key;
  options: Options | null;
  conditions: Conditions;
}) {
  const { options, conditions } = props;
  const form = useRef<HTMLFormElement>(null);
  const { draft, count } = useHallCount();
  const halls = useFragment<HallSearchForm_halls$key>(
    graphql`
      fragment HallSearchForm_halls on HallSearchConnection {
        totalCount
        ...PlaceTree_halls
        facetCounts {
          venueTypes {
            value
            count
          }
          planIds {
            value
            count
          }
          goodsIds {
            value
            count
          }
          tasteIds {
            value
            count
          }
          chapelIds {
            value
            count
          }
          weddingStyleIds {
            value
            count
          }
          officialOnly {
            value
            count
          }
          bestRateOnly {
            value
            count
          }
          people {
            value
            count
          }
        }
      }
    `,
    draft?.halls ?? props.halls,
  );
  const facets = halls.facetCounts;
  const { tasteIds, chapelIds, weddingStyleIds, goodsIds, planIds } = facets ?? {};
  const choiceCounts = { t: tasteIds, c: chapelIds, ws: weddingStyleIds, g: goodsIds, p: planIds };
  const countIn = (list: ReadonlyArray<{ value: string; count: number }> | undefined, value: string) =>
    list && (list.find((facet) => facet.value === value)?.count ?? 0);
  const recount = () => {
    if (!form.current) return;
    count(readConditions(parseAddress(addressOfForm(form.current)), {}) ?? NO_CONDITIONS);
  };

  return (
    // A new search is a new form: what was chosen stands in the address, not in the fields of the one before.
    <form
      ref={form}
      key={writeConditions({ ...conditions, page: 1 })}
      action="/halls/search/"
      method="get"
      onChange={recount}
    >
      <FilterSheet
        id={FILTER_SHEET}
        clearHref="/halls/search/"
        footer={
          <CountButton
            count={draft ? draft.count : (halls.totalCount ?? null)}
            counting={draft?.isCounting}
          />
        }
      >
        <SearchField
          name="name"
          label="会場名で探す"
          defaultValue={conditions.name}
          placeholder="会場名・よみがな"
        />
        {options ? (
          <PlaceTree halls={halls} options={options} conditions={conditions} />
        ) : (
          <ErrorNote title="条件の一覧を読み込めませんでした" detail="会場名と人数では探せます。" />
        )}
        <FilterGroup title="会場の種類" chosen={conditions.venueTypes.length} open>
          {VENUE_TYPES.map((type) => (
            <FilterOption
              key={type.value}
              name="k"
              value={type.number}
              label={type.name}
              count={countIn(facets?.venueTypes, type.number)}
              defaultChecked={conditions.venueTypes.includes(type.value)}
            />
          ))}
        </FilterGroup>
        <FilterGroup title="ゲストの人数" chosen={conditions.people === null ? 0 : 1} open>
          <FilterOption
            type="radio"
            name="people"
            value=""
            label="指定なし"
            defaultChecked={conditions.people === null}
          />
          {peopleChoices(conditions.people).map((people) => (
            <FilterOption
              key={people}
              type="radio"
              name="people"
              value={String(people)}
              label={`${people}名`}
              count={PEOPLE.includes(people) ? countIn(facets?.people, String(people)) : null}
              defaultChecked={conditions.people === people}
            />
          ))}
        </FilterGroup>
        {options &&
          CHOICE_ORDER.map((key) => (
            <FilterGroup key={key} title={CHOICE_TITLES[key]} chosen={conditions.choices[key].length}>
              {choicesOf(options, key).map((choice) => (
                <FilterOption
                  key={choice.value}
                  name={key}
                  value={choice.value}
                  label={choice.label}
                  count={countIn(choiceCounts[key], choice.value)}
                  defaultChecked={conditions.choices[key].includes(choice.value)}
                />
              ))}
            </FilterGroup>
          ))}
        <FilterGroup
          title="安心の条件"
          chosen={Number(conditions.officialOnly) + Number(conditions.bestRateOnly)}
        >
          <FilterOption
            name="official"
            value="1"
            label="公式ページあり"
            count={countIn(facets?.officialOnly, '1')}
            defaultChecked={conditions.officialOnly}
          />
          <FilterOption
            name="best_rate"
            value="1"
            label="ベストレート保証"
            count={countIn(facets?.bestRateOnly, '1')}
            defaultChecked={conditions.bestRateOnly}
          />
        </FilterGroup>
        <SortField conditions={conditions} />
      </FilterSheet>
    </form>
  );
}

/** The order chosen travels with the form. */
function SortField({ conditions }: { conditions: Conditions }) {
  const order = parseAddress(writeConditions({ ...NO_CONDITIONS, sort: conditions.sort })).query.get('s');
  return order ? <input type="hidden" name="s" value={order} /> : null;
}

/** The numbers offered, with the one from the address among them. */
function peopleChoices(chosen: number | null): number[] {
  return [...new Set(chosen === null ? PEOPLE : [...PEOPLE, chosen])].toSorted((one, other) => one - other);
}
