import { parseAddress } from '../../router/address.ts';
import { MESSAGES } from '../form/formAction.ts';

export const QUESTION_COUNT = 12;

/** Shown where a question's text is not known. */
export const questionName = (number: number): string => `${number}番目の質問`;

/** Form values between steps: `key`, `step`, and the answers so far in `a1` to `a12`. */
export type Progress = Readonly<Record<string, string>>;

/** What a question accepts: up to `max` choices, or a text of up to `max` characters; null if the limit is not known. */
export interface AnswerRule {
  readonly kind: 'choose' | 'write';
  readonly max: number | null;
}

/** The value of the hidden field `rule`. */
export function serializeRule({ kind, max }: AnswerRule): string {
  return `${kind}:${max ?? ''}`;
}

/** Selected choices joined by commas, or a text. */
function answerAt(progress: Progress, step: number): string {
  return progress[`a${step}`] ?? '';
}

/** The current step; 0 before the first question. */
export function currentStep(progress: { get(name: string): string | null } | undefined): number {
  const step = Number(progress?.get('step') ?? 0);
  return Number.isInteger(step) ? Math.min(Math.max(step, 0), QUESTION_COUNT) : 0;
}

/**
 * Makes the address of the current history entry name the question that is shown.
 * @param path of the page; the history may have moved on to another one, which is loading
 */
export function nameStepInAddress(path: string, step: number): void {
  const current = parseAddress(location.href);
  if (current.path !== path || current.query.get('q') === String(step)) return;
  const query = new URLSearchParams(location.search);
  query.set('q', String(step));
  // Keeps the state of the entry, which may hold the key of a link.
  history.replaceState(history.state, '', `${location.pathname}?${query}${location.hash}`);
}

/**
 * The question to show: the one of the address, but none beyond the first that is not reached yet.
 * @param progress undefined while it is not known
 */
export function stepToShow(progress: Progress | undefined, asked: string | null): number {
  const left = Math.max(1, Number(progress?.['step'] ?? 1));
  const step = Number(asked ?? left);
  if (!Number.isInteger(step) || step < 1) return left;
  if (!progress) return Math.min(step, QUESTION_COUNT);
  const answered = Array.from({ length: QUESTION_COUNT }, (_, index) => index + 1).filter(
    (number) => answerAt(progress, number) !== '',
  );
  return Math.min(step, Math.max(left, (answered.at(-1) ?? 0) + 1), QUESTION_COUNT);
}

/** The progress so far plus the answer to the question just submitted. */
export function readProgress(fields: URLSearchParams): Progress {
  const step = currentStep(fields);
  const previous = [...fields].filter(([name]) => /^(?:key|a\d{1,2})$/.test(name));
  const answer = fields.getAll(`q${step}`).map((value) => value.trim());
  const isAnswered = step > 0 && (fields.has(`q${step}`) || fields.get('rule')?.startsWith('choose'));
  return {
    ...Object.fromEntries(previous),
    ...(isAnswered && { [`a${step}`]: answer.filter((value) => value !== '').join(',') }),
    step: String(step),
  };
}

/** Validates the answer just given; null when it is valid. The gateway validates all answers at the end. */
export function stepError(progress: Progress, rule: string | null): string | null {
  const [, kind, max = ''] = /^(choose|write):(\d*)$/.exec(rule ?? '') ?? [];
  const answer = answerAt(progress, Number(progress['step']));
  const most = max === '' ? Infinity : Number(max);
  if (kind === 'write') {
    return [...answer].length > most ? `${max}文字以内で入力してください` : null;
  }
  if (kind !== 'choose') return null;
  if (answer === '') return MESSAGES.choose;
  return answer.split(',').length > most ? `${max}つまで選択してください` : null;
}

/** The answers as input of the mutation. */
export function toAnswerInputs(
  progress: Progress,
  isText: (step: number) => boolean,
): { number: number; values?: string[]; text?: string }[] {
  const numbers = Array.from({ length: QUESTION_COUNT }, (_, index) => index + 1);
  return numbers
    .map((number) => ({ number, answer: answerAt(progress, number) }))
    .filter(({ answer }) => answer !== '')
    .map(({ number, answer }) =>
      isText(number) ? { number, text: answer } : { number, values: answer.split(',') },
    );
}
