import type { ComponentType, ReactNode } from 'react';
import { loadQuery, type Environment, type PreloadedQuery } from 'react-relay/hooks.js';
import type { Disposable, OperationType, PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestContext } from '../requestContext.ts';
import { PRIVATE_REQUEST } from '../relay/environment.ts';
import type { ViewerQueryOptions } from '../relay/Viewer.tsx';
import { compilePattern, type Address, type Params } from './address.ts';
import { firstResponse, readData, unlessAborted } from './queries.ts';

/** What a route's functions and its page receive. */
export interface RouteContext {
  /** With the parameters of the route only. */
  readonly address: Address;
  readonly params: Params;
  readonly request: RequestContext;
}

/** How a page's query result is to be treated. */
export type RouteOutcome =
  /** `isPartial`: more will follow, so the page is not cached. */
  | { readonly kind: 'found'; readonly isPartial?: boolean }
  /** Renders the 404 page. */
  | { readonly kind: 'missing' }
  /** Renders the page itself, with status 404: it suggests alternatives to a subject that no longer exists. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'moved'; readonly to: string };

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

/** Responses by the section they were fetched for. */
export type SectionData<S extends OperationType> = Readonly<Partial<Record<string, S['response']>>>;

/** Props of a page with a query. */
export interface PageProps<Q extends OperationType, S extends OperationType = OperationType> {
  readonly query: PreloadedQuery<Q>;
  readonly context: RouteContext;
  /** Sections that differ from the page's query. */
  readonly sections: SectionData<S>;
}

export interface LoadedRoute {
  readonly outcome: RouteOutcome;
  /** The page; null where the address cannot be a page. */
  readonly element: ReactNode;
  /** The page's data in the Relay store, disposed on leaving it; the same object while only sections change. */
  readonly data: Disposable;
  /** Sections that can be loaded without the rest of the page; null without. */
  readonly sections: PageSections | null;
}

/** The sections of a page that is shown. */
export interface PageSections {
  has(name: string): boolean;
  /** The sections in which the page of another address differs; null where more differs. */
  changed(to: RouteContext): readonly string[] | null;
  /** Fetches sections and resolves with the page that shows them. Rejects when that fails or the signal aborts. */
  load(to: RouteContext, names: readonly string[], options?: LoadOptions): Promise<LoadedRoute>;
}

/** Adds the sections to a page that is shown first without any loaded by itself. */
export type AddSections<Q extends OperationType, S extends OperationType> = (page: {
  readonly environment: Environment;
  readonly context: RouteContext;
  readonly loaded: LoadedRoute;
  readonly variables: (context: RouteContext) => Q['variables'] | null;
  readonly render: (context: RouteContext, sections: SectionData<S>) => ReactNode;
}) => LoadedRoute;

const NO_DATA: Disposable = { dispose() {} };

export interface Route {
  readonly path: string;
  /** Query parameters the page reads, in the order of its address; all others are ignored. */
  readonly parameters: readonly string[];
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
  match(path: string): Params | null;
  /** What the page needs of the viewer; known without the page's data. */
  viewerQuery(context: RouteContext): ViewerQueryOptions;
  /** Document id and variables of the page's query; null without a query or where the address cannot be a page. */
  operation(
    context: RouteContext,
  ): { readonly id: string; readonly variables: OperationType['variables'] } | null;
  /**
   * Sends the query and loads the chunk in parallel; resolves with the initial response. Rejects when the subject failed
   * or the signal aborts.
   */
  load(environment: Environment, context: RouteContext, options?: LoadOptions): Promise<LoadedRoute>;
}

const NOTHING = (): ViewerQueryOptions => ({});

/** A page with a Relay query. */
export function queryRoute<Q extends OperationType, S extends OperationType = OperationType>(definition: {
  path: string;
  parameters?: readonly string[];
  chunk: string;
  load: () => Promise<{ default: ComponentType<PageProps<Q, S>> }>;
  query: PreloadableConcreteRequest<Q>;
  /** Null where the address cannot be a page (404). */
  variables: (context: RouteContext) => Q['variables'] | null;
  outcome: (data: Q['response'], context: RouteContext) => RouteOutcome;
  cache: CachePolicy | null | 'personal';
  usesArea?: boolean;
  usesRokuyo?: boolean;
  hasSecretAddress?: boolean;
  viewerQuery?: (context: RouteContext) => ViewerQueryOptions;
  sections?: AddSections<Q, S>;
}): Route {
  const { path, parameters = [], chunk, query, load, outcome, sections } = definition;
  const {
    usesArea = false,
    usesRokuyo = false,
    hasSecretAddress = false,
    viewerQuery = NOTHING,
  } = definition;
  const isPersonal = definition.cache === 'personal';
  const cache = definition.cache === 'personal' ? null : definition.cache;
  const networkCacheConfig = isPersonal ? PRIVATE_REQUEST : undefined;
  const id = query.params.id;
  if (id === null) throw new Error(`${query.params.name} is not persisted`);
  return {
    path,
    parameters,
    chunk,
    operationName: query.params.name,
    cache,
    isPersonal,
    usesArea,
    usesRokuyo,
    hasSecretAddress,
    viewerQuery,
    match: compilePattern(path),
    operation(context) {
      const variables = definition.variables(context);
      return variables && { id, variables };
    },
    async load(environment, context, { fetchPolicy: requestedPolicy, signal } = {}) {
      const fetchPolicy = requestedPolicy ?? (isPersonal ? 'network-only' : 'store-or-network');
      const variables = definition.variables(context);
      if (!variables) return { outcome: { kind: 'missing' }, element: null, data: NO_DATA, sections: null };
      const reference = loadQuery<Q>(environment, query, variables, { fetchPolicy, networkCacheConfig });
      try {
        const { default: Page } = await unlessAborted(load(), signal);
        const response = firstResponse(
          reference,
          requestedPolicy === 'network-only' ? 'complete' : 'initial',
        );
        await unlessAborted(response, signal);
        const render = (at: RouteContext, shown: SectionData<S>) => (
          <Page query={reference} context={at} sections={shown} />
        );
        const loaded = {
          outcome: outcome(readData(environment, id, reference), context),
          element: render(context, {}),
          data: reference,
          sections: null,
        };
        const { variables: variablesOf } = definition;
        return sections?.({ environment, context, loaded, variables: variablesOf, render }) ?? loaded;
      } catch (error) {
        // Cancels the request.
        reference.dispose();
        throw error;
      }
    },
  };
}

/** A page without a query. */
export function staticRoute(definition: {
  path: string;
  parameters?: readonly string[];
  chunk: string;
  load: () => Promise<{ default: ComponentType<{ context: RouteContext }> }>;
  cache: CachePolicy | null | 'personal';
  viewerQuery?: (context: RouteContext) => ViewerQueryOptions;
  hasSecretAddress?: boolean;
}): Route {
  const { path, parameters = [], chunk, load, viewerQuery = NOTHING, hasSecretAddress = false } = definition;
  const isPersonal = definition.cache === 'personal';
  const cache = definition.cache === 'personal' ? null : definition.cache;
  return {
    path,
    parameters,
    chunk,
    operationName: null,
    cache,
    isPersonal,
    usesArea: false,
    usesRokuyo: false,
    hasSecretAddress,
    viewerQuery,
    match: compilePattern(path),
    operation: () => null,
    async load(_environment, context) {
      const { default: Page } = await load();
      return {
        outcome: { kind: 'found' },
        element: <Page context={context} />,
        data: NO_DATA,
        sections: null,
      };
    },
  };
}
