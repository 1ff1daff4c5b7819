import type { ComponentType, ReactNode } from 'react';
import { loadQuery, type Environment, type PreloadedQuery } from 'react-relay/hooks.js';
import type { Disposable, OperationType, PreloadableConcreteRequest, Variables } from 'relay-runtime';
import type { RequestContext } from '../requestContext.ts';
import { PRIVATE_REQUEST } from '../relay/environment.ts';
import type { ViewerQueryOptions } from '../relay/Viewer.tsx';
import type { Address } from './address.ts';
import type { PathPattern } from './path.ts';
import { firstResponse, loadedQuery, readData, unlessAborted } from './queries.ts';

/** What a page is loaded for. */
export interface RouteContext {
  /** With the parameters of the route only. */
  readonly address: Address;
  readonly request: RequestContext;
}

/** What the functions of a route and its page receive: also the parts of the path. */
export interface PageContext<T = unknown> extends RouteContext {
  readonly params: T;
}

/** How a page's query result is to be treated. */
export type RouteOutcome =
  /** `isPartial`: more will follow, so the page is not cached. */
  | { readonly kind: 'found'; readonly isPartial?: boolean }
  /** Renders the 404 page. */
  | { readonly kind: 'missing' }
  /** Renders the page itself, with status 404: it suggests alternatives to a subject that no longer exists. */
  | { readonly kind: 'gone' };

export type FetchPolicy = 'store-or-network' | 'network-only';

export interface LoadOptions {
  /**
   * By default personal pages are refetched and others may come from the store. With `network-only` the page waits for
   * its deferred parts too, since the store still holds the failed ones.
   */
  readonly fetchPolicy?: FetchPolicy;
  /** Cancels the request. */
  readonly signal?: AbortSignal;
}

/** Cache lifetimes of the rendered page in seconds: fresh, stale-while-revalidate, stale-if-error. */
export interface CachePolicy {
  readonly fresh: number;
  readonly staleWhileRevalidate: number;
  readonly staleIfError: number;
}

/** Units of `CachePolicy` in seconds. */
export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Responses by the section that was fetched last. */
export type SectionData<R> = { readonly [Name in keyof R]?: R[Name] };

/** What the sections of a page need of it. */
export interface ShownPage<D, V extends Variables, R> {
  readonly environment: Environment;
  readonly data: D;
  /** Of the page at an address; null where the address cannot be a page. */
  readonly variables: (context: RouteContext) => V | null;
  /** Keeps data until the page is left. */
  readonly retain: (data: Disposable) => void;
  /** The page at an address with the sections that were fetched. */
  readonly show: (at: RouteContext, sections: SectionData<R>) => LoadedRoute;
}

/** Props of a page with a query. `T`: the parts of its path; `R`: the responses of its sections. */
export interface PageProps<Q extends OperationType, T = unknown, R = object> {
  readonly query: PreloadedQuery<Q>;
  readonly context: PageContext<T>;
  /** Sections that were fetched without the page. */
  readonly sections: SectionData<R>;
}

export interface LoadedRoute {
  readonly outcome: RouteOutcome;
  /** The page; null where the address cannot be a page. */
  readonly element: ReactNode;
  /** The page's data in the Relay store, disposed on leaving it; the same object while only sections change. */
  readonly data: Disposable;
  /** Loads the code of the sections that can be fetched without the rest of the page; null without any. */
  readonly sections: (() => Promise<PageSections>) | null;
}

/** The sections of a page that is shown. */
export interface PageSections {
  has(name: string): boolean;
  /** The sections in which the page of another address differs; null where more differs. */
  changed(to: RouteContext): readonly string[] | null;
  /** Fetches sections and resolves with the page that shows them. Rejects when that fails or the signal aborts. */
  load(to: RouteContext, names: readonly string[], options?: LoadOptions): Promise<LoadedRoute>;
}

/** Adds the sections to a page at an address. */
export type AddSections<D, V extends Variables, R> = (
  page: ShownPage<D, V, R>,
  at: RouteContext,
  shown: SectionData<R>,
) => PageSections;

const NO_DATA: Disposable = { dispose() {} };

export interface Route {
  readonly path: PathPattern<unknown>;
  /** Source file of the page: the key of its chunk in the build's manifest. */
  readonly chunk: string;
  /** Name of the page's query, for logs; null without one. */
  readonly operationName: string | null;
  readonly cache: CachePolicy | null;
  /** Rendered for one viewer with their identity, always refetched, never cached or shared. */
  readonly isPersonal: boolean;
  /** Differs by the area the visitor has chosen; other pages are rendered for the default area. */
  readonly usesArea: boolean;
  /** Differs for visitors who hide 六輝; other pages hide them in the browser alone. */
  readonly usesRokuyo: boolean;
  /** The address is a secret: no referrer, no index. */
  readonly hasSecretAddress: boolean;
  /** All paths of this page are one page to its visitor, such as a search; otherwise every path is a page of its own. */
  readonly isOnePage: boolean;
  /** What the page needs of the viewer; known without the page's data. */
  viewerQuery(context: RouteContext): ViewerQueryOptions;
  /** Document id and variables of the page's query; null without a query or where the address cannot be a page. */
  operation(
    context: RouteContext,
  ): { readonly id: string; readonly variables: OperationType['variables'] } | null;
  /**
   * Finds the address to redirect to, before the page's query is sent. Resolves with null if there is no redirect or if
   * finding it fails. Rejects only when the signal aborts.
   */
  redirect(context: RouteContext, environment: Environment, signal?: AbortSignal): Promise<string | null>;
  /**
   * Sends the query and loads the chunk in parallel; resolves with the initial response. Rejects when the subject failed
   * or the signal aborts.
   */
  load(environment: Environment, context: RouteContext, options?: LoadOptions): Promise<LoadedRoute>;
}

