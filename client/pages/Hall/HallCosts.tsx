import { graphql, useFragment } from 'react-relay/hooks.js';
import type { HallCosts_hall$key } from '../../__generated__/HallCosts_hall.graphql.ts';
import { month, season } from '../../format.ts';
import type { Place } from '../../router/page.tsx';
import { Button, ButtonLink } from '../../ui/base/Button.tsx';
import { Section } from '../../ui/base/Section.tsx';
import { CostLegend } from '../../ui/cost/CostBar.tsx';
import { CostCaseRow } from '../../ui/cost/CostCaseRow.tsx';
import { PeoplePriceGrid } from '../../ui/cost/PeoplePriceGrid.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { moreOf } from './hallAddress.ts';
import { KeptFields } from './KeptFields.tsx';
import styles from './HallSections.module.css';

const GUESTS = [20, 40, 60, 80, 100, 120].map((guests) => ({
  value: String(guests),
  label: `${guests}名前後`,
}));

/** What weddings cost here: where they lie by guests and money, and case by case from first estimate to final bill. */
export function HallCosts(props: { hall: HallCosts_hall$key; place: Place }) {
  const { address } = props.place;
  const hall = useFragment(
    graphql`
      fragment HallCosts_hall on Hall @throwOnFieldError {
        commentStats {
          rangeOfPeople
          rangeOfPrice
          count
        }
        costs(first: $costCount, guestCount: $costGuests) {
          totalCount
          nodes {
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
  const scale = Math.max(0, ...nodes.map((cost) => Math.max(cost.total, cost.firstEstimate ?? 0)));
  const guests = address.query.get('guests') ?? '';
  return (
    <Section
      id="costs"
      title="実際の費用"
      note={totalCount == null ? undefined : `${totalCount}件`}
      lead="式を挙げたカップルの報告です。初回の見積もりと最終の金額を並べ、25%増のところに目安の線を引いています。"
    >
      <div className="wide-flow">
        <PeoplePriceGrid
          counts={hall.commentStats.map(({ rangeOfPeople, rangeOfPrice, count }) => ({
            people: rangeOfPeople,
            price: rangeOfPrice,
            count,
          }))}
        />
        <form action={`${address.path}#costs`} method="get" data-scroll="keep" className={styles.filter}>
          <KeptFields address={address} except={['guests', 'more']} />
          <SelectField
            name="guests"
            label="人数"
            noneLabel="すべての人数"
            choices={GUESTS}
            defaultValue={guests}
          />
          <Button type="submit">絞り込む</Button>
        </form>
        {nodes.length === 0 ? (
          <EmptyState drawing="costs" title="この人数の費用の報告はまだありません" />
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
                    cost.weddingMonth ? month(cost.weddingMonth) : cost.season ? season(cost.season) : null,
                    cost.guestCount == null ? null : `${cost.guestCount}名`,
                  ].filter((text) => text !== null),
                  first: cost.firstEstimate ?? null,
                  total: cost.total,
                  items: cost.items.map(({ name, firstEstimate, final }) => ({
                    name,
                    first: firstEstimate ?? null,
                    final: final ?? null,
                  })),
                }}
              />
            ))}
          </div>
        )}
        {pageInfo.hasNextPage && address.query.get('more') !== 'costs' && (
          <ButtonLink href={moreOf(address, 'costs')}>費用の報告をもっと見る</ButtonLink>
        )}
      </div>
    </Section>
  );
}
