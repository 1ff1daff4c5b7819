/** `npm run load`: the whole topology under load, while one gateway is killed and another rolled. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fetchGraphQL } from '#tests/harness/gateway.ts';
import { demo } from '#tests/harness/origin.ts';
import { startTopology, type Topology } from '#tests/harness/topology.ts';
import type { Bench, Claim } from '../bench.ts';
import { load } from '../machine.ts';
import { round, type Row } from '../table.ts';

/** The load numbers its bodies; the number changes nothing of the question. */
const HALLS =
  '{"query":"{ halls(first: 10) { totalCount nodes { id name cost rating } } }","extensions":{"number":%d}}';
const CLIP = `mutation ($id: String!) { clip(input: { target: { hallRawId: $id } }) { userErrors { code } } }`;
const RESERVE = `mutation ($input: ReserveFairInput!) { reserveFair(input: $input) { reservation { rawId } userErrors { code } } }`;
const FAIRS = `{ hall(by: { rawId: "1" }) { fairs(first: 100) { nodes { id holdTimes isReservable } } } }`;
const LOG_IN = `mutation ($email: String!, $password: String!) { logIn(input: { email: $email, password: $password }) { token } }`;

interface Fair {
  id: string;
  holdTimes: string[];
  isReservable: boolean;
}

/** Asks again where the answer was lost, as a client does. */
async function ask<Data>(
  { proxy }: Topology,
  text: string,
  variables: object,
  headers: Record<string, string> = {},
): Promise<Data> {
  for (let tries = 1; ; tries += 1) {
    const answer = await fetchGraphQL<Data>(`${proxy.url}/graphql`, text, { ...variables }, headers).catch(
      () => null,
    );
    if (answer?.data) return answer.data;
    if (tries === 20) throw new Error(`no answer: ${JSON.stringify(answer?.errors)}`);
    await sleep(150);
  }
}

/** Requests a second of a public question through the proxy, which does not keep answers to POST. */
async function rate(replicas: number, seconds: number): Promise<Row> {
  const topology = await startTopology(replicas);
  try {
    const ask = {
      url: `${topology.proxy.url}/graphql`,
      headers: { 'content-type': 'application/json' },
      body: HALLS,
    };
    await load({ ...ask, connections: 16, seconds: 3 });
    const { perSecond, p50, p99, bad } = await load({ ...ask, connections: 16, seconds });
    return { replicas, 'req/s': round(perSecond, 0), 'p50 ms': round(p50, 1), 'p99 ms': round(p99, 1), bad };
  } finally {
    await topology.stop();
  }
}

/** One gateway is rolled and one killed while pages are read, halls kept and fairs reserved. */
async function unrest(): Promise<Claim[]> {
  const topology = await startTopology(2);
  try {
    const { proxy, gateways, origin, start } = topology;
    const { hall } = await ask<{ hall: { fairs: { nodes: Fair[] } } }>(topology, FAIRS, {});
    const fair = hall.fairs.nodes.findLast(({ isReservable }) => isReservable);
    if (!fair) throw new Error('no fair takes reservations');
    const { email, password, userId } = demo;
    const { logIn } = await ask<{ logIn: { token: string } }>(topology, LOG_IN, { email, password });
    const asDemo = { 'x-wedding-token': logIn.token, 'x-wn-user-id': userId };
    await origin.clearJournal();

    let over = false;
    let read = 0;
    const dropped: string[] = [];
    const reader = async (name: number): Promise<void> => {
      for (let at = 0; !over; at += 1) {
        const path = `/halls/${1 + (at % 40)}?reader=${name}-${at}`;
        const status = await fetch(proxy.url + path, { redirect: 'manual' }).then(
          (answer) => answer.status,
          String,
        );
        read += 1;
        if (status !== 200 && status !== 308) dropped.push(`${path}: ${status}`);
      }
    };
    const readers = Promise.all([1, 2, 3].map(reader));
    const ids = Array.from({ length: 60 }, (_, at) => String(at + 101));
    const clips = ids.map(async (id, at) => {
      await sleep(at * 100);
      return ask(topology, CLIP, { id }, asDemo);
    });
    const keys = Array.from({ length: 20 }, () => randomUUID());
    const reservations = keys.map(async (idempotencyKey, at) => {
      await sleep(at * 300);
      const input = {
        fairId: fair.id,
        holdTime: fair.holdTimes[0],
        lastName: '佐藤',
        firstName: '結衣',
        lastNameKana: 'サトウ',
        firstNameKana: 'ユイ',
        email: `${idempotencyKey}@example.jp`,
        tel: '09012345678',
        gender: 'FEMALE',
        numberOfParticipants: 2,
        idempotencyKey,
      };
      // Each by somebody else, and pressed twice.
      const device = { 'x-wn-uuid': idempotencyKey };
      return Promise.all([
        ask(topology, RESERVE, { input }, device),
        ask(topology, RESERVE, { input }, device),
      ]);
    });
    await sleep(500);
    await gateways[0]?.stop();
    await start(0);
    await gateways[1]?.kill();
    await start(1);
    await Promise.all([...clips, ...reservations]);
    over = true;
    await readers;

    const { viewer } = await ask<{
      viewer: { account: { hallClips: { nodes: { hall: { rawId: string } | null }[] } } };
    }>(topology, '{ viewer { account { hallClips(first: 100) { nodes { hall { rawId } } } } } }', {}, asDemo);
    const kept = new Set(viewer.account.hallClips.nodes.map(({ hall: of }) => of?.rawId));
    const posts = (await origin.calls('/api/wn/reservations/')).filter(({ method }) => method === 'POST');
    return [
      {
        text: `no request dropped (${read} pages read, ${dropped.length} dropped)`,
        holds: dropped.length === 0,
      },
      {
        text: `no clip lost (${ids.filter((id) => kept.has(id)).length} of ${ids.length})`,
        holds: ids.every((id) => kept.has(id)),
      },
      {
        text: `no second reservation (${posts.length} sent for ${keys.length} keys, each pressed twice)`,
        holds: posts.length <= keys.length,
      },
    ];
  } finally {
    await topology.stop();
  }
}

/** The topology. */
export const topology: Bench = {
  name: 'topology',
  about:
    'Replicas behind nginx with Redis and PostgreSQL: their rate, and one rolled and one killed under load',
  isApart: true,
  async run({ seconds }) {
    const rows = [await rate(1, seconds), await rate(2, seconds)];
    return { rows, claims: await unrest() };
  },
};
