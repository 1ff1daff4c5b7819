import type { IncomingMessage } from 'node:http';
import { LIMITS } from '../config/limits.ts';
import { requestError } from './errors.ts';
import { readBody } from './json.ts';

/** Files of a form: the first of each field. */
export type FormFiles = ReadonlyMap<string, File>;

export const NO_FILES: FormFiles = new Map();

const MAX_FORM_BYTES = 64_000;
/** Above the upload limit, so that a file that is too large fails validation of its field and the rest of the form survives. */
const MAX_MULTIPART_BYTES = 2 * LIMITS.multipartBytes;

/**
 * Reads a form submitted without script.
 * @throws PAYLOAD_TOO_LARGE beyond the limits above, UNSUPPORTED_MEDIA_TYPE for other media types, BAD_REQUEST if it is malformed
 */
export async function readForm(
  request: IncomingMessage,
): Promise<{ form: URLSearchParams; files: FormFiles }> {
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('application/x-www-form-urlencoded')) {
    return {
      form: new URLSearchParams((await readBody(request, MAX_FORM_BYTES)).toString('utf8')),
      files: NO_FILES,
    };
  }
  if (!type.startsWith('multipart/form-data')) {
    throw requestError(
      'UNSUPPORTED_MEDIA_TYPE',
      'Forms are sent as application/x-www-form-urlencoded or multipart/form-data.',
    );
  }
  return parseMultipart(await readBody(request, MAX_MULTIPART_BYTES), type);
}

async function parseMultipart(
  body: Buffer,
  type: string,
): Promise<{ form: URLSearchParams; files: FormFiles }> {
  const form = new URLSearchParams();
  const files = new Map<string, File>();
  const fields = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw requestError('BAD_REQUEST', 'The form cannot be read.');
    });
  for (const [name, value] of fields) {
    if (typeof value === 'string') form.append(name, value);
    // Browsers send an empty file input as a file without name and content.
    else if (value.size > 0 && !files.has(name)) files.set(name, value);
  }
  return { form, files };
}
