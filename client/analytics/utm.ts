import { tabStore } from '../storage.ts';

const UTM_PARAMS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content'] as const;

/** Campaign parameters of a visit. */
export type Utm = Partial<Record<(typeof UTM_PARAMS)[number], string>>;

const UTM_STORAGE_KEY = 'musubi.utm';
const MAX_UTM_LENGTH = 200;

/** The campaign parameters of a URL. */
export function utmParams(url: string): Utm {
  const { searchParams } = new URL(url, 'http://site.invalid');
  const found = UTM_PARAMS.flatMap((name) => {
    const value = searchParams.get(name)?.slice(0, MAX_UTM_LENGTH);
    return value ? [[name, value] as const] : [];
  });
  return Object.fromEntries(found);
}

/**
 * The campaign parameters of this visit: those of the URL of the latest page load that had any. The navigation entry
 * has that URL even after client-side navigations.
 */
export function sessionUtm(): Utm {
  const [navigation] = performance.getEntriesByType('navigation');
  const current = utmParams(navigation?.name ?? location.href);
  if (Object.keys(current).length > 0) tabStore.setJson(UTM_STORAGE_KEY, current);
  const stored = tabStore.getJson(UTM_STORAGE_KEY);
  return typeof stored === 'object' && stored !== null ? stored : current;
}
