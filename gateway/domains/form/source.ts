import type { Upload } from '#gateway/schema/kit/builder.ts';
import { acceptUpload } from '#gateway/schema/kit/upload.ts';
import { UserErrorException, type UserErrorSource } from '#gateway/schema/kit/userErrors.ts';
import type { UploadFile } from '#gateway/upstream/request.ts';

/** Uploaded files of a form, checked. */
export interface CheckedFiles {
  /** Keys of the fields with a file, accepted or not. */
  readonly keys: ReadonlySet<string>;
  /** Files to send, by field. */
  readonly accepted: Readonly<Record<string, UploadFile>>;
  /** Errors of rejected files, under `["files", key]`. */
  readonly errors: readonly UserErrorSource[];
}

/** Checks the first file of each field and collects all errors. */
export async function acceptFiles(
  files: readonly { readonly key: string; readonly file: Upload }[],
): Promise<CheckedFiles> {
  const first = new Map<string, Upload>();
  for (const { key, file } of files) if (!first.has(key)) first.set(key, file);
  const accepted: Record<string, UploadFile> = {};
  const errors: UserErrorSource[] = [];
  for (const [key, file] of first) {
    try {
      accepted[key] = await acceptUpload(file, ['files', key]);
    } catch (thrown) {
      if (!(thrown instanceof UserErrorException)) throw thrown;
      errors.push(...thrown.userErrors);
    }
  }
  return { keys: new Set(first.keys()), accepted, errors };
}
