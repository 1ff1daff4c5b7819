/** Errors of the REST APIs and the body formats of each host. */
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';

/** Messages by field name; `non_field_errors` for the form as a whole. */
export type FieldMessages = Record<string, string[]>;

const DEFAULT_DETAILS = {
  401: '認証情報が含まれていないか、有効期限が切れています。',
  403: 'このアクションを実行する権限がありません。',
  404: '見つかりませんでした。',
  409: 'すでに登録されています。',
  429: 'リクエストが多すぎます。しばらくしてからお試しください。',
} as const;

/** Sent as `{ detail }`. */
export class HttpError extends Error {
  readonly status: keyof typeof DEFAULT_DETAILS;
  readonly headers: Record<string, string>;

  constructor(
    status: keyof typeof DEFAULT_DETAILS,
    detail: string = DEFAULT_DETAILS[status],
    headers: Record<string, string> = {},
  ) {
    super(detail);
    this.status = status;
    this.headers = headers;
  }
}

/** A 400 with messages by field. */
export class ValidationError extends Error {
  readonly fields: FieldMessages;

  constructor(fields: FieldMessages) {
    super(Object.keys(fields).join(', '));
    this.fields = fields;
  }
}

/** A 400 whose body is a JSON string, as hall lists and halls send it. */
export class TextError extends Error {}

/** An error in the format of its host: the content host, WordPress or the search service. */
export class CustomBodyError extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, body: object) {
    super(String(status));
    this.status = status;
    this.body = body;
  }
}

export const notFound = (): HttpError => new HttpError(404);

/** @throws {HttpError} 404 when `value` is null or undefined */
export function orNotFound<T>(value: T | undefined | null): T {
  if (value === undefined || value === null) throw notFound();
  return value;
}

export function fieldMessages(error: z.ZodError): FieldMessages {
  const fields: FieldMessages = {};
  for (const issue of error.issues) {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys : null;
    for (const name of unknown ?? [String(issue.path[0] ?? 'non_field_errors')]) {
      (fields[name] ??= []).push(unknown ? '不明なパラメーターです' : issue.message);
    }
  }
  return fields;
}

/** Error body of endpoints under /api/v1, which respond with HTTP 200. @throws any other error */
export function errorEnvelope(error: unknown): object {
  const empty = { meta: null, data: null };
  if (error instanceof HttpError) return { status_code: error.status, ...empty, error: error.message };
  if (!(error instanceof ValidationError)) throw error;
  return { status_code: 400, ...empty, error: Object.values(error.fields).flat().join(' ') };
}

/** SQLSTATEs of text that holds U+0000, in a column and in JSON. */
const UNSTORABLE_TEXT: readonly unknown[] = ['22021', '22P05'];
const isUnstorableText = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && UNSTORABLE_TEXT.includes(error.code);

/** Responds to an error in its format; unexpected errors become a 500. */
export function sendError(error: unknown, reply: FastifyReply): FastifyReply {
  if (error instanceof HttpError) {
    return reply.code(error.status).headers(error.headers).send({ detail: error.message });
  }
  if (error instanceof CustomBodyError) return reply.code(error.status).send(error.body);
  if (error instanceof ValidationError) return reply.code(400).send(error.fields);
  if (error instanceof TextError) {
    return reply.code(400).type('application/json; charset=utf-8').send(JSON.stringify(error.message));
  }
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status < 500 || isUnstorableText(error))
    return reply.code(400).send({ non_field_errors: ['リクエストの形式が正しくありません'] });
  console.error(error);
  return reply.code(500).send({ detail: 'サーバーで問題が発生しました。' });
}
