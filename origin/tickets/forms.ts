/** The forms of the gift tickets: which fields each kind asks for. */
import type { TicketKind } from '../db/formTables.ts';

/** A field of a form, as the contract's FormField without what was filled in. */
export type TicketField = {
  key: string;
  type: 'text' | 'email' | 'tel' | 'number' | 'date' | 'textarea' | 'select' | 'file';
  label: string;
  requirement: 'required' | 'hidden' | 'one_is_required' | null;
  group: string | null;
  choices: { value: string; label: string }[] | null;
};

const choices = (labels: Record<string, string>): TicketField['choices'] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

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

type Rest = Partial<Omit<TicketField, 'key' | 'type' | 'label'>>;

const field = (key: string, type: TicketField['type'], label: string, rest: Rest = {}): TicketField => ({
  key,
  type,
  label,
  requirement: null,
  group: null,
  choices: null,
  ...rest,
});

const REQUIRED = { requirement: 'required' } as const;
/** One of the two is enough to reach somebody. */
const CONTACT = { requirement: 'one_is_required', group: 'contact' } as const;

const APPLICANT = [
  field('applicant_name', 'text', 'お名前', REQUIRED),
  field('tel', 'tel', '電話番号', CONTACT),
  field('email', 'email', 'メールアドレス', CONTACT),
];

/** Fields of each kind, in the order they are asked. */
export const TICKET_FORMS: Readonly<Record<TicketKind, readonly TicketField[]>> = {
  general: [
    ...APPLICANT,
    field('visited_on', 'date', '見学した日', REQUIRED),
    field('guest_count', 'number', '予定の招待人数'),
    field('budget_band', 'select', '挙式・披露宴の予算', { choices: BUDGET_BANDS }),
    field('payment_timing', 'select', 'お支払いの時期', { choices: PAYMENT_TIMINGS }),
    field('accessibility', 'select', '会場内の移動のしやすさ', { choices: ACCESSIBILITY }),
    field('outfit', 'select', '着たい衣裳', { choices: OUTFITS }),
    field('carry_in', 'select', '持ち込みの予定', { choices: CARRY_IN }),
    field('impression', 'textarea', '見学の感想'),
    field('certificate_image', 'file', '見学証明の写真', REQUIRED),
    field('receipt_image', 'file', '見積書の写真'),
    field('route', 'text', '申請経路', { requirement: 'hidden' }),
  ],
  ringengagement: [
    ...APPLICANT,
    field('ring_choice', 'select', '選んだ指輪', { ...REQUIRED, choices: RING_CHOICES }),
    field('purchase_status', 'select', 'ご購入の状況', { ...REQUIRED, choices: PURCHASE_STATUSES }),
    field('ring_brand', 'select', '指輪のブランド', { choices: RING_BRANDS }),
    field('purchased_on', 'date', '購入した日'),
    field('budget_band', 'select', '指輪のご予算', { choices: BUDGET_BANDS }),
    field('payment_timing', 'select', 'お支払いの時期', { choices: PAYMENT_TIMINGS }),
    field('certificate_image', 'file', '鑑定書の写真', REQUIRED),
  ],
};
