import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type Budget,
  BUDGETS,
  NO_BUDGET,
  saveBudget,
  useBudget,
  withinBudget,
} from '#client/components/cost/budget.ts';
import { BudgetChoice } from '#client/pages/HallSearch/BudgetChoice.tsx';

const costs = (amount: number | null | undefined) =>
  amount == null ? amount : { guestCount: 60, amount, billCount: 3, minGuestCount: 50, maxGuestCount: 70 };
const HALLS = [
  { hall: 'dear', estimate: costs(4_200_000) },
  { hall: 'pending', estimate: costs(undefined) },
  { hall: 'middling', estimate: costs(3_000_000) },
  { hall: 'unknown', estimate: costs(null) },
  { hall: 'cheap', estimate: costs(1_900_000) },
];

describe('halls of a page', () => {
  it('are all shown in their order without a budget', () => {
    const { shown, over } = withinBudget(HALLS, NO_BUDGET);
    expect(shown).toEqual(['dear', 'pending', 'middling', 'unknown', 'cheap']);
    expect(over).toBe(0);
  });

  it('over the budget are left out; those of unknown cost stay', () => {
    const found = withinBudget(HALLS, { max: 3_000_000, cheapestFirst: false });
    expect(found).toEqual({ shown: ['pending', 'middling', 'unknown', 'cheap'], over: 1, unknown: 2 });
  });

  it('are sorted by cost, those of unknown cost last in their order', () => {
    const { shown } = withinBudget(HALLS, { max: null, cheapestFirst: true });
    expect(shown).toEqual(['cheap', 'middling', 'dear', 'pending', 'unknown']);
  });
});

/** What the search page does with the choice. */
function Search() {
  const budget = useBudget();
  const { over, unknown } = withinBudget(HALLS, budget);
  return <BudgetChoice guestCount={60} budget={budget} counts={{ halls: HALLS.length, over, unknown }} />;
}

describe('the choice', () => {
  beforeEach(() => act(() => saveBudget(NO_BUDGET)));

  it('is kept on the device, and says what is left out and what is not known', () => {
    render(<Search />);
    expect(screen.queryByRole('status')).toBeNull();
    fireEvent.change(screen.getByRole('combobox', { name: '予算' }), { target: { value: '3000000' } });
    expect(screen.getByRole('status').textContent).toBe(
      '5会場のうち4会場を表示しています（予算を超える1会場を除いています）。60名前後の実例がない2会場は、費用がわからないため残しています。',
    );
    fireEvent.change(screen.getByRole('combobox', { name: '並べ方' }), { target: { value: 'cheapest' } });
    expect(localStorage.getItem('musubi.budget')).toBe('3000000 cheapest');
    fireEvent.change(screen.getByRole('combobox', { name: '予算' }), { target: { value: '' } });
    fireEvent.change(screen.getByRole('combobox', { name: '並べ方' }), { target: { value: '' } });
    expect(localStorage.getItem('musubi.budget')).toBeNull();
  });

  it('can be dropped where no hall is within it', () => {
    const max = BUDGETS[0] ?? null;
    act(() => saveBudget({ max, cheapestFirst: false }));
    const choice = (of: Budget) => (
      <BudgetChoice guestCount={60} budget={of} counts={{ halls: 2, over: 2, unknown: 0 }} />
    );
    const { rerender } = render(choice({ max, cheapestFirst: false }));
    expect(screen.getByRole('combobox', { name: '予算' })).toHaveProperty('value', String(max));
    fireEvent.click(screen.getByRole('button', { name: '予算を外す' }));
    expect(localStorage.getItem('musubi.budget')).toBeNull();
    rerender(choice(NO_BUDGET));
    expect(screen.getByRole('combobox', { name: '予算' })).toHaveProperty('value', '');
  });
});
