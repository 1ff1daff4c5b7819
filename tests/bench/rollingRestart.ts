/** A gateway rolled and another killed while pages are read, halls kept and fairs reserved: what came of it. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fetchGraphQL } from '#tests/harness/gateway.ts';
import { demo } from '#tests/harness/origin.ts';
import { startTopology, type Topology } from '#tests/harness/topology.ts';
import type { Claim } from './benchmark.ts';

const CLIP = `mutation ($id: String!) { clip(input: { target: { hallRawId: $id } }) { userErrors { code } } }`;
const RESERVE = `mutation ($input: ReserveFairInput!) { reserveFair(input: $input) { reservation { rawId } userErrors { code message } } }`;
const FAIRS = `{ hall(by: { rawId: "1" }) { fairs(first: 100) { nodes { id holdTimes isReservable } } } }`;
const LOG_IN = `mutation ($email: String!, $password: String!) { logIn(input: { email: $email, password: $password }) { token } }`;
const KEPT = '{ viewer { account { hallClips(first: 100) { nodes { hall { rawId } } } } } }';

interface Fair {
  id: string;
  holdTimes: string[];
  isReservable: boolean;
}
interface Reserved {
  reserveFair: { reservation: { rawId: string } | null; userErrors: { code: string; message: string }[] };
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

/** Reads pages until told that it is over. */
function readPages({ proxy }: Topology) {
  const dropped: string[] = [];
  let read = 0;
  let isOver = false;
  const reader = async (name: number): Promise<void> => {
    for (let at = 0; !isOver; at += 1) {
      const path = `/halls/${1 + (at % 40)}?reader=${name}-${at}`;
      const status = await fetch(proxy.url + path, { redirect: 'manual' }).then(
        (answer) => answer.status,
        String,
      );
      read += 1;
      if (status !== 200 && status !== 308) dropped.push(`${path}: ${status}`);
    }
  };
  const reading = Promise.all([1, 2, 3].map(reader));
  return {
    async end() {
      isOver = true;
      await reading;
      return { read, dropped };
    },
  };
}

/** Reserves with a key, pressed twice, by somebody of their own; what the two presses were told. */
async function reserve(topology: Topology, fair: Fair, idempotencyKey: string): Promise<string[]> {
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
  const press = async (): Promise<string> => {
    const { reserveFair } = await ask<Reserved>(
      topology,
      RESERVE,
      { input },
      { 'x-wn-uuid': idempotencyKey },
    );
    const { reservation, userErrors } = reserveFair;
    return reservation?.rawId ?? userErrors.map(({ code, message }) => `${code} ${message}`).join();
  };
  return Promise.all([press(), press()]);
}

/** Logs the seeded member in; what each of its requests brings. */
export async function signIn(topology: Topology): Promise<Record<string, string>> {
  const { email, password, userId } = demo;
  const { logIn } = await ask<{ logIn: { token: string } }>(topology, LOG_IN, { email, password });
  return { 'x-wedding-token': logIn.token, 'x-wn-user-id': userId };
}

/** Starts two gateways, disturbs both, and judges. `seconds`: how long clips and reservations go on. */
export async function unrest(seconds: number): Promise<Claim[]> {
  const topology = await startTopology(2);
  try {
    const { gateways, origin, start } = topology;
    const { hall } = await ask<{ hall: { fairs: { nodes: Fair[] } } }>(topology, FAIRS, {});
    const fair = hall.fairs.nodes.findLast(({ isReservable }) => isReservable);
    if (!fair) throw new Error('no fair takes reservations');
    const asDemo = await signIn(topology);
    await origin.clearJournal();

    const pages = readPages(topology);
    /** Does something for each of a list, evenly over the time. */
    const spread = <T, R>(list: readonly T[], act: (item: T) => Promise<R>): Promise<R[]> =>
      Promise.all(
        list.map(async (item, at) => {
          await sleep((at * seconds * 1_000) / list.length);
          return act(item);
        }),
      );
    const ids = Array.from({ length: 60 }, (_, at) => String(at + 101));
    const clips = spread(ids, (id) => ask(topology, CLIP, { id }, asDemo));
    const keys = Array.from({ length: 20 }, () => randomUUID());
    const reservations = spread(keys, (key) => reserve(topology, fair, key));
    await sleep(seconds * 250);
    await gateways[0]?.stop();
    await start(0);
    await gateways[1]?.kill();
    await start(1);
    await clips;
    const told = await reservations;
    const { read, dropped } = await pages.end();

    const { viewer } = await ask<{
      viewer: { account: { hallClips: { nodes: { hall: { rawId: string } | null }[] } } };
    }>(topology, KEPT, {}, asDemo);
    const kept = new Set(viewer.account.hallClips.nodes.map(({ hall: of }) => of?.rawId));
    const posts = (await origin.calls('/api/wn/reservations/')).filter(({ method }) => method === 'POST');
    const isMade = (answer: string): boolean => /^\d+$/.test(answer);
    const made = told.filter((answers) => answers.some(isMade));
    const numbers = new Set(told.flat().filter(isMade));
    const others = told.flat().filter((answer) => !isMade(answer));
    if (others.length > 0) console.log(`  told instead of a reservation: ${[...new Set(others)].join('; ')}`);
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
        // What a gateway sends again because Redis was too slow to tell, the REST API refuses.
        text: `no second reservation (${keys.length} keys, each pressed twice: ${made.length} made under ${numbers.size} numbers, ${posts.length} sent)`,
        holds: numbers.size === made.length,
      },
      {
        text: `a gateway's end leaves few reservations in doubt (${keys.length - made.length} of ${keys.length})`,
        holds: made.length >= keys.length - 2,
      },
    ];
  } finally {
    await topology.stop();
  }
}
