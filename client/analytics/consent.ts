/** What a visitor answered when asked whether the visit may be counted; null before. */
export type Consent = 'yes' | 'no' | null;

const STORED = 'musubi.consent';

/** The answer given before on this device. */
export function storedConsent(): Consent {
  try {
    const stored = localStorage.getItem(STORED);
    return stored === 'yes' || stored === 'no' ? stored : null;
  } catch {
    return null;
  }
}

/** Keeps the answer. Where storage is forbidden it holds for this page load alone, and the visitor is asked again. */
export function storeConsent(consent: 'yes' | 'no'): void {
  try {
    localStorage.setItem(STORED, consent);
  } catch {
    // Asked again next time.
  }
}
