/** A native app of a test: sends the ready operations of docs/examples over HTTP and remembers what they told. */
import { type DocumentNode, Kind, parse, print } from 'graphql';
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Site } from '#tests/harness/gateway.ts';
import { demo } from '#tests/harness/origin.ts';
import { root } from '#tests/harness/process.ts';
import { toldBy, withTypeNames } from './recording.ts';

/** Where the ready operations are. */
export const OPERATIONS = `${root}docs/examples`;
/** Headers of an app nobody is logged in to. */
export const DEVICE = { 'user-agent': 'MusubiApp/3.2.1 (iPhone; iOS 19.0)', 'x-wn-uuid': 'native0123456789' };
/** Headers of the demo account's app. */
export const MEMBER = { ...DEVICE, 'x-wedding-token': demo.token, 'x-wn-user-id': demo.userId };

/** Asserts that a form was taken. */
export const taken = (payload: { userErrors: unknown[] } | null | undefined): void =>
  expect(payload?.userErrors).toEqual([]);

/** An app in front of a site; `told` holds the fields that had something to tell, `sent` the operations by name. */
export function createNativeApp(site: () => Site) {
  const told = new Set<string>();
  const sent = new Set<string>();
  const read = (name: string): DocumentNode =>
    withTypeNames(parse(readFileSync(`${OPERATIONS}/${name}.graphql`, 'utf8')));

  function note(name: string, document: DocumentNode, data: unknown): void {
    const definition = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
    const type = definition?.operation === 'mutation' ? 'Mutation' : 'Query';
    for (const place of toldBy(document, type, data)) told.add(place);
    sent.add(name);
  }

  /** Sends an operation; the answer has no errors. */
  async function send<Data>(
    name: string,
    variables: Record<string, unknown> = {},
    headers: Record<string, string> = MEMBER,
  ): Promise<Data> {
    const document = read(name);
    const { data, errors } = await site().graphql(print(document), variables, headers);
    expect({ name, errors }).toEqual({ name, errors: [] });
    note(name, document, data);
    return data as Data;
  }

  /** Sends an operation with files: the multipart request of the specification, as the clients of Apollo make it. */
  async function sendFiles<Data>(
    name: string,
    input: object,
    files: readonly { key: string; file: File }[],
  ): Promise<Data> {
    const document = read(name);
    const variables = { input: { ...input, files: files.map(({ key }) => ({ key, file: null })) } };
    const body = new FormData();
    body.append('operations', JSON.stringify({ query: print(document), variables }));
    const map = files.map((_, at) => [at, [`variables.input.files.${at}.file`]] as const);
    body.append('map', JSON.stringify(Object.fromEntries(map)));
    for (const [at, { file }] of files.entries()) body.append(String(at), file);
    const headers = { ...MEMBER, accept: 'application/json', 'apollo-require-preflight': 'true' };
    const reply = await fetch(`${site().url}/graphql`, { method: 'POST', headers, body });
    const { data, errors } = (await reply.json()) as { data: Data; errors?: unknown };
    expect({ name, errors }).toEqual({ name, errors: undefined });
    note(name, document, data);
    return data;
  }

  return { send, sendFiles, told, sent };
}
