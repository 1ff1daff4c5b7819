import type { ComponentType, ReactNode } from 'react';
import { fetchQuery, loadQuery, type Environment, type PreloadedQuery } from 'react-relay/hooks.js';
import { PreloadableQueryRegistry, type OperationType, type PreloadableConcreteRequest } from 'relay-runtime';
import type { Visit } from '../requestContext.ts';
import { PRIVATE } from '../relay/environment.ts';
import type { Wanted } from '../relay/Personal.tsx';
import type { Address } from './address.ts';
import { compilePattern, type Params } from './pattern.ts';

/** Where a visitor is, as a page's functions see it. */
export interface Place {
  readonly address: Address;
  readonly params: Params;
  readonly visit: Visit;
}

/** What the answer to a page's query means. */
export type Outcome =
  | { readonly kind: 'found'; readonly personal?: Wanted }
  | { readonly kind: 'missing' }
  /** The subject is no more, and the page itself tells what to see instead: sent with 404. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'moved'; readonly to: string };

/** Whether a page may come from what the browser has, or has to be asked for. */
export type FetchPolicy = 'store-or-network' | 'network-only';

/** How long (seconds) the finished page may be served: as fresh, while it is renewed, when its source fails. */
export interface CacheRule {
  readonly fresh: number;
  readonly swr: number;
  readonly sie: number;
}

/** What a page with a query receives. */
export interface PageProps<Q extends OperationType> {
  readonly query: PreloadedQuery<Q>;
  readonly place: Place;
}

/** A page that is ready to be shown. */
export interface Opened {
  readonly outcome: Outcome;
  /** The page; null where the address can mean none. */
  readonly element: ReactNode;
  /** Lets go of the page's data. */
  dispose(): void;
}

/** One line of the table of contents. */
export interface Route {
  readonly path: string;
  /** Source file of the page, the key of its chunk in the build's manifest. */
  readonly chunk: string;
  readonly cache: CacheRule | null;
  /** Whether it is made for one viewer: with their identity, asked for anew at every visit, never kept or shared. */
  readonly isPersonal: boolean;
  /** Whether it differs by the area the visitor has chosen; every other page is made for the default area. */
  readonly usesArea: boolean;
  /** Whether it differs for visitors who hide 六輝 on their device; every other page hides them in the browser alone. */
  readonly usesRokuyo: boolean;
  /** Whether its address is a secret that no other site may be told. */
  readonly hasSecretAddress: boolean;
  match(path: string): Params | null;
  /** Id and variables of the page's query; null where the address can mean no page at all. */
  request(place: Place): { readonly id: string; readonly variables: OperationType['variables'] } | null;
  /**
   * Starts query and chunk side by side; resolves with the first part of the answer. Throws when the subject failed.
   * Unless told, a personal page is asked for anew and any other may come from the store; told to ask anew, it waits
   * for the whole answer, since until then the store has what failed before.
   */
  open(environment: Environment, place: Place, fetchPolicy?: FetchPolicy): Promise<Opened>;
}

/** Declares a page: where it lives, which query feeds it, and what the answer means. */
export function page<Q extends OperationType>(definition: {
  path: string;
  chunk: string;
  load: () => Promise<{ default: ComponentType<PageProps<Q>> }>;
  query: PreloadableConcreteRequest<Q>;
  /** Variables from the address; null when the address can mean no page (a 404). */
  variables: (place: Place) => Q['variables'] | null;
  outcome: (data: Q['response'], place: Place) => Outcome;
  /** How long anybody may be given it; `personal`: it is made for one viewer, who alone gets it. */
  cache: CacheRule | null | 'personal';
  usesArea?: boolean;
  usesRokuyo?: boolean;
  hasSecretAddress?: boolean;
}): Route {
  const { path, chunk, query, variables, load, outcome } = definition;
  const { usesArea = false, usesRokuyo = false, hasSecretAddress = false } = definition;
  const isPersonal = definition.cache === 'personal';
  const cache = definition.cache === 'personal' ? null : definition.cache;
  const networkCacheConfig = isPersonal ? PRIVATE : undefined;
  const id = query.params.id;
  if (id === null) throw new Error(`${query.params.name} is not persisted`);
  return {
    path,
    chunk,
    cache,
    isPersonal,
    usesArea,
    usesRokuyo,
    hasSecretAddress,
    match: compilePattern(path),
    request(place) {
      const given = variables(place);
      return given && { id, variables: given };
    },
    async open(environment, place, asked) {
      const fetchPolicy = asked ?? (isPersonal ? 'network-only' : 'store-or-network');
      const given = variables(place);
      if (!given) return { outcome: { kind: 'missing' }, element: null, dispose() {} };
      const reference = loadQuery<Q>(environment, query, given, { fetchPolicy, networkCacheConfig });
      const { default: Page } = await load();
      const underWay = { environment, id, variables: given, how: { fetchPolicy, networkCacheConfig } };
      const data = await answerOf<Q>(underWay, asked === 'network-only' ? 'whole' : 'first');
      return {
        outcome: outcome(data, place),
        element: <Page query={reference} place={place} />,
        dispose: () => reference.dispose(),
      };
    },
  };
}

/** Declares a page without data of its own. */
export function plainPage(definition: {
  path: string;
  chunk: string;
  load: () => Promise<{ default: ComponentType<{ place: Place }> }>;
  cache: CacheRule | null;
  hasSecretAddress?: boolean;
}): Route {
  const { path, chunk, cache, load, hasSecretAddress = false } = definition;
  return {
    path,
    chunk,
    cache,
    isPersonal: false,
    usesArea: false,
    usesRokuyo: false,
    hasSecretAddress,
    match: compilePattern(path),
    request: () => null,
    async open(_environment, place) {
      const { default: Page } = await load();
      return { outcome: { kind: 'found' }, element: <Page place={place} />, dispose() {} };
    },
  };
}

/** Joins the request `loadQuery` has under way and answers its first payload, or all of them with the deferred parts. */
function answerOf<Q extends OperationType>(
  request: {
    readonly environment: Environment;
    readonly id: string;
    readonly variables: Q['variables'];
    readonly how: { fetchPolicy: FetchPolicy; networkCacheConfig: typeof PRIVATE | undefined };
  },
  until: 'first' | 'whole',
): Promise<Q['response']> {
  const { environment, id, variables, how } = request;
  const query = PreloadableQueryRegistry.get(id);
  if (!query) throw new Error(`The chunk of the page does not hold query ${id}`);
  return new Promise((resolve, reject) => {
    let data: Q['response'];
    fetchQuery<Q>(environment, query, variables, how).subscribe({
      next(answered) {
        data = answered;
        if (until === 'first') resolve(data);
      },
      complete: () => resolve(data),
      error: reject,
    });
  });
}
