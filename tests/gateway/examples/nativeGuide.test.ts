/** Sends the requests of docs/native.md over HTTP and compares the responses with the guide. */
import { type DocumentNode, Kind, parse, print, visit } from 'graphql';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADHOC_LIMITS, LIMITS, PERSISTED_LIMITS, UNVERIFIED_LIMITS } from '#gateway/config/limits.ts';
import { startSite, type Site } from '#tests/harness/gateway.ts';
import { demo } from '#tests/harness/origin.ts';
import { root } from '#tests/harness/process.ts';
import { releasedDocument } from '#tests/gateway/released/documents.ts';
import { MEMBER_HEADERS } from './nativeApp.ts';
import { withTypeNames } from './fieldCoverage.ts';

const guide = readFileSync(`${root}docs/native.md`, 'utf8');

/** The code blocks of the guide. */
const blocks = [...guide.matchAll(/^```(\w+)\n(.*?)^```/gms)].map(([, kind = '', text = '']) => ({
  kind,
  text,
}));

/** The documents by operation name. */
const documents = new Map(
  blocks
    .filter(({ kind }) => kind === 'graphql')
    .map(({ text }) => {
      const document = parse(text);
      const [operation] = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
      return [operation?.name?.value ?? '', document] as const;
    }),
);

/** A document as Apollo sends it: with `__typename`, without client directives. */
const toApolloText = (document: DocumentNode): string =>
  print(
    withTypeNames(
      visit(document, {
        Directive: ({ name }) => (name.value.startsWith('apollo_client_ios') ? null : undefined),
      }),
    ),
  );

let site: Site;
let ticket: string;
let hall: string;
beforeAll(async () => {
  site = await startSite();
  type Data = {
    hall: { id: string };
    viewer: { account: { giftTickets: { id: string; isOpen: boolean }[] } };
  };
  const { data } = await site.graphql<Data>(
    '{ hall(by: { rawId: "7" }) { id } viewer { account { giftTickets(kind: GENERAL) { id isOpen } } } }',
    {},
    MEMBER_HEADERS,
  );
  hall = data?.hall.id ?? '';
  ticket = data?.viewer.account.giftTickets.find(({ isOpen }) => isOpen)?.id ?? '';
  // The guide shows a field error.
  await site.origin.fault({ path: '/api/wn/halls/1/pv/', status: 500 });
});
afterAll(() => site?.stop());

/** Replaces placeholders: ids of released documents, the session token, a ticket, a document of the guide. */
const fillPlaceholders = (text: string): string =>
  text
    .replaceAll(/<id of (\w+)>/g, (_, name: string) => releasedDocument(name).id)
    .replaceAll('<token>', demo.token)
    .replaceAll('<ticket>', ticket)
    .replaceAll(/<([A-Z]\w+)>/g, (_, name: string) => {
      const document = documents.get(name);
      return document ? JSON.stringify(toApolloText(document)).slice(1, -1) : `no document ${name}`;
    });

/** Sends a request from its text: request line, headers, empty line, body. */
async function send(text: string): Promise<Response> {
  const [head = '', ...rest] = fillPlaceholders(text).trimEnd().split('\n\n');
  const [line = '', ...headers] = head.split('\n');
  const [method = '', path = ''] = line.split(' ');
  const body = rest.join('\n\n');
  return fetch(site.url + path, {
    method,
    headers: Object.fromEntries(headers.map((header) => header.split(/: (.*)/s).slice(0, 2))),
    ...(method === 'POST' && { body: body.startsWith('--') ? `${body.replaceAll('\n', '\r\n')}\r\n` : body }),
  });
}

const requests = blocks.flatMap(({ kind, text }, at) => {
  const next = blocks[at + 1];
  return kind === 'http' ? [{ text, answer: next?.kind === 'json' ? next.text : null }] : [];
});

describe('requests of the guide', () => {
  test.each(requests.map((request, at) => [at + 1, request] as const))('request %i', async (_, request) => {
    const reply = await send(request.text);
    const answer: unknown = await reply.json();
    expect(reply.status).toBe(200);
    if (request.answer) expect(answer).toMatchObject(JSON.parse(request.answer));
    else expect(answer).not.toHaveProperty('errors');
  });

  test('covers every kind of request', () => {
    expect(requests).toHaveLength(8);
  });
});

