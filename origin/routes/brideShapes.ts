/** Brides, albums and theme tags in the contract's shapes. */
import { toJapanTime } from '../clock.ts';
import type { AlbumRow, BrideRow } from '../store/brides.ts';
import type { ThemeTagRow } from '../store/themeTags.ts';
import { photoHolder } from './shapes.ts';

type Media = (path: string) => string;

/** BrideCard: what lists carry of a bride. */
export const brideCard = (media: Media, siteUrl: string) => (bride: BrideRow) => ({
  user_id: bride.user_id,
  basic_nickname: bride.nickname,
  basic_region: bride.region,
  basic_iconimage: bride.icon === null ? null : media(bride.icon),
  reception_cover_image2: photoHolder(media, bride.reception_picture),
  reception_place: bride.reception_place,
  reception_taste: bride.reception_taste,
  reception_style: bride.reception_style,
  profile_share_url: `${siteUrl}/brides/${bride.user_id}`,
});

/** Album with its photos. */
export function albumShape(media: Media, album: AlbumRow) {
  return {
    id: album.id,
    album_title: album.title,
    cover_photo_url: album.cover_picture === null ? null : media(album.cover_picture),
    photo_count: album.photos.length,
    photo_list: album.photos.map(({ picture, uploaded_at, ...photo }) => ({
      ...photo,
      photo_url: media(picture),
      uploaded_at: uploaded_at === null ? null : toJapanTime(new Date(uploaded_at)),
    })),
    user_id: album.user_id,
  };
}

/** ThemeTag. */
export const themeTagShape = (media: Media, { picture, ...tag }: ThemeTagRow) => ({
  ...tag,
  thumbnail_url: picture === null ? null : media(picture),
});
