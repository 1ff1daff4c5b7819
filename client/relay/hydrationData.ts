import type { DynamicForm } from '../dynamicForm.ts';
import type { RequestContext } from '../requestContext.ts';
import type { IncrementalSource, RecordedResponse } from './replayTransport.ts';
import type { IncrementalResponse } from './responses.ts';
import type { ViewerQueryOptions } from './Viewer.tsx';

/**
 * What the server passes to the browser in the page, as JSON in `<script type="application/json">` tags: first this,
 * then one tag per incremental response, then an empty tag that ends the stream.
 */
export interface HydrationData {
  readonly request: RequestContext;
  /** Path and query of the page. The browser may be at another history entry by the time it hydrates. */
  readonly address: string;
  readonly styles: readonly string[];
  readonly preload: readonly string[];
  /** HTTP status of the page; the browser must render the same page. */
  readonly status: number;
  readonly recorded: RecordedResponse | null;
  /** What the page needs of the viewer. */
  readonly viewer: ViewerQueryOptions;
  /** Result of a form submitted without script. */
  readonly submission: Submission | null;
  /** Values of a form that an earlier visit without script left incomplete on this page. */
  readonly draft: Submission['values'] | null;
}

/** The rejected values of a form, without passwords, and its errors. */
export interface Submission {
  readonly values: Readonly<Record<string, string>>;
  /** Messages by field name; the empty name concerns the whole form. */
  readonly errors: Readonly<Record<string, string>>;
  /** The form to render next, where this submission only opened it. */
  readonly form?: DynamicForm;
  /** Address of this state: a history entry of its own; without script the server redirects to it. */
  readonly address?: string;
  /** Whether the values are kept for a later visit; without script in an encrypted cookie. */
  readonly isDraft?: boolean;
}

/** Attribute of the tags; its value is `page`, `late` or `end`. */
const ATTRIBUTE = 'data-hydration';

/**
 * Serializes one tag. `<` is escaped so that no text can close the tag. The line break makes the tag complete: its reader
 * waits for a node after it.
 */
export function hydrationTag(
  kind: 'page' | 'late' | 'end',
  value: HydrationData | IncrementalResponse | null,
): string {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return `<script type="application/json" ${ATTRIBUTE}="${kind}">${json}</script>\n`;
}

/** Null when the page was not rendered by the server. */
export function readHydrationData(document: Document): HydrationData | null {
  const tag = document.querySelector(`script[${ATTRIBUTE}="page"]`);
  return tag?.textContent ? JSON.parse(tag.textContent) : null;
}

/** Emits incremental responses as their tags are parsed, until the end tag. */
export const incrementalTags: IncrementalSource = (next, end) => {
  const seen = new Set<Element>();
  let hasEnded = false;
  const collect = () => {
    for (const tag of document.querySelectorAll(`script[${ATTRIBUTE}="late"]`)) {
      if (seen.has(tag) || !tag.textContent || isStillParsing(tag)) continue;
      seen.add(tag);
      next(JSON.parse(tag.textContent));
    }
    const isComplete = document.querySelector(`script[${ATTRIBUTE}="end"]`) !== null;
    if (!hasEnded && (isComplete || document.readyState !== 'loading')) {
      hasEnded = true;
      observer.disconnect();
      end(isComplete);
    }
  };
  const observer = new MutationObserver(collect);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', collect, { once: true });
  queueMicrotask(collect);
};

/** A tag is complete once something follows it or the document is parsed. */
function isStillParsing(tag: Element): boolean {
  return document.readyState === 'loading' && tag.nextSibling === null;
}
