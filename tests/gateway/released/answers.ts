/** Sends every released document to the product on fixed data, time and random values. */
import { cleanEnv, freePort, scratchPath, startProcess } from '#tests/harness/process.ts';
import { type Collected, idOf, reservationInput, variablesFor } from './variables.ts';

const DEVICE = { 'user-agent': 'MusubiApp/3.2.1 (iPhone; iOS 19.0)', 'x-wn-uuid': 'native0123456789' };
const MEMBER = {
  ...DEVICE,
  'x-wedding-token': 'wt_demo_0123456789abcdef0123456789abcdef',
  'x-wn-user-id': '1001',
};
const REST_HOSTS = ['PRODUCT_API_URL', 'CONTENT_URL', 'MAGAZINE_URL', 'SEARCH_URL', 'CONTACT_URL'];
/** Fixed: it is part of answers, also inside QR codes. */
const SITE_URL = 'http://site.example';
/** Fixed: ids of articles of other sites are hashes of their addresses. */
const OTHER_SITES_URL = 'https://other-sites.example.jp';
const JSON_ONLY = 'application/graphql-response+json, application/json';

/** What a document was answered: status and body. */
export interface ReleasedAnswer {
  readonly name: string;
  readonly guest: string;
  readonly member: string;
}

type Send = (headers: Record<string, string>, body: object, accept?: string) => Promise<string>;

/**
 * Sends to a gateway; the answer is `status body`, without the origin's port, request ids and the signatures of picture
 * addresses, which are younger than version 1.0 and depend on a secret.
 */
