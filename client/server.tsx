import { DEFAULT_AREA, NO_SERVICES, type Site, type Visit, type VisitorArea } from './requestContext.ts';
import type { FormFiles } from './components/form/formAction.ts';
import { createEnvironment } from './relay/environment.ts';
import type { FirstAnswer, LateAnswer } from './relay/answers.ts';
import type { Handover, Submission } from './relay/handover.ts';
import { replaying, type Recording } from './relay/replay.ts';
import { assetsOf, type Assets } from './render/assets.ts';
import { renderPage } from './render/html.tsx';
import { submit } from './render/submit.ts';
import { executing, type Execute } from './render/transport.ts';
import { parseAddress } from './router/address.ts';
import { findRoute, movedWithoutData, open } from './router/open.ts';
import type { CacheRule } from './router/page.tsx';

/** What the gateway tells about a request for a page. */
export interface PageRequest {
  /** Path and query. */
  readonly url: string;
  readonly method: 'GET' | 'POST';
  /** Fields of a form sent without script. */
  readonly form: URLSearchParams | null;
  /** Files of it, the first of each field. */
  readonly files: FormFiles;
  /** What an earlier visit without script has filled in on this page; null where there is nothing. */
  readonly unfinished: Submission['values'] | null;
  /** Whether the native app asks. */
  readonly inApp: boolean;
  /** The area chosen earlier, for pages that use it; null for the default. */
  readonly area: VisitorArea | null;
  /** Whether 六輝 are hidden on the device that asks, for pages that use it. */
  readonly hidesRokuyo: boolean;
  readonly site: Site;
}

/** The page to send. */
export interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: AsyncIterable<string | Uint8Array>;
  /** How long it may be served; null: not at all. */
  readonly cache: CacheRule | null;
  /** What was filled in, to be gone on with another day; null: nothing any more. Left out: as it was. */
  readonly unfinished?: Submission['values'] | null;
}

/** Who gets the same page. */
export interface Audience {
  /** One viewer alone: it is rendered with their identity, and nobody else gets it. */
  readonly isPersonal: boolean;
  /** Everyone who has chosen the same area; otherwise everyone. */
  readonly usesArea: boolean;
  /** Everyone who hides 六輝, and everyone who does not; otherwise everyone. */
  readonly usesRokuyo: boolean;
}

export type { Assets, Execute };

/** Pages behind a secret link tell nobody where their readers come from, and are in no index. */
const SECRET_HEADERS = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' };

/** Seconds after which a page that failed may be asked for again. */
const RETRY_AFTER = 30;

/**
 * Makes one page. The page's query runs first and alone decides the status; deferred parts that are not there by
 * then follow as data on the open stream. Nothing personal is read, so the answer may be shared.
 */
export async function render(request: PageRequest, execute: Execute, assets: Assets): Promise<PageAnswer> {
  const address = parseAddress(request.url);
  const { site, inApp, hidesRokuyo } = request;
  const visit: Visit = { site, inApp, area: request.area ?? DEFAULT_AREA, hidesRokuyo };
  let submission: Submission | null = null;
  if (request.method === 'POST') {
    const result = await submit(
      address,
      request.form ?? new URLSearchParams(),
      createEnvironment(executing(execute), 'server'),
      request.files,
    );
    if ('to' in result) {
      return { ...moved(303, result.to, result.cookie), ...(result.isFinished && { unfinished: null }) };
    }
    submission = result;
  }
  const elsewhere = movedWithoutData(address);
  if (elsewhere !== null) return moved(308, elsewhere);

  const { route, place } = await findRoute(address, visit);
  const answer = await firstAnswer(route.request(place), execute);
  const environment = createEnvironment(
    replaying(answer?.recording ?? null, never, executing(execute)),
    'server',
  );
  const opening = await open(environment, address, visit, 'store-or-network');
  if (opening.kind === 'moved') return moved(308, opening.to);

  const { scripts, modules, styles, preload } = assetsOf(assets, opening.chunks);
  // A form may be one step of several: without errors its answer is a page like any other.
  const isRefused = submission !== null && Object.keys(submission.errors).length > 0;
  const status = isRefused ? 422 : opening.status;
  const handover: Handover = {
    visit,
    styles,
    preload,
    status,
    recording: answer?.recording ?? null,
    submission,
    unfinished: request.unfinished,
  };
  // A page that lacks something is not worth keeping: the next one may have it.
  const isWhole = status === 200 && !submission && !answer?.late && !answer?.recording.first.errors?.length;
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      ...(status === 503 && { 'retry-after': String(RETRY_AFTER) }),
      ...(route.hasSecretAddress && SECRET_HEADERS),
    },
    body: renderPage({ environment, handover, first: opening }, { scripts, modules }, answer?.late ?? null),
    cache: isWhole ? opening.route.cache : null,
    ...(submission?.isUnfinished && { unfinished: submission.values }),
  };
}

/** For whom the page of an address is made. */
export async function audienceOf(url: string): Promise<Audience> {
  const { isPersonal, usesArea, usesRokuyo } = (await findRoute(parseAddress(url), NOBODYS_VISIT)).route;
  return { isPersonal, usesArea, usesRokuyo };
}

/** Which page stands for an address does not depend on who visits. */
const NOBODYS_VISIT: Visit = {
  site: { url: '', name: '', services: NO_SERVICES },
  inApp: false,
  area: DEFAULT_AREA,
  hidesRokuyo: false,
};

/** Runs the page's query; a fault of the whole execution leaves the page without its subject. */
async function firstAnswer(
  wanted: { id: string; variables: Record<string, unknown> } | null,
  execute: Execute,
): Promise<{ recording: Recording; late: AsyncIterable<LateAnswer> | null } | null> {
  if (!wanted) return null;
  const { first, merged = [], late } = await execute(wanted.id, wanted.variables).catch(() => FAILED);
  const recorded: FirstAnswer = {
    data: first.data,
    errors: first.errors,
    ...(merged.length > 0 && { extensions: { merged } }),
    ...(late && { hasNext: true }),
  };
  return { recording: { ...wanted, first: recorded }, late };
}

/** Stands for an answer when the gateway itself failed; it has logged why. */
const FAILED: Awaited<ReturnType<Execute>> = { first: { errors: [{ message: 'failed' }] }, late: null };

/** On the server nothing late is waited for: what is not there is left to the browser. */
function never(): void {}

function moved(status: 303 | 308, to: string, cookie?: string): PageAnswer {
  const headers = { location: to, ...(cookie && { 'set-cookie': cookie }) };
  return { status, headers, body: nothing(), cache: null };
}

async function* nothing(): AsyncGenerator<never, void, void> {}
