/** Runs the cases: opens pages while replies are broken, and checks what comes. */
import { setTimeout as sleep } from 'node:timers/promises';
import { faultsOf, nameOf, operationOf, type Baseline, type Case } from './cases.ts';
import { check, type Finding } from './checks.ts';
import { VIEWERS, type Lane, type Observation, type Viewer } from './lane.ts';
import type { FuzzPage } from './pages.ts';

const MAX_ATTEMPTS = 3;

/** Opens every page with valid replies; each lane takes the next page that is not yet opened. */
export async function takeBaselines(lanes: readonly Lane[], pages: readonly FuzzPage[]): Promise<Baseline[]> {
  const baselines: Baseline[] = [];
  const queue = pages.values();
  await Promise.all(
    lanes.map(async (lane) => {
      for (const page of queue)
        for (const viewer of VIEWERS) baselines.push(await takeBaseline(lane, page, viewer));
    }),
  );
  return baselines;
}

/** A busy machine gets another attempt. */
async function takeBaseline(lane: Lane, page: FuzzPage, viewer: Viewer): Promise<Baseline> {
  for (let attempt = 1; ; attempt += 1) {
    await lane.expire();
    const { result: seen, replies: recorded } = await lane.fields.recording(async () => {
      const opened = await lane.open(page, viewer, 'html');
      await whenIdle(lane);
      return opened;
    });
    const problem = problemOf(seen);
    if (problem !== null && attempt < MAX_ATTEMPTS) continue;
    if (problem !== null) throw new Error(`${page.name} as ${viewer} fails with valid replies: ${problem}`);
    const readable = recorded.filter(({ status, body }) => status === 200 && body !== undefined);
    const replies = Map.groupBy(
      readable.toSorted((a, b) => a.path.localeCompare(b.path)),
      operationOf,
    );
    return { page, viewer, replies, seen };
  }
}

function problemOf({ html, data }: Observation): string | null {
  if (html !== null && html.status !== 200) return `status ${html.status}`;
  const [error] = data?.result?.errors ?? [];
  return error ? `${error.message} at ${error.path?.join('.')}` : null;
}

export interface Outcome {
  readonly name: string;
  readonly findings: Finding[];
}

/** Opens a page twice while replies are broken. */
export async function runCase(lane: Lane, test: Case, baseline: Baseline): Promise<Outcome> {
  const faults = faultsOf(test, baseline);
  if (faults === null) throw new Error(`No such reply: ${nameOf(test)}`);
  const { page, viewer } = baseline;
  await lane.expire();
  if (test.caches === 'warm') {
    await lane.open(page, viewer, test.first);
    await whenIdle(lane);
    await lane.age();
  }
  for (const fault of faults) lane.fields.break(fault);
  const findings: Finding[] = [];
  // The second visit reads what the first one left in the caches.
  for (const where of [test.caches, `${test.caches}, again`]) {
    const seen = await lane.open(page, viewer, test.first);
    for (const finding of await check(lane, test, baseline, seen, where)) {
      const isKnown = findings.some((one) => one.class === finding.class && one.detail === finding.detail);
      if (!isKnown) findings.push(finding);
    }
    await whenIdle(lane);
  }
  lane.fields.restore();
  return { name: nameOf(test), findings };
}

async function whenIdle({ fields }: Lane): Promise<void> {
  while (fields.pending > 0) await sleep(2);
}
