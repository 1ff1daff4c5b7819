import { storeConsent } from '../../analytics/consent.ts';

/** Cookies of tag managers, which only they read. */
const TAG_COOKIE = /^_(?:ga|gid|gat|gcl|fbp|uet|yjsu|ly)/;

/**
 * Withdraws the consent and deletes the cookies of the tag manager. Scripts that are already loaded keep running until
 * the page is reloaded.
 */
export function withdrawConsent(): void {
  storeConsent('no');
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  const labels = location.hostname.split('.');
  // Tag managers set their cookies for the widest domain that accepts them.
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const name of names.filter((each) => TAG_COOKIE.test(each)))
    for (const domain of ['', ...domains]) document.cookie = `${name}=; max-age=0; path=/${domain}`;
}
