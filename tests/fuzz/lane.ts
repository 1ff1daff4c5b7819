/**
 * One gateway behind a proxy that breaks fields of replies. A lane opens one page at a time, so that all log lines and
 * REST calls of the gateway belong to this page.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { startFieldFaultProxy, type FieldFaultProxy } from '#tests/harness/fieldFaults.ts';
import { advanceClock } from '#tests/harness/clock.ts';
import { startGateway, type Gateway } from '#tests/harness/gateway.ts';
import { demo } from '#tests/harness/origin.ts';
import { freePort, root } from '#tests/harness/process.ts';
import { createNavigation, type Navigation } from './navigation.ts';
import { hydrationOf } from './html.ts';
import type { FuzzPage } from './pages.ts';

/** Longer than the longest lifetime of a stale reply or page. */
const EVERYTHING_EXPIRES_MS = 9 * 86_400_000;
/** Replies and pages are no longer fresh; most are still served while they are refreshed. */
const NOTHING_IS_FRESH_MS = 700_000;

export const VIEWERS = ['guest', 'member'] as const;
export type Viewer = (typeof VIEWERS)[number];

/** Result of one HTTP request. */
export interface Reply {
  readonly status: number;
  readonly location: string | null;
  readonly body: string;
  readonly requestId: string;
}

export const GraphQLBody = z.looseObject({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(
      z.looseObject({
        message: z.string(),
        path: z.array(z.union([z.string(), z.number()])).optional(),
        extensions: z.looseObject({ code: z.string().optional() }).optional(),
      }),
    )
    .optional(),
  extensions: z.looseObject({}).optional(),
});
export type GraphQLBody = z.infer<typeof GraphQLBody>;

/** The data that navigating to a page fetches. */
export interface DataReply extends Reply {
  /** Name of the query. */
  readonly operation: string;
  /** Null where the body is no GraphQL response. */
  readonly result: GraphQLBody | null;
}

