/** Halls, photos, fairs and reservations in the contract's schemas. */
import type { OriginContext } from '../context.ts';
import { toJapanTime, toJapanTimeOrNull } from '../japanTime.ts';
import type { FairTable, PhotoTable } from '../db/tables.ts';
import type { Selectable } from 'kysely';
import type { HallRow } from '../store/halls.ts';
import type { ReservationRow } from '../store/reservations.ts';

/** Absolute URL of a picture or video path. */
export type MediaUrl = OriginContext['mediaUrl'];

export type BaseUrls = Pick<OriginContext, 'mediaUrl' | 'siteUrl'>;
export type LinkUrls = Pick<OriginContext, 'otherSiteUrl' | 'siteUrl'>;

/** Makes the picture and link URLs in stored HTML absolute. */
export function absolutizeHtml({ mediaUrl, siteUrl }: BaseUrls, html: string): string {
  return html
    .replaceAll(/ src="(\/pictures\/[^"]*)"/g, (_, path: string) => ` src="${mediaUrl(path)}"`)
    .replaceAll(' href="/', ` href="${siteUrl}/`);
}

const OTHER_SITES = '/sites/';

export const isOnOtherSite = (path: string): boolean => path.startsWith(OTHER_SITES);

/** Absolute URL of a page of the site, or of another one. */
export const linkUrl = ({ otherSiteUrl, siteUrl }: LinkUrls, path: string): string =>
  isOnOtherSite(path) ? otherSiteUrl(path) : new URL(path, siteUrl).href;

/** The path of which `url` is the absolute URL; null for all others. */
export function linkedPath({ otherSiteUrl, siteUrl }: LinkUrls, url: URL): string | null {
  const path = url.pathname;
  if (isOnOtherSite(path)) return url.href === otherSiteUrl(path) ? path : null;
  return url.origin === new URL(siteUrl).origin ? path.replace(/\/$/, '') : null;
}

const mediaUrlOrNull = (mediaUrl: MediaUrl, path: string | null): string | null =>
  path === null ? null : mediaUrl(path);

export const photoHolder = (mediaUrl: MediaUrl, path: string | null) =>
  path === null ? null : { photo: { photo_url: mediaUrl(path) } };

function location(hall: HallRow) {
  if (hall.prefecture_slug === null) return null;
  return {
    prefecture_slug: hall.prefecture_slug,
    prefecture_name: hall.prefecture_name,
    region_slug: hall.region_slugs[0] ?? null,
    region_name: hall.region_name,
  };
}

export function hallSummary(mediaUrl: MediaUrl, hall: HallRow) {
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
    cover_images: hall.cover_pictures.map((path) => ({ image_url: mediaUrl(path) })),
    location: location(hall),
    reception_cover_image: photoHolder(mediaUrl, hall.reception_picture),
    reception_cover_image2: photoHolder(mediaUrl, hall.reception_picture2),
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

export function hallPhoto(mediaUrl: MediaUrl, photo: Selectable<PhotoTable>) {
  return {
    id: photo.id,
    photo_url: mediaUrl(photo.picture),
    caption: photo.caption,
    category: photo.category,
    width: photo.width,
    height: photo.height,
    uploaded_at: toJapanTimeOrNull(photo.uploaded_at),
    user_id: photo.user_id,
    basic_nickname: photo.basic_nickname,
  };
}

/** Without the snapshot, which only owners of a reservation see. */
export function fairShape(mediaUrl: MediaUrl, fair: Selectable<FairTable>) {
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
    image_url: mediaUrlOrNull(mediaUrl, fair.picture),
    duration_minutes: fair.duration_minutes,
  };
}

/** The fair as it was when reserved. */
export function fairSnapshot(reservation: ReservationRow) {
  return {
    name: reservation.fair_name,
    description: reservation.fair_description,
    hold_at: `${reservation.hold_on}T00:00:00+09:00`,
    hall_id: reservation.hall_id,
    hall_name: reservation.hall_name,
  };
}

export function reservationShape(reservation: ReservationRow) {
  const { hold_on, fair_name: _name, fair_description: _text, hall_name: _hall, ...fields } = reservation;
  return {
    ...fields,
    status: reservation.cancelled_at === null ? 'reserved' : 'cancelled',
    hold_at: `${hold_on}T00:00:00+09:00`,
    fair_snapshot: fairSnapshot(reservation),
    created_at: toJapanTime(reservation.created_at),
    cancelled_at: toJapanTimeOrNull(reservation.cancelled_at),
  };
}

export function hallVideo(
  mediaUrl: MediaUrl,
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
    video_url: mediaUrl(video.video),
    thumbnail_url: mediaUrlOrNull(mediaUrl, video.thumbnail),
    duration_seconds: video.duration_seconds,
    hall_id: video.hall_id,
    hall_name: video.hall_name,
    published_at: toJapanTimeOrNull(video.published_at),
  };
}
