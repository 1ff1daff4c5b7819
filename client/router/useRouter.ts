import { createContext, use } from 'react';
import type { Address } from './address.ts';
import type { ScrollMode } from './scroll.ts';

/** How to go to an address. */
export interface NavigateOptions {
  /** Replaces the history entry instead of adding one. */
  readonly replace?: boolean;
  /** Where the page is scrolled to; `auto` unless told. */
  readonly scroll?: ScrollMode;
}

/** What parts may ask of the router. */
export interface Router {
  /** Address of the page that is shown. */
  readonly address: Address;
  /** Whether another page is on its way. */
  readonly isPending: boolean;
  /** Changes with every page shown; prompts and banners close on it. */
  readonly visitKey: string;
  /** Changes with all content shown, also when the same page is asked for again. */
  readonly contentKey: string;
  navigate(to: string, options?: NavigateOptions): void;
  /** Starts query and chunk of a page the visitor is about to open. */
  prefetch(to: string): void;
  /** Asks the sources again for what the page shows; answers whether they gave it. The page stays as it is if not. */
  reload(): Promise<boolean>;
}

/**
 * Where parts find the router. It stands apart from what it routes to: an edited page, exchanged while it is shown, so
 * keeps the router it has.
 */
export const RouterContext = createContext<Router | null>(null);

/** The router of this page. */
export function useRouter(): Router {
  const router = use(RouterContext);
  if (!router) throw new Error('useRouter needs a RouterProvider above');
  return router;
}
