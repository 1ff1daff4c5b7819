import type { IncomingMessage } from 'node:http';
import { LIMITS } from '../graphql/limits.ts';
import { requestError } from './errors.ts';
import { readBody } from './json.ts';

/** Files of a form by field: the first of each. */
export type FormFiles = ReadonlyMap<string, File>;

/** A form without files. */
export const NO_FILES: FormFiles = new Map();

/** Bytes of a form of texts. */
const FORM_BYTES = 64_000;
/**
 * Bytes of a form with files: more than may be sent on, so that a file that is too large is refused by its field and
 * the rest of the form is kept.
 */
const UPLOAD_BYTES = 2 * LIMITS.multipartBytes;

/**
 * Reads a form a browser has sent without script.
 * @throws PAYLOAD_TOO_LARGE beyond the bounds above, UNSUPPORTED_MEDIA_TYPE for anything that is no form, BAD_REQUEST
 * where it is broken.
 */
export async function readForm(
  request: IncomingMessage,
): Promise<{ form: URLSearchParams; files: FormFiles }> {
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('application/x-www-form-urlencoded')) {
    return {
      form: new URLSearchParams((await readBody(request, FORM_BYTES)).toString('utf8')),
      files: NO_FILES,
    };
  }
  if (!type.startsWith('multipart/form-data')) {
    throw requestError(
      'UNSUPPORTED_MEDIA_TYPE',
      'Forms are sent as application/x-www-form-urlencoded or multipart/form-data.',
    );
  }
  return parts(await readBody(request, UPLOAD_BYTES), type);
}

async function parts(body: Buffer, type: string): Promise<{ form: URLSearchParams; files: FormFiles }> {
  const form = new URLSearchParams();
  const files = new Map<string, File>();
  const read = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw requestError('BAD_REQUEST', 'The form cannot be read.');
    });
  for (const [name, value] of read) {
    if (typeof value === 'string') form.append(name, value);
    // A field left empty comes as a file without name and content.
    else if (value.size > 0 && !files.has(name)) files.set(name, value);
  }
  return { form, files };
}
