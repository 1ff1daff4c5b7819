import { isId, isVisitorId } from '../upstream/pathTemplate.ts';
import { detectApp, type NativeApp } from './app.ts';
import { readCookie } from './cookies.ts';

/** Headers as node:http has them: names in lower case. */
export type RequestHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** The visitor id a request brings: its own for good, one still being registered, or none. */
export interface VisitorClaim {
  readonly id: string | null;
  readonly source: 'cookie' | 'header' | 'temporary' | 'none';
}

/** What a request says of its user; nothing of it is believed before the token is proven. */
export type Credentials =
  | { readonly kind: 'cookie'; readonly sealed: string }
  | { readonly kind: 'header'; readonly token: string; readonly userId: string | null };

/** What the headers of a request say of its sender. */
export interface Claims {
  readonly visitor: VisitorClaim;
  readonly session: Credentials | null;
  readonly app: NativeApp | null;
  /** Whether a token may be told to the sender: only to one without `Origin` and `Cookie`, which no browser page is. */
  readonly mayHoldToken: boolean;
}

/** Names of the product's cookies. */
export const COOKIES = {
  session: 'wn_session',
  visitor: 'wn_uuid',
  temporaryVisitor: 'wn_uuid_new',
  unfinished: 'wn_unfinished',
} as const;

const TOKEN = /^[A-Za-z0-9._-]{16,4096}$/;

/**
 * Reads what a request says of its sender. A token in the header counts only over a `trusted` way (TLS, or
 * loopback); values that are not exactly of their form count as absent.
 */
export function identify(headers: RequestHeaders, appMarker: string, trusted: boolean): Claims {
  const cookies = text(headers, 'cookie');
  const visitor = visitorOf(cookies, text(headers, 'x-wn-uuid'));
  return {
    visitor,
    session: credentialsOf(headers, cookies, trusted),
    app: detectApp(text(headers, 'user-agent'), visitor.id, appMarker),
    mayHoldToken: headers['origin'] === undefined && headers['cookie'] === undefined,
  };
}

function visitorOf(cookies: string, header: string): VisitorClaim {
  const own = readCookie(cookies, COOKIES.visitor);
  if (own !== null && isVisitorId(own)) return { id: own, source: 'cookie' };
  if (isVisitorId(header)) return { id: header, source: 'header' };
  const temporary = readCookie(cookies, COOKIES.temporaryVisitor);
  if (temporary !== null && isVisitorId(temporary)) return { id: temporary, source: 'temporary' };
  return { id: null, source: 'none' };
}

function credentialsOf(headers: RequestHeaders, cookies: string, trusted: boolean): Credentials | null {
  const token = text(headers, 'x-wedding-token');
  if (trusted && TOKEN.test(token)) {
    const claimed = text(headers, 'x-wn-user-id');
    if (claimed !== '' && !isId(claimed)) return null;
    return { kind: 'header', token, userId: claimed === '' ? null : claimed };
  }
  const sealed = readCookie(cookies, COOKIES.session);
  return sealed === null || sealed === '' ? null : { kind: 'cookie', sealed };
}

/** A header's only value; one sent twice counts as absent. */
function text(headers: RequestHeaders, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
}
