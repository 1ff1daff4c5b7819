import { useEffect, type RefObject } from 'react';
import { sessionUtm } from '../../analytics/utm.ts';
import { attachFormDraft, clearDraft } from '../form/formDraft.ts';

const storageKey = (fairId: string): string => `reservation:${fairId}`;

export function clearReservationDraft(fairId: string): void {
  clearDraft(storageKey(fairId));
}

/**
 * Keeps a draft of the form that contains `ref`, and sets its idempotency key and campaign. The key is part of the draft:
 * submitting the same draft twice reserves once.
 */
export function useReservationDraft(ref: RefObject<HTMLInputElement | null>, fairId: string): void {
  useEffect(() => {
    const form = ref.current?.form;
    if (!form) return undefined;
    return attachFormDraft(form, storageKey(fairId), {
      hiddenFields: ['idempotencyKey'],
      emptyOnly: true,
      defaults: { idempotencyKey: crypto.randomUUID(), ...sessionUtm() },
      // Fields normalize their value on blur, which fires no input event.
      events: ['input', 'focusout'],
    });
  }, [ref, fairId]);
}
