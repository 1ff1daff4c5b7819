/** Structured data of a hall. Only the server writes it in full; the browser needs none. */
import type { HallNode } from '../../components/page/JsonLd.tsx';
import { type ReviewData, UNNAMED_REVIEWER } from '../../ui/review/ReviewItem.tsx';

/**
 * The same hall with the reviews that the page shows, in a script of its own, because they come later than the head.
 * Leaves out reviews without a score, which search engines refuse.
 */
export function hallReviewsGraph(url: string, name: string, reviews: readonly ReviewData[]): HallNode[] {
  const review = import.meta.env.SSR ? reviews.flatMap(reviewNodes) : [];
  return [{ ...hallNode(url, name), ...(review.length > 0 && { review }) }];
}

/** Nodes with the same `@id` are one hall. */
export function hallNode(url: string, name: string): HallNode {
  return { '@type': ['EventVenue', 'LocalBusiness'], '@id': `${url}#hall`, name };
}

/** The part of a review that is shown before it is unfolded. */
function reviewNodes({ nickname, rating, title, comments, posted }: ReviewData) {
  if (rating === null) return [];
  const body = comments[0]?.body;
  return [
    {
      '@type': 'Review' as const,
      author: { '@type': 'Person' as const, name: nickname ?? UNNAMED_REVIEWER },
      reviewRating: { '@type': 'Rating' as const, ratingValue: rating, ...SCORES },
      ...(posted && { datePublished: posted.iso }),
      ...(title && { name: title }),
      ...(body && { reviewBody: [...body].slice(0, MAX_EXCERPT).join('') }),
    },
  ];
}

/** The range of scores. */
export const SCORES = { bestRating: 5, worstRating: 1 };
/** Characters of a review that are repeated. */
const MAX_EXCERPT = 200;
