import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { App } from '../App.tsx';
import { whenComponentsLoaded } from '../components/page/lazyComponent.tsx';
import { hydrationTag, type HydrationData } from '../relay/hydrationData.ts';
import type { IncrementalResponse } from '../relay/responses.ts';
import { viewerOperation } from '../relay/Viewer.tsx';
import type { PageAssets } from './assets.ts';

const END = '</body></html>';

/**
 * Renders a page and streams it: React's HTML, the hydration data, the scripts, then incremental responses as they
 * arrive. Resolves when the HTML is complete, and rejects where it fails outside of all sections.
 */
export async function renderPage(
  props: Parameters<typeof App>[0],
  assets: Pick<PageAssets, 'scripts' | 'modules'>,
  late: AsyncIterable<IncrementalResponse> | null,
): Promise<AsyncGenerator<string, void, void>> {
  return streamPage(await renderHtml(props), props.hydrationData, assets, late);
}

async function* streamPage(
  html: string,
  hydrationData: HydrationData,
  { scripts, modules }: Pick<PageAssets, 'scripts' | 'modules'>,
  late: AsyncIterable<IncrementalResponse> | null,
): AsyncGenerator<string, void, void> {
  yield html;
  yield hydrationTag('page', hydrationData);
  const viewer = JSON.stringify(viewerOperation(hydrationData.viewer))
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;');
  const data = modules.length > 0 ? ` data-modules="${modules.join(' ')}" data-viewer="${viewer}"` : '';
  for (const src of scripts) yield `<script type="module" async src="${src}"${data}></script>`;
  if (late) {
    for await (const response of late) yield hydrationTag('late', response);
    yield hydrationTag('end', null);
  }
  yield END;
}

/**
 * React's HTML without the closing tags of body and document.
 *
 * Sections that wait for deferred data are aborted and left to the browser. React's own streaming would reveal them
 * with inline scripts, which the content security policy forbids.
 */
async function renderHtml(props: Parameters<typeof App>[0]): Promise<string> {
  await whenComponentsLoaded();
  const output = new PassThrough();
  await new Promise<void>((resolve, reject) => {
    let isComplete = false;
    const { pipe, abort } = renderToPipeableStream(<App {...props} />, {
      // No outlined boundaries: they would need inline scripts.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      // When the shell is ready, so is every section that has its data. React must finish its current work first.
      onShellReady: () => queueMicrotask(() => isComplete || abort()),
      onAllReady() {
        isComplete = true;
        pipe(output);
        resolve();
      },
      onShellError: reject,
      // Digest by which client/entry.tsx recognises sections left to the browser.
      onError: () => 'browser',
    });
  });
  return (await text(output)).replace(/<\/body><\/html>$/, '');
}
