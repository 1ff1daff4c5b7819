/** Japanese names of what a karte holds; a value this version does not know has none. */
type Names = Readonly<Record<string, string | undefined>>;

/** Bands 0 to 6. */
export const BUDGET_BANDS: readonly string[] = [
  'まだ決めていない',
  '100万円未満',
  '100〜200万円',
  '200〜300万円',
  '300〜400万円',
  '400〜500万円',
  '500万円以上',
];

/** When a wedding is paid. */
export const PAYMENT_TIMINGS: Names = { PREPAY: '前払い', ON_THE_DAY: '当日払い', POSTPAY: '後払い' };

/** Which rings. */
export const RING_CHOICES: Names = {
  ENGAGEMENT_RING: '婚約指輪',
  WEDDING_RING: '結婚指輪',
  BOTH: '婚約指輪と結婚指輪',
};

/** Whether something was bought. */
export const PURCHASE_STATUSES: Names = {
  PURCHASED: '購入済み',
  NOT_PURCHASED: '未購入',
  UNDER_CONSIDERATION: '検討中',
};

/** How far somebody came with halls. */
export const CUSTOMER_STATUSES: Names = {
  WEDDING_HELD: '挙式済み',
  APPLIED_ONLY: '申し込み済み',
  VIEWED_ONLY: '見学のみ',
  ATTENDED: '列席のみ',
};
