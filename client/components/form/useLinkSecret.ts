import { useEffect, useState } from 'react';
import { keepSecrets, keptSecrets, reopenForSecretLinks, takeFragment } from './linkSecrets.ts';

const ANY = /./;

/**
 * The secret of the link that opened the page, after a reload too; undefined without one, on the server and during
 * hydration.
 * @param format of a secret; other fragments are none
 */
export function useLinkSecret(format: RegExp = ANY): string | undefined {
  const [secret, setSecret] = useState<string>();
  useEffect(reopenForSecretLinks, []);
  useEffect(() => {
    // Removes the secret from the address before other scripts can read it.
    const fragment = takeFragment();
    if (format.test(fragment)) keepSecrets({ secret: fragment });
    const kept = keptSecrets()['secret'];
    // After the effect: React has to hydrate the page as the server rendered it, without a secret.
    queueMicrotask(() => setSecret(kept));
  }, [format]);
  return secret;
}

/** After a reload the page no longer has the secret of its link. */
export function forgetLinkSecret(): void {
  keepSecrets({});
}
