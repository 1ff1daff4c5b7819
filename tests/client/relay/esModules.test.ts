// @vitest-environment node
/** Relay as builds bundle it (scripts/esModules.ts), compared with Relay as published. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as RelayRuntime from 'relay-runtime';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { esModules } from '../../../scripts/esModules.ts';
import { root } from '#tests/harness/process.ts';

type Runtime = typeof RelayRuntime;
type Modules = { runtime: Runtime; hooks: object };

const require = createRequire(import.meta.url);
const published: Modules = {
  runtime: require('relay-runtime'),
  hooks: require('react-relay/hooks.js'),
};
let bundled: Modules;
let folder: string;

beforeAll(async () => {
  await mkdir(join(root, '.data'), { recursive: true });
  folder = await mkdtemp(join(root, '.data/relay-'));
  const entry = join(folder, 'entry.js');
  await writeFile(
    entry,
    `export * as runtime from 'relay-runtime';\nexport * as hooks from 'react-relay/hooks.js';\n`,
  );
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [esModules],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      minify: false,
      lib: { entry, formats: ['es'], fileName: 'bundle' },
      rolldownOptions: { external: [/^react(\/|$)/] },
    },
  });
  bundled = await import(pathToFileURL(join(folder, 'bundle.js')).href);
}, 60_000);
afterAll(() => rm(folder, { recursive: true }));

const kinds = (module: object) =>
  Object.fromEntries(
    Object.entries(module)
      .filter(([name]) => name !== 'default')
      .map(([name, value]) => [name, typeof value]),
  );

it.each(['runtime', 'hooks'] as const)('%s has the exports of the package', (name) => {
  expect(Object.keys(kinds(published[name])).length).toBeGreaterThan(20);
  expect(kinds(bundled[name])).toEqual(kinds(published[name]));
});

/** The query `{ halls @connection(key: "List_halls") { edges { node { id } } } }`, as the compiler prints it. */
function connectionRequest(): RelayRuntime.ConcreteRequest {
  const id = { alias: null, args: null, kind: 'ScalarField', name: 'id', storageKey: null } as const;
  const typename = { ...id, name: '__typename' } as const;
  const linked = (name: string, concreteType: string, plural: boolean, selections: readonly object[]) => ({
    alias: null,
    args: null,
    concreteType,
    kind: 'LinkedField',
    name,
    plural,
    selections,
    storageKey: null,
  });
  const halls = linked('halls', 'HallConnection', false, [
    linked('edges', 'HallEdge', true, [
      linked('node', 'Hall', false, [id, typename]),
      { ...id, name: 'cursor' },
    ]),
    linked('pageInfo', 'PageInfo', false, [
      { ...id, name: 'endCursor' },
      { ...id, name: 'hasNextPage' },
    ]),
  ]);
  const handle = { alias: null, args: null, filters: null, handle: 'connection', key: 'List_halls', kind: 'LinkedHandle', name: 'halls' }; // prettier-ignore
  const request: unknown = {
    fragment: { argumentDefinitions: [], kind: 'Fragment', metadata: null, name: 'Halls', selections: [], type: 'Query' }, // prettier-ignore
    kind: 'Request',
    operation: { argumentDefinitions: [], kind: 'Operation', name: 'Halls', selections: [halls, handle] },
    params: { id: 'list', cacheID: 'list', metadata: {}, name: 'Halls', operationKind: 'query', text: null }, // prettier-ignore
  };
  return request as RelayRuntime.ConcreteRequest;
}

describe.each(['published', 'bundled'] as const)('%s', (which) => {
  it('keeps the edges of a connection', () => {
    const { runtime } = { published, bundled }[which];
    const { Environment, Network, Observable, RecordSource, Store, ConnectionHandler } = runtime;
    const environment = new Environment({
      network: Network.create(() => Observable.create(() => {})),
      store: new Store(new RecordSource()),
    });
    const operation = runtime.createOperationDescriptor(connectionRequest(), {});
    const edge = (name: string) => ({ cursor: name, node: { __typename: 'Hall', id: name } });
    const payload = (name: string) => ({
      halls: { edges: [edge(name)], pageInfo: { endCursor: name, hasNextPage: false } },
    });
    environment.commitPayload(operation, payload('a'));
    const ids: unknown[] = [];
    environment.commitUpdate((store) => {
      const connection = ConnectionHandler.getConnection(store.getRoot(), 'List_halls');
      const added = store.create('b', 'Hall');
      added.setValue('b', 'id');
      if (!connection) return;
      ConnectionHandler.insertEdgeAfter(
        connection,
        ConnectionHandler.createEdge(store, connection, added, 'HallEdge'),
      );
      ids.push(
        ...(connection.getLinkedRecords('edges') ?? []).map((record) =>
          record?.getLinkedRecord('node')?.getValue('id'),
        ),
      );
    });
    expect(ids).toEqual(['a', 'b']);
  });
});
