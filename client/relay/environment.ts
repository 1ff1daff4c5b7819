import { Environment, Network, Observable, RecordSource, Store } from 'relay-runtime';
import type { GraphQLResponse, RequestParameters, UploadableMap, Variables } from 'relay-runtime';

/** Sends one persisted operation and delivers its answers, the deferred ones too. */
export type Transport = (request: {
  readonly id: string;
  readonly name: string;
  readonly variables: Variables;
  readonly isPrivate: boolean;
  /** Changes are made also when the page that asks for them is left meanwhile. */
  readonly isMutation: boolean;
  /** Files by their place in the variables (`input.files.0.file`), where null stands for them. */
  readonly uploads: UploadableMap | null;
}) => Observable<GraphQLResponse>;

/** `networkCacheConfig` of the operations that concern the viewer: they are sent by POST and never kept. */
export const PRIVATE = { metadata: { isPrivate: true } } as const;

/** Relay's store and network for one visitor in the browser, or for one request on the server. */
export function createEnvironment(transport: Transport, where: 'browser' | 'server'): Environment {
  const network = Network.create((request: RequestParameters, variables, cacheConfig, uploads) => {
    const { id, name, operationKind } = request;
    if (id === null) throw new Error(`${name} is not persisted`);
    const isMutation = operationKind === 'mutation';
    const isPrivate = isMutation || cacheConfig.metadata?.['isPrivate'] === true;
    return transport({ id, name, variables, isPrivate, isMutation, uploads: uploads ?? null });
  });
  return new Environment({
    network,
    // Twenty pages stay whole after they are left, so that going back needs no request.
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 20 }),
    isServer: where === 'server',
  });
}
