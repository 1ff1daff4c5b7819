import { formatNumber } from '../../format.ts';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { NO_CONDITIONS, writeConditions, type Conditions } from './searchConditions.ts';
import { activeConditions, type ActiveCondition, type SearchOptions } from './searchOptions.ts';
import { useRelaxedSearchCounts } from './useRelaxedSearchCounts.ts';

/** Suggests single conditions to drop, with the number of halls each would find. */
export function EmptyResult({
  conditions,
  options,
}: {
  conditions: Conditions;
  options: SearchOptions | null;
}) {
  const active = options ? activeConditions(conditions, options) : [];
  const counts = useRelaxedSearchCounts(active.map(({ without }) => without));
  const countOf = ({ without }: ActiveCondition) => counts.get(writeConditions(without));
  const suggestions = active
    .filter((condition) => countOf(condition) !== 0)
    .toSorted((a, b) => (countOf(b) ?? 0) - (countOf(a) ?? 0));
  return (
    <EmptyState
      drawing="search"
      level={2}
      title="条件に合う会場が見つかりませんでした"
      actions={
        <>
          {suggestions.map((condition, index) => {
            const count = countOf(condition);
            return (
              <ButtonLink
                key={condition.label}
                variant={index === 0 ? 'primary' : 'secondary'}
                href={writeConditions(condition.without)}
              >
                {condition.label}を外す{count === undefined ? '' : `（${formatNumber(count)}会場）`}
              </ButtonLink>
            );
          })}
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
