/** Files of forms on their way to the REST API. */
import { takeFile, type Upload } from '#gateway/schema/kit/upload.ts';
import { Stop, type UserErrorSource } from '#gateway/schema/kit/userErrors.ts';
import type { SentFile } from '#gateway/upstream/request.ts';

/** The files of a form, each looked into. */
export interface FormFiles {
  /** Keys of the fields a file came for, taken or not. */
  readonly keys: ReadonlySet<string>;
  /** What may be sent on, by field. */
  readonly taken: Readonly<Record<string, SentFile>>;
  /** What is wrong with the others, under `["files", key]`. */
  readonly refused: readonly UserErrorSource[];
}

/** Looks into the first file of each field; all that are not taken are told together. */
export async function readFiles(
  given: readonly { readonly key: string; readonly file: Upload }[],
): Promise<FormFiles> {
  const first = new Map<string, Upload>();
  for (const { key, file } of given) if (!first.has(key)) first.set(key, file);
  const taken: Record<string, SentFile> = {};
  const refused: UserErrorSource[] = [];
  for (const [key, file] of first) {
    try {
      taken[key] = await takeFile(file, ['files', key]);
    } catch (thrown) {
      if (!(thrown instanceof Stop)) throw thrown;
      refused.push(...thrown.userErrors);
    }
  }
  return { keys: new Set(first.keys()), taken, refused };
}
