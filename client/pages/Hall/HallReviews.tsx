import { graphql, useFragment } from 'react-relay/hooks.js';
import type {
  HallReviews_hall$data,
  HallReviews_hall$key,
} from '../../__generated__/HallReviews_hall.graphql.ts';
import type { HallReviews_query$key } from '../../__generated__/HallReviews_query.graphql.ts';
import { day, isoDay, man, month, season } from '../../format.ts';
import { CUSTOMER_STATUSES, REVIEW_ITEMS } from '../../names.ts';
import { bridePath } from '../../components/bride/bridePath.ts';
import { picture } from '../../components/hall/picture.ts';
import type { Place } from '../../router/page.tsx';
import { pageNumber, writeAddress } from '../../router/address.ts';
import { Button, ButtonLink } from '../../ui/base/Button.tsx';
import { Pager } from '../../ui/base/Pager.tsx';
import { RatingLine } from '../../ui/base/RatingLine.tsx';
import { Section } from '../../ui/base/Section.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { RatingBars } from '../../ui/review/RatingBars.tsx';
import { ReviewItem, type ReviewFacts } from '../../ui/review/ReviewItem.tsx';
import styles from './HallSections.module.css';
import { moreOf, SHOWN } from './hallAddress.ts';
import { KeptFields } from './KeptFields.tsx';
import { averages } from './averages.ts';

const ORDERS = [{ value: 'created_at_desc', label: '新しい順' }];

/** Reviews of a hall by season and order, page by page, with the scores by item. */
export function HallReviews(props: {
  hall: HallReviews_hall$key;
  query: HallReviews_query$key;
  place: Place;
}) {
  const { address } = props.place;
  const hall = useFragment(
    graphql`
      fragment HallReviews_hall on Hall @throwOnFieldError {
        rating
        ratingCount
        reviews(season: $season, sort: $reviewSort, page: $reviewPage, first: $reviewCount) {
          totalCount
          nodes {
            rawId
            nickname
            bride @catch(to: NULL) {
              rawId
            }
            customerStatus
            season
            weddingDate
            guestCount
            totalCost
            rating
            itemRatings {
              ...averages_ratings
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
        options: hallSearchOptions @catch(to: NULL) {
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
  const isShort = page === 1 && address.query.get('more') !== 'reviews';
  const chosen = address.query.get('season') ?? '';
  const query = [...address.query].filter(([name]) => name !== 'page' && name !== 'more');
  return (
    <Section id="reviews" title="口コミ" note={totalCount == null ? undefined : `${totalCount}件`}>
      <div className="wide-flow">
        {hall.ratingCount > 0 && (
          <div className={styles.summary}>
            <RatingLine rating={hall.rating} count={hall.ratingCount} size="large" />
            <div className="tight">
              <RatingBars parts={averages(nodes.map((review) => review.itemRatings))} />
              <p className={styles.note}>項目ごとの点数は、下に並ぶ{nodes.length}件の平均です。</p>
            </div>
          </div>
        )}
        <form action={`${address.path}#reviews`} method="get" data-scroll="keep" className={styles.filter}>
          <KeptFields address={address} except={['season', 'order', 'page', 'more']} />
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
            choices={ORDERS}
            defaultValue={address.query.get('order') ?? ''}
          />
          <Button type="submit">表示する</Button>
        </form>
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
              <ReviewItem key={review.rawId} review={facts(review)} />
            ))}
          </div>
        )}
        {isShort ? (
          nodes.length === SHOWN.reviews.few && (
            <ButtonLink href={moreOf(address, 'reviews')}>口コミをすべて読む</ButtonLink>
          )
        ) : (
          <Pager
            label="口コミ"
            page={page}
            last={pageCursors?.last?.page ?? Math.max(page, ...around.map((cursor) => cursor.page))}
            hrefOf={(to) =>
              writeAddress(
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

function facts(review: HallReviews_hall$data['reviews']['nodes'][number]): ReviewFacts {
  const { weddingDate, guestCount, totalCost } = review;
  return {
    nickname: review.nickname,
    profileHref: review.bride ? bridePath(review.bride.rawId) : null,
    status: CUSTOMER_STATUSES[review.customerStatus ?? ''] ?? null,
    rating: review.rating ?? null,
    title: review.title ?? null,
    circumstances: [
      weddingDate ? month(weddingDate) : review.season ? season(review.season) : null,
      guestCount == null ? null : `${guestCount}名`,
      totalCost == null ? null : man(totalCost),
    ].filter((text) => text !== null),
    comments: review.comments.map(({ item, rating, body }) => ({
      item: REVIEW_ITEMS[item ?? ''] ?? null,
      rating: rating ?? null,
      body,
    })),
    posted: { text: day(review.postedAt), iso: isoDay(review.postedAt) },
    loveCount: review.loveCount,
    photo: review.photo ? picture(review.photo) : null,
  };
}
