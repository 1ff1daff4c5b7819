/** Form for friends of the LINE account. */
import { APPLICANT_FIELDS, type FormField, formField } from './formFields.ts';

export const SPECIAL_FORM: readonly FormField[] = [
  ...APPLICANT_FIELDS,
  formField('prize', 'select', 'ご希望の特典', {
    requirement: 'required',
    choices: [
      { value: 'movie', label: 'プロフィール動画のひな形' },
      { value: 'paper', label: '席次表の紙見本' },
      { value: 'tasting', label: '引菓子の試食セット' },
    ],
  }),
  formField('wedding_date', 'date', '挙式日'),
  formField('guest_count', 'number', '招待する人数'),
  formField('receipt', 'file', '来館票または見積書の写真', { requirement: 'required' }),
  formField('message', 'textarea', 'ひとこと'),
];
