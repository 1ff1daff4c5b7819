import { REVIEW_ITEMS } from '../../names.ts';
import type { RatingPart } from '../../ui/review/RatingBars.tsx';

type ItemRatings = Readonly<Record<string, number | null | undefined>>;

const ITEMS = ['ceremony', 'reception', 'food', 'staff', 'cost', 'access', 'facility'];

/** Mean score of each item over the reviews shown, to one decimal; null for an item nobody rated. */
export function averages(reviews: ReadonlyArray<ItemRatings | null | undefined>): RatingPart[] {
  return ITEMS.map((item) => {
    const scores = reviews.map((review) => review?.[item]).filter((score) => typeof score === 'number');
    const sum = scores.reduce((total, score) => total + score, 0);
    return { label: REVIEW_ITEMS[item] ?? item, value: scores.length === 0 ? null : Math.round((sum / scores.length) * 10) / 10 };
  });
}
