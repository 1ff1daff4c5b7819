import type { VenueType } from './__generated__/HallSearchPageQuery.graphql.ts';

/** Shown in place of a fact that visitors expect but that is not known. */
export const UNKNOWN = '確認中です';

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

/** In display order. */
export const PHOTO_CATEGORY_LABELS: Readonly<Record<string, string>> = {
  IMAGE: 'イメージ',
  CEREMONY: '挙式',
  RECEPTION: '披露宴',
  GARDEN: 'ガーデン',
  FOOD: '料理',
  DRESS: '衣裳',
  DECORATION: '装花・装飾',
  FACILITY: '設備',
  OTHER: 'その他',
};

export const FAIR_CONTENT_LABELS: Readonly<Record<string, string>> = {
  CONSULTATION: '相談会',
  MOCK_CEREMONY: '模擬挙式',
  MOCK_RECEPTION: '模擬披露宴',
  TASTING: '試食',
  TRY_ON_DRESS: '衣裳試着',
  SHOW: 'ショー',
  DECORATION: '会場コーディネート',
  FOOD: '料理',
};

export const ROKUYO_LABELS: Readonly<Record<string, string>> = {
  TAIAN: '大安',
  SHAKKU: '赤口',
  SENSHO: '先勝',
  TOMOBIKI: '友引',
  SENBU: '先負',
  BUTSUMETSU: '仏滅',
};

/** The reviewer's relation to the hall. */
export const CUSTOMER_STATUS_LABELS: Readonly<Record<string, string>> = {
  WEDDING_HELD: '挙式済み',
  APPLIED_ONLY: '申込のみ',
  VIEWED_ONLY: '下見',
  ATTENDED: 'ゲストとして列席',
};

export const REVIEW_ITEM_LABELS: Readonly<Record<string, string>> = {
  ceremony: '挙式会場',
  reception: '披露宴会場',
  food: '料理',
  staff: 'スタッフ',
  cost: '費用',
  access: 'アクセス',
  facility: '設備',
  other: 'そのほか',
};

/** In display order. */
export const QUESTION_TYPE_LABELS: Readonly<Record<string, string>> = {
  COST: '費用',
  FOOD: '料理',
  DRESS: '衣裳',
  BRING_IN: '持ち込み',
  FACILITY: '設備',
  ACCESS: 'アクセス',
  SCHEDULE: '日程',
  OTHER: 'そのほか',
};
