/** Runs the cases: opens pages while replies are broken, and checks the result. */
import { setTimeout as sleep } from 'node:timers/promises';
import { faultsOf, nameOf, operationOf, type Baseline, type Case } from './cases.ts';
import { believable, check, signatureOf, type Finding } from './checks.ts';
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
      await lane.fill(page);
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

/** Opens a page while replies are broken. Repeats it if the fault had an effect or may have one on the second visit. */
export async function runCase(lane: Lane, test: Case, baseline: Baseline): Promise<Outcome> {
  const faults = faultsOf(test, baseline);
  if (faults === null) throw new Error(`No such reply: ${nameOf(test)}`);
  const { page, viewer } = baseline;
  const before = await openBelievable(lane, test, baseline);
  // With a warm cache there is no page with only some of the faults.
  const caches = before === null || before === baseline.seen ? test.caches : 'cold';
  await lane.expire();
  if (caches === 'warm') {
    await lane.fill(page);
    await lane.open(page, viewer, test.first);
    await whenIdle(lane);
    await lane.age();
  }
  for (const fault of faults) lane.fields.break(fault);
  await lane.fill(page);
  const findings: Finding[] = [];
  const original = before ?? baseline.seen;
  const originals = [original.html, original.rendered].filter((reply) => reply !== null).map(signatureOf);
  const checked = new Set(originals);
  const trial = { lane, test, baseline, before, checked };
  const unchanged = checked.size;
  // The second visit reads what the first one left in the caches.
  for (const where of [caches, `${caches}, again`]) {
    const seen = await lane.open(page, viewer, test.first);
    for (const finding of await check(trial, seen, where)) {
      const isKnown = findings.some((one) => one.class === finding.class && one.detail === finding.detail);
      if (!isKnown) findings.push(finding);
    }
    await whenIdle(lane);
    const hasEffect = checked.size > unchanged || seen.data?.body !== original.data?.body;
    if (where === 'cold' && !hasEffect) break;
  }
  lane.fields.restore();
  return { name: nameOf(test), findings };
}

/** The page with only the faults that satisfy the contract; null if all of them do. */
async function openBelievable(lane: Lane, test: Case, baseline: Baseline): Promise<Observation | null> {
  const kept = believable(test, baseline);
  if (kept.length === test.breaks.length) return null;
  if (kept.length === 0) return baseline.seen;
  await lane.expire();
  for (const fault of faultsOf({ ...test, breaks: kept }, baseline) ?? []) lane.fields.break(fault);
  await lane.fill(baseline.page);
  const seen = await lane.open(baseline.page, baseline.viewer, 'html');
  await whenIdle(lane);
  lane.fields.restore();
  return seen;
}

async function whenIdle({ fields }: Lane): Promise<void> {
  while (fields.pending > 0) await sleep(2);
}