/** What all kinds of routes define. `T`: the parts of the path. */
interface RouteDefinition<T> {
  path: PathPattern<T>;
  chunk: string;
  cache: CachePolicy | null | 'personal';
  usesArea?: boolean;
  usesRokuyo?: boolean;
  hasSecretAddress?: boolean;
  isOnePage?: boolean;
  viewerQuery?: (context: PageContext<T>) => ViewerQueryOptions;
  /** The address to redirect to; null for none. No redirects by default. */
  redirect?: (context: PageContext<T>, environment: Environment) => Promise<string | null>;
}

/** Adds the parts of the path. */
function pageContext<T>(path: PathPattern<T>, context: RouteContext): PageContext<T> {
  const params = path.match(context.address.path);
  if (params === null) throw new Error(`${context.address.path} is no address of ${path.pattern}`);
  return { ...context, params };
}

function baseRoute<T>(definition: RouteDefinition<T>) {
  const { path, cache, viewerQuery, redirect } = definition;
  const isPersonal = cache === 'personal';
  return {
    usesArea: false,
    usesRokuyo: false,
    hasSecretAddress: false,
    isOnePage: false,
    ...definition,
    cache: isPersonal ? null : cache,
    isPersonal,
    viewerQuery: (context: RouteContext) => viewerQuery?.(pageContext(path, context)) ?? {},
    async redirect(context: RouteContext, environment: Environment, signal?: AbortSignal) {
      const to = redirect?.(pageContext(path, context), environment).catch(() => null);
      return to ? unlessAborted(to, signal) : null;
    },
  };
}

/** A page with a Relay query. */
export function queryRoute<Q extends OperationType, T = unknown, R extends object = object>(
  definition: RouteDefinition<T> & {
    load: () => Promise<{ default: ComponentType<PageProps<Q, T, R>> }>;
    query: PreloadableConcreteRequest<Q>;
    /** Null where the address cannot be a page (404). */
    variables: (context: PageContext<T>) => Q['variables'] | null;
    outcome: (data: Q['response'], context: PageContext<T>) => RouteOutcome;
    /** The sections that can be fetched without the page. */
    sections?: () => Promise<{ default: AddSections<Q['response'], Q['variables'], R> }>;
  },
): Route {
  const { path, query, load, outcome, sections } = definition;
  const base = baseRoute(definition);
  const networkCacheConfig = base.isPersonal ? PRIVATE_REQUEST : undefined;
  const id = query.params.id;
  if (id === null) throw new Error(`${query.params.name} is not persisted`);
  const variablesOf = (context: RouteContext) => definition.variables(pageContext(path, context));
  return {
    ...base,
    operationName: query.params.name,
    operation(context) {
      const variables = variablesOf(context);
      return variables && { id, variables };
    },
    async load(environment, context, { fetchPolicy: requestedPolicy, signal } = {}) {
      const fetchPolicy = requestedPolicy ?? (base.isPersonal ? 'network-only' : 'store-or-network');
      const variables = variablesOf(context);
      if (!variables) return { outcome: { kind: 'missing' }, element: null, data: NO_DATA, sections: null };
      const reference = loadQuery<Q>(environment, query, variables, { fetchPolicy, networkCacheConfig });
      try {
        const { default: Page } = await unlessAborted(load(), signal);
        const until = requestedPolicy === 'network-only' ? 'complete' : 'initial';
        await unlessAborted(firstResponse(reference, until), signal);
        const response = readData(environment, loadedQuery(id), reference);
        const result = outcome(response, pageContext(path, context));
        const retained: Disposable[] = [reference];
        const data = { dispose: () => retained.forEach((each) => each.dispose()) };
        const page: ShownPage<Q['response'], Q['variables'], R> = {
          environment,
          data: response,
          variables: variablesOf,
          retain: (request) => void retained.push(request),
          show: (at, shown) => ({
            outcome: result,
            element: <Page query={reference} context={pageContext(path, at)} sections={shown} />,
            data,
            sections: sections ? async () => (await sections()).default(page, at, shown) : null,
          }),
        };
        return page.show(context, {});
      } catch (error) {
        // Cancels the request.
        reference.dispose();
        throw error;
      }
    },
  };
}

/** A page without a query. */
export function staticRoute<T>(
  definition: RouteDefinition<T> & {
    load: () => Promise<{ default: ComponentType<{ context: PageContext<T> }> }>;
  },
): Route {
  const { path, load } = definition;
  return {
    ...baseRoute(definition),
    operationName: null,
    operation: () => null,
    async load(_environment, context) {
      const { default: Page } = await load();
      return {
        outcome: { kind: 'found' },
        element: <Page context={pageContext(path, context)} />,
        data: NO_DATA,
        sections: null,
      };
    },
  };
}
