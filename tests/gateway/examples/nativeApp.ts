/** A native app for tests: sends the operations of docs/examples over HTTP and records the fields with values. */
import { type DocumentNode, Kind, parse, print } from 'graphql';
import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Site } from '#tests/harness/gateway.ts';
import { demo } from '#tests/harness/origin.ts';
import { root } from '#tests/harness/process.ts';
import { fieldsWithValue, withTypeNames } from './fieldCoverage.ts';

export const EXAMPLES_DIR = `${root}docs/examples`;
/** Headers of an app without a session. */
export const GUEST_HEADERS = {
  'user-agent': 'MusubiApp/3.2.1 (iPhone; iOS 19.0)',
  'x-wn-uuid': 'native0123456789',
};
/** Examples that a guest sends, with their variables. */
export const GUEST_EXAMPLES: readonly (readonly [string, Record<string, unknown>])[] = [
  ['01-search-halls', {}],
  ['02-count-options', {}],
  ['04-ranking', {}],
  ['14-place', {}],
  ['72-ended-fair', { hallRawId: '1', fairRawId: '999999' }],
  ['25-prefecture-overview', {}],
  ['16-magazine', {}],
  ['17-guides-and-writers', {}],
  ['26-brands-and-rings', {}],
  ['47-referral', {}],
  ['58-typed-search', { text: '渋谷 ホテル 60名' }],
  ['58-typed-search', { text: 'toyosu' }],
  ['58-typed-search', { text: '銀座 大阪' }],
  ['61-cost-for-guests', { rawId: '10' }],
  ['62-cancellation-fees', { rawId: '10' }],
  ['64-find-reviews', { rawId: '10' }],
  ['68-hall-brides', { rawId: '10' }],
  ['69-legal-documents', {}],
  ['67-compare-halls', { rawId: '10' }],
  ['63-line-breaks', { hallRawId: '1', articleRawId: '905', brideRawId: '2001', prefectureSlug: 'tokyo' }],
];
/** Headers of an app with the session of the demo account. */
export const MEMBER_HEADERS = {
  ...GUEST_HEADERS,
  'x-wedding-token': demo.token,
  'x-wn-user-id': demo.userId,
};

export const expectNoUserErrors = (payload: { userErrors: unknown[] } | null | undefined): void =>
  expect(payload?.userErrors).toEqual([]);

const read = (name: string): DocumentNode =>
  withTypeNames(parse(readFileSync(`${EXAMPLES_DIR}/${name}.graphql`, 'utf8')));

/** The documents that the app sends, by id, as it would have released them. */
export function releasedDocuments(): Record<string, string> {
  const texts = readdirSync(EXAMPLES_DIR).map((file) => print(read(file.replace('.graphql', ''))));
  return Object.fromEntries(texts.map((text) => [hash('sha256', text), text]));
}

/** `fields` collects the fields with values, `sent` the names of the operations. */
export function createNativeApp(site: () => Site) {
  const fields = new Set<string>();
  const sent = new Set<string>();

  function record(name: string, document: DocumentNode, data: unknown): void {
    const definition = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
    const type = definition?.operation === 'mutation' ? 'Mutation' : 'Query';
    for (const field of fieldsWithValue(document, type, data)) fields.add(field);
    sent.add(name);
  }

  /** Sends an operation and expects no errors. */
  async function send<Data>(
    name: string,
    variables: Record<string, unknown> = {},
    headers: Record<string, string> = MEMBER_HEADERS,
  ): Promise<Data> {
    const document = read(name);
    const { data, errors } = await site().graphql(print(document), variables, headers);
    expect({ name, errors }).toEqual({ name, errors: [] });
    record(name, document, data);
    return data as Data;
  }

  /** Sends an operation of a guest until an index, which is filled in the background, has some rows for it. */
  const untilSome = <Data>(
    name: string,
    variables: Record<string, unknown>,
    count: (data: Data) => number,
  ): Promise<void> =>
    expect
      .poll(async () => count(await send<Data>(name, variables, GUEST_HEADERS)), { timeout: 120_000 })
      .toBeGreaterThan(0);

  /** Sends an operation with files by a GraphQL multipart request, as Apollo clients do. */
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
    const headers = { ...MEMBER_HEADERS, accept: 'application/json', 'apollo-require-preflight': 'true' };
    const reply = await fetch(`${site().url}/graphql`, { method: 'POST', headers, body });
    const { data, errors } = (await reply.json()) as { data: Data; errors?: unknown };
    expect({ name, errors }).toEqual({ name, errors: undefined });
    record(name, document, data);
    return data;
  }

  return { send, sendFiles, untilSome, fields, sent };
}
