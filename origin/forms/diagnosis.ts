/** The twelve questions of the parent-and-child diagnosis, numbered as in the contract; 5, 7 and 8 take free text. */

/** In the order of the answers. */
export const RESPONDENTS = ['child', 'parent'] as const;
export type Respondent = (typeof RESPONDENTS)[number];

/** One side's answers by question number: choice values, or a free text. */
export type DiagnosisAnswers = Record<string, string[] | string>;

/** At most `max` choices; a free text has at most `length` characters. */
export type DiagnosisQuestion = { id: number; title: string } & (
  | { choices: { value: string; text: string }[]; max: number; length: null }
  | { choices: null; max: null; length: number }
);

const TEXT_LENGTH = 200;

const choose = (id: number, title: string, max: number, texts: string[]): DiagnosisQuestion => ({
  id,
  title,
  choices: texts.map((text, index) => ({ value: String(index + 1), text })),
  max,
  length: null,
});
const write = (id: number, title: string): DiagnosisQuestion => ({
  id,
  title,
  choices: null,
  max: null,
  length: TEXT_LENGTH,
});

export const DIAGNOSIS_QUESTIONS: readonly DiagnosisQuestion[] = [
  choose(1, '結婚式はどんな一日にしたいですか', 1, [
    '家族でゆっくり語り合う日',
    '友人も一緒ににぎやかに祝う日',
    'お世話になった方をもてなす日',
    'まだ考えていない',
  ]),
  choose(2, 'どなたに来てほしいですか', 3, [
    'きょうだいと祖父母',
    '親せき',
    '友人',
    '職場の方',
    '近所の方や恩師',
  ]),
  choose(3, '挙式の形はどれが近いですか', 1, [
    '教会での式',
    '神社での式',
    '列席者の前で誓う式',
    '食事会だけ',
    'まだ決めていない',
  ]),
  choose(4, '着てほしい・着たい衣裳は', 2, [
    '白いドレス',
    '色のドレス',
    '白無垢や色打掛',
    '家に伝わる着物',
    'こだわらない',
  ]),
  write(5, 'いつごろ挙げたいですか。避けたい時期はありますか'),
  choose(6, '感謝を伝える場面はあったほうがいいですか', 1, [
    '手紙を読みたい・聞きたい',
    '贈り物だけにしたい',
    '当日ではなく前日に家で',
    'なくてもよい',
  ]),
  write(7, 'お金のことで先に話しておきたいことは'),
  write(8, '結婚したあとの暮らしについて伝えたいことは'),
  choose(9, '料理で大事にしたいことは', 2, [
    '味',
    '食べやすさ',
    'アレルギーへの配慮',
    '地元の食材',
    'お酒の種類',
  ]),
  choose(10, '両家の顔合わせはどうしますか', 1, [
    '料亭やレストランで',
    'どちらかの家で',
    '旅先で',
    '式の当日でよい',
    'まだ決めていない',
  ]),
  choose(11, '日取りは何で決めますか', 2, ['大安などの暦', '季節と天気', '来る方の都合', '記念日', '費用']),
  choose(12, '親は当日どんな役目がよいですか', 2, [
    '一緒に入場する',
    '挨拶をする',
    '受付や案内を手伝う',
    '席でゆっくり過ごす',
  ]),
];

/** Shown to a side after it has answered. */
export const DIAGNOSIS_THANKS: Readonly<Record<Respondent, string>> = {
  child: 'お答えありがとうございました。親御さまの答えがそろうと、結果を並べて見られます。',
  parent: 'お答えありがとうございました。お子さまの答えと並べた結果をご覧いただけます。',
};

/** Error messages by `answers.{number}`. */
export function validateDiagnosis(answers: Record<string, unknown>): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  const questionIds = new Set(DIAGNOSIS_QUESTIONS.map(({ id }) => String(id)));
  for (const name of Object.keys(answers)) {
    if (!questionIds.has(name)) errors[`answers.${name}`] = ['この質問はありません'];
  }
  for (const question of DIAGNOSIS_QUESTIONS) {
    const message = answerError(question, answers[String(question.id)]);
    if (message !== null) errors[`answers.${question.id}`] = [message];
  }
  return errors;
}

function answerError({ choices, max, length }: DiagnosisQuestion, answer: unknown): string | null {
  if (choices === null) {
    if (answer === undefined) return null;
    if (typeof answer !== 'string') return '文章で入力してください';
    return [...answer].length > length ? `${length}文字以内で入力してください` : null;
  }
  if (!Array.isArray(answer) || answer.length === 0) return '選択してください';
  if (answer.length > max) return `${max}つまで選択してください`;
  const values = new Set(choices.map(({ value }) => value));
  const isValid = new Set(answer).size === answer.length && answer.every((value) => values.has(value));
  return isValid ? null : '選択してください';
}
