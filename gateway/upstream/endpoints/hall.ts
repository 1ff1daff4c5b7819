import { z } from 'zod';
import {
  areaSlug,
  count,
  html,
  id,
  integer,
  moment,
  photoCategory,
  prefectureSlug,
  questionTopic,
  rating,
  slug,
  url,
  venueType,
  yen,
} from './values.ts';

export const photoHolder = z.object({ photo: z.object({ photo_url: url }) });

const hallLocation = z.object({
  prefecture_slug: prefectureSlug.nullable(),
  prefecture_name: z.string().nullable(),
  region_slug: slug.nullable(),
  region_name: z.string().nullable(),
});

/** Number of reports in a range of guests and a range of prices. */
export const commentStat = z.object({
  range_of_people: integer,
  range_of_price: count,
  count,
});

export const hallPhoto = z.object({
  id,
  photo_url: url,
  caption: z.string().nullable(),
  category: photoCategory.nullable(),
  width: count.nullable(),
  height: count.nullable(),
  uploaded_at: moment.nullable(),
  user_id: id.nullable(),
  basic_nickname: z.string().nullable(),
});

/** A hall in lists. */
export const hallSummary = z.object({
  id,
  name: z.string(),
  short_name: z.string().nullable(),
  address: z.string().nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  price_range: z.string().nullable(),
  cost: yen.nullable(),
  rating: rating.nullable(),
  rating_count: count,
  cover_images: z.array(z.object({ image_url: url })),
  location: hallLocation.nullable(),
  reception_cover_image: photoHolder.nullable(),
  reception_cover_image2: photoHolder.nullable(),
  created_at: moment.nullable(),
  area_slug: areaSlug.nullable(),
  prefecture_slug: prefectureSlug.nullable(),
  region_slugs: z.array(slug),
  district_slug: slug.nullable(),
  station_id: id.nullable(),
  service_id: venueType,
  slug: slug.nullable(),
  name_kana: z.string().nullable(),
  capacity_min: count.nullable(),
  capacity_max: count.nullable(),
  access: z.string().nullable(),
  clip_count: count.nullable(),
  is_official: z.boolean(),
  is_best_rate: z.boolean(),
  updated_at: moment.nullable(),
});

const hallQuestion = z.object({ question: z.string(), answer: html.nullable() });

/** A hall with all its fields. */
export const hall = hallSummary.extend({
  tel: z.string().nullable(),
  regulation: z
    .object({
      regulation: html.nullable(),
      postponed_regulation: html.nullable(),
      covid_regulation: html.nullable(),
    })
    .nullable(),
  comment_stats: z.array(commentStat),
  hall_question_and_answers: z.array(hallQuestion),
  popular_photos: z.array(hallPhoto),
});

export const viewedHall = hallSummary.extend({ viewed_at: moment });

export const questionAndAnswer = hallQuestion.extend({
  id,
  type: questionTopic,
  answered_at: moment.nullable(),
});
