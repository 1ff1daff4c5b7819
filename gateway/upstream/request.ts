import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { AnyEndpoint, EndpointInput, PathSegment } from './endpoint.ts';
import { InvalidParameters, NotFound, SignInRequired } from './errors.ts';
import { INVALID } from './validate.ts';

/** A user whose token has been verified. */
export interface User {
  readonly id: string;
  readonly token: string;
}

/** Credentials a call may carry; the endpoint's `auth` decides which of them are sent. */
export interface Credentials {
  readonly visitorId: string | null;
  readonly user: User | null;
  /** The request's token, not verified. */
  readonly token: string | null;
}

/** Credentials of public calls. */
export const ANONYMOUS: Credentials = { visitorId: null, user: null, token: null };

/** A request ready to be sent. */
export interface EncodedRequest {
  /** Path and query. */
  readonly target: string;
  /** Alternating names and values. Shared by calls: do not modify. */
  readonly headers: string[];
  readonly body: string | Buffer | null;
  /** Id of the request that the call is made for, sent as `x-request-id`; null for work of the gateway's own. */
  readonly requestId?: string | null;
  /** Calls with the same value share the slots that the bulkhead grants one operation. */
  readonly operation?: object;
}

const MAX_ID = 2n ** 63n - 1n;

const FORMATS = {
  id: /^[1-9][0-9]{0,18}$/,
  slug: /^[a-z0-9][a-z0-9_-]{0,99}$/,
  opaque: /^[A-Za-z0-9_-]{1,128}$/,
  uuid: /^(?:[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}|[0-9a-zA-Z]{16})$/,
} as const;

/** Whether a text is an id of the REST APIs: decimal, 1 to 2^63-1. */
export function isId(text: string): boolean {
  return FORMATS.id.test(text) && (text.length < 19 || BigInt(text) <= MAX_ID);
}

/** Whether a text may be a secret or a hash, whose format only its issuer defines. */
export function isOpaque(text: string): boolean {
  return FORMATS.opaque.test(text);
}

/** Whether a text is a visitor id: a version 4 UUID in lower case, or 16 characters from the native app. */
export function isVisitorId(text: string): boolean {
  return FORMATS.uuid.test(text);
}

const FORMAT_CHECKS = {
  id: isId,
  slug: (text: string): boolean => FORMATS.slug.test(text),
  opaque: isOpaque,
  uuid: isVisitorId,
};

/**
 * Expands a path template. Null for a value that is not exactly of its format (`../`, `1?x`, `%2f`, full-width digits,
 * CR LF), so that input cannot change which path is requested.
 */
export function fillPath(
  segments: readonly PathSegment[],
  valueOf: (name: string) => unknown,
): string | null {
  let path = '';
  for (const segment of segments) {
    if ('text' in segment) {
      path += `/${segment.text}`;
      continue;
    }
    const value = valueOf(segment.name);
    if (typeof value !== 'string' || !FORMAT_CHECKS[segment.format](value)) return null;
    path += `/${encodeURIComponent(value)}`;
  }
  return path;
}

type Fields = Readonly<Record<string, unknown>>;

/** Headers of every call. No compression: the hosts are in the same network. */
const COMMON_HEADERS = [
  'accept',
  'application/json',
  'accept-encoding',
  'identity',
  'user-agent',
  'musubi-gateway',
];

/**
 * Encodes a request; `product` fills `{product}` in paths.
 * @throws {NotFound | InvalidParameters | SignInRequired} where the input or the credentials do not allow the call
 */
export function encodeRequest(
  endpoint: AnyEndpoint,
  input: EndpointInput,
  credentials: Credentials,
  product: string,
): EncodedRequest {
  const viewerFields = viewerParameters(endpoint, credentials);
  const path = fillPath(endpoint.segments, (name) => {
    if (name === 'uuid') return credentials.visitorId;
    return name === 'product' ? product : Reflect.get(input, name);
  });
  if (path === null) throw new NotFound(endpoint.call);
  const query = queryFields(endpoint, input);
  requireStorableText(endpoint, query);
  if (endpoint.method === 'GET') {
    const target = path + queryString(viewerFields === null ? query : { ...query, ...viewerFields });
    return { target, headers: headersOf(endpoint, credentials), body: null };
  }
  const target = path + queryString(query);
  const form = {
    ...parseFields(endpoint, endpoint.form, withoutPathParameters(endpoint, input)),
    ...viewerFields,
  };
  requireStorableText(endpoint, form);
  const { type, body } = encodeBody(endpoint, form);
  return { target, headers: [...headersOf(endpoint, credentials), 'content-type', type], body };
}

/** The key of a public request in the cache. */
export function cacheKeyOf({ host }: AnyEndpoint, { target, body }: EncodedRequest): string {
  return typeof body === 'string' ? `${host}${target} ${body}` : host + target;
}

function encodeBody({ multipart, json }: AnyEndpoint, form: Fields): { type: string; body: string | Buffer } {
  if (json) return { type: 'application/json', body: JSON.stringify(form) };
  return multipart ? multipartBody(form) : formBody(form);
}

