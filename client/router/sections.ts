import { loadQuery, type PreloadedQuery } from 'react-relay/hooks.js';
import type { OperationType, PreloadableConcreteRequest } from 'relay-runtime';
import { firstResponse, readData, unlessAborted } from './queries.ts';
import type { AddSections, LoadedRoute, RouteContext, SectionData } from './route.tsx';

/** Sections of a page that one query fetches without the rest of the page. */
interface SectionsDefinition<Q extends OperationType, S extends OperationType> {
  readonly query: PreloadableConcreteRequest<S>;
  /** Loads the chunk with the query, when it is first needed. */
  readonly load: () => Promise<unknown>;
  /** By section: the variables of the page's query that it alone reads. */
  readonly variables: Readonly<Record<string, readonly (keyof Q['variables'] & string)[]>>;
  /** Variables of the query for some of the sections. */
  readonly select: (variables: Q['variables'], names: readonly string[]) => S['variables'];
}

/** The sections of a route. What they fetch is kept until the page is left. */
export function loadableSections<Q extends OperationType, S extends OperationType>(
  definition: SectionsDefinition<Q, S>,
): AddSections<Q, S> {
  const { query } = definition;
  const { id, name } = query.params;
  if (id === null) throw new Error(`${name} is not persisted`);
  return ({ environment, context: first, loaded, variables: variablesOf, render }) => {
    const references: PreloadedQuery<S>[] = [];
    const data = {
      dispose() {
        loaded.data.dispose();
        for (const reference of references) reference.dispose();
      },
    };
    const show = (context: RouteContext, shown: SectionData<S>): LoadedRoute => ({
      outcome: loaded.outcome,
      element: render(context, shown),
      data,
      sections: {
        has: (section) => section in definition.variables,
        changed: (to) => changedSections(definition.variables, variablesOf(context), variablesOf(to)),
        async load(to, names, { fetchPolicy = 'store-or-network', signal } = {}) {
          const variables = variablesOf(to);
          if (!variables) throw new Error(`${to.address.path} is no page`);
          if (names.length === 0) return show(to, shown);
          const selected = definition.select(variables, names);
          const reference = loadQuery<S>(environment, query, selected, { fetchPolicy });
          references.push(reference);
          try {
            const response = firstResponse(reference, 'initial');
            await unlessAborted(Promise.all([definition.load(), response]), signal);
          } catch (error) {
            // Cancels the request.
            reference.dispose();
            throw error;
          }
          const response = readData(environment, id, reference);
          return show(to, { ...shown, ...Object.fromEntries(names.map((section) => [section, response])) });
        },
      },
    });
    return show(first, {});
  };
}

function changedSections(
  variablesBySection: SectionsDefinition<OperationType, OperationType>['variables'],
  from: OperationType['variables'] | null,
  to: OperationType['variables'] | null,
): readonly string[] | null {
  if (!from || !to) return null;
  const changed = Object.keys(to).filter(
    (variable) => JSON.stringify(from[variable]) !== JSON.stringify(to[variable]),
  );
  const sections = Object.entries(variablesBySection);
  const isCovered = changed.every((variable) =>
    sections.some(([, variables]) => variables.includes(variable)),
  );
  if (!isCovered) return null;
  return sections
    .filter(([, variables]) => variables.some((variable) => changed.includes(variable)))
    .map(([name]) => name);
}
