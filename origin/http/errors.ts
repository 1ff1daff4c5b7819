/** The ways a call is refused, and the contract's dialects for saying so. */
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';

/** Messages by field name; `non_field_errors` for the whole. */
export type FieldMessages = Record<string, string[]>;

const DEFAULT_DETAILS = {
  401: '認証情報が含まれていないか、有効期限が切れています。',
  403: 'このアクションを実行する権限がありません。',
  404: '見つかりませんでした。',
  409: 'すでに登録されています。',
  429: 'リクエストが多すぎます。しばらくしてからお試しください。',
} as const;

/** A refusal with a `detail` text. */
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

/** A 400 whose body is a plain JSON string: how hall lists and halls refuse. */
export class TextError extends Error {}

/** A refusal in the words of the host that gives it: the content host, WordPress and the search service each have their own. */
export class CustomBodyError extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, body: object) {
    super(String(status));
    this.status = status;
    this.body = body;
  }
}

/** What the reader asked for does not exist. */
export const notFound = (): HttpError => new HttpError(404);

/** `found`, or a 404 in its place. */
export function orNotFound<T>(found: T | undefined | null): T {
  if (found === undefined || found === null) throw notFound();
  return found;
}

/** Messages by field for what zod found wrong. */
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

/** A refusal as calls under /api/v1 tell it, in the body of an answer with HTTP 200. @throws what is no refusal */
export function errorEnvelope(error: unknown): object {
  const none = { meta: null, data: null };
  if (error instanceof HttpError) return { status_code: error.status, ...none, error: error.message };
  if (!(error instanceof ValidationError)) throw error;
  return { status_code: 400, ...none, error: Object.values(error.fields).flat().join(' ') };
}

/** Answers an error in its dialect; anything that is no refusal is a fault and has no agreed body. */
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
  if (status < 500) return reply.code(400).send({ non_field_errors: ['リクエストの形式が正しくありません'] });
  console.error(error);
  return reply.code(500).send({ detail: 'サーバーで問題が発生しました。' });
}
