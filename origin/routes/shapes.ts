/** Rows in the contract's shapes. */
import { toJapanTime, toJapanTimeOrNull } from '../clock.ts';
import type { FairTable, PhotoTable } from '../db/tables.ts';
import type { Selectable } from 'kysely';
import type { HallRow } from '../store/halls.ts';
import type { ReservationRow } from '../store/reservations.ts';

/** Absolute address of a picture or video of ours. */
export type Media = (path: string) => string;

const orNull = (media: Media, path: string | null): string | null => (path === null ? null : media(path));

/** PhotoHolder, or null without a picture. */
export const photoHolder = (media: Media, path: string | null) =>
  path === null ? null : { photo: { photo_url: media(path) } };

function location(hall: HallRow) {
  if (hall.prefecture_slug === null) return null;
  return {
    prefecture_slug: hall.prefecture_slug,
    prefecture_name: hall.prefecture_name,
    region_slug: hall.region_slugs[0] ?? null,
    region_name: hall.region_name,
  };
}

/** HallSummary: what lists carry of a hall. */
export function hallSummary(media: Media, hall: HallRow) {
  return {
    id: hall.id,
    name: hall.name,
    short_name: hall.short_name,
    address: hall.address,
    lat: hall.lat,
    lng: hall.lng,
    price_range: hall.price_range,
    cost: hall.cost,
    rating: hall.rating,
    rating_count: hall.rating_count,
    cover_images: hall.cover_pictures.map((path) => ({ image_url: media(path) })),
    location: location(hall),
    reception_cover_image: photoHolder(media, hall.reception_picture),
    reception_cover_image2: photoHolder(media, hall.reception_picture2),
    created_at: toJapanTimeOrNull(hall.created_at),
    area_slug: hall.area_slug,
    prefecture_slug: hall.prefecture_slug,
    region_slugs: hall.region_slugs,
    district_slug: hall.district_slug,
    station_id: hall.station_id,
    service_id: hall.service_id,
    slug: hall.slug,
    name_kana: hall.name_kana,
    capacity_min: hall.capacity_min,
    capacity_max: hall.capacity_max,
    access: hall.access,
    clip_count: hall.clip_count,
    is_official: hall.is_official,
    is_best_rate: hall.is_best_rate,
    updated_at: toJapanTimeOrNull(hall.updated_at),
  };
}

/** HallPhoto. */
export function hallPhoto(media: Media, photo: Selectable<PhotoTable>) {
  return {
    id: photo.id,
    photo_url: media(photo.picture),
    caption: photo.caption,
    category: photo.category,
    width: photo.width,
    height: photo.height,
    uploaded_at: toJapanTimeOrNull(photo.uploaded_at),
    user_id: photo.user_id,
    basic_nickname: photo.basic_nickname,
  };
}

/** Fair, as it is listed: without the snapshot only its reservers see. */
export function fairShape(media: Media, fair: Selectable<FairTable>) {
  const times = Array.from({ length: 8 }, (_, index) => [
    `hold_time${index + 1}`,
    fair.hold_times[index] ?? null,
  ]);
  return {
    id: fair.id,
    name: fair.name,
    description: fair.description,
    start_date: fair.start_date,
    hold_at: `${fair.hold_on}T00:00:00+09:00`,
    ...Object.fromEntries(times),
    post_period_day: fair.post_period_day,
    post_period_hour: fair.post_period_hour,
    hall_id: fair.hall_id,
    fair_snapshot: null,
    contents: fair.contents,
    price: fair.price,
    image_url: orNull(media, fair.picture),
    duration_minutes: fair.duration_minutes,
  };
}

/** FairSnapshot: how the fair looked when it was reserved. */
export function fairSnapshot(reservation: ReservationRow) {
  return {
    name: reservation.fair_name,
    description: reservation.fair_description,
    hold_at: `${reservation.hold_on}T00:00:00+09:00`,
    hall_id: reservation.hall_id,
    hall_name: reservation.hall_name,
  };
}

/** Reservation. */
export function reservationShape(reservation: ReservationRow) {
  const { hold_on, fair_name: _name, fair_description: _text, hall_name: _hall, ...told } = reservation;
  return {
    ...told,
    status: reservation.cancelled_at === null ? 'reserved' : 'cancelled',
    hold_at: `${hold_on}T00:00:00+09:00`,
    fair_snapshot: fairSnapshot(reservation),
    created_at: toJapanTime(reservation.created_at),
    cancelled_at: toJapanTimeOrNull(reservation.cancelled_at),
  };
}

/** HallVideo. */
export function hallVideo(
  media: Media,
  video: {
    id: number;
    title: string | null;
    video: string;
    thumbnail: string | null;
    duration_seconds: number | null;
    hall_id: number;
    hall_name: string;
    published_at: Date | null;
  },
) {
  return {
    id: video.id,
    title: video.title,
    video_url: media(video.video),
    thumbnail_url: orNull(media, video.thumbnail),
    duration_seconds: video.duration_seconds,
    hall_id: video.hall_id,
    hall_name: video.hall_name,
    published_at: toJapanTimeOrNull(video.published_at),
  };
}
