import { createContext, use } from 'react';

/** Area and prefecture a visitor looks at by default. */
export interface VisitorArea {
  /** Area slug, e.g. `kanto`. */
  readonly area: string;
  /** Prefecture slug, e.g. `tokyo`. */
  readonly prefecture: string;
}

/** What server and browser both know about this visit before any data is loaded. */
export interface Visit {
  /** Origin and name of the site. */
  readonly site: { readonly url: string; readonly name: string };
  /** Whether the native app shows the page: it brings header and footer of its own. */
  readonly inApp: boolean;
  /** The area chosen earlier. */
  readonly area: VisitorArea;
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
