/** Brides, albums and theme tags in the contract's schemas. */
import { toJapanTime } from '../japanTime.ts';
import type { AlbumRow, BrideRow } from '../store/brides.ts';
import type { ThemeTagRow } from '../store/themeTags.ts';
import { type MediaUrl, photoHolder } from './shapes.ts';

export const brideCard = (mediaUrl: MediaUrl, siteUrl: string) => (bride: BrideRow) => ({
  user_id: bride.user_id,
  basic_nickname: bride.nickname,
  basic_region: bride.region,
  basic_iconimage: bride.icon === null ? null : mediaUrl(bride.icon),
  reception_cover_image2: photoHolder(mediaUrl, bride.reception_picture),
  reception_place: bride.reception_place,
  reception_taste: bride.reception_taste,
  reception_style: bride.reception_style,
  profile_share_url: `${siteUrl}/brides/${bride.user_id}`,
});

export function albumShape(mediaUrl: MediaUrl, album: AlbumRow) {
  return {
    id: album.id,
    album_title: album.title,
    cover_photo_url: album.cover_picture === null ? null : mediaUrl(album.cover_picture),
    photo_count: album.photos.length,
    photo_list: album.photos.map(({ picture, uploaded_at, ...photo }) => ({
      ...photo,
      photo_url: mediaUrl(picture),
      uploaded_at: uploaded_at === null ? null : toJapanTime(new Date(uploaded_at)),
    })),
    user_id: album.user_id,
  };
}

export const themeTagShape = (mediaUrl: MediaUrl, { picture, ...tag }: ThemeTagRow) => ({
  ...tag,
  thumbnail_url: picture === null ? null : mediaUrl(picture),
});
