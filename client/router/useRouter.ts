import { createContext, use } from 'react';
import type { Address } from './address.ts';
import type { ScrollMode } from './scroll.ts';

export interface NavigateOptions {
  /** Replaces the history entry instead of adding one. */
  readonly replace?: boolean;
  /** `auto` by default. */
  readonly scroll?: ScrollMode;
}

export interface Router {
  /** Address of the rendered page. */
  readonly address: Address;
  /** Changes with every navigation; prompts and banners close on it. */
  readonly historyKey: string;
  /** Changes with every page that is built anew; the same while one page is at other addresses, or loads again. */
  readonly contentKey: string;
  /** Changes with everything that was loaded. */
  readonly loadKey: string;
  /** Whether a page that opens at its top shows its head first and its sections in the next rendering. */
  readonly showsHeadFirst: boolean;
  navigate(to: string, options?: NavigateOptions): void;
  /** Loads query and chunk of a page ahead of a navigation. */
  prefetch(to: string): void;
  /**
   * Refetches the page, or one section where it can be loaded by itself. Resolves with false, and keeps what is shown,
   * when that failed or another page is shown by now.
   */
  reload(section?: string): Promise<boolean>;
}

/** In a module of its own so that hot module replacement of a page keeps the router's state. */
export const RouterContext = createContext<Router | null>(null);

export function useRouter(): Router {
  const router = use(RouterContext);
  if (!router) throw new Error('useRouter needs a RouterProvider above');
  return router;
}

/** The address that is loading; null while none is. */
export const LoadingContext = createContext<Address | null>(null);

/**
 * The address to which a page's conditions are added: the one that is loading if it is of this page, otherwise the one
 * shown. A condition pressed while another one loads thus keeps that one.
 */
export function useNextAddress(isOfPage?: (address: Address) => boolean): Address {
  const { address } = useRouter();
  const loading = use(LoadingContext);
  const isOwn = loading && (isOfPage ? isOfPage(loading) : loading.path === address.path);
  return isOwn ? loading : address;
}

/** A context of its own: a press renders only what shows this, not every user of the router. */
export const PendingContext = createContext(false);

/** Whether another page is loading. */
export const useIsPending = (): boolean => use(PendingContext);
