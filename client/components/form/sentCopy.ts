/** What was sent with a form, shown on its thank-you page. */
export interface SentCopy {
  /** Form, as in `/thankyou?fid=`. */
  readonly fid: string;
  /** Day by which an answer is promised; null where none is. */
  readonly replyBy: string | null;
  /** Label and text of every answer. */
  readonly answers: readonly (readonly [label: string, text: string])[];
}

/** Holds the copy of the last form for this tab; without script an encrypted cookie of the thank-you page does. */
export const SENT_COPY_KEY = 'musubi.sent';

/** Together they fit into the cookie. In characters. */
const MAX_TEXT_LENGTH = 120;
const MAX_ANSWERS = 10;

/** The copy of a form's answers. Long texts are cut; empty ones are left out. */
export function sentCopy(
  fid: string,
  replyBy: string | null | undefined,
  answers: readonly (readonly [label: string, text: string])[],
): SentCopy {
  const cut = (text: string) => {
    const characters = [...text];
    return characters.length > MAX_TEXT_LENGTH
      ? `${characters.slice(0, MAX_TEXT_LENGTH).join('')}…（以下略）`
      : text;
  };
  const given = answers.filter(([, text]) => text.trim() !== '').slice(0, MAX_ANSWERS);
  return { fid, replyBy: replyBy ?? null, answers: given.map(([label, text]) => [label, cut(text)]) };
}

/** The copy as values of a server draft. */
export function toDraft(copy: SentCopy): Readonly<Record<string, string>> {
  return { copy: JSON.stringify(copy) };
}
