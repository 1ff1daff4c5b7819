import { invalidInput, type UserErrorSource } from '#gateway/schema/kit/userErrors.ts';
import { characterCount, maxLengthMessage, MESSAGES } from '#gateway/schema/kit/validation.ts';

const MAX_NOTE_LENGTH = 1000;
const MAX_COMMENT_LENGTH = 1000;
const MAX_SHARED_CLIPS = 100;

export function noteErrors(note: string): UserErrorSource[] {
  if (characterCount(note) <= MAX_NOTE_LENGTH) return [];
  return [invalidInput(['note'], 'TOO_LONG', maxLengthMessage(MAX_NOTE_LENGTH))];
}

export function commentErrors(comment: string): UserErrorSource[] {
  if (comment === '') return [invalidInput(['comment'], 'REQUIRED', MESSAGES.enter)];
  if (characterCount(comment) <= MAX_COMMENT_LENGTH) return [];
  return [invalidInput(['comment'], 'TOO_LONG', maxLengthMessage(MAX_COMMENT_LENGTH))];
}

export function selectionErrors(ids: readonly string[]): UserErrorSource[] {
  if (ids.length === 0) return [invalidInput(['hallClipIds'], 'REQUIRED', MESSAGES.choose)];
  if (ids.length <= MAX_SHARED_CLIPS) return [];
  return [invalidInput(['hallClipIds'], 'TOO_LONG', `${MAX_SHARED_CLIPS}会場以内で選択してください`)];
}

/** Renders a QR code as an SVG document with one path for all dark modules. */
export function qrSvg(modules: readonly (readonly boolean[])[]): string {
  const size = modules.length;
  const dark = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${dark.join('')}"/></svg>`;
}
