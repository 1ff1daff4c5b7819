import { setImmediate } from 'node:timers/promises';
import { renderToString } from 'react-dom/server';
import { App } from '../App.tsx';
import { whenComponentsLoaded } from '../components/page/lazyComponent.tsx';
import { hydrationTag } from '../relay/hydrationData.ts';
import { viewerOperation } from '../relay/Viewer.tsx';
import type { PageAssets } from './assets.ts';
import type { LateParts } from './lateParts.ts';

const DOCTYPE = '<!DOCTYPE html>';
const END = '</body></html>';

/** Time given to late parts before the rest of the HTML is sent without them. */
const MAX_LATE_MS = 1_000;

/** The comment that React writes before the fallback of a section that the server did not render. */
const GIVEN_UP = '<!--$!-->';

/**
 * Renders a page and streams it in the order of the document: the HTML down to the first section whose data is late, the
 * rest once late parts have arrived, the hydration data, the scripts, then parts that took longer. Resolves when the
 * first HTML is there, and rejects where it fails outside of all sections.
 */
export async function renderPage(
  props: Parameters<typeof App>[0],
  assets: Pick<PageAssets, 'scripts' | 'modules'>,
  late: LateParts | null,
): Promise<AsyncGenerator<string, void, void>> {
  await whenComponentsLoaded();
  // Rendering blocks the event loop, so requests that arrived while the data was loading are handled first.
  await setImmediate();
  return streamPage(props, renderHtml(props), assets, late);
}

async function* streamPage(
  props: Parameters<typeof App>[0],
  html: string,
  { scripts, modules }: Pick<PageAssets, 'scripts' | 'modules'>,
  late: LateParts | null,
): AsyncGenerator<string, void, void> {
  const { hydrationData } = props;
  const sentLength = late ? html.indexOf(GIVEN_UP) : -1;
  if (!late || sentLength < 0) {
    yield html;
    yield hydrationTag('page', hydrationData);
  } else {
    const sent = html.slice(0, sentLength);
    yield sent;
    const arrived = await late.arriveWithin(MAX_LATE_MS);
    const complete = arrived.length > 0 ? renderAgain(props, html) : html;
    // The browser renders the late sections where they changed what has been sent, such as the head.
    yield (complete.startsWith(sent) ? complete : html).slice(sentLength);
    yield hydrationTag('page', hydrationData);
    for (const response of arrived) yield hydrationTag('late', response);
  }
  const viewer = JSON.stringify(viewerOperation(hydrationData.viewer))
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;');
  const data = modules.length > 0 ? ` data-modules="${modules.join(' ')}" data-viewer="${viewer}"` : '';
  for (const src of scripts) yield `<script type="module" async src="${src}"${data}></script>`;
  if (late) {
    for await (const response of late.rest()) yield hydrationTag('late', response);
    yield hydrationTag('end', null);
  }
  yield END;
}

/** @returns the HTML with the parts that have arrived; the earlier one where that fails */
function renderAgain(props: Parameters<typeof App>[0], earlier: string): string {
  try {
    return renderHtml(props);
  } catch {
    return earlier;
  }
}

/**
 * React's HTML without the closing tags of body and document. `renderToString` renders the fallback of sections
 * that wait for deferred data. React's own streaming would reveal them with inline scripts, which the content
 * security policy forbids.
 * @throws the error of a component outside of all sections
 */
function renderHtml(props: Parameters<typeof App>[0]): string {
  return DOCTYPE + renderToString(<App {...props} />).slice(0, -END.length);
}
