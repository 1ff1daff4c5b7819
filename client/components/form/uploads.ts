import type { Submission } from '../../relay/hydrationData.ts';
import { MESSAGES, rejectSubmission, type FormFiles, type UserError } from './formAction.ts';

/** Media types, as the `accept` attribute takes them. */
export const ACCEPTED_FILE_TYPES = 'image/jpeg,image/png,image/webp,application/pdf';

const MAX_FILE_BYTES = 10_000_000;
const MAX_TOTAL_BYTES = 11_900_000;

/** Checks size and declared type; the gateway inspects the contents. */
function validateFiles(files: FormFiles): UserError[] {
  const errors: UserError[] = [];
  for (const [name, { size, type }] of files) {
    if (size > MAX_FILE_BYTES) errors.push({ message: MESSAGES.tooLarge, path: [name] });
    else if (!ACCEPTED_FILE_TYPES.split(',').includes(type))
      errors.push({ message: MESSAGES.wrongKind, path: [name] });
  }
  const total = [...files.values()].reduce((sum, { size }) => sum + size, 0);
  return errors.length === 0 && total > MAX_TOTAL_BYTES ? [{ message: MESSAGES.tooLargeTogether }] : errors;
}

/** Files as a mutation takes them. */
export interface Uploads {
  /** Input of the mutation, with null for each file. */
  readonly inputs: { key: string; file: null }[];
  /** Files by their path in the variables; undefined where there are none. */
  readonly uploads: Record<string, File> | undefined;
  /** Rejects the form with the errors of its files and those of the gateway. */
  readonly reject: (fields: URLSearchParams, userErrors: readonly UserError[]) => Submission;
}

/**
 * Prepares files for `input.files` of a mutation. An invalid file is replaced by an empty one, which the gateway rejects too: the
 * upload is saved, and all other errors are reported at the same time.
 */
export function prepareUploads(files: FormFiles): Uploads {
  const fileErrors = validateFiles(files);
  const isInvalid = (name: string) => fileErrors.some((error) => !error.path || error.path[0] === name);
  const entries = [...files].map(
    ([name, file]) => [name, isInvalid(name) ? new File([], file.name, { type: file.type }) : file] as const,
  );
  return {
    inputs: entries.map(([key]) => ({ key, file: null })),
    uploads:
      entries.length === 0
        ? undefined
        : Object.fromEntries(entries.map(([, file], index) => [`input.files.${index}.file`, file])),
    reject(fields, userErrors) {
      const otherErrors = userErrors.filter(
        (error) => error.path?.[0] !== 'files' || !isInvalid(error.path[1] ?? ''),
      );
      return rejectSubmission(fields, [...fileErrors, ...otherErrors]);
    },
  };
}
