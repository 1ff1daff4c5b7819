import type { Submission } from '../../relay/handover.ts';
import type { FormFiles } from './forms.ts';
import { MESSAGES } from './messages.ts';
import { refused } from './submission.ts';

/** Kinds of files that are taken, for the browser's picker. */
export const FILE_KINDS = 'image/jpeg,image/png,image/webp,application/pdf';

/** Most bytes of one file, and of all files of a form. */
const MOST_BYTES = 10_000_000;
const MOST_BYTES_TOGETHER = 11_900_000;

/**
 * What is wrong with the files of a form as far as one sees without reading them, so that nothing is uploaded in vain;
 * null when nothing is. The gateway looks into them.
 */
export function wrongFiles(fields: URLSearchParams, files: FormFiles): Submission | null {
  const errors: { message: string; path: string[] }[] = [];
  for (const [name, { size, type }] of files) {
    if (size > MOST_BYTES) errors.push({ message: MESSAGES.tooLarge, path: [name] });
    else if (!FILE_KINDS.split(',').includes(type))
      errors.push({ message: MESSAGES.wrongKind, path: [name] });
  }
  const together = [...files.values()].reduce((sum, { size }) => sum + size, 0);
  if (errors.length === 0 && together > MOST_BYTES_TOGETHER) {
    return refused(fields, [{ message: MESSAGES.tooLargeTogether }]);
  }
  return errors.length === 0 ? null : refused(fields, errors);
}

/**
 * The files as input of a mutation, with null in their places, and the files themselves for `mutate`.
 * @param place where the list stands in the variables.
 */
export function uploadsOf(
  files: FormFiles,
  place: string,
): { inputs: { key: string; file: null }[]; uploads: Record<string, File> } {
  const entries = [...files];
  return {
    inputs: entries.map(([key]) => ({ key, file: null })),
    uploads: Object.fromEntries(entries.map(([, file], at) => [`${place}.${at}.file`, file])),
  };
}
