/** The way through the twelve questions, one a screen: pure rules, the same with script and without. */
import { MESSAGES } from '../form/messages.ts';

/** How many questions there are. */
export const STEPS = 12;

/** Values of a form on its way: `key`, `step`, and `a1` to `a12` with what was answered so far. */
export type Progress = Readonly<Record<string, string>>;

/** What a question takes: up to `most` choices, or a text of up to `most` characters. */
export interface Rule {
  readonly kind: 'choose' | 'write';
  readonly most: number;
}

/** A rule as a hidden field carries it. */
export function writeRule({ kind, most }: Rule): string {
  return `${kind}:${most}`;
}

/** Choices are joined by commas; a text is kept as it is. */
export function readAnswer(progress: Progress, step: number): string {
  return progress[`a${step}`] ?? '';
}

/** The step a form stands at; 0 before the first question. */
export function stepOf(progress: { get(name: string): string | null } | undefined): number {
  const step = Number(progress?.get('step') ?? 0);
  return Number.isInteger(step) ? Math.min(Math.max(step, 0), STEPS) : 0;
}

/** What was filled in so far, with the answer to the question just shown. */
export function collect(fields: URLSearchParams): Progress {
  const step = stepOf(fields);
  const kept = [...fields].filter(([name]) => /^(?:key|a\d{1,2})$/.test(name));
  const current = fields.getAll(`q${step}`).map((value) => value.trim());
  const isShown = step > 0 && (fields.has(`q${step}`) || fields.get('rule')?.startsWith('choose'));
  return {
    ...Object.fromEntries(kept),
    ...(isShown && { [`a${step}`]: current.filter((value) => value !== '').join(',') }),
    step: String(step),
  };
}

/** What is wrong with the answer just given; null when nothing is. The gateway looks at all of them in the end. */
export function wrongStep(progress: Progress, rule: string | null): string | null {
  const [, kind, most = ''] = /^(choose|write):(\d+)$/.exec(rule ?? '') ?? [];
  const answer = readAnswer(progress, Number(progress['step']));
  if (kind === 'write') {
    return [...answer].length > Number(most) ? `${most}文字以内で入力してください` : null;
  }
  if (kind !== 'choose') return null;
  if (answer === '') return MESSAGES.choose;
  return answer.split(',').length > Number(most) ? `${most}つまで選択してください` : null;
}

/** The answers as the mutation takes them. */
export function answersOf(
  progress: Progress,
  isText: (step: number) => boolean,
): { number: number; values?: string[]; text?: string }[] {
  const numbers = Array.from({ length: STEPS }, (_, index) => index + 1);
  return numbers
    .map((number) => ({ number, answer: readAnswer(progress, number) }))
    .filter(({ answer }) => answer !== '')
    .map(({ number, answer }) =>
      isText(number) ? { number, text: answer } : { number, values: answer.split(',') },
    );
}