function sender(gatewayUrl: string, originPort: number): Send {
  const normalize = (text: string): string =>
    text
      .replaceAll(String(originPort), 'ORIGIN')
      .replaceAll(/"requestId":"[^"]*"/g, '"requestId":""')
      .replaceAll(/(?<=\/img\?url=[\w%.!~*'()-]+)&(?:#x26;)?s=[\w-]{16}/g, '');
  return async (headers, body, accept = JSON_ONLY) => {
    const reply = await fetch(`${gatewayUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept, ...headers },
      body: JSON.stringify(body),
    });
    if (!reply.headers.get('content-type')?.startsWith('text/event-stream'))
      return normalize(`${reply.status} ${await reply.text()}`);
    // Only the first event: later ones depend on later writes.
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of reply.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      const event = /event: next\ndata: .*?\n\n/s.exec(text);
      if (event) return normalize(`${reply.status} ${event[0]}`);
    }
    return normalize(`${reply.status} ${text}`);
  };
}

interface Fair {
  id: string;
  rawId: string;
  holdTimes: string[];
  isReservable: boolean;
}

/** Ids that the documents need, from a demo account that clips, shares, reserves and starts a diagnosis. */
async function collect(send: Send): Promise<Collected> {
  async function query<Data>(text: string, variables: object = {}): Promise<Data> {
    const answer = await send(MEMBER, { query: text, variables });
    const { data, errors } = JSON.parse(answer.slice(4)) as { data: Data; errors?: unknown };
    if (errors) throw new Error(answer);
    return data;
  }
  for (const rawId of ['7', '8', '10'])
    await query('mutation ($id: ID!) { clip(input: { target: { id: $id } }) { userErrors { message } } }', {
      id: idOf('Hall', rawId),
    });
  interface Mine {
    viewer: {
      account: {
        shareableHallClips: { id: string }[];
        giftTickets: { id: string; rawId: string; isOpen: boolean }[];
      };
    };
  }
  const { viewer } = await query<Mine>(
    '{ viewer { account { shareableHallClips { id } giftTickets(kind: GENERAL) { id rawId isOpen } } } }',
  );
  const hallClips = viewer.account.shareableHallClips.map(({ id }) => id).slice(0, 2);
  const ticket = viewer.account.giftTickets.find(({ isOpen }) => isOpen);
  const { createHallClipShare } = await query<{
    createHallClipShare: { hallClipShare: { id: string; hash: string } };
  }>(
    'mutation ($ids: [ID!]!) { createHallClipShare(input: { hallClipIds: $ids }) { hallClipShare { id hash } } }',
    { ids: hallClips },
  );
  const found = await query<{
    halls: { nodes: { rawId: string; fairs: { nodes: Fair[] } }[] };
    pickupBrides: { albums: { id: string }[] }[];
    themeTags: { nodes: { id: string }[] };
    writers: { nodes: { rawId: string }[] };
    article: { categories: { rawId: string }[]; tags: { slug: string }[] };
  }>(`{
    halls(first: 12) { nodes { rawId fairs(first: 4) { nodes { id rawId holdTimes isReservable } } } }
    pickupBrides { albums { id } }
    themeTags(first: 1) { nodes { id } }
    writers(first: 1) { nodes { rawId } }
    article(by: { rawId: "101" }) { categories { rawId } tags { slug } }
  }`);
  const fairs = found.halls.nodes.flatMap((hall) =>
    hall.fairs.nodes.map((fair) => ({ ...fair, hallRawId: hall.rawId })),
  );
  const fair = fairs.find(({ isReservable }) => isReservable);
  const album = found.pickupBrides.flatMap(({ albums }) => albums)[0];
  const holdTime = fair?.holdTimes[0];
  if (!fair || !holdTime || !ticket || !album)
    throw new Error('the embedded data has no fair, ticket or album');
  const { reserveFair } = await query<{
    reserveFair: { reservation: { rawId: string; cancelCode: string } | null };
  }>(
    'mutation ($input: ReserveFairInput!) { reserveFair(input: $input) { reservation { rawId cancelCode } userErrors { message } } }',
    { input: { ...reservationInput(fair.id, holdTime, 'first'), email: 'first@example.jp' } },
  );
  if (!reserveFair.reservation) throw new Error(JSON.stringify(reserveFair));
  const { createParentDiagnosis } = await query<{
    createParentDiagnosis: { diagnosisRawId: string; key: string };
  }>('mutation { createParentDiagnosis(input: { respondent: CHILD }) { diagnosisRawId key partnerKey } }');
  return {
    hallClips,
    share: createHallClipShare.hallClipShare.id,
    hash: createHallClipShare.hallClipShare.hash,
    hallRawId: fair.hallRawId,
    fair: fair.id,
    fairRawId: fair.rawId,
    holdTime,
    reservation: reserveFair.reservation,
    diagnosis: createParentDiagnosis,
    ticket: ticket.id,
    ticketRawId: ticket.rawId,
    album: album.id,
    themeTag: found.themeTags.nodes[0]?.id ?? '',
    writer: found.writers.nodes[0]?.rawId ?? '',
    category: found.article.categories[0]?.rawId ?? '',
    tag: found.article.tags[0]?.slug ?? '',
  };
}

const KINDS = ['query', 'subscription', 'mutation'];

/** Queries first, then mutations in their order; the session ends last. */
function inOrder(documents: Record<string, string>) {
  const operation = /(?:^|\n)(query|mutation|subscription) (\w+)/;
  return Object.entries(documents)
    .map(([id, text]) => {
      const [, kind = '', name = ''] = operation.exec(text) ?? [];
      return { id, text, kind, name, order: KINDS.indexOf(kind) + (/logout/i.test(name) ? 1 : 0) };
    })
    .toSorted((a, b) => a.order - b.order);
}

/** Sends all documents, each as a guest and as a member. */
export async function releasedAnswers(
  documents: Record<string, string>,
): Promise<Map<string, ReleasedAnswer>> {
  const [originPort, port] = [await freePort(), await freePort()];
  const nodeOptions = ['--import', new URL('../../harness/deterministic.mjs', import.meta.url).href];
  await using origin = await startProcess({
    entry: 'origin/main.ts',
    port: originPort,
    readyPath: '/healthz',
    nodeOptions,
    timeoutMs: 120_000,
    env: cleanEnv({
      NODE_ENV: 'test',
      ORIGIN_PORT: String(originPort),
      ORIGIN_DATA_DIR: 'memory:',
      ORIGIN_OTHER_SITES_URL: OTHER_SITES_URL,
      SITE_URL,
    }),
  });
  await using gateway = await startProcess({
    entry: 'gateway/main.ts',
    port,
    readyPath: '/readyz',
    nodeOptions,
    env: cleanEnv({
      NODE_ENV: 'production',
      PORT: String(port),
      SITE_URL,
      CACHE_DIR: scratchPath(),
      SESSION_SECRET: 'only-for-tests-only-for-tests-only-for-tests',
      IMAGE_HOSTS: `${origin.url}/pictures/`,
      ...Object.fromEntries(REST_HOSTS.map((name) => [name, origin.url])),
    }),
  });
  const send = sender(gateway.url, originPort);
  const collected = await collect(send);
  const answers = new Map<string, ReleasedAnswer>();
  for (const { id, text, kind, name } of inOrder(documents)) {
    const body = { documentId: id, variables: variablesFor(name, text, collected) };
    const accept = kind === 'subscription' ? 'text/event-stream' : JSON_ONLY;
    answers.set(id, {
      name,
      guest: await send(DEVICE, body, accept),
      member: await send(MEMBER, body, accept),
    });
  }
  return answers;
}
