/** The special form for friends of the LINE account. */
import type { TicketField } from '../tickets/forms.ts';

const field = (
  key: string,
  type: TicketField['type'],
  label: string,
  more: Partial<TicketField> = {},
): TicketField => ({ key, type, label, requirement: null, group: null, choices: null, ...more });

const CONTACT = { requirement: 'one_is_required', group: 'contact' } as const;

export const SPECIAL_FORM: readonly TicketField[] = [
  field('applicant_name', 'text', 'お名前', { requirement: 'required' }),
  field('tel', 'tel', '電話番号', CONTACT),
  field('email', 'email', 'メールアドレス', CONTACT),
  field('prize', 'select', 'ご希望の特典', {
    requirement: 'required',
    choices: [
      { value: 'movie', label: 'プロフィール動画のひな形' },
      { value: 'paper', label: '席次表の紙見本' },
      { value: 'tasting', label: '引菓子の試食セット' },
    ],
  }),
  field('wedding_date', 'date', '挙式日'),
  field('guest_count', 'number', '招待する人数'),
  field('receipt', 'file', '来館票または見積書の写真', { requirement: 'required' }),
  field('message', 'textarea', 'ひとこと'),
];
