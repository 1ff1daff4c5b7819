import { createContext, use } from 'react';

/** The default area and prefecture of a visitor. */
export interface VisitorArea {
  /** Area slug, e.g. `kanto`. */
  readonly area: string;
  /** Prefecture slug, e.g. `tokyo`. */
  readonly prefecture: string;
}

/** Configured third-party services; a URL is null where the service is not configured. */
export interface Services {
  /** Script of the tag manager that reads the data layer. */
  readonly tagUrl: string | null;
  /** Further origins that the tag manager sends to. */
  readonly tagHosts: readonly string[];
  /** Whether tracking requires the visitor's consent. */
  readonly asksConsent: boolean;
  /** Endpoint for errors of pages and of tracking, in Sentry's envelope format. */
  readonly errorsUrl: string | null;
  /** MapLibre style of the tile provider of maps. */
  readonly mapStyleUrl: string | null;
  /** Street map of OpenStreetMap to embed. */
  readonly mapEmbedUrl: string | null;
  /** Page where members reset their password. */
  readonly passwordResetUrl: string | null;
  /** Page where members change their e-mail address. */
  readonly mailChangeUrl: string | null;
  /** Tags of posts that are excluded from personalization. */
  readonly noKarteTags: readonly string[];
  /** Hosts of affiliate links. */
  readonly affiliateHosts: readonly string[];
  /** Store pages of the native app. */
  readonly stores: { readonly ios: string; readonly android: string };
}

export const NO_SERVICES: Services = {
  tagUrl: null,
  tagHosts: [],
  asksConsent: true,
  errorsUrl: null,
  mapStyleUrl: null,
  mapEmbedUrl: null,
  passwordResetUrl: null,
  mailChangeUrl: null,
  noKarteTags: [],
  affiliateHosts: [],
  stores: { ios: '', android: '' },
};

export interface Site {
  readonly url: string;
  readonly name: string;
  readonly services: Services;
}

/** What server and browser know about the request before any data is loaded. */
export interface RequestContext {
  readonly site: Site;
  /** Whether the page is shown inside the native app, which has its own header and footer. */
  readonly inApp: boolean;
  readonly area: VisitorArea;
  /** Whether the page is rendered without 六輝, as chosen on this device. */
  readonly hidesRokuyo: boolean;
}

export const DEFAULT_AREA: VisitorArea = { area: 'kanto', prefecture: 'tokyo' };

/** The area chosen on this device; null where none was. */
export function parseAreaCookie(cookies: string): VisitorArea | null {
  const [, area, prefecture] =
    /(?:^|;\s*)area=([a-z_-]{1,32})\/([a-z_-]{1,32})(?:\/\d{1,12})?(?:;|$)/.exec(cookies) ?? [];
  return area && prefecture ? { area, prefecture } : null;
}

const Context = createContext<RequestContext | null>(null);

export const RequestContextProvider = Context.Provider;

export function useRequestContext(): RequestContext {
  const request = use(Context);
  if (!request) throw new Error('useRequestContext needs a RequestContextProvider above');
  return request;
}
