import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { AnyEndpoint, Values } from './endpoint.ts';
import { NotFound, Refused, SignInRequired } from './errors.ts';
import { fillPath } from './pathTemplate.ts';
import { BROKEN } from './validate.ts';

/** A signed-in user whose token has been proven to be theirs. */
export interface User {
  readonly id: string;
  readonly token: string;
}

/** What a call may tell of its caller; which of it goes out is decided by the endpoint's `auth`. */
export interface Who {
  readonly visitorId: string | null;
  readonly user: User | null;
  /** Token as the request brought it, not proven. */
  readonly token: string | null;
}

/** Nobody: what public calls are made for. */
export const NOBODY: Who = { visitorId: null, user: null, token: null };

/** A request as it goes over the wire. */
export interface Wire {
  /** Path and query. */
  readonly target: string;
  /** Names and values in turn; shared by calls, not to be changed. */
  readonly headers: string[];
  readonly body: string | Buffer | null;
}

type Fields = Readonly<Record<string, unknown>>;

/** Headers of every call. Compression is not asked for: what it saves between neighbours it costs in CPU. */
const COMMON = ['accept', 'application/json', 'accept-encoding', 'identity', 'user-agent', 'musubi-gateway'];

/** Writes down a request; `product` is the product's name in paths. What cannot be asked fails here, before anything is sent. */
export function write(endpoint: AnyEndpoint, input: Values, who: Who, product: string): Wire {
  const added = addedParameters(endpoint, who);
  const path = fillPath(endpoint.segments, (name) => {
    if (name === 'uuid') return who.visitorId;
    return name === 'product' ? product : Reflect.get(input, name);
  });
  if (path === null) throw new NotFound(endpoint.call);
  const asked = queryOf(endpoint, input);
  if (endpoint.method === 'GET') {
    const query = added === null ? asked : { ...asked, ...added };
    return { target: path + queryText(query), headers: headersOf(endpoint, who), body: null };
  }
  const target = path + queryText(asked);
  const form = { ...parse(endpoint, endpoint.form, outsidePath(endpoint, input)), ...added };
  const { type, body } = bodyOf(endpoint, form);
  return { target, headers: [...headersOf(endpoint, who), 'content-type', type], body };
}

/** What a question is known by among public answers: where it goes and what it says. */
export function keyOf({ host }: AnyEndpoint, { target, body }: Wire): string {
  return typeof body === 'string' ? `${host}${target} ${body}` : host + target;
}

function bodyOf({ multipart, json }: AnyEndpoint, form: Fields): { type: string; body: string | Buffer } {
  if (json) return { type: 'application/json', body: JSON.stringify(form) };
  return multipart ? multipartBody(form) : formBody(form);
}

/** Parameters that callers never hand in: they come from who is asking. */
function addedParameters(endpoint: AnyEndpoint, who: Who): Fields | null {
  if (endpoint.auth === 'visitor') {
    if (who.visitorId === null) throw new NotFound(endpoint.call);
    return endpoint.path.includes('{uuid}') ? null : { uuid: who.visitorId };
  }
  if (endpoint.auth === 'user' && who.user === null) throw new SignInRequired(endpoint.call);
  const actsForUser = endpoint.auth === 'user' || endpoint.auth === 'optional-user';
  return actsForUser && who.user !== null && endpoint.userIdParameter ? { user_id: who.user.id } : null;
}

/** Only these headers ever go out; nothing is copied from the request that came in. */
function headersOf(endpoint: AnyEndpoint, who: Who): string[] {
  const { auth, host, cache } = endpoint;
  if (host !== 'api' || auth === 'none' || cache !== undefined) return COMMON;
  const headers = [...COMMON];
  if (who.visitorId !== null) headers.push('x-wn-uuid', who.visitorId);
  if (auth === 'token') {
    if (who.token === null) throw new SignInRequired(endpoint.call);
    headers.push('x-wedding-token', who.token);
  }
  if ((auth === 'user' || auth === 'optional-user') && who.user !== null) {
    headers.push('x-wedding-token', who.user.token, 'x-wn-user-id', who.user.id);
  }
  if (endpoint.method === 'GET') return headers;
  const csrf = randomBytes(18).toString('base64url');
  headers.push('x-csrf-token', csrf, 'cookie', `csrftoken=${csrf}`);
  return headers;
}

