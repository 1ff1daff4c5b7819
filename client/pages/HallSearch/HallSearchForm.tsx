import { useEffect, useEffectEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { HallSearchForm_halls$key } from '../../__generated__/HallSearchForm_halls.graphql.ts';
import { HallSearchField } from '../../components/search/HallSearchField.tsx';
import { suggestionPath } from '../../components/search/searchSuggestions.ts';
import { VENUE_TYPES } from '../../labels.ts';
import { parseAddress } from '../../router/address.ts';
import { formAddress } from '../../router/intercept.ts';
import { isEdited, useDefaultsOf } from '../../ui/form/formDefaults.ts';
import { ErrorNote } from '../../ui/notice/ErrorNote.tsx';
import { CountButton } from '../../ui/search/CountButton.tsx';
import { FilterGroup, FilterOption } from '../../ui/search/FilterGroup.tsx';
import { FilterSheet } from '../../ui/search/FilterSheet.tsx';
import {
  NO_CONDITIONS,
  readConditions,
  writeConditions,
  type ChoiceKey,
  type Conditions,
} from './searchConditions.ts';
import { CHOICE_TITLES, choicesOf, type SearchOptions } from './searchOptions.ts';
import { PlaceTree } from './PlaceTree.tsx';
import { withTerm } from './understoodSearch.ts';
import type { Draft } from './useHallCount.ts';
import { hallSearchPath } from '../../paths.ts';

export const FILTER_SHEET = 'conditions';

const GUEST_COUNTS = [20, 40, 60, 80, 100, 120];

const CHOICE_ORDER: readonly ChoiceKey[] = ['t', 'c', 'ws', 'g', 'p'];

/**
 * All search conditions as one GET form. The submit button shows the result count of the current input; options show
 * their facet count where the API has one.
 */
export function HallSearchForm(props: {
  halls: HallSearchForm_halls$key;
  options: SearchOptions | null;
  conditions: Conditions;
  /** The conditions with choices not submitted yet. */
  chosen: Conditions;
  draft: Draft | null;
  onChoose: (conditions: Conditions) => void;
}) {
  const { options, conditions, chosen, draft, onChoose } = props;
  const address = writeConditions({ ...conditions, page: 1 });
  const form = useDefaultsOf(address);
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
  /** The conditions that the shown counts belong to; the latest choice may not be counted yet. */
  const counted = (draft?.halls && draft.counted) ?? conditions;
  const facets = halls.facetCounts;
  const { tasteIds, chapelIds, weddingStyleIds, goodsIds, planIds } = facets ?? {};
  const choiceCounts = { t: tasteIds, c: chapelIds, ws: weddingStyleIds, g: goodsIds, p: planIds };
  const facetCount = (
    list: ReadonlyArray<{ value: string; count: number }> | null | undefined,
    value: string,
  ) => list?.find((facet) => facet.value === value)?.count;
  /** Options of one kind are combined by OR. With one selected, the counts of the others are what each adds. */
  const alternative = (
    list: ReadonlyArray<{ value: string; count: number }> | null | undefined,
    value: string,
    chosenValues: readonly string[],
  ) => {
    const found = facetCount(list, value);
    if (chosenValues.length === 0) return { count: found };
    const isChosen = chosenValues.includes(value);
    return isChosen || found == null || halls.totalCount == null
      ? { count: null }
      : { count: Math.max(0, found - halls.totalCount), isAdded: true };
  };
  /** The conditions as they are chosen in the form. */
  const current = () =>
    form.current
      ? (readConditions(parseAddress(formAddress(form.current)), {}) ?? NO_CONDITIONS)
      : conditions;
  const countEarlyChoice = useEffectEvent(() => {
    if (form.current && isEdited(form.current)) onChoose(current());
  });
  // A choice made before hydration, or restored by the browser, fires no event here.
  useEffect(() => countEarlyChoice(), []);
  return (
    <form ref={form} action={hallSearchPath()} method="get" onChange={() => onChoose(current())}>
      <FilterSheet
        id={FILTER_SHEET}
        search={address}
        clearHref={hallSearchPath()}
        footer={
          <CountButton
            count={draft ? draft.count : (halls.totalCount ?? null)}
            isCounting={draft?.isCounting}
          />
        }
      >
        <HallSearchField
          defaultValue={conditions.name}
          hrefFor={(term) =>
            term.kind === 'HALL'
              ? suggestionPath(term)
              : writeConditions(withTerm({ ...current(), name: '', page: 1 }, term))
          }
        />
        {options ? (
          <PlaceTree halls={halls} options={options} conditions={chosen} />
        ) : (
          <ErrorNote title="条件の一覧を読み込めませんでした" detail="会場名と人数では探せます。" />
        )}
        <FilterGroup title="会場の種類" selectedCount={conditions.venueTypes.length} open>
          {VENUE_TYPES.map((type) => (
            <FilterOption
              key={type.value}
              name="k"
              value={type.number}
              label={type.name}
              {...alternative(
                facets?.venueTypes,
                type.number,
                VENUE_TYPES.filter((known) => counted.venueTypes.includes(known.value)).map(
                  (known) => known.number,
                ),
              )}
              defaultChecked={conditions.venueTypes.includes(type.value)}
            />
          ))}
        </FilterGroup>
        <FilterGroup title="ゲストの人数" selectedCount={conditions.people === null ? 0 : 1} open>
          <FilterOption
            type="radio"
            name="people"
            value=""
            label="指定なし"
            defaultChecked={conditions.people === null}
          />
          {guestCountChoices(conditions.people).map((people) => (
            <FilterOption
              key={people}
              type="radio"
              name="people"
              value={String(people)}
              label={`${people}名`}
              count={GUEST_COUNTS.includes(people) ? facetCount(facets?.people, String(people)) : null}
              defaultChecked={conditions.people === people}
            />
          ))}
        </FilterGroup>
        {options &&
          CHOICE_ORDER.map((key) => (
            <FilterGroup key={key} title={CHOICE_TITLES[key]} selectedCount={conditions.choices[key].length}>
              {choicesOf(options, key).map((choice) => (
                <FilterOption
                  key={choice.value}
                  name={key}
                  value={choice.value}
                  label={choice.label}
                  {...alternative(choiceCounts[key], choice.value, counted.choices[key])}
                  defaultChecked={conditions.choices[key].includes(choice.value)}
                />
              ))}
            </FilterGroup>
          ))}
        <FilterGroup
          title="安心の条件"
          selectedCount={Number(conditions.officialOnly) + Number(conditions.bestRateOnly)}
        >
          <FilterOption
            name="official"
            value="1"
            label="公式ページあり"
            count={facetCount(facets?.officialOnly, '1')}
            defaultChecked={conditions.officialOnly}
          />
          <FilterOption
            name="best_rate"
            value="1"
            label="ベストレート保証"
            count={facetCount(facets?.bestRateOnly, '1')}
            defaultChecked={conditions.bestRateOnly}
          />
        </FilterGroup>
        <SortField conditions={conditions} />
      </FilterSheet>
    </form>
  );
}

/** Submits the current sort order. */
function SortField({ conditions }: { conditions: Conditions }) {
  const order = parseAddress(writeConditions({ ...NO_CONDITIONS, sort: conditions.sort })).query.get('s');
  return order ? <input type="hidden" name="s" value={order} /> : null;
}

/** The offered guest counts plus the one in the URL. */
function guestCountChoices(chosen: number | null): number[] {
  return [...new Set(chosen === null ? GUEST_COUNTS : [...GUEST_COUNTS, chosen])].toSorted((a, b) => a - b);
}
