import { graphql, useFragment } from 'react-relay/hooks.js';
import { readInlineData } from 'relay-runtime';
import type {
  HallReviews_hall$data,
  HallReviews_hall$key,
} from '../../__generated__/HallReviews_hall.graphql.ts';
import type { HallReviews_query$key } from '../../__generated__/HallReviews_query.graphql.ts';
import type { HallReviews_ratings$key } from '../../__generated__/HallReviews_ratings.graphql.ts';
import { hallPath } from '../../components/hall/hallPath.ts';
import { JsonLd } from '../../components/page/JsonLd.tsx';
import { toPicture } from '../../components/photo/picture.ts';
import {
  formatDate,
  formatManYen,
  formatMonth,
  formatNumber,
  formatSeason,
  toIsoDate,
} from '../../format.ts';
import { CUSTOMER_STATUS_LABELS, REVIEW_ITEM_LABELS } from '../../hallLabels.ts';
import { useRequestContext } from '../../requestContext.ts';
import { formatAddress, pageNumber, type Address } from '../../router/address.ts';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { Pager } from '../../ui/base/Pager.tsx';
import { RatingLine } from '../../ui/base/RatingLine.tsx';
import { Section } from '../../ui/base/Section.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { RatingBars, type RatingPart } from '../../ui/review/RatingBars.tsx';
import { type ReviewData, ReviewItem } from '../../ui/review/ReviewItem.tsx';
import { hallReviewsGraph } from './hallGraph.ts';
import styles from './HallSections.module.css';
import { HallReviewFilter } from './HallReviewFilter.tsx';
import {
  expandedListUrl,
  isExpanded,
  isReviewFiltered,
  LIST_LENGTHS,
  REVIEW_CONDITIONS,
  REVIEW_ORDERS,
} from './hallRoute.ts';
import { bridePath } from '../../paths.ts';

/** Reviews, filtered and sorted, with average scores by item. */
export function HallReviews(props: {
  hall: HallReviews_hall$key;
  query: HallReviews_query$key;
  address: Address;
}) {
  const { address } = props;
  const hall = useFragment(
    graphql`
      fragment HallReviews_hall on Hall {
        ...hallPath_hall
        name @required(action: THROW)
        rating
        ratingCount
        reviewAverages {
          reviewCount
          ratedCount
          itemRatings {
            ...HallReviews_ratings
          }
        }
        reviews(
          season: $season
          filter: $reviewFilter
          sort: $reviewSort
          lowestRatedFirst: $lowestRatedFirst
          page: $reviewPage
          first: $reviewCount
        ) @required(action: THROW) {
          totalCount
          nodes @required(action: THROW) {
            rawId
            nickname
            bride {
              rawId
            }
            customerStatus
            season
            weddingDate
            guestCount
            totalCost
            rating
            title
            comments {
              item
              rating
              body
            }
            loveCount
            postedAt
            photo {
              ...picture_image
            }
          }
          pageCursors {
            around {
              page
            }
            last {
              page
            }
          }
        }
      }
    `,
    props.hall,
  );
  const { options } = useFragment(
    graphql`
      fragment HallReviews_query on Query {
        options: hallSearchOptions {
          seasons {
            value
            label
          }
        }
      }
    `,
    props.query,
  );
  const { site } = useRequestContext();
  const { nodes, totalCount, pageCursors } = hall.reviews;
  const reviews = nodes.map(reviewFacts);
  const around = pageCursors?.around ?? [];
  const page = pageNumber(address) ?? 1;
  const isCollapsed = page === 1 && !isExpanded(address, 'reviews');
  const isFiltered = isReviewFiltered(address);
  const order = REVIEW_ORDERS.find(({ value }) => value === address.query.get('order'));
  const query = [...address.query].filter(
    ([name, value]) => name !== 'page' && !(name === 'more' && value === 'reviews'),
  );
  return (
    <Section
      id="reviews"
      title="口コミ"
      note={totalCount == null ? undefined : `${totalCount}件${order ? `（${order.label}）` : ''}`}
      live
    >
      <JsonLd graph={hallReviewsGraph(site.url + hallPath(hall), hall.name, reviews)} />
      <div className="flow">
        {hall.ratingCount !== 0 && (
          <div className={styles.summary}>
            <RatingLine rating={hall.rating} count={hall.ratingCount} size="large" />
            {hall.reviewAverages && (
              <div className="tight">
                <RatingBars parts={ratingParts(hall.reviewAverages.itemRatings)} />
                <p className={styles.note}>{scoredCount(hall.reviewAverages)}の平均です。</p>
                {address.query.get('order') !== 'rating_asc' && (
                  <a
                    href={urlWith(address, ['order'], [['order', 'rating_asc']])}
                    data-scroll="keep"
                    data-screen
                  >
                    低い評価から読む
                  </a>
                )}
              </div>
            )}
          </div>
        )}
        {(isFiltered || nodes.length > 0) && (
          <HallReviewFilter
            address={address}
            seasons={(options?.seasons ?? []).map(({ value, label }) => ({ value, label }))}
          />
        )}
        {nodes.length === 0 ? (
          <EmptyState
            drawing="reviews"
            title={isFiltered ? 'この条件の口コミはまだありません' : '口コミはまだありません'}
          >
            {isFiltered ? (
              <a href={urlWith(address, REVIEW_CONDITIONS, [])} data-scroll="keep">
                口コミの条件をすべて外す
              </a>
            ) : (
              <p>下見や挙式をされた方の声が届くと、ここに並びます。</p>
            )}
          </EmptyState>
        ) : (
          <div className="flow">
            {reviews.map((review, index) => (
              <ReviewItem key={nodes[index]?.rawId} review={review} />
            ))}
          </div>
        )}
        {isCollapsed ? (
          nodes.length === LIST_LENGTHS.reviews.collapsed && (
            <ButtonLink href={expandedListUrl(address, 'reviews')} data-scroll="keep">
              口コミをすべて読む
            </ButtonLink>
          )
        ) : (
          <Pager
            label="口コミ"
            page={page}
            lastPage={pageCursors?.last?.page ?? Math.max(page, ...around.map((cursor) => cursor.page))}
            hrefFor={(to) =>
              formatAddress(
                address.path,
                [...query, to > 1 ? ['page', String(to)] : ['more', 'reviews']],
                'reviews',
              )
            }
          />
        )}
      </div>
    </Section>
  );
}

