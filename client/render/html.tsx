import { PassThrough } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { App } from '../App.tsx';
import type { LateAnswer } from '../relay/answers.ts';
import { handoverTag } from '../relay/handover.ts';
import type { PageAssets } from './assets.ts';

const END = '</body></html>';

/**
 * The page as a stream: React's HTML, the hand-over, the entry script, then late answers while they come.
 *
 * Parts that wait for late data are given up at once and left to the browser, as those whose data failed: React's
 * own streaming would reveal them by inline script, which the site's content security policy forbids.
 */
export async function* renderPage(
  props: Parameters<typeof App>[0],
  { scripts, modules }: Pick<PageAssets, 'scripts' | 'modules'>,
  late: AsyncIterable<LateAnswer> | null,
): AsyncGenerator<string, void, void> {
  for await (const chunk of reactHtml(props)) yield chunk;
  yield handoverTag('page', props.handover);
  const needed = modules.length > 0 ? ` data-modules="${modules.join(' ')}"` : '';
  for (const src of scripts) yield `<script type="module" async src="${src}"${needed}></script>`;
  if (late) {
    for await (const answer of late) yield handoverTag('late', answer);
    yield handoverTag('end', null);
  }
  yield END;
}

/** React's HTML without the end tags of body and document, which come when the stream ends. */
async function* reactHtml(props: Parameters<typeof App>[0]): AsyncGenerator<string, void, void> {
  const through = new PassThrough({ encoding: 'utf8' });
  let isWhole = false;
  const { pipe, abort } = renderToPipeableStream(<App {...props} />, {
    // No boundary is worth outlining: nothing may be moved into place by script.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    // Once the shell stands, so does every section that has its data; React must have finished its turn, though.
    onShellReady: () => queueMicrotask(() => isWhole || abort()),
    onAllReady() {
      isWhole = true;
      pipe(through);
    },
    onShellError: (error) => through.destroy(error instanceof Error ? error : new Error(String(error))),
    onError: () => 'browser',
  });
  let held = '';
  for await (const chunk of through) {
    const text = held + String(chunk);
    const cut = Math.max(text.length - END.length, 0);
    yield text.slice(0, cut);
    held = text.slice(cut);
  }
  if (held !== END) yield held;
}
