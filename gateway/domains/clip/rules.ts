/** Rules of clips. */
import { MESSAGES, tooLongMessage } from '#gateway/schema/kit/messages.ts';
import { invalidInput, type UserErrorSource } from '#gateway/schema/kit/userErrors.ts';

const LONGEST_NOTE = 1000;
const LONGEST_COMMENT = 1000;
const MOST_CHOSEN = 100;

/** What is wrong with a note: nothing, or its length in characters as people count them. */
export function noteErrors(note: string): UserErrorSource[] {
  if ([...note].length <= LONGEST_NOTE) return [];
  return [invalidInput(['note'], 'TOO_LONG', tooLongMessage(LONGEST_NOTE))];
}

/** What is wrong with a comment: nothing, that it is empty, or its length in characters as people count them. */
export function commentErrors(comment: string): UserErrorSource[] {
  if (comment === '') return [invalidInput(['comment'], 'REQUIRED', MESSAGES.enter)];
  if ([...comment].length <= LONGEST_COMMENT) return [];
  return [invalidInput(['comment'], 'TOO_LONG', tooLongMessage(LONGEST_COMMENT))];
}

/** What is wrong with the halls chosen for a shared list: nothing, or that there are none or too many. */
export function chosenErrors(ids: readonly string[]): UserErrorSource[] {
  if (ids.length === 0) return [invalidInput(['hallClipIds'], 'REQUIRED', MESSAGES.choose)];
  if (ids.length <= MOST_CHOSEN) return [];
  return [invalidInput(['hallClipIds'], 'TOO_LONG', `${MOST_CHOSEN}会場以内で選択してください`)];
}

/** A QR code as an SVG document, one path of its dark modules; the light ones are the white ground. */
export function qrSvg(modules: readonly (readonly boolean[])[]): string {
  const size = modules.length;
  const dark = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${dark.join('')}"/></svg>`;
}