test('the guide says the limits of text as they are', () => {
  const [, limits = ''] = /\*\*Limits of text\.\*\*(.*?)\n\n/s.exec(guide) ?? [];
  const { documentBytes, tokens, nesting, rootFields, aliases, directives } = LIMITS;
  const sizes = [ADHOC_LIMITS, UNVERIFIED_LIMITS, PERSISTED_LIMITS].map(({ maxSize }) => maxSize);
  const numbers = limits.match(/\d[\d,]*\d|\d/g)?.map((text) => Number(text.replaceAll(',', '')));
  const [ofText, ofGuest, ofRegistered] = sizes;
  expect(numbers).toEqual([
    documentBytes, tokens, nesting, rootFields, aliases, directives, ofText, ofGuest, 600, ofRegistered,
  ]); // prettier-ignore
});

describe('documents of the guide', () => {
  const PNG = Uint8Array.from(Buffer.from('89504e470d0a1a0a0000000d', 'hex'));
  const filled = { applicant_name: '佐藤 結衣', tel: '09012345678', visited_on: '2026-11-03' };
  const answers = Object.entries(filled).map(([key, value]) => ({ key, values: [value] }));
  const sent = new Set<string>();

  /** Sends a document of the guide by POST and expects no errors. */
  async function send<Data>(
    name: string,
    variables: object,
    headers: Record<string, string> = MEMBER_HEADERS,
  ) {
    const document = documents.get(name);
    if (!document) throw new Error(`docs/native.md has no document ${name}`);
    sent.add(name);
    const { data, errors } = await site.graphql<Data>(toApolloText(document), { ...variables }, headers);
    expect(errors).toEqual([]);
    return data;
  }

  test('logging in returns the token for later requests', async () => {
    const app = { 'user-agent': MEMBER_HEADERS['user-agent'], 'x-wn-uuid': MEMBER_HEADERS['x-wn-uuid'] };
    type Answer = { logIn: { token: string; userErrors: unknown[] } };
    const data = await send<Answer>('LogIn', { email: demo.email, password: demo.password }, app);
    expect(data?.logIn).toMatchObject({ token: expect.stringMatching(/^wt_/), userErrors: [] });
    const session = { ...app, 'x-wedding-token': data?.logIn.token ?? '' };
    const { data: known } = await site.graphql<{ viewer: object }>('{ viewer { isLoggedIn } }', {}, session);
    expect(known?.viewer).toEqual({ isLoggedIn: true });
  });

  test('pages through all halls without repeats', async () => {
    type Answer = {
      halls: {
        totalCount: number;
        nodes: { id: string }[];
        pageInfo: { hasNextPage: boolean; endCursor: string };
      };
    };
    const ids: string[] = [];
    let page: Answer['halls'] | undefined;
    do page = (await send<Answer>('Halls', { after: page?.pageInfo.endCursor ?? null }))?.halls;
    while (ids.push(...(page?.nodes ?? []).map(({ id }) => id)) && page?.pageInfo.hasNextPage);
    expect(new Set(ids).size).toBe(page?.totalCount);
    expect(ids).toHaveLength(page?.totalCount ?? 0);
  });

  test('sends a file as a separate variable, as Apollo iOS does', async () => {
    sent.add('ApplyWithProof');
    const body = new FormData();
    const query = toApolloText(documents.get('ApplyWithProof') ?? parse('{ __typename }'));
    const variables = { ticket, answers, key: 'certificate_image', file: null };
    body.append('operations', JSON.stringify({ query, variables }));
    body.append('map', '{ "0": ["variables.file"] }');
    body.append('0', new File([PNG], 'proof.png', { type: 'image/png' }));
    const headers = { ...MEMBER_HEADERS, 'graphql-require-preflight': '1' };
    const reply = await fetch(`${site.url}/graphql`, { method: 'POST', headers, body });
    expect(await reply.json()).toMatchObject({
      data: { updateGiftTicket: { giftTicket: { status: 'APPLIED', isOpen: false }, userErrors: [] } },
    });
  });

  test('clip and unclip are idempotent and return what caches need', async () => {
    type State = { id: string; clipCount: number; viewerHasClipped: boolean };
    const before = await send<{ hall: State }>('Hall', { rawId: '7' });
    expect(before?.hall).toMatchObject({ id: hall, viewerHasClipped: false });
    for (const [field, name, isClipped] of [
      ['clip', 'ClipHall', true],
      ['unclip', 'UnclipHall', false],
    ] as const) {
      for (let time = 0; time < 2; time += 1) {
        const data = await send<Record<string, { clippable: State }>>(name, { id: hall });
        expect(data?.[field]).toMatchObject({
          clippable: {
            id: hall,
            viewerHasClipped: isClipped,
            clipCount: (before?.hall.clipCount ?? 0) + (isClipped ? 1 : 0),
          },
          account: { hallClipCount: expect.any(Number) },
          userErrors: [],
        });
      }
    }
  });

  test('all documents were sent', () => {
    expect([...sent].toSorted()).toEqual([...documents.keys()].toSorted());
  });
});
