/** Secrets in links: they follow `#`, so that neither servers nor logs see them. */

const STATE_KEY = 'secrets';

/** Keeps secrets with the page's history entry: a reload has them again, and no other page can read them. */
export function keepSecrets(secrets: Readonly<Record<string, string>>): void {
  history.replaceState({ ...Object(history.state), [STATE_KEY]: secrets }, '');
}

/** The secrets kept with the page's history entry; empty when there are none. */
export function keptSecrets(): Readonly<Record<string, string>> {
  const kept: unknown = Object(history.state)[STATE_KEY];
  const entries = Object.entries(Object(kept)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries);
}

/**
 * Removes the fragment from the address, so that no other script reads it later.
 * @returns the decoded fragment; empty when there is none or it is malformed
 */
export function takeFragment(): string {
  const fragment = location.hash.slice(1);
  if (fragment === '') return '';
  history.replaceState(history.state, '', location.href.replace(/#.*/, ''));
  try {
    return decodeURIComponent(fragment);
  } catch {
    return '';
  }
}

/**
 * An effect: opens the page anew when a link with another secret is opened in its tab, which changes the fragment alone.
 * Fragments that are ids of elements are no secrets.
 */
export function reopenForSecretLinks(): () => void {
  const reopen = (): void => {
    const fragment = location.hash.slice(1);
    if (fragment !== '' && document.getElementById(fragment) === null) location.reload();
  };
  addEventListener('hashchange', reopen);
  return () => removeEventListener('hashchange', reopen);
}

/**
 * A short digest of a secret (FNV-1a, 32 bits), which separates drafts of different people in storage keys without
 * revealing the secret.
 */
export function digest(secret: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(secret)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(36);
}
