import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { UpstreamClient } from '../upstream/client.ts';
import { registerVisitor } from '../upstream/endpoints/visitor.ts';
import { isId, isVisitorId } from '../upstream/request.ts';

/** Headers as node:http gives them: names in lower case. */
export type RequestHeaders = Readonly<Record<string, string | string[] | undefined>>;

export const COOKIES = {
  session: 'wn_session',
  device: 'wn_device',
  visitor: 'wn_uuid',
  temporaryVisitor: 'wn_uuid_new',
  formDraft: 'wn_unfinished',
} as const;

/**
 * The name under which a cookie is set. Over TLS it gets a prefix, so that plain http cannot plant the cookie, and for
 * the whole site (`path` is `/`) no subdomain either. The visitor cookie has none: native apps share its name.
 */
export function prefixedCookieName(name: string, secure: boolean, path = '/'): string {
  if (!secure) return name;
  return path === '/' ? `__Host-${name}` : `__Secure-${name}`;
}

/**
 * Value of a cookie in a `Cookie` header; the first of that name. `trim` would take other blanks for a part of the
 * separator: a subdomain may set a cookie whose name is a no-break space and `__Host-…`.
 */
export function readCookie(header: string, name: string): string | null {
  for (const pair of header.split(';')) {
    const equals = pair.indexOf('=');
    if (equals > 0 && pair.slice(0, equals).replace(/^[ \t]+/, '') === name)
      return pair.slice(equals + 1).trim();
  }
  return null;
}

/**
 * A `Set-Cookie` value, HttpOnly. Does not escape `value`.
 * @param maxAge in seconds; 0 deletes the cookie
 */
