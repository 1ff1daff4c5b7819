import { builder, restEnum } from '#gateway/schema/kit/builder.ts';
import { connection } from '#gateway/schema/kit/connection.ts';
import { Image, toImage } from '#gateway/schema/kit/image.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';
import type { listHallBrides } from '#gateway/upstream/endpoints/reviews.ts';

export type ReviewRow = Reply<typeof listHallBrides>['brides'][number];

type ItemScores = NonNullable<ReviewRow['item_ratings']>;
/** Reads the score of an aspect; throws where it is invalid. */
export type Scores = (item: keyof ItemScores) => number | null;
type Comment = NonNullable<ReviewRow['comments']>[number];

export const CustomerStatus = restEnum('CustomerStatus', 'How far a user came with a hall.', {
  wedding_held: 'Held the wedding there.',
  applied_only: 'Signed up, but held the wedding elsewhere or not yet.',
  viewed_only: 'Only viewed the hall.',
  attended: 'Attended a wedding there as a guest.',
});

export const ReportSort = builder.enumType('ReportSort', {
  description: 'Order of reviews and costs.',
  values: {
    RECOMMENDED: { value: 'recommended', description: 'Recommended first.' },
    NEWEST: { value: 'created_at_desc', description: 'Newest first.' },
  } as const,
});

export const ItemRatings = builder.objectRef<Scores>('ItemRatings').implement({
  description: 'Scores by aspect, each 1 (worst) to 5 (best).',
  fields: (t) => {
    const score = (item: keyof ItemScores, of: string) =>
      t.float({
        nullable: true,
        description: `${of}; null if not scored.`,
        resolve: (scores) => scores(item),
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
  description: "An author's comment on one aspect.",
  fields: (t) => ({
    rawId: t.exposeString('id', { nonNull: true, description: 'Id of the REST API.' }),
    item: t.string({
      nullable: true,
      description:
        'Aspect: `ceremony`, `reception`, `food`, `staff`, `cost`, `access`, `facility` or `other`; null for the hall as a whole.',
      resolve: ({ item }) => item,
    }),
    rating: t.float({
      nullable: true,
      description: 'Score, 1 (worst) to 5 (best); null if not scored.',
      resolve: ({ rating }) => rating,
    }),
    title: t.string({
      nullable: true,
      description: 'Title; null if there is none.',
      resolve: ({ title }) => title,
    }),
    body: t.string({ description: 'The comment, plain text.', resolve: ({ body }) => body }),
  }),
});

export const Review = builder.objectRef<ReviewRow>('Review').implement({
  description: 'A review of a hall. All fields except the nickname and the time are optional for authors.',
  fields: (t) => ({
    rawId: t.string({
      nonNull: true,
      description: 'Review id of the REST API.',
      resolve: ({ review_id }) => review_id,
    }),
    nickname: t.string({
      description: 'Nickname of the author.',
      resolve: ({ basic_nickname }) => basic_nickname,
    }),
    icon: t.field({
      type: Image,
      nullable: true,
      description: 'Profile picture of the author; null if there is none.',
      resolve: ({ basic_iconimage }, _args, context) => toImage(basic_iconimage, context),
    }),
    photo: t.field({
      type: Image,
      nullable: true,
      description: 'Photo of the reception; null if there is none.',
      resolve: ({ reception_cover_image2 }, _args, context) =>
        toImage(reception_cover_image2?.photo.photo_url, context),
    }),
    region: t.string({
      nullable: true,
      description: 'Region of residence of the author; null if not given.',
      resolve: ({ basic_region }) => basic_region,
    }),
    customerStatus: t.field({
      type: CustomerStatus,
      nullable: true,
      description: 'How far the author came with the hall; null if not given.',
      resolve: ({ customer_status }) => customer_status,
    }),
    season: t.string({
      nullable: true,
      description: 'Quarter of the wedding, e.g. `2026Q4`, or `undecided`; null if not given.',
      resolve: ({ season }) => season,
    }),
    weddingDate: t.field({
      type: 'LocalDate',
      nullable: true,
      description: 'Wedding day in Japan; null if not given.',
      resolve: ({ wedding_date }) => wedding_date,
    }),
    guestCount: t.int({
      nullable: true,
      description: 'Number of guests; null if not given.',
      resolve: ({ guest_count }) => guest_count,
    }),
    firstEstimate: t.field({
      type: 'JPY',
      nullable: true,
      description: 'First estimate in yen; null if not given.',
      resolve: ({ first_estimate }) => first_estimate,
    }),
    totalCost: t.field({
      type: 'JPY',
      nullable: true,
      description: 'Final bill in yen; null if not given.',
      resolve: ({ total_cost }) => total_cost,
    }),
    rating: t.float({
      nullable: true,
      description: 'Score, 1 (worst) to 5 (best); null if not scored.',
      resolve: ({ rating }) => rating,
    }),
    itemRatings: t.field({
      type: ItemRatings,
      nullable: true,
      description: 'Scores by aspect; null if not scored.',
      resolve: ({ item_ratings: scores }) => scores && ((item) => scores[item]),
    }),
    title: t.string({
      nullable: true,
      description: 'Title; null if there is none.',
      resolve: ({ title }) => title,
    }),
    comments: t.field({
      type: [ReviewComment],
      description: 'Comments by aspect; may be empty.',
      resolve: ({ comments }) => comments ?? [],
    }),
    loveCount: t.int({
      description: 'Number of likes.',
      resolve: ({ love_count }) => love_count,
    }),
    postedAt: t.field({
      type: 'DateTime',
      description: 'Time of posting.',
      resolve: ({ posted_at }) => posted_at,
    }),
  }),
});

export const { Connection: ReviewConnection } = connection('Review', Review, {
  items: 'reviews',
  hasTotal: true,
});
