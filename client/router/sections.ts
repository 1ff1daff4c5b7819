import { loadQuery, type Environment } from 'react-relay/hooks.js';
import {
  getRequest,
  type Disposable,
  type GraphQLTaggedNode,
  type OperationType,
  type Variables,
} from 'relay-runtime';
import { firstResponse, readData, unlessAborted } from './queries.ts';
import type { AddSections, LoadOptions, SectionData } from './route.tsx';

/** A section of a page that is fetched without the rest of the page. `R`: the response of its query. */
interface Section<V extends Variables, R> {
  /** Variables of its query: those of the page's query that it alone reads, and the id of the page's subject. */
  variables(variables: V, id: string): Readonly<Record<string, unknown>>;
  /** Variables of the page's query that follow from these. */
  readonly derived?: readonly string[];
  fetch(
    environment: Environment,
    variables: V,
    id: string,
    options: LoadOptions,
  ): { readonly request: Disposable; readonly response: Promise<R> };
}

export function section<Q extends OperationType, S extends OperationType>(definition: {
  readonly query: GraphQLTaggedNode;
  readonly variables: (variables: Q['variables'], id: string) => S['variables'];
  readonly derived?: ReadonlyArray<keyof Q['variables'] & string>;
}): Section<Q['variables'], S['response']> {
  const { query, variables, derived } = definition;
  return {
    variables,
    derived,
    fetch(environment, ofPage, id, { fetchPolicy = 'store-or-network', signal }) {
      const request = loadQuery<S>(environment, query, variables(ofPage, id), { fetchPolicy });
      const arrived = unlessAborted(firstResponse(request, 'initial'), signal);
      return { request, response: arrived.then(() => readData(environment, getRequest(query), request)) };
    },
  };
}

/** The responses of a page's sections, by the type of what `pageSections` returns. */
export type SectionsOf<F> = F extends (page: never, at: never, shown: SectionData<infer R>) => unknown
  ? R
  : never;

/** The sections of a page by their anchors. `idOf`: the global id of the page's subject; null without one. */
export function pageSections<D, V extends Variables, R extends object>(
  idOf: (data: D) => string | null | undefined,
  sections: { readonly [Name in keyof R]: Section<V, R[Name]> },
): AddSections<D, V, R> {
  const isName = (name: PropertyKey): name is keyof R => Object.hasOwn(sections, name);
  return ({ environment, data, variables: variablesOf, retain, show }, at, shown) => ({
    has: isName,
    changed(to) {
      const before = variablesOf(at);
      const after = variablesOf(to);
      return before && after && changedSections(sections, before, after);
    },
    async load(to, names, options = {}) {
      const variables = variablesOf(to);
      if (!variables) throw new Error(`${to.address.path} is no page`);
      const fetched: { [Name in keyof R]?: R[Name] } = { ...shown };
      const fetchOne = async <Name extends keyof R>(name: Name) => {
        const { request, response } = sections[name].fetch(environment, variables, idOf(data) ?? '', options);
        retain(request);
        try {
          fetched[name] = await response;
        } catch (error) {
          // Cancels the request.
          request.dispose();
          throw error;
        }
      };
      await Promise.all(names.map(async (name) => isName(name) && fetchOne(name)));
      return show(to, fetched);
    },
  });
}

function changedSections<V extends Variables>(
  sections: Readonly<Record<string, Pick<Section<V, unknown>, 'variables' | 'derived'>>>,
  before: V,
  after: V,
): readonly string[] | null {
  const isChanged = (from: unknown, to: unknown) => JSON.stringify(from) !== JSON.stringify(to);
  const own = Object.values(sections).flatMap(({ variables, derived = [] }) => [
    ...Object.keys(variables(after, '')),
    ...derived,
  ]);
  const others = Object.keys(after).filter((name) => !own.includes(name));
  if (others.some((name) => isChanged(before[name], after[name]))) return null;
  return Object.keys(sections).filter((name) =>
    isChanged(sections[name]?.variables(before, ''), sections[name]?.variables(after, '')),
  );
}
