/** How two sides' answers to a question compare. */
import { type DiagnosisQuestionRow, isFreeText, type Respondent } from './rules.ts';

/** The answers as texts of their choices, in order; null for free texts and until one side has answered. */
export function textAnswers(
  question: DiagnosisQuestionRow,
): { respondent: Respondent; text: string }[] | null {
  const { choice_answers: answers, choices } = question;
  if (answers === null || isFreeText(question)) return null;
  const texts = new Map(choices.map(({ value, text }) => [value, text]));
  return answers.flatMap(({ respondent: side, value }) => {
    const text = texts.get(value);
    return text === undefined ? [] : [{ respondent: side, text }];
  });
}

export type Standing = 'agree' | 'wider' | 'both_undecided' | 'talk' | 'not_yet_asked';

/** Choices such as まだ決めていない, わからない and こだわらない. */
const UNDECIDED_CHOICE =
  /未定|まだ.{0,30}ない$|分からない|わからない|こだわらない|どちらでも(?:よい|いい|ない)/;

/** Normalized texts that say nothing else than 未定, 特になし, おまかせします and the like. */
const UNDECIDED_TEXT =
  /^(?:いまのところ|今のところ|まだ|特に|とくに)*(?:未定|考え中|検討中|決めてい?(?:ない|ません)|決まってい?(?:ない|ません)|考えてい?(?:ない|ません)|[分わ]か(?:らない|りません)|こだわ(?:らない|りません|りはない|りはありません)|どちらでも(?:よい|いい|ない)|お?(?:任せ|まかせ)(?:します|る)?|なし|無し|ない|無い|ありません)(?:です|と思います)?$/;

/** Free texts are the same when they differ in spaces, width and punctuation only. */
const normalizeText = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s\p{P}]/gu, '')
    .toLowerCase();

/** What one side wants, as texts without undecided choices; empty for no answer too. */
function wishesOf(question: DiagnosisQuestionRow, side: Respondent): ReadonlySet<string> {
  const texts = isFreeText(question)
    ? (question.choice_answers ?? []).map(({ respondent, value }) => ({ respondent, text: value }))
    : (textAnswers(question) ?? []);
  const own = texts.filter(({ respondent }) => respondent === side).map(({ text }) => text);
  const wishes = isFreeText(question)
    ? own.map(normalizeText).filter((text) => text !== '' && !UNDECIDED_TEXT.test(text))
    : own.filter((text) => !UNDECIDED_CHOICE.test(text));
  return new Set(wishes);
}

/** What both sides want of a question with choices, as texts. */
export function sharedWishes(question: DiagnosisQuestionRow): string[] {
  const [child, parent] = [wishesOf(question, 'child'), wishesOf(question, 'parent')];
  return [...child].filter((text) => parent.has(text));
}

/** Compares the answers once both sides are in. An undecided side is open to what the other wants. */
export function standingOf(question: DiagnosisQuestionRow): Exclude<Standing, 'not_yet_asked'> {
  const [child, parent] = [wishesOf(question, 'child'), wishesOf(question, 'parent')];
  if (child.size === 0 && parent.size === 0) return 'both_undecided';
  const [hasMore, lacksSome] = [isSubset(parent, child), isSubset(child, parent)];
  if (hasMore && lacksSome) return 'agree';
  return hasMore || lacksSome ? 'wider' : 'talk';
}

const isSubset = (fewer: ReadonlySet<string>, more: ReadonlySet<string>): boolean =>
  [...fewer].every((wish) => more.has(wish));
