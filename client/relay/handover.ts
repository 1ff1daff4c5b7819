import type { GivenForm } from '../givenForm.ts';
import type { Visit } from '../requestContext.ts';
import type { LateAnswer } from './answers.ts';
import type { LateSource, Recording } from './replay.ts';

/**
 * What the server hands to the browser inside the page, as JSON in `<script type="application/json">` tags that run
 * nothing: first the page's own hand-over, then one tag per late answer, then an empty one that ends the stream.
 */
export interface Handover {
  readonly visit: Visit;
  readonly styles: readonly string[];
  readonly preload: readonly string[];
  /** Status the page was sent with: the browser shows the same page, be it found or not. */
  readonly status: number;
  readonly recording: Recording | null;
  /** What a form sent without script came to. */
  readonly submission: Submission | null;
  /** What an earlier visit without script has filled in on this page, to go on with. */
  readonly unfinished: Submission['values'] | null;
}

/** What was sent, for the fields to keep, and what was wrong with it. Passwords are never kept. */
export interface Submission {
  readonly values: Readonly<Record<string, string>>;
  /** Messages by field name; the empty name concerns the whole form. */
  readonly errors: Readonly<Record<string, string>>;
  /** A form to show next, where the one before only opened it. */
  readonly form?: GivenForm;
  /** Whether the values are a way begun that may be gone on with another day; without script a sealed cookie keeps them. */
  readonly isUnfinished?: boolean;
}

/** Attribute of the tags; its value is `page`, `late` or `end`. */
const ATTRIBUTE = 'data-handover';

/**
 * Writes one tag. `<` is escaped so that no text can end the tag; the line break behind it is how the browser sees
 * that the tag is whole.
 */
export function handoverTag(kind: 'page' | 'late' | 'end', value: Handover | LateAnswer | null): string {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return `<script type="application/json" ${ATTRIBUTE}="${kind}">${json}</script>\n`;
}

/** Reads the page's own hand-over; null when the page was not made by the server. */
export function readHandover(document: Document): Handover | null {
  const tag = document.querySelector(`script[${ATTRIBUTE}="page"]`);
  return tag?.textContent ? JSON.parse(tag.textContent) : null;
}

/** Late answers as their tags arrive: those the parser has read already, then each new one until the end tag. */
export const lateTags: LateSource = (next, end) => {
  const seen = new Set<Element>();
  let ended = false;
  const collect = () => {
    for (const tag of document.querySelectorAll(`script[${ATTRIBUTE}="late"]`)) {
      if (seen.has(tag) || !tag.textContent || isStillParsing(tag)) continue;
      seen.add(tag);
      next(JSON.parse(tag.textContent));
    }
    const isWhole = document.querySelector(`script[${ATTRIBUTE}="end"]`) !== null;
    if (!ended && (isWhole || document.readyState !== 'loading')) {
      ended = true;
      observer.disconnect();
      end(isWhole);
    }
  };
  const observer = new MutationObserver(collect);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', collect, { once: true });
  queueMicrotask(collect);
};

/** A tag is whole once something follows it or the document is complete. */
function isStillParsing(tag: Element): boolean {
  return document.readyState === 'loading' && tag.nextSibling === null;
}