/** A query as the browser's router sends it. */
export interface PageQuery {
  readonly id: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Result of opening a page in one state of the caches. */
export interface Observation {
  /** The page as HTML; null for a query without an address. */
  readonly html: Reply | null;
  /** Null for a page without a query. */
  readonly data: DataReply | null;
  /** HTML that the browser renders from the data; null without an address or data. */
  readonly rendered: Reply | null;
}

const LogLine = z.looseObject({
  operation: z.string().optional(),
  /** Paths of the failed fields, with `*` in place of positions; of REST replies with the reason. */
  fields: z.array(z.string()).default([]),
});
export type LogLine = z.infer<typeof LogLine>;

export interface Lane extends AsyncDisposable {
  readonly url: string;
  readonly gateway: Gateway;
  readonly fields: FieldFaultProxy;
  readonly cookies: Readonly<Record<Viewer, string>>;
  /** Empties all caches. */
  expire(): Promise<void>;
  /** Makes all that is cached stale. */
  age(): Promise<void>;
  /** Reads the index that a page shows, to its end. */
  fill(page: FuzzPage): Promise<void>;
  /** Opens a page: its HTML, and the data that navigating to it fetches. */
  open(page: FuzzPage, viewer: Viewer, first: 'html' | 'data'): Promise<Observation>;
  /** What the gateway logged under the id of a request; waits for lines that are `complete`. */
  logOf(requestId: string, complete: (lines: readonly LogLine[]) => boolean): Promise<LogLine[]>;
}

export const VISITOR_ID = '0f8fad5b-d9cb-469f-a165-70867728950e';

export async function startLane(originUrl: string): Promise<Lane> {
  const fields = await startFieldFaultProxy(originUrl, { repeatsReplies: true, adapt: shortenIndex });
  const port = await freePort();
  const gateway = await startGateway({
    upstream: fields.url,
    port,
    env: {
      IMAGE_HOSTS: originUrl,
      TRUST_PROXY: '1',
      CLOCK_STEP_MS: String(EVERYTHING_EXPIRES_MS),
      CLOCK_SMALL_STEP_MS: String(NOTHING_IS_FRESH_MS),
      LOG_LEVEL: 'warn',
    },
    nodeOptions: ['--import', `${root}tests/harness/advanceClock.mjs`],
  });
  const navigation = await createNavigation(gateway.url);
  const guest = `wn_uuid=${VISITOR_ID}`;
  const lane: Lane = {
    url: gateway.url,
    gateway,
    fields,
    cookies: { guest, member: `${guest}; ${await logIn(gateway)}` },
    expire: () => advanceClock(gateway),
    age: () => advanceClock(gateway, 'SIGHUP'),
    async fill({ readsIndex, address }) {
      if (!readsIndex || address === null) return;
      // As the app, with which browsers share no page: an incomplete one is shared for two seconds.
      await get(gateway.url + address, { accept: 'text/html', 'user-agent': 'MusubiApp/3.2.1' });
      let received = 0;
      for (let quiet = 0; quiet < 10; quiet += 1) {
        if (fields.pending > 0 || fields.received > received) quiet = 0;
        received = fields.received;
        await sleep(20);
      }
    },
    open: (page, viewer, first) => open(lane, navigation, page, viewer, first),
    async logOf(requestId, complete) {
      for (let attempt = 0; ; attempt += 1) {
        const lines = gateway
          .output()
          .split('\n')
          .filter((line) => line.includes(`"requestId":"${requestId}"`) && line.endsWith('}'))
          .map((line) => LogLine.parse(JSON.parse(line)));
        if (complete(lines) || attempt === MAX_LOG_READS) return lines;
        await sleep(25);
      }
    },
    async [Symbol.asyncDispose]() {
      await gateway.stop();
      await fields[Symbol.asyncDispose]();
    },
  };
  return lane;
}

/** Rows of an index, so that reading it takes no longer than a page. */
const INDEXED_ROWS = 3;

const ListPage = z.looseObject({
  page: z.number().optional(),
  halls: z.array(z.unknown()).optional(),
  posts: z.array(z.unknown()).optional(),
});

function shortenIndex(body: unknown, requestId: string): unknown {
  const list = requestId.endsWith('-index') ? ListPage.safeParse(body).data : undefined;
  const name = list?.halls ? 'halls' : list?.posts ? 'posts' : undefined;
  if (!list || !name) return body;
  const rows = (list.page ?? 1) === 1 ? list[name]?.slice(0, INDEXED_ROWS) : [];
  return { ...list, [name]: rows, total: INDEXED_ROWS };
}

/** Ten seconds: a busy machine logs late. */
const MAX_LOG_READS = 400;

/** The session cookie of the demo account. */
export async function logIn({ url, graphql }: Gateway): Promise<string> {
  const { headers } = await graphql(
    `
      mutation ($input: LogInInput!) {
        logIn(input: $input) {
          account {
            id
          }
        }
      }
    `,
    { input: { email: demo.email, password: demo.password } },
    { origin: url },
  );
  const cookie = headers.getSetCookie().find((value) => value.startsWith('wn_session='));
  if (cookie === undefined) throw new Error('The demo account cannot log in');
  return cookie.split(';')[0] ?? '';
}

const DocumentTexts = z.record(z.string(), z.string());
const documentIds = new Map(
  Object.entries(DocumentTexts.parse(JSON.parse(readFileSync(`${root}client/documents.json`, 'utf8')))).map(
    ([id, text]) => [/^\w+ (\w+)/.exec(text)?.[1] ?? '', id],
  ),
);

/** The query of each page by address and viewer, known once its HTML was seen. */
const queries = new Map<string, PageQuery | null>();

/** Opens a page of a gateway. */
export async function open(
  lane: Pick<Lane, 'url' | 'cookies'>,
  navigation: Navigation,
  page: FuzzPage,
  viewer: Viewer,
  first: 'html' | 'data',
): Promise<Observation> {
  const { address, query } = page;
  // Rate limits count by network.
  const network = `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 250)).join('.')}`;
  const headers = { cookie: lane.cookies[viewer], 'x-forwarded-for': network };
  if (address === null) {
    const id = documentIds.get(query?.name ?? '');
    if (id === undefined || query === null) throw new Error(`No persisted query ${query?.name}`);
    const data = await postQuery(lane, { id, variables: query.variables }, headers);
    return { html: null, data, rendered: null };
  }
  const key = `${viewer} ${address}`;
  const getHtml = (): Promise<Reply> => get(lane.url + address, { ...headers, accept: 'text/html' });
  let html = first === 'html' || !queries.has(key) ? await getHtml() : null;
  if (!queries.has(key)) queries.set(key, hydrationOf(html?.body ?? '')?.recorded ?? null);
  const pageQuery = queries.get(key) ?? null;
  const data = pageQuery && (await sendQuery(lane, pageQuery, headers));
  const rendered = data?.result
    ? { ...(await navigation.render(address, data.result)), requestId: data.requestId }
    : null;
  html ??= await getHtml();
  return { html, data, rendered };
}

/** As the browser's transport: public queries by GET without credentials, personal ones by POST. */
async function sendQuery(
  lane: Pick<Lane, 'url'>,
  pageQuery: PageQuery,
  headers: Record<string, string>,
): Promise<DataReply> {
  const { id, variables } = pageQuery;
  if (personalQueries.has(id)) return postQuery(lane, pageQuery, headers);
  const url = `${lane.url}/graphql?${new URLSearchParams({ documentId: id, variables: JSON.stringify(variables) })}`;
  const { cookie: _cookie, ...anonymous } = headers;
  const reply = await get(url, { ...anonymous, accept: 'application/json' });
  if (reply.status !== 405) return withResult(id, reply);
  personalQueries.add(id);
  return postQuery(lane, pageQuery, headers);
}

const personalQueries = new Set<string>();

async function postQuery(
  lane: Pick<Lane, 'url'>,
  { id, variables }: PageQuery,
  headers: Record<string, string>,
): Promise<DataReply> {
  const reply = await get(
    `${lane.url}/graphql`,
    {
      ...headers,
      accept: 'application/json',
      'content-type': 'application/json',
      origin: lane.url,
    },
    JSON.stringify({ documentId: id, variables }),
  );
  return withResult(id, reply);
}

function withResult(id: string, reply: Reply): DataReply {
  const [operation = ''] = [...documentIds].find(([, known]) => known === id) ?? [];
  try {
    return { ...reply, operation, result: GraphQLBody.parse(JSON.parse(reply.body)) };
  } catch {
    return { ...reply, operation, result: null };
  }
}

/** Status 0 where there is no complete HTTP response. */
async function get(url: string, headers: Record<string, string>, body?: string): Promise<Reply> {
  const requestId = randomUUID();
  try {
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...headers, 'x-request-id': requestId },
      redirect: 'manual',
      signal: AbortSignal.timeout(20_000),
      ...(body !== undefined && { body }),
    });
    const text = await response.text();
    return { status: response.status, location: response.headers.get('location'), body: text, requestId };
  } catch (error) {
    return { status: 0, location: null, body: String(error), requestId };
  }
}
