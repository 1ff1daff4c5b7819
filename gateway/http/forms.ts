import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { GraphQLError } from 'graphql';
import { LIMITS } from '../config/limits.ts';
import { onClosed } from '../deadline.ts';
import { requestError } from './errors.ts';
import { checkBodyHeaders, readBody } from './requests.ts';

/** Files of a form: the first of each field. */
type FormFiles = ReadonlyMap<string, File>;

const NO_FILES: FormFiles = new Map();

/** A form submitted without script. */
export interface SubmittedForm {
  readonly fields: URLSearchParams;
  readonly files: FormFiles;
}

/** Bytes of all texts of a form. */
const MAX_TEXT_BYTES = 64_000;
const MAX_FIELDS = 500;
const MAX_NAME_BYTES = 200;
/** Above the upload limit, so that a file that is too large fails validation of its field and the rest of the form survives. */
const MAX_MULTIPART_BYTES = 2 * LIMITS.multipartBytes;
/** File inputs, most of them left empty. */
const MAX_FILES = 20;
const MAX_HEADER_BYTES = 4_000;

/**
 * Reads a form submitted without script.
 * @param takesFiles whether the form has fields for files; only then a multipart body is read
 * @throws PAYLOAD_TOO_LARGE beyond the limits above, UNSUPPORTED_MEDIA_TYPE for other media types, BAD_REQUEST if it is malformed
 */
export async function readForm(request: IncomingMessage, takesFiles: boolean): Promise<SubmittedForm> {
  const type = request.headers['content-type']?.toLowerCase() ?? '';
  if (type.startsWith('application/x-www-form-urlencoded')) return readUrlEncoded(request);
  if (type.startsWith('multipart/form-data') && takesFiles) return readMultipart(request);
  throw requestError(
    'UNSUPPORTED_MEDIA_TYPE',
    `This form is sent as application/x-www-form-urlencoded${takesFiles ? ' or multipart/form-data' : '; it takes no files'}.`,
  );
}

async function readUrlEncoded(request: IncomingMessage): Promise<SubmittedForm> {
  const text = (await readBody(request, MAX_TEXT_BYTES)).toString('utf8');
  if (text.split('&', MAX_FIELDS + 1).length > MAX_FIELDS) throw tooLarge(`more than ${MAX_FIELDS} fields`);
  return { fields: new URLSearchParams(text), files: NO_FILES };
}

/** Parses the body as it arrives, and stops at the first part beyond a limit. */
async function readMultipart(request: IncomingMessage): Promise<SubmittedForm> {
  checkBodyHeaders(request, MAX_MULTIPART_BYTES);
  const parser = createParser(request);
  return new Promise((resolve, reject) => {
    const fields = new URLSearchParams();
    const files: Promise<readonly [name: string, file: File]>[] = [];
    let bytes = 0;
    let textBytes = 0;
    const stop = (error: GraphQLError): void => {
      request.unpipe(parser);
      parser.destroy();
      reject(error);
    };
    parser
      // Busboy gives parts without a name too, whatever its types say.
      .on('field', (name: string | undefined, value, _nameTruncated, valueTruncated) => {
        if (name === undefined) {
          stop(unreadable());
          return;
        }
        textBytes += Buffer.byteLength(name) + Buffer.byteLength(value);
        if (valueTruncated || textBytes > MAX_TEXT_BYTES)
          stop(tooLarge(`more than ${MAX_TEXT_BYTES} bytes of text`));
        else if (Buffer.byteLength(name) > MAX_NAME_BYTES)
          stop(tooLarge(`a name of more than ${MAX_NAME_BYTES} bytes`));
        else fields.append(name, value);
      })
      .on('file', (name: string | undefined, stream, filename, _encoding, type) => {
        if (name === undefined) {
          stream.resume();
          stop(unreadable());
          return;
        }
        const file = readFile(stream, filename, type).then((read) => [name, read] as const);
        file.catch(() => undefined);
        files.push(file);
      })
      .on('partsLimit', () => stop(tooLarge(`more than ${MAX_FIELDS} fields`)))
      .on('filesLimit', () => stop(tooLarge(`more than ${MAX_FILES} files`)))
      .on('error', () => stop(unreadable()))
      .on('finish', () => {
        Promise.all(files).then(
          (read) => resolve({ fields, files: firstOfEachField(read) }),
          () => reject(unreadable()),
        );
      });
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MAX_MULTIPART_BYTES) stop(tooLarge(`more than ${MAX_MULTIPART_BYTES} bytes`));
    });
    onClosed(request, () => {
      if (!request.complete) stop(unreadable());
    });
    request.pipe(parser);
  });
}

function createParser({ headers }: IncomingMessage): BusboyInstance {
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      limits: {
        fieldSize: MAX_TEXT_BYTES,
        // One byte more than a file may have, for its size to show that it is too large.
        fileSize: LIMITS.fileBytes + 1,
        files: MAX_FILES,
        parts: MAX_FIELDS,
        headerSize: MAX_HEADER_BYTES,
        headerPairs: 20,
      },
    });
  } catch {
    throw unreadable();
  }
}

/** Browsers send an empty file input as a file without name and content. */
function firstOfEachField(files: readonly (readonly [name: string, file: File])[]): FormFiles {
  return new Map(files.filter(([, { size }]) => size > 0).toReversed());
}

async function readFile(stream: Readable, name: string, type: string): Promise<File> {
  const chunks: Buffer<ArrayBuffer>[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer<ArrayBuffer>);
  return new File(chunks, name, { type });
}

function tooLarge(what: string): GraphQLError {
  return requestError('PAYLOAD_TOO_LARGE', `The form has ${what}.`);
}

function unreadable(): GraphQLError {
  return requestError('BAD_REQUEST', 'The form cannot be read.');
}
