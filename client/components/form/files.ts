import type { Submission } from '../../relay/handover.ts';
import type { FormFiles } from './formAction.ts';
import { MESSAGES } from './messages.ts';
import { refused, type Refusal } from './submission.ts';

/** Kinds of files that are taken, for the browser's picker. */
export const FILE_KINDS = 'image/jpeg,image/png,image/webp,application/pdf';

/** Most bytes of one file, and of all files of a form. */
const MOST_BYTES = 10_000_000;
const MOST_BYTES_TOGETHER = 11_900_000;

/** What is wrong with files, as far as one sees without reading them: the gateway looks into those that are left. */
function wrongFiles(files: FormFiles): Refusal[] {
  const wrong: Refusal[] = [];
  for (const [name, { size, type }] of files) {
    if (size > MOST_BYTES) wrong.push({ message: MESSAGES.tooLarge, path: [name] });
    else if (!FILE_KINDS.split(',').includes(type)) wrong.push({ message: MESSAGES.wrongKind, path: [name] });
  }
  const together = [...files.values()].reduce((sum, { size }) => sum + size, 0);
  return wrong.length === 0 && together > MOST_BYTES_TOGETHER
    ? [{ message: MESSAGES.tooLargeTogether }]
    : wrong;
}

/** Files on their way into a mutation. */
export interface Uploads {
  /** The files as input of the mutation, with null in their places. */
  readonly inputs: { key: string; file: null }[];
  /** The files themselves by their places in the variables; undefined where there are none. */
  readonly uploads: Record<string, File> | undefined;
  /** What the form is told: all that is wrong with its files and, of the gateway, with everything else. */
  readonly refused: (fields: URLSearchParams, userErrors: readonly Refusal[]) => Submission;
}

/**
 * Files as mutations take them. One that will not be taken is not uploaded in vain: an empty file goes in its place.
 * The gateway refuses that as well, so nothing is carried out, and tells all else that is wrong at the same time.
 * @param place where the list stands in the variables.
 */
export function uploadsOf(files: FormFiles, place: string): Uploads {
  const wrong = wrongFiles(files);
  const isWrong = (name: string) => wrong.some(({ path }) => !path || path[0] === name);
  const entries = [...files].map(
    ([name, file]) => [name, isWrong(name) ? new File([], file.name, { type: file.type }) : file] as const,
  );
  return {
    inputs: entries.map(([key]) => ({ key, file: null })),
    uploads:
      entries.length === 0
        ? undefined
        : Object.fromEntries(entries.map(([, file], at) => [`${place}.${at}.file`, file])),
    refused(fields, userErrors) {
      const ofOthers = userErrors.filter(({ path }) => path?.[0] !== 'files' || !isWrong(path[1] ?? ''));
      return refused(fields, [...wrong, ...ofOthers]);
    },
  };
}
