import { ButtonLink } from '../../ui/base/Button.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { writeConditions, type Conditions } from './conditions.ts';
import { namedConditions, type Options } from './options.ts';

/** Nothing was found: which one condition to drop, so that halls are found again. */
export function EmptyResult({ conditions, options }: { conditions: Conditions; options: Options | null }) {
  const named = options ? namedConditions(conditions, options) : [];
  return (
    <EmptyState
      drawing="search"
      level={2}
      title="条件に合う会場が見つかりませんでした"
      actions={
        <>
          {named.map(({ label, without }) => (
            <ButtonLink key={label} href={writeConditions(without)}>
              「{label}」を外す
            </ButtonLink>
          ))}
          <ButtonLink look="quiet" href="/halls/search/">
            条件をすべて外す
          </ButtonLink>
        </>
      }
    >
      <p>条件を一つ外すと見つかるかもしれません。</p>
    </EmptyState>
  );
}