/** Parameters that come from the credentials, never from the input. */
function viewerParameters(endpoint: AnyEndpoint, credentials: Credentials): Fields | null {
  if (endpoint.auth === 'visitor') {
    if (credentials.visitorId === null) throw new NotFound(endpoint.call);
    return endpoint.path.includes('{uuid}') ? null : { uuid: credentials.visitorId };
  }
  if (endpoint.auth === 'user' && credentials.user === null) throw new SignInRequired(endpoint.call);
  const actsForUser = endpoint.auth === 'user' || endpoint.auth === 'optional-user';
  return actsForUser && credentials.user !== null && endpoint.userIdParameter
    ? { user_id: credentials.user.id }
    : null;
}

/** No other headers are sent; none are copied from the incoming request. */
function headersOf(endpoint: AnyEndpoint, credentials: Credentials): string[] {
  const { auth, host, cache } = endpoint;
  if (host !== 'api' || auth === 'none' || cache !== undefined) return COMMON_HEADERS;
  const headers = [...COMMON_HEADERS];
  const { visitorId, user, token } = credentials;
  if (visitorId !== null) headers.push('x-wn-uuid', visitorId);
  if (auth === 'token') {
    if (token === null) throw new SignInRequired(endpoint.call);
    headers.push('x-wedding-token', token);
  }
  if ((auth === 'user' || auth === 'optional-user') && user !== null) {
    headers.push('x-wedding-token', user.token, 'x-wn-user-id', user.id);
  }
  if (endpoint.method === 'GET') return headers;
  const csrf = randomBytes(18).toString('base64url');
  headers.push('x-csrf-token', csrf, 'cookie', `csrftoken=${csrf}`);
  return headers;
}

/** For forms with a catch-all, which must not include path parameters. */
function withoutPathParameters({ segments }: AnyEndpoint, input: EndpointInput): Fields {
  const inPath = new Set(segments.map((segment) => ('name' in segment ? segment.name : null)));
  return Object.fromEntries(Object.entries(input).filter(([name]) => !inPath.has(name)));
}

/** Picks the query's fields; zod reports the errors of an invalid input. */
function queryFields(endpoint: AnyEndpoint, input: EndpointInput): Fields | null {
  const fields = endpoint.pickQuery?.(input) ?? null;
  return fields === INVALID ? parseFields(endpoint, endpoint.query, input) : fields;
}

function parseFields(
  endpoint: AnyEndpoint,
  schema: z.ZodObject | undefined,
  input: EndpointInput,
): Fields | null {
  if (schema === undefined) return null;
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const messages: Record<string, string[]> = {};
  for (const { path, message } of parsed.error.issues) messages[String(path[0])] = [message];
  throw new InvalidParameters(endpoint.call, messages);
}

/** PostgreSQL takes no U+0000 and UTF-8 no unpaired surrogate. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** The API's 500 for other text would count as a failure of its host and open the circuit for all visitors. */
function requireStorableText({ call }: AnyEndpoint, fields: Fields | null): void {
  for (const key in fields) {
    for (const value of asList(fields[key])) {
      if (typeof value === 'string' && !isStorable(value))
        throw new InvalidParameters(call, { [key]: ['U+0000 or an unpaired surrogate'] });
    }
  }
}

/** Lists repeat their key; empty strings and nullish values are left out. */
function queryString(query: Fields | null): string {
  let text = '';
  for (const key in query) {
    for (const value of asList(query[key])) {
      if (value === undefined || value === null || value === '') continue;
      text += `${text === '' ? '?' : '&'}${key}=${encodeURIComponent(String(value))}`;
    }
  }
  return text;
}

/** Unlike in a query, an empty string is sent: it clears a field. */
function formBody(form: Fields): { type: string; body: string } {
  const params = new URLSearchParams();
  for (const [key, values] of Object.entries(form)) {
    for (const value of asList(values)) {
      if (value !== undefined && value !== null) params.append(key, String(value));
    }
  }
  return { type: 'application/x-www-form-urlencoded', body: params.toString() };
}

const asList = (value: unknown) => (Array.isArray(value) ? value : [value]);

/** A validated file to be sent to a REST API. */
export class UploadFile {
  /** Without folders. */
  readonly name: string;
  /** Media type, sniffed from the content. */
  readonly type: string;
  readonly bytes: Buffer;

  constructor(name: string, type: string, bytes: Buffer) {
    this.name = name;
    this.type = type;
    this.bytes = bytes;
  }
}

const CRLF = Buffer.from('\r\n');

/** Encodes multipart/form-data (RFC 7578). Lists repeat their key; nullish values are left out. */
export function multipartBody(fields: Readonly<Record<string, unknown>>): { type: string; body: Buffer } {
  const boundary = `form-${randomBytes(18).toString('hex')}`;
  const parts: Buffer[] = [];
  for (const [key, values] of Object.entries(fields)) {
    for (const value of asList(values)) {
      if (value === undefined || value === null) continue;
      const isFile = value instanceof UploadFile;
      const file = isFile ? `; filename="${escapeQuotes(value.name)}"\r\ncontent-type: ${value.type}` : '';
      const head = `--${boundary}\r\ncontent-disposition: form-data; name="${escapeQuotes(key)}"${file}\r\n\r\n`;
      parts.push(Buffer.from(head), isFile ? value.bytes : Buffer.from(String(value)), CRLF);
    }
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`));
  return { type: `multipart/form-data; boundary=${boundary}`, body: Buffer.concat(parts) };
}

/** Escapes a quoted header parameter as browsers do. */
function escapeQuotes(name: string): string {
  return name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
