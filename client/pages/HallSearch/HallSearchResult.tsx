import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { HallSearchResult_halls$key } from '../../__generated__/HallSearchResult_halls.graphql.ts';
import { formatNumber } from '../../format.ts';
import { HALL_SORTS } from '../../hallSorts.ts';
import { NO_BUDGET, useBudget, withinBudget } from '../../components/cost/budget.ts';
import { CostForGuests } from '../../components/cost/CostForGuests.tsx';
import { useGuestCount } from '../../components/cost/guestCount.ts';
import { useHallEstimates } from '../../components/cost/hallEstimates.ts';
import { HallCard } from '../../components/hall/HallCard.tsx';
import { FilterButton } from '../../ui/search/FilterSheet.tsx';
import { FilterChips } from '../../ui/search/FilterChips.tsx';
import { SortMenu } from '../../ui/search/SortMenu.tsx';
import { Pager } from '../../ui/base/Pager.tsx';
import { conditionPairs, NO_CONDITIONS, writeConditions, type Conditions } from './searchConditions.ts';
import { BudgetChoice } from './BudgetChoice.tsx';
import { EmptyResult } from './EmptyResult.tsx';
import { FILTER_SHEET } from './HallSearchForm.tsx';
import { HallSearchMap } from './HallSearchMap.tsx';
import { LinkedHall, LinkedHalls } from './LinkedHalls.tsx';
import styles from './HallSearchResult.module.css';
import { activeConditions, type SearchOptions } from './searchOptions.ts';

const SPONSORED_POSITION = 3;

export function HallSearchResult(props: {
  halls: HallSearchResult_halls$key;
  options: SearchOptions | null;
  conditions: Conditions;
  /** The conditions with choices not submitted yet. */
  chosen: Conditions;
  /** Labelled sponsored hall among the first results. */
  sponsored?: ReactNode;
}) {
  const { options, conditions } = props;
  const halls = useFragment(
    graphql`
      fragment HallSearchResult_halls on HallSearchConnection {
        totalCount
        ...HallSearchMap_halls
        nodes {
          id
          ...HallCard_hall
        }
        pageCursors {
          last {
            page
          }
          around {
            page
          }
        }
      }
    `,
    props.halls,
  );
  const nodes = halls.nodes ?? [];
  const guestCount = useGuestCount();
  const budget = useBudget();
  const ids = nodes.map(({ id }) => id);
  const estimates = useHallEstimates(ids, guestCount);
  const { shown, over, unknown } = withinBudget(
    nodes.map((hall, index) => ({ hall, estimate: estimates[index] })),
    guestCount === null ? NO_BUDGET : budget,
  );
  const { last, around = [] } = halls.pageCursors ?? {};
  const chips = options ? activeConditions(conditions, options) : [];
  const clearHref = writeConditions({ ...NO_CONDITIONS, sort: conditions.sort });
  const sort = HALL_SORTS.find((known) => known.value === conditions.sort);
  return (
    <section aria-label="検索結果" className={styles.result}>
      <LinkedHalls>
        <div className={styles.section}>
          <div className={styles.bar}>
            {halls.totalCount != null && (
              <output className={styles.count}>
                <b className="tabular-nums">{formatNumber(halls.totalCount)}</b>会場
              </output>
            )}
            <FilterButton sheet={FILTER_SHEET} count={conditionPairs(conditions).length} />
          </div>
          <FilterChips
            filters={chips.map(({ label, without }) => ({ label, removeHref: writeConditions(without) }))}
            clearHref={clearHref}
          />
          {nodes.length > 0 && (
            <SortMenu
              options={HALL_SORTS.map(({ value, name }) => ({
                label: name,
                href: writeConditions({ ...props.chosen, sort: value, page: 1 }),
                current: value === conditions.sort,
              }))}
            />
          )}
          {nodes.length > 0 && sort && (
            <p aria-live="polite" className={styles.sortReason}>
              {sort.why}
            </p>
          )}
        </div>
        <HallSearchMap halls={halls} conditions={props.chosen} />
        {nodes.length > 0 ? (
          <div className={styles.section}>
            {guestCount !== null && (
              <BudgetChoice
                guestCount={guestCount}
                budget={budget}
                counts={{ halls: nodes.length, over, unknown }}
              />
            )}
            <div className="cards cards-2">
              {shown.slice(0, SPONSORED_POSITION).map((hall, index) => (
                <LinkedHall key={hall.id} id={hall.id}>
                  <HallCard
                    hall={hall}
                    level={2}
                    priority={index === 0}
                    estimate={<CostForGuests hallId={hall.id} />}
                  />
                </LinkedHall>
              ))}
              {props.sponsored}
              {shown.slice(SPONSORED_POSITION).map((hall) => (
                <LinkedHall key={hall.id} id={hall.id}>
                  <HallCard hall={hall} level={2} estimate={<CostForGuests hallId={hall.id} />} />
                </LinkedHall>
              ))}
            </div>
            <Pager
              page={conditions.page}
              lastPage={last?.page ?? Math.max(1, ...around.map(({ page }) => page))}
              hrefFor={(page) => writeConditions({ ...conditions, page })}
              label="検索結果"
            />
          </div>
        ) : (
          <EmptyResult active={chips} />
        )}
      </LinkedHalls>
    </section>
  );
}
