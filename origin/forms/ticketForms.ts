/** Forms of the gift tickets. */
import type { TicketKind } from '../db/formTables.ts';
import { APPLICANT_FIELDS, choices, type FormField, formField } from './formFields.ts';

const BUDGET_BANDS = choices({
  0: 'まだ決めていない',
  1: '100万円未満',
  2: '100〜200万円',
  3: '200〜300万円',
  4: '300〜400万円',
  5: '400〜500万円',
  6: '500万円以上',
});
const PAYMENT_TIMINGS = choices({ 1: '前払い', 2: '当日払い', 3: '後払い' });
const RING_CHOICES = choices({ engagement_ring: '婚約指輪', wedding_ring: '結婚指輪', both: '両方' });
const PURCHASE_STATUSES = choices({
  purchased: '購入した',
  not_purchased: '購入していない',
  under_consideration: '検討中',
});
const RING_BRANDS = choices({
  shirogane: '白銀工房',
  tsuyukusa: '露草',
  hoshikage: '星影ジュエリー',
  minamo: 'ミナモ',
  other: 'その他',
});
const ACCESSIBILITY = choices({
  step_free: '段差なしで移動できた',
  partly: '一部に段差があった',
  difficult: '移動が難しい場所があった',
});
const OUTFITS = choices({
  dress: 'ウエディングドレス',
  colour_dress: 'カラードレス',
  kimono: '和装',
  undecided: 'まだ決めていない',
});
const CARRY_IN = choices({
  nothing: '持ち込みなし',
  outfit: '衣裳を持ち込む',
  gifts: '引き出物を持ち込む',
  photographer: 'カメラマンを呼ぶ',
});

const REQUIRED = { requirement: 'required' } as const;
/** Fields by ticket kind, in display order. */
export const TICKET_FORMS: Readonly<Record<TicketKind, readonly FormField[]>> = {
  general: [
    ...APPLICANT_FIELDS,
    formField('hall_name', 'text', '見学した会場'),
    formField('visited_on', 'date', '見学した日', REQUIRED),
    formField('guest_count', 'number', '予定の招待人数'),
    formField('budget_band', 'select', '挙式・披露宴の予算', { choices: BUDGET_BANDS }),
    formField('payment_timing', 'select', 'お支払いの時期', { choices: PAYMENT_TIMINGS }),
    formField('accessibility', 'select', '会場内の移動のしやすさ', { choices: ACCESSIBILITY }),
    formField('outfit', 'select', '着たい衣裳', { choices: OUTFITS }),
    formField('carry_in', 'select', '持ち込みの予定', { choices: CARRY_IN }),
    formField('impression', 'textarea', '見学の感想'),
    formField('certificate_image', 'file', '見学証明の写真', REQUIRED),
    formField('receipt_image', 'file', '見積書の写真'),
    formField('route', 'text', '申請経路', { requirement: 'hidden' }),
  ],
  ringengagement: [
    ...APPLICANT_FIELDS,
    formField('ring_choice', 'select', '選んだ指輪', { ...REQUIRED, choices: RING_CHOICES }),
    formField('purchase_status', 'select', 'ご購入の状況', { ...REQUIRED, choices: PURCHASE_STATUSES }),
    formField('ring_brand', 'select', '指輪のブランド', { choices: RING_BRANDS }),
    formField('purchased_on', 'date', '購入した日'),
    formField('budget_band', 'select', '指輪のご予算', { choices: BUDGET_BANDS }),
    formField('payment_timing', 'select', 'お支払いの時期', { choices: PAYMENT_TIMINGS }),
    formField('certificate_image', 'file', '鑑定書の写真', REQUIRED),
  ],
};
