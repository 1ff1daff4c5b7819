import { errorPicture, expectsPicture } from './errorPicture.ts';
import { ImageError } from './params.ts';

export interface ImageResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Headers of every response with a body of another host. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
};

/** An ImageError as JSON with `code` and `message`, or as a picture. @throws every other error */
export function errorResponse(error: unknown, accept: string): ImageResponse {
  if (!(error instanceof ImageError)) throw error;
  const { status, code, message } = error;
  const { type, body } = expectsPicture(accept)
    ? errorPicture(`${code}: ${message}`)
    : { type: 'application/json; charset=utf-8', body: Buffer.from(JSON.stringify({ code, message })) };
  const headers = {
    ...SECURITY_HEADERS,
    'content-type': type,
    'cache-control': status === 404 ? 'public, max-age=30' : 'no-store',
    vary: 'Accept',
    ...(error.retryAfterSeconds === null ? null : { 'retry-after': String(error.retryAfterSeconds) }),
  };
  return { status, headers, body };
}
