import { BUDGETS, saveBudget, type Budget } from '../../components/cost/budget.ts';
import { formatManYen } from '../../format.ts';
import { Button } from '../../ui/base/Button.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import styles from './BudgetChoice.module.css';

const BUDGET_CHOICES = BUDGETS.map((yen) => ({ value: String(yen), label: `${formatManYen(yen)}以内` }));

/** Chooses among the halls of the page by their cost for the visitor's number of guests. */
export function BudgetChoice(props: {
  guestCount: number;
  budget: Budget;
  /** Halls of the page, those over the budget, and those shown whose cost is not known. */
  counts: { readonly halls: number; readonly over: number; readonly unknown: number };
}) {
  const { guestCount, budget, counts } = props;
  const isChosen = budget.max !== null || budget.cheapestFirst;
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>このページの会場を、{guestCount}名の費用で選ぶ</legend>
      <SelectField
        name="budget"
        label="予算"
        noneLabel="指定なし"
        choices={BUDGET_CHOICES}
        value={budget.max === null ? '' : String(budget.max)}
        onChange={({ target }) => saveBudget({ ...budget, max: target.value ? Number(target.value) : null })}
      />
      <SelectField
        name="budget_order"
        label="並べ方"
        noneLabel="検索結果の順"
        choices={[{ value: 'cheapest', label: '費用が低い順' }]}
        value={budget.cheapestFirst ? 'cheapest' : ''}
        onChange={({ target }) => saveBudget({ ...budget, cheapestFirst: target.value !== '' })}
      />
      {isChosen && (
        <output className={styles.outcome}>
          {`${counts.halls}会場のうち${counts.halls - counts.over}会場を表示しています${
            counts.over > 0 ? `（予算を超える${counts.over}会場を除いています）` : ''
          }。${
            counts.unknown > 0
              ? `${guestCount}名前後の実例がない${counts.unknown}会場は、費用がわからないため残しています。`
              : ''
          }`}
        </output>
      )}
      {counts.halls > 0 && counts.over === counts.halls && (
        <Button size="small" onClick={() => saveBudget({ ...budget, max: null })}>
          予算を外す
        </Button>
      )}
    </fieldset>
  );
}