export function writeCookie(
  name: string,
  value: string,
  maxAge: number,
  secure: boolean,
  path = '/',
): string {
  return `${name}=${value}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** The product's native app. */
export interface NativeApp {
  readonly platform: 'ios' | 'android' | null;
  /** major.minor.patch; null where the app does not send it. */
  readonly version: string | null;
}

/** Visitor ids have 16 characters in the native app and 36 in browsers. */
export const APP_VISITOR_ID_LENGTH = 16;

/** Detects the native app by the token in its User-Agent, or by its kind of visitor id. */
export function detectNativeApp(
  userAgent: string,
  visitorId: string | null,
  appMarker: string,
): NativeApp | null {
  const index = userAgent.indexOf(appMarker);
  if (index < 0 && visitorId?.length !== APP_VISITOR_ID_LENGTH) return null;
  const platform = /iPhone|iPad|iPod|iOS/.test(userAgent)
    ? 'ios'
    : /Android/.test(userAgent)
      ? 'android'
      : null;
  return { platform, version: index < 0 ? null : parseVersion(userAgent.slice(index + appMarker.length)) };
}

function parseVersion(text: string): string | null {
  const [, major, minor = '0', patch = '0'] =
    /^[/ ](\d{1,5})(?:\.(\d{1,5}))?(?:\.(\d{1,5}))?/.exec(text) ?? [];
  return major === undefined ? null : [major, minor, patch].map(Number).join('.');
}

export function isVersionAtLeast(version: string, min: string): boolean {
  const minParts = min.split('.').map(Number);
  for (const [index, part] of version.split('.').map(Number).entries()) {
    const difference = part - (minParts[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

/** Whether the app can show native notifications. */
export function supportsNotifications(app: NativeApp): boolean {
  return app.version !== null && isVersionAtLeast(app.version, '3.0.0');
}

/** The visitor id of a request; a `temporary` one is still being registered. */
export interface VisitorClaim {
  readonly id: string | null;
  readonly source: 'cookie' | 'header' | 'temporary' | 'none';
}

/** The session cookie of a request, not decrypted. */
export interface SessionCookie {
  readonly encrypted: string;
  /** Whether its name has the prefix, so that only this site can have set it. */
  readonly hostOnly: boolean;
}

/** Session credentials of a request, not verified; `userId` is whose they are according to the request. */
export type SessionCredentials =
  | (SessionCookie & { readonly kind: 'cookie'; readonly userId: string | null })
  | { readonly kind: 'header'; readonly token: string; readonly userId: string | null }
  /** A token in clear text, which is refused. */
  | { readonly kind: 'insecure' };

/** What the headers of a request claim about its sender. */
export interface RequestClaims {
  /** The `Cookie` header. */
  readonly cookies: string;
  readonly visitor: VisitorClaim;
  readonly session: SessionCredentials | null;
  readonly app: NativeApp | null;
  /** Whether responses may contain a token: without `Origin` and `Cookie` headers, which no browser page can omit. */
  readonly mayReceiveToken: boolean;
}

const TOKEN = /^[A-Za-z0-9._-]{16,4096}$/;

/**
 * Reads the claims of a request. A token header counts only on a `secure` connection (TLS, or loopback). Malformed
 * values count as absent.
 */
export function readClaims(headers: RequestHeaders, appMarker: string, secure: boolean): RequestClaims {
  const cookies = singleHeader(headers, 'cookie');
  const visitor = readVisitor(headers);
  return {
    cookies,
    visitor,
    session: readCredentials(headers, cookies, secure),
    app: detectNativeApp(singleHeader(headers, 'user-agent'), visitor.id, appMarker),
    mayReceiveToken: headers['origin'] === undefined && headers['cookie'] === undefined,
  };
}

/** The visitor id that a request carries, in a cookie or a header. */
export function readVisitor(headers: RequestHeaders): VisitorClaim {
  const cookies = singleHeader(headers, 'cookie');
  const header = singleHeader(headers, 'x-wn-uuid');
  const permanent = readCookie(cookies, COOKIES.visitor);
  if (permanent !== null && isVisitorId(permanent)) return { id: permanent, source: 'cookie' };
  if (isVisitorId(header)) return { id: header, source: 'header' };
  const temporary = readCookie(cookies, COOKIES.temporaryVisitor);
  if (temporary !== null && isVisitorId(temporary)) return { id: temporary, source: 'temporary' };
  return { id: null, source: 'none' };
}

function readCredentials(
  headers: RequestHeaders,
  cookies: string,
  secure: boolean,
): SessionCredentials | null {
  const sentUserId = singleHeader(headers, 'x-wn-user-id');
  if (sentUserId !== '' && !isId(sentUserId)) return null;
  const userId = sentUserId === '' ? null : sentUserId;
  const token = singleHeader(headers, 'x-wedding-token');
  if (TOKEN.test(token)) return secure ? { kind: 'header', token, userId } : { kind: 'insecure' };
  const hostOnly = readCookie(cookies, prefixedCookieName(COOKIES.session, true));
  const encrypted = hostOnly ?? readCookie(cookies, COOKIES.session) ?? '';
  return encrypted === '' ? null : { kind: 'cookie', encrypted, hostOnly: hostOnly !== null, userId };
}

/** A header's value; a repeated header counts as absent. */
function singleHeader(headers: RequestHeaders, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
}

/** Figures of the visitor-id protocol. */
export interface VisitorPolicy {
  readonly maxAttempts: number;
  readonly retryDelayMs: number;
  /** Lifetime of the cookie of an id that is not yet registered. */
  readonly temporarySeconds: number;
  /** Lifetime of the cookie. Browsers limit it to about 400 days, so each response renews it. */
  readonly cookieDays: number;
}

/** As the specification defines it. */
export const VISITOR_PROTOCOL: VisitorPolicy = {
  maxAttempts: 3,
  retryDelayMs: 500,
  temporarySeconds: 10,
  cookieDays: 7_300,
};

/** The device of a request. */
export interface Visitor {
  readonly id: string;
  /** `Set-Cookie` value. Call it as late as possible: it becomes permanent once the registration has succeeded. */
  cookie(): string | null;
}

const MAX_NEW_IDS = 10_000;

/** Gives each device a visitor id, and registers new ones in the background. */
export class VisitorRegistry {
  readonly #upstream: UpstreamClient;
  readonly #secure: boolean;
  readonly #policy: VisitorPolicy;
  /** New ids; an id evicted too early is registered again. */
  readonly #newIds: LRUCache<string, 'registering' | 'registered'>;

  /** `secure`: whether the site is served over TLS. */
  constructor(upstream: UpstreamClient, secure: boolean, policy = VISITOR_PROTOCOL) {
    this.#upstream = upstream;
    this.#secure = secure;
    this.#policy = policy;
    this.#newIds = new LRUCache({ max: MAX_NEW_IDS, ttl: policy.temporarySeconds * 2_000 });
  }

  /** The claimed visitor, or a new one. `requestId`: goes with its registration. */
  resolve(claim: VisitorClaim, requestId: string): Visitor {
    const id = claim.id ?? randomUUID();
    if (claim.source === 'header') return { id, cookie: () => null };
    if (claim.source === 'cookie') return { id, cookie: () => this.#permanentCookie(id) };
    if (!this.#newIds.has(id)) void this.#register(id, requestId);
    return {
      id,
      cookie: () =>
        this.#newIds.get(id) === 'registered' ? this.#permanentCookie(id) : this.#temporaryCookie(id),
    };
  }

  #permanentCookie(id: string): string {
    return writeCookie(COOKIES.visitor, id, this.#policy.cookieDays * 86_400, this.#secure);
  }

  #temporaryCookie(id: string): string {
    return writeCookie(COOKIES.temporaryVisitor, id, this.#policy.temporarySeconds, this.#secure);
  }

  /** Never rejects; a failed id is registered again with its next request. */
  async #register(id: string, requestId: string): Promise<void> {
    this.#newIds.set(id, 'registering');
    const input = { source: 'magazine' } as const;
    const credentials = { visitorId: id, user: null, token: null };
    const request = { ...this.#upstream.encodeRequest(registerVisitor, input, credentials), requestId };
    for (let attempt = 1; attempt <= this.#policy.maxAttempts; attempt += 1) {
      try {
        await this.#upstream.call(registerVisitor, input, request);
        this.#newIds.set(id, 'registered');
        return;
      } catch {
        if (attempt < this.#policy.maxAttempts)
          await sleep(this.#policy.retryDelayMs, undefined, { ref: false });
      }
    }
    this.#newIds.delete(id);
  }
}
