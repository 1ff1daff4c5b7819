import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { HallCosts_hall$key } from '../../__generated__/HallCosts_hall.graphql.ts';
import { formatMonth, formatSeason } from '../../format.ts';
import type { Address } from '../../router/address.ts';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { Section } from '../../ui/base/Section.tsx';
import { CostLegend } from '../../ui/cost/CostBar.tsx';
import { CostCaseRow } from '../../ui/cost/CostCaseRow.tsx';
import { PeoplePriceGrid } from '../../ui/cost/PeoplePriceGrid.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { expandedListUrl, isExpanded, readGuests } from './hallRoute.ts';
import { ConditionDetails, GuestsField, SectionFilter } from './SectionFilter.tsx';

/** Reported costs: distribution by guests and price, and single cases from first estimate to final bill. */
export function HallCosts(props: {
  hall: HallCosts_hall$key;
  address: Address;
  /** How the bills grow, or a fallback. */
  growth: (lead: string) => ReactNode;
  estimate: ReactNode;
}) {
  const { address } = props;
  const hall = useFragment(
    graphql`
      fragment HallCosts_hall on Hall {
        commentStats {
          rangeOfPeople
          rangeOfPrice
          count
        }
        costs(first: $costCount, guestCount: $costGuests) @required(action: THROW) {
          totalCount
          nodes @required(action: THROW) {
            rawId
            nickname
            guestCount
            weddingMonth
            season
            firstEstimate
            total
            items {
              name
              firstEstimate
              final
            }
          }
          pageInfo {
            hasNextPage
          }
        }
      }
    `,
    props.hall,
  );
  const { nodes, totalCount, pageInfo } = hall.costs;
  const scale = Math.max(0, ...nodes.map((cost) => Math.max(cost.total ?? 0, cost.firstEstimate ?? 0)));
  const guests = readGuests(address, 'guests');
  const isFiltered = guests.count !== null;
  return (
    <Section
      id="costs"
      title="実際の費用"
      note={totalCount == null ? undefined : `${totalCount}件`}
      live
      lead={props.growth('ここで式を挙げたカップルの報告です。')}
    >
      <div className="flow">
        {props.estimate}
        {nodes.length === 0 ? (
          <EmptyState
            drawing="costs"
            title={isFiltered ? 'この人数の費用の報告はまだありません' : '費用の報告はまだありません'}
          />
        ) : (
          <div className="flow">
            <CostLegend />
            {nodes.map((cost) => (
              <CostCaseRow
                key={cost.rawId}
                scale={scale}
                cost={{
                  nickname: cost.nickname ?? null,
                  circumstances: [
                    cost.weddingMonth
                      ? formatMonth(cost.weddingMonth)
                      : cost.season
                        ? formatSeason(cost.season)
                        : null,
                    cost.guestCount == null ? null : `${cost.guestCount}名`,
                  ].filter((text) => text !== null),
                  estimate: cost.firstEstimate ?? null,
                  total: cost.total ?? null,
                  items: (cost.items ?? []).map(({ name, firstEstimate, final }) => ({
                    name: name ?? 'その他',
                    first: firstEstimate ?? null,
                    final: final ?? null,
                  })),
                }}
              />
            ))}
          </div>
        )}
        {pageInfo?.hasNextPage && !isExpanded(address, 'costs') && (
          <ButtonLink href={expandedListUrl(address, 'costs')} data-scroll="keep">
            費用の報告をもっと見る
          </ButtonLink>
        )}
        {(isFiltered || nodes.length > 0) && (
          <ConditionDetails label="人数で絞り込む・分布を見る" areSet={guests.text !== ''}>
            <div className="flow">
              <SectionFilter address={address} section="costs" params={['guests']} submitLabel="絞り込む">
                <GuestsField name="guests" guests={guests} />
              </SectionFilter>
              {hall.commentStats?.some(({ count }) => count > 0) && (
                <PeoplePriceGrid
                  counts={hall.commentStats.map(({ rangeOfPeople, rangeOfPrice, count }) => ({
                    people: rangeOfPeople,
                    price: rangeOfPrice,
                    count,
                  }))}
                />
              )}
            </div>
          </ConditionDetails>
        )}
      </div>
    </Section>
  );
}
