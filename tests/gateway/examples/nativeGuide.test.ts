/** The guide for native teams, sent: what docs/native.md shows is asked over HTTP, and answered as it says. */
import { type DocumentNode, Kind, parse, print, visit } from 'graphql';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSite, type Site } from '#tests/harness/gateway.ts';
import { demo } from '#tests/harness/origin.ts';
import { root } from '#tests/harness/process.ts';
import { MEMBER, OPERATIONS } from './nativeApp.ts';
import { withTypeNames } from './recording.ts';

const guide = readFileSync(`${root}docs/native.md`, 'utf8');

/** The guide's blocks in their order. */
const blocks = [...guide.matchAll(/^```(\w+)\n(.*?)^```/gms)].map(([, kind = '', text = '']) => ({
  kind,
  text,
}));

/** The documents by the name of their operation. */
const documents = new Map(
  blocks
    .filter(({ kind }) => kind === 'graphql')
    .map(({ text }) => {
      const document = parse(text);
      const [operation] = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
      return [operation?.name?.value ?? '', document] as const;
    }),
);

/** A document as Apollo sends it: with the types of everything, without the directives that are its own. */
const asSent = (document: DocumentNode): string =>
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
  type Answer = {
    hall: { id: string };
    viewer: { account: { giftTickets: { id: string; isOpen: boolean }[] } };
  };
  const { data } = await site.graphql<Answer>(
    '{ hall(by: { rawId: "7" }) { id } viewer { account { giftTickets(kind: GENERAL) { id isOpen } } } }',
    {},
    MEMBER,
  );
  hall = data?.hall.id ?? '';
  ticket = data?.viewer.account.giftTickets.find(({ isOpen }) => isOpen)?.id ?? '';
  // The guide's example of a fault.
  await site.origin.fault({ path: '/api/wn/halls/1/pv/', status: 500 });
});
afterAll(() => site?.stop());

/** Puts in what a reader puts in: ids of ready operations, the session, a ticket of theirs, a document of the guide. */
const filledIn = (text: string): string =>
  text
    .replaceAll(/<id of ([\w-]+)>/g, (_, name: string) =>
      createHash('sha256')
        .update(readFileSync(`${OPERATIONS}/${name}.graphql`, 'utf8'))
        .digest('hex'),
    )
    .replaceAll('<token>', demo.token)
    .replaceAll('<ticket>', ticket)
    .replaceAll(/<([A-Z]\w+)>/g, (_, name: string) => {
      const document = documents.get(name);
      return document ? JSON.stringify(asSent(document)).slice(1, -1) : `no document ${name}`;
    });

/** Sends a request as it is written down: first line, headers, an empty line, the body. */
async function send(text: string): Promise<Response> {
  const [head = '', ...rest] = filledIn(text).trimEnd().split('\n\n');
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

describe('the requests of the guide are answered as it says', () => {
  test.each(requests.map((request, at) => [at + 1, request] as const))('request %i', async (_, request) => {
    const reply = await send(request.text);
    const answer: unknown = await reply.json();
    expect(reply.status).toBe(200);
    if (request.answer) expect(answer).toMatchObject(JSON.parse(request.answer));
    else expect(answer).not.toHaveProperty('errors');
  });

  test('there is one for each step that has a form of its own on the wire', () => {
    expect(requests).toHaveLength(8);
  });
});

describe('the documents of the guide are answered without an error', () => {
  const PNG = Uint8Array.from(Buffer.from('89504e470d0a1a0a0000000d', 'hex'));
  const filled = { applicant_name: '佐藤 結衣', tel: '09012345678', visited_on: '2026-11-03' };
  const answers = Object.entries(filled).map(([key, value]) => ({ key, values: [value] }));
  const sent = new Set<string>();

  /** Sends a document of the guide by POST; the answer has no errors and refuses nothing. */
  async function ask<Data>(name: string, variables: object, headers: Record<string, string> = MEMBER) {
    const document = documents.get(name);
    if (!document) throw new Error(`docs/native.md has no document ${name}`);
    sent.add(name);
    const { data, errors } = await site.graphql<Data>(asSent(document), { ...variables }, headers);
    expect(errors).toEqual([]);
    return data;
  }

  test('logging in tells an app the token that its next requests carry', async () => {
    const app = { 'user-agent': MEMBER['user-agent'], 'x-wn-uuid': MEMBER['x-wn-uuid'] };
    type Answer = { logIn: { token: string; userErrors: unknown[] } };
    const data = await ask<Answer>('LogIn', { email: demo.email, password: demo.password }, app);
    expect(data?.logIn).toMatchObject({ token: expect.stringMatching(/^wt_/), userErrors: [] });
    const session = { ...app, 'x-wedding-token': data?.logIn.token ?? '' };
    const { data: known } = await site.graphql<{ viewer: object }>('{ viewer { isLoggedIn } }', {}, session);
    expect(known?.viewer).toEqual({ isLoggedIn: true });
  });

  test('pages follow one another to the end, no hall twice', async () => {
    type Answer = {
      halls: {
        totalCount: number;
        nodes: { id: string }[];
        pageInfo: { hasNextPage: boolean; endCursor: string };
      };
    };
    const ids: string[] = [];
    let page: Answer['halls'] | undefined;
    do page = (await ask<Answer>('Halls', { after: page?.pageInfo.endCursor ?? null }))?.halls;
    while (ids.push(...(page?.nodes ?? []).map(({ id }) => id)) && page?.pageInfo.hasNextPage);
    expect(new Set(ids).size).toBe(page?.totalCount);
    expect(ids).toHaveLength(page?.totalCount ?? 0);
  });

  test('a file is a variable of its own, as Apollo iOS wants it', async () => {
    sent.add('ApplyWithProof');
    const body = new FormData();
    const query = asSent(documents.get('ApplyWithProof') ?? parse('{ __typename }'));
    const variables = { ticket, answers, key: 'certificate_image', file: null };
    body.append('operations', JSON.stringify({ query, variables }));
    body.append('map', '{ "0": ["variables.file"] }');
    body.append('0', new File([PNG], 'proof.png', { type: 'image/png' }));
    const headers = { ...MEMBER, 'graphql-require-preflight': '1' };
    const reply = await fetch(`${site.url}/graphql`, { method: 'POST', headers, body });
    expect(await reply.json()).toMatchObject({
      data: { updateGiftTicket: { giftTicket: { status: 'APPLIED', isOpen: false }, userErrors: [] } },
    });
  });

  test('a hall is kept and let go, twice each, and tells what the cache has to know', async () => {
    type State = { id: string; clipCount: number; viewerHasClipped: boolean };
    const before = await ask<{ hall: State }>('Hall', { rawId: '7' });
    expect(before?.hall).toMatchObject({ id: hall, viewerHasClipped: false });
    for (const [field, name, isClipped] of [
      ['clip', 'ClipHall', true],
      ['unclip', 'UnclipHall', false],
    ] as const) {
      for (let time = 0; time < 2; time += 1) {
        const data = await ask<Record<string, { clippable: State }>>(name, { id: hall });
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

  test('all of them were sent', () => {
    expect([...sent].toSorted()).toEqual([...documents.keys()].toSorted());
  });
});
