/** Japanese labels by enum value; undefined for values unknown to this version. */
type Labels = Readonly<Record<string, string | undefined>>;

/** By band, 0 to 6. */
export const BUDGET_BANDS: readonly string[] = [
  'まだ決めていない',
  '100万円未満',
  '100〜200万円',
  '200〜300万円',
  '300〜400万円',
  '400〜500万円',
  '500万円以上',
];

export const PAYMENT_TIMINGS: Labels = { PREPAY: '前払い', ON_THE_DAY: '当日払い', POSTPAY: '後払い' };

export const RING_CHOICES: Labels = {
  ENGAGEMENT_RING: '婚約指輪',
  WEDDING_RING: '結婚指輪',
  BOTH: '婚約指輪と結婚指輪',
};

export const PURCHASE_STATUSES: Labels = {
  PURCHASED: '購入済み',
  NOT_PURCHASED: '未購入',
  UNDER_CONSIDERATION: '検討中',
};

export const CUSTOMER_STATUSES: Labels = {
  WEDDING_HELD: '挙式済み',
  APPLIED_ONLY: '申し込み済み',
  VIEWED_ONLY: '見学のみ',
  ATTENDED: '列席のみ',
};
