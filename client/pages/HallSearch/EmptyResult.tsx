import { graphql } from 'react-relay/hooks.js';
import type { EmptyResultQuery } from '../../__generated__/EmptyResultQuery.graphql.ts';
import { formatNumber } from '../../format.ts';
import { useResponses } from '../../relay/useResponses.ts';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { toHallFilter } from './hallFilter.ts';
import { NO_CONDITIONS, writeConditions } from './searchConditions.ts';
import type { ActiveCondition } from './searchOptions.ts';

const MAX_COUNTED = 8;

/** Suggests single conditions to drop, with the number of halls each would find. */
export function EmptyResult({ active }: { active: readonly ActiveCondition[] }) {
  const responses = useResponses<EmptyResultQuery>(
    graphql`
      query EmptyResultQuery($filter: HallFilter) {
        halls(filter: $filter, first: 1) {
          totalCount
        }
      }
    `,
    active.slice(0, MAX_COUNTED).map(({ without }) => ({ filter: toHallFilter(without) })),
  );
  const suggestions = active
    .map((condition, index) => ({ ...condition, count: responses[index]?.halls?.totalCount }))
    .filter(({ count }) => count !== 0)
    .toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0));
  return (
    <EmptyState
      drawing="search"
      level={2}
      title="条件に合う会場が見つかりませんでした"
      actions={
        <>
          {suggestions.map(({ label, without, count }, index) => (
            <ButtonLink
              key={label}
              variant={index === 0 ? 'primary' : 'secondary'}
              href={writeConditions(without)}
            >
              {label}を外す{count == null ? '' : `（${formatNumber(count)}会場）`}
            </ButtonLink>
          ))}
          <ButtonLink variant="ghost" href={writeConditions(NO_CONDITIONS)}>
            条件をすべて外す
          </ButtonLink>
        </>
      }
    >
      <p>
        {suggestions.length > 0
          ? '条件を一つ外すと、会場が見つかります。'
          : '条件を一つ外すだけでは見つかりません。いくつか外してお試しください。'}
      </p>
    </EmptyState>
  );
}
