/** Tracking parameters that are kept through a visit (§9). */
const KEPT = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content'] as const;

/** Where a visit came from, as the link that brought it says. */
export type Utm = Partial<Record<(typeof KEPT)[number], string>>;

const STORED = 'musubi.utm';
/** Longer values are no names of campaigns. */
const LONGEST = 200;

/** The tracking parameters of an address. */
export function utmOf(url: string): Utm {
  const { searchParams } = new URL(url, 'http://site.invalid');
  const found = KEPT.flatMap((name) => {
    const value = searchParams.get(name)?.slice(0, LONGEST);
    return value ? [[name, value] as const] : [];
  });
  return Object.fromEntries(found);
}

/**
 * The tracking parameters this visit came with. They are read from the address the tab was opened with, which
 * navigations inside the site do not change, and kept in the tab's storage over page loads; newer ones win.
 */
export function keptUtm(): Utm {
  const [opened] = performance.getEntriesByType('navigation');
  const fresh = utmOf(opened?.name ?? location.href);
  try {
    if (Object.keys(fresh).length > 0) sessionStorage.setItem(STORED, JSON.stringify(fresh));
    return JSON.parse(sessionStorage.getItem(STORED) ?? '{}');
  } catch {
    // Storage may be forbidden; then only this page load knows.
    return fresh;
  }
}
