/** Reviews: what people write of a hall, with scores and costs (R70 with comments=1). */
import { builder } from '#gateway/schema/builder.ts';
import { connection } from '#gateway/schema/kit/connection.ts';
import { wordEnum } from '#gateway/schema/kit/enums.ts';
import { Image, imageAt } from '#gateway/schema/kit/image.ts';
import type { listHallBrides } from '#gateway/upstream/endpoints/reviews.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';

/** A report on a hall as R70 gives it. */
export type ReviewRow = Reply<typeof listHallBrides>['brides'][number];

type Scores = NonNullable<ReviewRow['item_ratings']>;
type Comment = NonNullable<ReviewRow['comments']>[number];

export const CustomerStatus = wordEnum('CustomerStatus', 'How far a writer came with a hall.', {
  wedding_held: 'Held the wedding there.',
  applied_only: 'Applied and held it elsewhere or not yet.',
  viewed_only: 'Viewed the hall only.',
  attended: 'Attended a wedding there as a guest.',
});

export const ReportSort = builder.enumType('ReportSort', {
  description: 'Order of reviews and costs.',
  values: {
    RECOMMENDED: { value: 'recommended', description: 'Recommended first.' },
    NEWEST: { value: 'created_at_desc', description: 'Newest first.' },
  } as const,
});

const ItemRatings = builder.objectRef<Scores>('ItemRatings').implement({
  description: 'Scores by item, each 1 (worst) to 5 (best).',
  fields: (t) => {
    const score = (item: keyof Scores, of: string) =>
      t.float({
        nullable: true,
        description: `${of}; null where not scored.`,
        resolve: (scores) => scores[item],
      });
    return {
      ceremony: score('ceremony', 'Ceremony'),
      reception: score('reception', 'Reception'),
      food: score('food', 'Food and drink'),
      staff: score('staff', 'Staff'),
      cost: score('cost', 'Value for money'),
      access: score('access', 'Access'),
      facility: score('facility', 'Facilities'),
    };
  },
});

const ReviewComment = builder.objectRef<Comment>('ReviewComment').implement({
  description: 'What a writer says about one item.',
  fields: (t) => ({
    rawId: t.exposeString('id', { infallible: true, description: 'Id of the REST API.' }),
    item: t.string({
      nullable: true,
      description:
        'What it is about: `ceremony`, `reception`, `food`, `staff`, `cost`, `access`, `facility` or `other`; null for the whole.',
      resolve: ({ item }) => item,
    }),
    rating: t.float({
      nullable: true,
      description: 'Score 1 to 5; null where not scored.',
      resolve: ({ rating }) => rating,
    }),
    title: t.string({
      nullable: true,
      description: 'Title; null when there is none.',
      resolve: ({ title }) => title,
    }),
    body: t.string({ description: 'The text; plain, written by a person.', resolve: ({ body }) => body }),
  }),
});

export const Review = builder.objectRef<ReviewRow>('Review').implement({
  description:
    "A review of a hall. Everything but the writer's nickname and the time may be left open by the writer.",
  fields: (t) => ({
    rawId: t.string({
      infallible: true,
      description: 'Review id of the REST API.',
      resolve: ({ review_id }) => review_id,
    }),
    nickname: t.string({
      description: 'Nickname of the writer.',
      resolve: ({ basic_nickname }) => basic_nickname,
    }),
    icon: t.field({
      type: Image,
      nullable: true,
      description: 'Icon of the writer; null when there is none.',
      resolve: ({ basic_iconimage }) => imageAt(basic_iconimage),
    }),
    photo: t.field({
      type: Image,
      nullable: true,
      description: 'Photo of the reception; null when there is none.',
      resolve: ({ reception_cover_image2 }) => imageAt(reception_cover_image2?.photo.photo_url),
    }),
    region: t.string({
      nullable: true,
      description: 'Where the writer lives; null when not told.',
      resolve: ({ basic_region }) => basic_region,
    }),
    customerStatus: t.field({
      type: CustomerStatus,
      nullable: true,
      description: 'How far the writer came with the hall; null when not told.',
      resolve: ({ customer_status }) => customer_status,
    }),
    season: t.string({
      nullable: true,
      description: 'Quarter of the wedding such as `2026Q4`, or `undecided`; null when not told.',
      resolve: ({ season }) => season,
    }),
    weddingDate: t.field({
      type: 'LocalDate',
      nullable: true,
      description: 'Day of the wedding; null when not told.',
      resolve: ({ wedding_date }) => wedding_date,
    }),
    guestCount: t.int({
      nullable: true,
      description: 'Number of guests; null when not told.',
      resolve: ({ guest_count }) => guest_count,
    }),
    firstEstimate: t.field({
      type: 'JPY',
      nullable: true,
      description: 'First estimate; null when not told.',
      resolve: ({ first_estimate }) => first_estimate,
    }),
    totalCost: t.field({
      type: 'JPY',
      nullable: true,
      description: 'Final bill; null when not told.',
      resolve: ({ total_cost }) => total_cost,
    }),
    rating: t.float({
      nullable: true,
      description: 'Score 1 (worst) to 5 (best); null when not scored.',
      resolve: ({ rating }) => rating,
    }),
    itemRatings: t.field({
      type: ItemRatings,
      nullable: true,
      description: 'Scores by item; null when not scored.',
      resolve: ({ item_ratings }) => item_ratings,
    }),
    title: t.string({
      nullable: true,
      description: 'Title; null when there is none.',
      resolve: ({ title }) => title,
    }),
    comments: t.field({
      type: [ReviewComment],
      description: 'Comments by item; empty when nothing was written.',
      resolve: ({ comments }) => comments ?? [],
    }),
    loveCount: t.int({
      description: 'How many people found it good.',
      resolve: ({ love_count }) => love_count,
    }),
    postedAt: t.field({
      type: 'DateTime',
      description: 'When it was posted.',
      resolve: ({ posted_at }) => posted_at,
    }),
  }),
});

export const { Connection: ReviewConnection } = connection('Review', Review, {
  of: 'reviews',
  counted: true,
});
