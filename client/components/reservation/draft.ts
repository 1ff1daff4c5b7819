import { useEffect, type RefObject } from 'react';
import { keptUtm } from '../../analytics/utm.ts';

/** Fields that are not the visitor's own words and come with the page. */
const NOT_KEPT = new Set(['fairId', 'utm_source', 'utm_medium', 'utm_campaign']);

const nameOf = (fairId: string): string => `reservation:${fairId}`;

/** What was typed before on this device, in this tab; empty when nothing was or it cannot be read. */
function read(fairId: string): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(fairId)) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

function write(fairId: string, form: HTMLFormElement): void {
  const values = [...new FormData(form)].filter(
    ([name, value]) => typeof value === 'string' && !NOT_KEPT.has(name),
  );
  try {
    sessionStorage.setItem(nameOf(fairId), JSON.stringify(Object.fromEntries(values)));
  } catch {
    // A full or closed store costs the draft, never the form.
  }
}

/** Forgets what was typed: the reservation is made. */
export function forgetDraft(fairId: string): void {
  try {
    sessionStorage.removeItem(nameOf(fairId));
  } catch {
    // Nothing was kept then.
  }
}

/** Puts a value into a field as if it had been typed; a field that has one already keeps it. */
export function fill(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name);
  const takes =
    field instanceof RadioNodeList ||
    field instanceof HTMLInputElement ||
    field instanceof HTMLSelectElement ||
    field instanceof HTMLTextAreaElement;
  if (takes && field.value === '') field.value = value;
}

/**
 * Keeps what is typed into the form around `key` through reload, back and failure, in this tab alone, and gives the form
 * its idempotency key and the campaign that led here. The key lives as long as the draft: the same words sent again are the
 * same wish.
 */
export function useDraft(key: RefObject<HTMLInputElement | null>, fairId: string): void {
  useEffect(() => {
    const form = key.current?.form;
    if (!form) return;
    const values = { idempotencyKey: crypto.randomUUID(), ...keptUtm(), ...read(fairId) };
    for (const [name, value] of Object.entries(values)) fill(form, name, value);
    const keep = () => write(fairId, form);
    form.addEventListener('input', keep);
    // Fields are tidied when they are left, which is no input.
    form.addEventListener('focusout', keep);
    return () => {
      form.removeEventListener('input', keep);
      form.removeEventListener('focusout', keep);
    };
  }, [key, fairId]);
}
