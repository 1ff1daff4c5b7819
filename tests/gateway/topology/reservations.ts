/** Reservations by GraphQL, and a proxy in front of the REST APIs that counts them. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fetchGraphQL, type Gateway } from '#tests/harness/gateway.ts';

/** The first hall's last fair that can be reserved, and a time of it. */
export async function findReservableFair(gateway: Gateway): Promise<{ fairId: string; holdTime: string }> {
  const { data } = await gateway.graphql<{
    hall: { fairs: { nodes: { id: string; holdTimes: string[]; isReservable: boolean }[] } };
  }>('{ hall(by: { rawId: "1" }) { fairs(first: 100) { nodes { id holdTimes isReservable } } } }');
  const fair = data?.hall.fairs.nodes.findLast(({ isReservable }) => isReservable);
  if (fair?.holdTimes[0] === undefined) throw new Error('no fair can be reserved');
  return { fairId: fair.id, holdTime: fair.holdTimes[0] };
}

/** A filled-in form, of another person each time. */
export function reservationForm(fair: { fairId: string; holdTime: string }) {
  return {
    ...fair,
    lastName: '佐藤',
    firstName: '結衣',
    lastNameKana: 'サトウ',
    firstNameKana: 'ユイ',
    email: `${randomUUID()}@example.jp`,
    tel: '09012345678',
    gender: 'FEMALE',
    numberOfParticipants: 2,
    idempotencyKey: randomUUID(),
  };
}

export type ReservationForm = ReturnType<typeof reservationForm>;

export interface ReservationPayload {
  readonly reservation: { readonly rawId: string; readonly cancelCode: string } | null;
  readonly userErrors: readonly { readonly code: string }[];
}

/** Sends a form. Rejects when there is no response, or the mutation fails with errors. */
export async function reserve(
  url: string,
  input: ReservationForm,
  headers: Record<string, string> = {},
): Promise<ReservationPayload> {
  const { data, errors } = await fetchGraphQL<{ reserveFair: ReservationPayload | null }>(
    `${url}/graphql`,
    `mutation ($input: ReserveFairInput!) { reserveFair(input: $input) {
      reservation { rawId cancelCode } userErrors { code } } }`,
    { input },
    headers,
  );
  if (!data?.reserveFair) throw new Error(JSON.stringify(errors));
  return data.reserveFair;
}

/** What reached the REST API, by mail address. */
export interface ReservationLog {
  readonly sent: Map<string, number>;
  readonly made: Map<string, number>;
}

const REPLY_DELAY_MS = 40;

/**
 * Relays to the REST APIs and counts reservations.
 * @param failsAfterCommit whether the reply to the nth reservation is lost and 500 takes its place
 */
export async function startCountingProxy(originUrl: string, failsAfterCommit: (nth: number) => boolean) {
  const log: ReservationLog = { sent: new Map(), made: new Map() };
  let count = 0;
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const isReservation = request.method === 'POST' && request.url === '/api/wn/reservations/';
    const [, email = ''] = /name="email"\r\n\r\n(.*)\r\n/.exec(isReservation ? body.toString() : '') ?? [];
    if (isReservation) log.sent.set(email, (log.sent.get(email) ?? 0) + 1);
    const upstream = sendRequest(originUrl + request.url, {
      method: request.method,
      headers: request.headers,
    });
    upstream.once('error', () => response.destroy()).end(body);
    const [reply] = await once(upstream, 'response').catch(() => []);
    if (!reply) return;
    const content = Buffer.concat(await reply.toArray());
    if (isReservation && reply.statusCode === 201) log.made.set(email, (log.made.get(email) ?? 0) + 1);
    if (isReservation) await sleep(REPLY_DELAY_MS);
    count += isReservation ? 1 : 0;
    if (isReservation && failsAfterCommit(count)) response.writeHead(500).end('{}');
    else response.writeHead(reply.statusCode, reply.headers).end(content);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    log,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}