/** The input without what stands in the path: a form that is open to any field must not take that too. */
function outsidePath({ segments }: AnyEndpoint, given: Values): Fields {
  const inPath = new Set(segments.map((segment) => ('name' in segment ? segment.name : null)));
  return Object.fromEntries(Object.entries(given).filter(([name]) => !inPath.has(name)));
}

/** Takes the fields of the query out of the input; what does not fit is read by zod, which tells why. */
function queryOf(endpoint: AnyEndpoint, input: Values): Fields | null {
  const query = endpoint.checkQuery?.(input) ?? null;
  return query === BROKEN ? parse(endpoint, endpoint.query, input) : query;
}

/** Takes the fields of a schema out of the input, in the schema's order. */
function parse(endpoint: AnyEndpoint, schema: z.ZodObject | undefined, input: Values): Fields | null {
  if (schema === undefined) return null;
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string[]> = {};
  for (const { path, message } of parsed.error.issues) fields[String(path[0])] = [message];
  throw new Refused(endpoint.call, 400, fields);
}

/** Query with lists repeating their key; empty strings and empty values are never sent. */
function queryText(query: Fields | null): string {
  let text = '';
  for (const key in query) {
    for (const one of listOf(query[key])) {
      if (one === undefined || one === null || one === '') continue;
      text += `${text === '' ? '?' : '&'}${key}=${encodeURIComponent(String(one))}`;
    }
  }
  return text;
}

/** Form-encoded body; an empty string is a value (it clears a note). */
function formBody(form: Fields): { type: string; body: string } {
  const text = new URLSearchParams();
  for (const [key, value] of Object.entries(form)) {
    for (const one of listOf(value)) {
      if (one !== undefined && one !== null) text.append(key, String(one));
    }
  }
  return { type: 'application/x-www-form-urlencoded', body: text.toString() };
}

/** A value as a list of one, a list as it is. */
const listOf = (value: unknown) => (Array.isArray(value) ? value : [value]);

/** A file on its way to a REST API, checked and whole. */
export class SentFile {
  /** Name as its owner sees it, without folders. */
  readonly name: string;
  /** Media type, told from the file's first bytes. */
  readonly type: string;
  readonly bytes: Buffer;

  constructor(name: string, type: string, bytes: Buffer) {
    this.name = name;
    this.type = type;
    this.bytes = bytes;
  }
}

/** Writes fields as multipart/form-data (RFC 7578); lists repeat their key, values that are absent are left out. */
export function multipartBody(fields: Readonly<Record<string, unknown>>): { type: string; body: Buffer } {
  const boundary = `form-${randomBytes(18).toString('hex')}`;
  const parts: Buffer[] = [];
  for (const [key, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one === undefined || one === null) continue;
      const isFile = one instanceof SentFile;
      const file = isFile ? `; filename="${quoted(one.name)}"\r\ncontent-type: ${one.type}` : '';
      const head = `--${boundary}\r\ncontent-disposition: form-data; name="${quoted(key)}"${file}\r\n\r\n`;
      parts.push(Buffer.from(head), isFile ? one.bytes : Buffer.from(String(one)), LINE_END);
    }
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`));
  return { type: `multipart/form-data; boundary=${boundary}`, body: Buffer.concat(parts) };
}

const LINE_END = Buffer.from('\r\n');

/** A name as it stands between quotes: what could end it or begin another header is escaped, as browsers do. */
function quoted(name: string): string {
  return name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
