/** Files of mutations: how they come in (GraphQL multipart request), what is taken, and how they go on to a REST API. */
import { LIMITS } from '#gateway/graphql/limits.ts';
import { SentFile } from '#gateway/upstream/request.ts';

import { builder } from '../builder.ts';
import { badInput } from './errors.ts';
import { invalidInput, Stop } from './userErrors.ts';

/** What is said of a file that is not taken. */
export const UPLOAD_MESSAGES = {
  tooLarge: '10MB以内のファイルを選択してください',
  wrongKind: 'JPEG・PNG・WebP・PDFのいずれかのファイルを選択してください',
  empty: 'ファイルが空です。もう一度選択してください',
  tooMany: `ファイルは${LIMITS.files}件まで送信できます`,
} as const;

/** A file as a door hands it in. */
export interface Upload {
  readonly name: string;
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** Kinds that are taken, each told by its first bytes: what a client says of its file proves nothing. */
const KINDS = [
  { type: 'image/jpeg', ending: 'jpg', starts: (head: string) => head.startsWith('ffd8ff') },
  { type: 'image/png', ending: 'png', starts: (head: string) => head.startsWith('89504e470d0a1a0a') },
  { type: 'image/webp', ending: 'webp', starts: (head: string) => /^52494646.{8}57454250/.test(head) },
  { type: 'application/pdf', ending: 'pdf', starts: (head: string) => head.startsWith('255044462d') },
] as const;

function isUpload(value: unknown): value is Upload {
  return (
    typeof value === 'object' &&
    value !== null &&
    'arrayBuffer' in value &&
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
    throw badInput('Upload is a file of a multipart request.');
  },
  parseLiteral: () => {
    throw badInput('Upload is a variable of a multipart request.');
  },
  serialize: () => {
    throw badInput('Upload is for input alone.');
  },
});

/** A name without folders, control characters and length; its ending says what the file is. */
function nameOf(given: string, ending: string): string {
  const base = given.split(/[\\/]/).at(-1) ?? '';
  const stem = base.replaceAll(/\p{C}/gu, '').replace(/\.[^.]*$/, '');
  return `${[...stem].slice(0, 80).join('') || 'file'}.${ending}`;
}

/**
 * A file that may be sent on.
 * @param path where the file stands below `input`, for the refusal.
 * @throws {Stop} when it is empty, too large or of a kind that is not taken.
 */
export async function takeFile(file: Upload, path: readonly string[]): Promise<SentFile> {
  if (file.size > LIMITS.fileBytes) throw new Stop(invalidInput(path, 'TOO_LONG', UPLOAD_MESSAGES.tooLarge));
  if (file.size === 0) throw new Stop(invalidInput(path, 'REQUIRED', UPLOAD_MESSAGES.empty));
  const bytes = Buffer.from(await file.arrayBuffer());
  const head = bytes.toString('hex', 0, 12);
  const kind = KINDS.find(({ starts }) => starts(head));
  if (!kind) throw new Stop(invalidInput(path, 'INVALID_FORMAT', UPLOAD_MESSAGES.wrongKind));
  return new SentFile(nameOf(file.name, kind.ending), kind.type, bytes);
}
