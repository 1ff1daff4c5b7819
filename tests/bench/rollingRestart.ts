/** Restarts one gateway and kills another under load: page reads, clips and reservations. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fetchGraphQL } from '#tests/harness/gateway.ts';
import { demo } from '#tests/harness/origin.ts';
import { startTopology, type Topology } from '#tests/harness/topology.ts';
import type { Target } from './benchmark.ts';

const CLIP = `mutation ($id: String!) { clip(input: { target: { hallRawId: $id } }) { userErrors { code } } }`;
const RESERVE = `mutation ($input: ReserveFairInput!) { reserveFair(input: $input) { reservation { rawId } userErrors { code message } } }`;
const FAIRS = `{ hall(by: { rawId: "1" }) { fairs(first: 100) { nodes { id holdTimes isReservable } } } }`;
const LOG_IN = `mutation ($email: String!, $password: String!) { logIn(input: { email: $email, password: $password }) { token } }`;
const CLIPS = '{ viewer { account { hallClips(first: 100) { nodes { hall { rawId } } } } } }';

interface Fair {
  id: string;
  holdTimes: string[];
  isReservable: boolean;
}
interface ReserveResult {
  reserveFair: { reservation: { rawId: string } | null; userErrors: { code: string; message: string }[] };
}

/** Retries when the response was lost, as clients do. */
async function executeWithRetry<Data>(
  { proxy }: Topology,
  text: string,
  variables: object,
  headers: Record<string, string> = {},
): Promise<Data> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await fetchGraphQL<Data>(`${proxy.url}/graphql`, text, { ...variables }, headers).catch(
      () => null,
    );
    if (answer?.data) return answer.data;
    if (attempt === 20) throw new Error(`no answer: ${JSON.stringify(answer?.errors)}`);
    await sleep(150);
  }
}

/** Reads pages until `end` is called. */
function readPages({ proxy }: Topology) {
  const failures: string[] = [];
  let pagesRead = 0;
  let isOver = false;
  const reader = async (name: number): Promise<void> => {
    for (let at = 0; !isOver; at += 1) {
      const path = `/halls/${1 + (at % 40)}?reader=${name}-${at}`;
      const status = await fetch(proxy.url + path, { redirect: 'manual' }).then(
        (answer) => answer.status,
        String,
      );
      pagesRead += 1;
      if (status !== 200 && status !== 308) failures.push(`${path}: ${status}`);
    }
  };
  const readerTasks = Promise.all([1, 2, 3].map(reader));
  return {
    async end() {
      isOver = true;
      await readerTasks;
      return { pagesRead, failures };
    },
  };
}

/** Submits a reservation twice with the same idempotency key, as after a double click; returns both results. */
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
  const submit = async (): Promise<string> => {
    const { reserveFair } = await executeWithRetry<ReserveResult>(
      topology,
      RESERVE,
      { input },
      { 'x-wn-uuid': idempotencyKey },
    );
    const { reservation, userErrors } = reserveFair;
    return reservation?.rawId ?? userErrors.map(({ code, message }) => `${code} ${message}`).join();
  };
  return Promise.all([submit(), submit()]);
}

/** Logs the demo account in and returns its request headers. */
export async function logIn(topology: Topology): Promise<Record<string, string>> {
  const { email, password, userId } = demo;
  const { logIn } = await executeWithRetry<{ logIn: { token: string } }>(topology, LOG_IN, {
    email,
    password,
  });
  return { 'x-wedding-token': logIn.token, 'x-wn-user-id': userId };
}

/** Runs the scenario with two gateways. `seconds`: duration of the clips and reservations. */
export async function rollingRestart(seconds: number): Promise<Target[]> {
  const topology = await startTopology(2);
  try {
    const { gateways, origin, start } = topology;
    const { hall } = await executeWithRetry<{ hall: { fairs: { nodes: Fair[] } } }>(topology, FAIRS, {});
    const fair = hall.fairs.nodes.findLast(({ isReservable }) => isReservable);
    if (!fair) throw new Error('no fair takes reservations');
    const asDemo = await logIn(topology);
    await origin.clearJournal();

    const pages = readPages(topology);
    /** Runs an action per item, evenly over the duration. */
    const overTime = <T, R>(list: readonly T[], act: (item: T) => Promise<R>): Promise<R[]> =>
      Promise.all(
        list.map(async (item, at) => {
          await sleep((at * seconds * 1_000) / list.length);
          return act(item);
        }),
      );
    const ids = Array.from({ length: 60 }, (_, at) => String(at + 101));
    const clips = overTime(ids, (id) => executeWithRetry(topology, CLIP, { id }, asDemo));
    const keys = Array.from({ length: 20 }, () => randomUUID());
    const reservations = overTime(keys, (key) => reserve(topology, fair, key));
    await sleep(seconds * 250);
    await gateways[0]?.stop();
    await start(0);
    await gateways[1]?.kill();
    await start(1);
    await clips;
    const results = await reservations;
    const { pagesRead, failures } = await pages.end();

    const { viewer } = await executeWithRetry<{
      viewer: { account: { hallClips: { nodes: { hall: { rawId: string } | null }[] } } };
    }>(topology, CLIPS, {}, asDemo);
    const clippedIds = new Set(viewer.account.hallClips.nodes.map(({ hall: of }) => of?.rawId));
    const posts = (await origin.calls('/api/wn/reservations/')).filter(({ method }) => method === 'POST');
    const isReservationId = (answer: string): boolean => /^\d+$/.test(answer);
    const succeeded = results.filter((answers) => answers.some(isReservationId));
    const reservationIds = new Set(results.flat().filter(isReservationId));
    const otherResults = results.flat().filter((answer) => !isReservationId(answer));
    if (otherResults.length > 0)
      console.log(`  other results than a reservation: ${[...new Set(otherResults)].join('; ')}`);
    return [
      {
        text: `no request fails (${pagesRead} pages read, ${failures.length} failures)`,
        isMet: failures.length === 0,
      },
      {
        text: `no clip lost (${ids.filter((id) => clippedIds.has(id)).length} of ${ids.length})`,
        isMet: ids.every((id) => clippedIds.has(id)),
      },
      {
        // Retries that a slow Redis fails to deduplicate are rejected by the REST API.
        text: `no second reservation (${keys.length} keys, each submitted twice: ${succeeded.length} succeeded with ${reservationIds.size} ids, ${posts.length} sent)`,
        isMet: reservationIds.size === succeeded.length,
      },
      {
        text: `few reservations with unknown outcome (${keys.length - succeeded.length} of ${keys.length})`,
        isMet: succeeded.length >= keys.length - 2,
      },
    ];
  } finally {
    await topology.stop();
  }
}
