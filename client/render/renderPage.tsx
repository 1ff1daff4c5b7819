import { PassThrough } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { App } from '../App.tsx';
import { hydrationTag } from '../relay/hydrationData.ts';
import type { IncrementalResponse } from '../relay/responses.ts';
import type { PageAssets } from './assets.ts';

const END = '</body></html>';

/**
 * Streams a page: React's HTML, the hydration data, the scripts, then incremental responses as they arrive.
 *
 * Sections that wait for deferred data are aborted and left to the browser. React's own streaming would reveal them
 * with inline scripts, which the content security policy forbids.
 */
export async function* renderPage(
  props: Parameters<typeof App>[0],
  { scripts, modules }: Pick<PageAssets, 'scripts' | 'modules'>,
  late: AsyncIterable<IncrementalResponse> | null,
): AsyncGenerator<string, void, void> {
  for await (const chunk of renderHtml(props)) yield chunk;
  yield hydrationTag('page', props.hydrationData);
  const dataModules = modules.length > 0 ? ` data-modules="${modules.join(' ')}"` : '';
  for (const src of scripts) yield `<script type="module" async src="${src}"${dataModules}></script>`;
  if (late) {
    for await (const response of late) yield hydrationTag('late', response);
    yield hydrationTag('end', null);
  }
  yield END;
}

/** React's HTML without the closing tags of body and document. */
async function* renderHtml(props: Parameters<typeof App>[0]): AsyncGenerator<string, void, void> {
  const output = new PassThrough({ encoding: 'utf8' });
  let isComplete = false;
  const { pipe, abort } = renderToPipeableStream(<App {...props} />, {
    // No outlined boundaries: they would need inline scripts.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    // When the shell is ready, so is every section that has its data. React must finish its current work first.
    onShellReady: () => queueMicrotask(() => isComplete || abort()),
    onAllReady() {
      isComplete = true;
      pipe(output);
    },
    onShellError: (error) => output.destroy(error instanceof Error ? error : new Error(String(error))),
    // Digest by which client/entry.tsx recognises sections left to the browser.
    onError: () => 'browser',
  });
  let tail = '';
  for await (const chunk of output) {
    const text = tail + String(chunk);
    const cut = Math.max(text.length - END.length, 0);
    yield text.slice(0, cut);
    tail = text.slice(cut);
  }
  if (tail !== END) yield tail;
}
