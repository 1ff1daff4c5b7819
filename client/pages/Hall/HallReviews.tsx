import { graphql, useFragment } from 'react-relay/hooks.js';
import { readInlineData } from 'relay-runtime';
import type {
  HallReviews_hall$data,
  HallReviews_hall$key,
} from '../../__generated__/HallReviews_hall.graphql.ts';
import type { HallReviews_query$key } from '../../__generated__/HallReviews_query.graphql.ts';
import type { HallReviews_ratings$key } from '../../__generated__/HallReviews_ratings.graphql.ts';
import { toPicture } from '../../components/photo/picture.ts';
import { formatDate, formatManYen, formatMonth, formatSeason, toIsoDate } from '../../format.ts';
import { CUSTOMER_STATUS_LABELS, REVIEW_ITEM_LABELS } from '../../hallLabels.ts';
import { formatAddress, pageNumber, type Address } from '../../router/address.ts';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { Pager } from '../../ui/base/Pager.tsx';
import { RatingLine } from '../../ui/base/RatingLine.tsx';
import { Section } from '../../ui/base/Section.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { RatingBars, type RatingPart } from '../../ui/review/RatingBars.tsx';
import { type ReviewData, ReviewItem } from '../../ui/review/ReviewItem.tsx';
import styles from './HallSections.module.css';
import { SectionFilter } from './SectionFilter.tsx';
import { expandedListUrl, isExpanded, LIST_LENGTHS } from './hallRoute.ts';
import { bridePath } from '../../paths.ts';

const SORT_CHOICES = [{ value: 'created_at_desc', label: '新しい順' }];

/** Reviews, filtered by season and sorted, with average scores by item. */
export function HallReviews(props: {
  hall: HallReviews_hall$key;
  query: HallReviews_query$key;
  address: Address;
}) {
  const { address } = props;
  const hall = useFragment(
    graphql`
      fragment HallReviews_hall on Hall {
        rating
        ratingCount
        reviews(season: $season, sort: $reviewSort, page: $reviewPage, first: $reviewCount)
          @required(action: THROW) {
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
            itemRatings {
              ...HallReviews_ratings
            }
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
  const { nodes, totalCount, pageCursors } = hall.reviews;
  const around = pageCursors?.around ?? [];
  const page = pageNumber(address) ?? 1;
  const isCollapsed = page === 1 && !isExpanded(address, 'reviews');
  const chosen = address.query.get('season') ?? '';
  const query = [...address.query].filter(
    ([name, value]) => name !== 'page' && !(name === 'more' && value === 'reviews'),
  );
  return (
    <Section id="reviews" title="口コミ" note={totalCount == null ? undefined : `${totalCount}件`}>
      <div className="wide-flow">
        {hall.ratingCount !== 0 && (
          <div className={styles.summary}>
            <RatingLine rating={hall.rating} count={hall.ratingCount} size="large" />
            <div className="tight">
              <RatingBars parts={averageRatings(nodes.map((review) => review.itemRatings))} />
              <p className={styles.note}>項目ごとの点数は、下に並ぶ{nodes.length}件の平均です。</p>
            </div>
          </div>
        )}
        <SectionFilter
          address={address}
          section="reviews"
          params={['season', 'order', 'page']}
          submitLabel="表示する"
        >
          <SelectField
            name="season"
            label="挙式の時期"
            noneLabel="すべての時期"
            choices={(options?.seasons ?? []).map(({ value, label }) => ({ value, label }))}
            defaultValue={chosen}
          />
          <SelectField
            name="order"
            label="並び順"
            noneLabel="おすすめ順"
            choices={SORT_CHOICES}
            defaultValue={address.query.get('order') ?? ''}
          />
        </SectionFilter>
        {nodes.length === 0 ? (
          <EmptyState
            drawing="reviews"
            title={chosen ? 'この時期の口コミはまだありません' : '口コミはまだありません'}
          >
            <p>下見や挙式をされた方の声が届くと、ここに並びます。</p>
          </EmptyState>
        ) : (
          <div className="flow">
            {nodes.map((review) => (
              <ReviewItem key={review.rawId} review={reviewFacts(review)} />
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

/** Mean score per item of the given reviews, to one decimal; null for items without a score. */
function averageRatings(reviews: ReadonlyArray<HallReviews_ratings$key | null | undefined>): RatingPart[] {
  const ratings = reviews.map((review) => {
    const { ceremony, reception, food, staff, cost, access, facility } =
      readInlineData(
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
        review ?? null,
      ) ?? {};
    return { ceremony, reception, food, staff, cost, access, facility };
  });
  return (['ceremony', 'reception', 'food', 'staff', 'cost', 'access', 'facility'] as const).map((item) => ({
    label: REVIEW_ITEM_LABELS[item] ?? item,
    value: mean(ratings.map((rating) => rating[item]).filter((score) => score != null)),
  }));
}

function mean(scores: readonly number[]): number | null {
  if (scores.length === 0) return null;
  return Math.round((scores.reduce((sum, score) => sum + score, 0) / scores.length) * 10) / 10;
}