function reviewFacts(review: HallReviews_hall$data['reviews']['nodes'][number]): ReviewData {
  const { weddingDate, guestCount, totalCost } = review;
  return {
    nickname: review.nickname ?? null,
    profileHref: review.bride ? bridePath({ rawId: review.bride.rawId }) : null,
    status: CUSTOMER_STATUS_LABELS[review.customerStatus ?? ''] ?? null,
    rating: review.rating ?? null,
    title: review.title ?? null,
    circumstances: [
      weddingDate ? formatMonth(weddingDate) : review.season ? formatSeason(review.season) : null,
      guestCount == null ? null : `${guestCount}名`,
      totalCost == null ? null : formatManYen(totalCost),
    ].filter((text) => text !== null),
    comments: (review.comments ?? []).flatMap(({ item, rating, body }) =>
      body ? [{ item: REVIEW_ITEM_LABELS[item ?? ''] ?? null, rating: rating ?? null, body }] : [],
    ),
    posted: review.postedAt ? { text: formatDate(review.postedAt), iso: toIsoDate(review.postedAt) } : null,
    loveCount: review.loveCount ?? 0,
    photo: review.photo ? toPicture(review.photo) : null,
  };
}

/** The address of the reviews with other parameters, from the first page on. */
function urlWith(
  { path, query }: Address,
  without: readonly string[],
  added: ReadonlyArray<readonly [string, string]>,
): string {
  const kept = [...query].filter(([name]) => name !== 'page' && !without.includes(name));
  return formatAddress(path, [...kept, ...added], 'reviews');
}

/** 「口コミ58件のうち、評価のある51件」 */
function scoredCount({ reviewCount, ratedCount }: { reviewCount: number; ratedCount: number }): string {
  const all = `口コミ${formatNumber(reviewCount)}件`;
  return ratedCount === reviewCount ? all : `${all}のうち、評価のある${formatNumber(ratedCount)}件`;
}

/** Scores by item, in the order of display. */
function ratingParts(averages: HallReviews_ratings$key): RatingPart[] {
  const { ceremony, reception, food, staff, cost, access, facility } = readInlineData(
    graphql`
      fragment HallReviews_ratings on ItemRatings @inline {
        ceremony
        reception
        food
        staff
        cost
        access
        facility
      }
    `,
    averages,
  );
  const ratings = { ceremony, reception, food, staff, cost, access, facility };
  return (['ceremony', 'reception', 'food', 'staff', 'cost', 'access', 'facility'] as const).map((item) => ({
    label: REVIEW_ITEM_LABELS[item] ?? item,
    value: ratings[item] ?? null,
  }));
}
