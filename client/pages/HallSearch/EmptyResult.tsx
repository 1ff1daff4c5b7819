import { number } from '../../format.ts';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { NO_CONDITIONS, writeConditions, type Conditions } from './conditions.ts';
import { namedConditions, type NamedCondition, type Options } from './options.ts';
import { useRelaxedCounts } from './useRelaxedCounts.ts';

/** Nothing was found: which one condition to drop, and how many halls are found then. */
export function EmptyResult({ conditions, options }: { conditions: Conditions; options: Options | null }) {
  const named = options ? namedConditions(conditions, options) : [];
  const counts = useRelaxedCounts(named.map(({ without }) => without));
  const countOf = ({ without }: NamedCondition) => counts.get(writeConditions(without));
  const helpful = named
    .filter((condition) => countOf(condition) !== 0)
    .toSorted((one, other) => (countOf(other) ?? 0) - (countOf(one) ?? 0));
  return (
    <EmptyState
      drawing="search"
      level={2}
      title="条件に合う会場が見つかりませんでした"
      actions={
        <>
          {helpful.map((condition, index) => {
            const count = countOf(condition);
            return (
              <ButtonLink
                key={condition.label}
                look={index === 0 ? 'main' : 'plain'}
                href={writeConditions(condition.without)}
              >
                {condition.label}を外す{count === undefined ? '' : `（${number(count)}会場）`}
              </ButtonLink>
            );
          })}
          <ButtonLink look="quiet" href={writeConditions(NO_CONDITIONS)}>
            条件をすべて外す
          </ButtonLink>
        </>
      }
    >
      <p>
        {helpful.length > 0
          ? '条件を一つ外すと、会場が見つかります。'
          : '条件を一つ外すだけでは見つかりません。いくつか外してお試しください。'}
      </p>
    </EmptyState>
  );
}
