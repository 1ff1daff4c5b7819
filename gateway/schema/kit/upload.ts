/**
 * File uploads of mutations: the `Upload` scalar (GraphQL multipart request) and the checks before a file goes to a
 * REST API.
 */
import { LIMITS } from '#gateway/config/limits.ts';
import { UploadFile } from '#gateway/upstream/request.ts';

import { builder, type Upload } from './builder.ts';
import { badUserInput } from './errors.ts';
import { invalidInput, UserErrorException } from './userErrors.ts';

export const MAX_UPLOAD_FILES = LIMITS.files;

export const UPLOAD_MESSAGES = {
  tooLarge: '10MB以内のファイルを選択してください',
  unsupportedType: 'JPEG・PNG・WebP・PDFのいずれかのファイルを選択してください',
  empty: 'ファイルが空です。もう一度選択してください',
  tooMany: `ファイルは${MAX_UPLOAD_FILES}件まで送信できます`,
} as const;

/** Accepted file types, recognized by their first bytes because declared types prove nothing. */
const FILE_TYPES = [
  { type: 'image/jpeg', extension: 'jpg', matches: (head: string) => head.startsWith('ffd8ff') },
  { type: 'image/png', extension: 'png', matches: (head: string) => head.startsWith('89504e470d0a1a0a') },
  { type: 'image/webp', extension: 'webp', matches: (head: string) => /^52494646.{8}57454250/.test(head) },
  { type: 'application/pdf', extension: 'pdf', matches: (head: string) => head.startsWith('255044462d') },
] as const;

function isUpload(value: unknown): value is Upload {
  return (
    typeof value === 'object' &&
    value !== null &&
    'arrayBuffer' in value &&
    // A JSON variable may have the members of a file, but no function.
    typeof value.arrayBuffer === 'function' &&
    'size' in value &&
    'name' in value
  );
}

builder.scalarType('Upload', {
  description:
    'A file: JPEG, PNG, WebP or PDF, at most 10 MB. Sent by a GraphQL multipart request with the header `graphql-require-preflight`, at most 5 files and 12 MB together.',
  specifiedByURL: 'https://github.com/jaydenseric/graphql-multipart-request-spec',
  parseValue: (value) => {
    if (isUpload(value)) return value;
    throw badUserInput('Send Upload as a file of a multipart request.');
  },
  parseLiteral: () => {
    throw badUserInput('Send files as variables of a multipart request.');
  },
  serialize: () => {
    throw badUserInput('Upload is an input type only.');
  },
});

/** Strips folders and control characters, limits the length, and sets the extension of the recognized type. */
function safeFileName(name: string, extension: string): string {
  const base = name.split(/[\\/]/).at(-1) ?? '';
  const stem = base.replaceAll(/\p{C}/gu, '').replace(/\.[^.]*$/, '');
  return `${[...stem].slice(0, 80).join('') || 'file'}.${extension}`;
}

/**
 * Checks a file before it is sent to a REST API.
 * @param path path of the file below `input`, for the user error
 * @throws {UserErrorException} for an empty or too large file and for an unsupported type
 */
export async function acceptUpload(file: Upload, path: readonly string[]): Promise<UploadFile> {
  if (file.size > LIMITS.fileBytes)
    throw new UserErrorException(invalidInput(path, 'TOO_LONG', UPLOAD_MESSAGES.tooLarge));
  if (file.size === 0) throw new UserErrorException(invalidInput(path, 'REQUIRED', UPLOAD_MESSAGES.empty));
  const bytes = Buffer.from(await file.arrayBuffer());
  const head = bytes.toString('hex', 0, 12);
  const fileType = FILE_TYPES.find(({ matches }) => matches(head));
  if (!fileType)
    throw new UserErrorException(invalidInput(path, 'INVALID_FORMAT', UPLOAD_MESSAGES.unsupportedType));
  return new UploadFile(safeFileName(file.name, fileType.extension), fileType.type, bytes);
}
