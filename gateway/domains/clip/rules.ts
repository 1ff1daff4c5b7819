/** Rules of clips. */
import { invalidInput, type UserErrorSource } from '#gateway/schema/kit/userErrors.ts';

const LONGEST_NOTE = 1000;

/** What is wrong with a note: nothing, or its length in characters as people count them. */
export function noteErrors(note: string): UserErrorSource[] {
  if ([...note].length <= LONGEST_NOTE) return [];
  return [invalidInput(['note'], 'TOO_LONG', `${LONGEST_NOTE}文字以内で入力してください`)];
}
