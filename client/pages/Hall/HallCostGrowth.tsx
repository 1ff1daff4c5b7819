import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { HallCostGrowth_hall$key } from '../../__generated__/HallCostGrowth_hall.graphql.ts';
import { formatNumber } from '../../format.ts';
import type { Address } from '../../router/address.ts';
import { Section } from '../../ui/base/Section.tsx';
import { CostGrowthTable, formatChange } from '../../ui/cost/CostGrowthTable.tsx';
import { expandedListUrl, isExpanded } from './hallRoute.ts';

/** Medians of fewer bills say little. */
const FEW_BILLS = 5;

/**
 * How the bills of the hall grow from the first estimate to the final amount: the median as a line that leads to the
 * section, and the section. The section compares items with the prefecture on request only, as that reads the bills of
 * 30 halls.
 */
export default function HallCostGrowth(props: {
  hall: HallCostGrowth_hall$key;
  address: Address;
  place: 'line' | 'section';
  /** In place of the line where no bill gives both amounts. */
  children?: ReactNode;
}) {
  const hall = useFragment(
    graphql`
      fragment HallCostGrowth_hall on Hall @throwOnFieldError {
        costGrowth {
          billCount
          increase
          items @include(if: $comparesGrowth) {
            name
            billCount
            increase
          }
        }
        location {
          prefecture {
            name
            costGrowth @include(if: $comparesGrowth) @catch(to: RESULT) {
              hallCount
              billCount
              increase
              items {
                name
                increase
              }
            }
          }
        }
      }
    `,
    props.hall,
  );
  if (!hall.costGrowth) return props.children;
  const { address } = props;
  const { billCount, increase, items = [] } = hall.costGrowth;
  if (props.place === 'line')
    return (
      <a href={isExpanded(address, 'growth') ? '#growth' : expandedListUrl(address, 'growth')}>
        初回見積もりから{formatChange(increase)}（{billCount}件の中央値）
      </a>
    );
  const prefecture = hall.location?.prefecture;
  const read = prefecture?.costGrowth;
  const typical = read?.ok ? read.value : null;
  return (
    <Section
      id="growth"
      title="見積もりと最終金額"
      note={`実例${billCount}件`}
      lead={
        <>
          初回見積もりから最終金額まで、中央値で<b>{formatChange(increase)}</b>
          {typical &&
            `（${prefecture?.name}の中央値 ${formatChange(typical.increase)}、${typical.hallCount}会場の実例${formatNumber(typical.billCount)}件）`}
          。{billCount < FEW_BILLS && '実例が少ないため、参考としてご覧ください。'}
        </>
      }
    >
      <div className="flow">
        {read?.ok === false && <p>{prefecture?.name}の中央値を読み込めませんでした。</p>}
        {items.length > 0 && (
          <CostGrowthTable
            billCount={billCount}
            place={typical ? (prefecture?.name ?? null) : null}
            items={items.map((item) => ({
              ...item,
              typical: typical?.items.find(({ name }) => name === item.name)?.increase ?? null,
            }))}
          />
        )}
      </div>
    </Section>
  );
}
