import { createContext, use } from 'react';

/** Area and prefecture a visitor looks at by default. */
export interface VisitorArea {
  /** Area slug, e.g. `kanto`. */
  readonly area: string;
  /** Prefecture slug, e.g. `tokyo`. */
  readonly prefecture: string;
}

/** Outside services of the site, as configured; an address is null where the service is not. */
export interface Services {
  /** Script of the tag manager that reads the data layer. */
  readonly tagUrl: string | null;
  /** Whether visitors are asked before anything is loaded or counted. */
  readonly asksConsent: boolean;
  /** Where failures of counting are told, in the envelope format of Sentry. */
  readonly errorsUrl: string | null;
  /** Tags of posts that are kept out of personalisation. */
  readonly noKarteTags: readonly string[];
  /** Hosts whose links are paid for. */
  readonly affiliateHosts: readonly string[];
  /** Where the native app is to be had. */
  readonly stores: { readonly ios: string; readonly android: string };
}

/** No outside service at all. */
export const NO_SERVICES: Services = {
  tagUrl: null,
  asksConsent: true,
  errorsUrl: null,
  noKarteTags: [],
  affiliateHosts: [],
  stores: { ios: '', android: '' },
};

/** What every page knows of the site. */
export interface Site {
  readonly url: string;
  readonly name: string;
  readonly services: Services;
}

/** What server and browser both know about this visit before any data is loaded. */
export interface Visit {
  readonly site: Site;
  /** Whether the native app shows the page: it brings header and footer of its own. */
  readonly inApp: boolean;
  /** The area chosen earlier. */
  readonly area: VisitorArea;
  /** Whether the page was made for someone who hides 六輝 on this device. */
  readonly hidesRokuyo: boolean;
}

/** The area of a visitor who has not chosen one (§9). */
export const DEFAULT_AREA: VisitorArea = { area: 'kanto', prefecture: 'tokyo' };

const Context = createContext<Visit | null>(null);

/** Hands the visit to the tree below. */
export const VisitProvider = Context.Provider;

/** The visit of this page. */
export function useVisit(): Visit {
  const visit = use(Context);
  if (!visit) throw new Error('useVisit needs a VisitProvider above');
  return visit;
}
