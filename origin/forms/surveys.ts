/** Surveys by version. The people invited to them are in the database. */
import { type Motif, type PaletteName, picturePath } from '../picturePath.ts';

/** The contract's Question; `picture` is a picture path. */
export type SurveyQuestion = {
  key: string;
  type: string;
  title: string;
  requirement: 'required' | 'hidden' | 'one_is_required' | null;
  group: string | null;
  choices: { value: string; label: string; picture: string | null }[] | null;
  max_choices: number | null;
};

export type Survey = { version: string; title: string; questions: readonly SurveyQuestion[] };

const question = (
  key: string,
  type: string,
  title: string,
  more: Partial<SurveyQuestion> = {},
): SurveyQuestion => ({
  key,
  type,
  title,
  requirement: null,
  group: null,
  choices: null,
  max_choices: null,
  ...more,
});
const choices = (labels: Record<string, string>): SurveyQuestion['choices'] =>
  Object.entries(labels).map(([value, label]) => ({ value, label, picture: null }));

const TASTES: readonly (readonly [label: string, motif: Motif, palette: PaletteName])[] = [
  ['ナチュラル', 'garden', 'koke'],
  ['和の趣', 'kimono', 'enji'],
  ['クラシック', 'chapel', 'kinari'],
  ['モダン', 'window', 'sumi'],
  ['海の見える', 'sea', 'ai'],
  ['華やか', 'bouquet', 'sakura'],
];

const REQUIRED = { requirement: 'required' } as const;
const ONE_OF_DATES = { requirement: 'one_is_required', group: 'when' } as const;

export const SURVEYS: readonly Survey[] = [
  {
    version: '2026-autumn',
    title: '結婚式の準備についてのアンケート',
    questions: [
      question('role', 'select', 'お立場を教えてください', {
        ...REQUIRED,
        choices: choices({ bride: '新婦', groom: '新郎', couple: 'ふたりで' }),
      }),
      question('customer_status', 'guest_status', '式場とのやりとりはどこまで進みましたか', {
        ...REQUIRED,
        choices: choices({
          viewed_only: '見学しただけ',
          applied_only: '申し込んだ',
          wedding_held: '挙式が済んだ',
          attended: '招待されて参列した',
        }),
      }),
      question('tastes', 'pickup_picture', '惹かれる雰囲気を3つまで選んでください', {
        choices: TASTES.map(([label, motif, palette], index) => ({
          value: String(index + 1),
          label,
          picture: picturePath({ motif, palette, seed: index, shape: 'wide' }),
        })),
        max_choices: 3,
      }),
      question('interests', 'multi_select', '準備で知りたいことを選んでください', {
        choices: choices({
          cost: '費用と見積もり',
          dress: '衣裳',
          food: '料理',
          guests: '招待する方',
          schedule: '段取り',
        }),
        max_choices: 3,
      }),
      question('wedding_month', 'wedding_month_select', '希望の時期', ONE_OF_DATES),
      question('wedding_at', 'wedding_at_select', '挙式日の目安', ONE_OF_DATES),
      question('hall', 'hall', '気になっている会場'),
      question('guests', 'guest_detail', '招待する人数'),
      question('opinion', 'text', 'ご意見・ご要望'),
      question('ams_source', 'ams_source', 'どちらから来たか', { requirement: 'hidden' }),
      question('ams_interview', 'ams_interview', '担当者からの聞き取りに応じられますか', {
        choices: choices({ yes: 'はい', no: 'いいえ' }),
      }),
    ],
  },
];
