import type { VenueType } from './__generated__/HallSearchPageQuery.graphql.ts';

/** Shown in place of a fact that visitors expect but that is not known. */
export const UNKNOWN = '確認中です';
/** Where a clip's hall could not be read. */
export const HALL_UNREADABLE = '会場の情報を読み込めませんでした';

/** Shown beside the text of a link without an address. The gateway writes the same words into HTML. */
export const NO_LINK = 'リンク先を表示できません';

/** In place of the name of a place that is not known. */
export const UNNAMED_PLACE = 'この地域';

/** Venue types in display order, with their number in URLs (`k`). */
export const VENUE_TYPES = [
  { value: 'HOTEL', number: '1', name: 'ホテル' },
  { value: 'CEREMONY_HALL', number: '2', name: '式場' },
  { value: 'WEDDING_HALL', number: '3', name: '専門式場' },
  { value: 'RESTAURANT', number: '4', name: 'レストラン' },
  { value: 'SHRINE_OR_TEMPLE', number: '5', name: '神社・寺院' },
  { value: 'PHOTO_STUDIO', number: '6', name: 'フォトスタジオ' },
  { value: 'OTHER', number: '99', name: 'その他' },
] as const satisfies ReadonlyArray<{ value: VenueType; number: string; name: string }>;

/** Null for an unknown venue type. */
export function venueTypeLabel(value: string | null | undefined): string | null {
  return VENUE_TYPES.find((type) => type.value === value)?.name ?? null;
}
