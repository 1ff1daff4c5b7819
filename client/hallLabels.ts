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
