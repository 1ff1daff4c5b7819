import { localStore } from '../storage.ts';

/** The visitor's answer to the consent prompt; null before it is answered. */
export type Consent = 'yes' | 'no' | null;

const CONSENT_STORAGE_KEY = 'musubi.consent';

export function readConsent(): Consent {
  const stored = localStore.get(CONSENT_STORAGE_KEY);
  return stored === 'yes' || stored === 'no' ? stored : null;
}

/** Where storage is disabled the answer holds for this page load only. */
export function storeConsent(consent: 'yes' | 'no'): void {
  localStore.set(CONSENT_STORAGE_KEY, consent);
}
