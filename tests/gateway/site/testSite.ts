/** The site's handler on a testbed, with pages that contain their request. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { PageRequest, RenderedPage, SiteOptions } from '#gateway/site/site.ts';
import { startTestbed } from '../http/testbed.ts';

export const TTL = { fresh: 60, staleWhileRevalidate: 600, staleIfError: 86_400 };
export const LOG_IN = 'mutation LogIn { logIn }';
export const PERSONAL = 'query Personal { hall(by: {id: "1"}) { isClipped } }';
export const RATING = 'query Rating { hall(by: {id: "1"}) { rating } }';
export const DEFERRED = 'query Deferred { hall(by: {id: "1"}) { name ... @defer(label: "s") { slow } } }';
export const FAILING_LATE =
  'query FailingLate { hall(by: {id: "1"}) { name ... @defer(label: "f") { slow broken } } }';

/** A page that contains its request. */
export function echoPage(request: PageRequest, overrides: Partial<RenderedPage> = {}): RenderedPage {
  async function* body() {
    yield `<!doctype html><title>${request.url}</title>`;
    await sleep(20);
    const { url, inApp, area, hidesRokuyo } = request;
    yield JSON.stringify({ url, inApp, area, hidesRokuyo });
  }
  return {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: body(),
    cache: TTL,
    ...overrides,
  };
}

/** A testbed that counts rendered pages. */
export async function startSite(render: SiteOptions['render'] = async (request) => echoPage(request)) {
  let rendered = 0;
  const testbed = await startTestbed({
    documents: [LOG_IN, DEFERRED, FAILING_LATE, PERSONAL, RATING],
    render: (request, execute) => {
      rendered += 1;
      return render(request, execute);
    },
  });
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(testbed.url + path, { headers, redirect: 'manual' });
  return { ...testbed, get, rendered: () => rendered, [Symbol.asyncDispose]: testbed.stop };
}
