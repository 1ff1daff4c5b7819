/** Outside services of the site's pages: counting, error reports, the native app's stores. */

/** What pages are told of them; an address is null where the service is not configured. */
export interface Services {
  /** Script of the tag manager that reads the data layer. */
  readonly tagUrl: string | null;
  /** Whether visitors are asked before anything is loaded or counted. */
  readonly asksConsent: boolean;
  /** Where failures of counting are told, in the envelope format of Sentry. */
  readonly errorsUrl: string | null;
  /** Tags of posts that are kept out of personalisation. */
  readonly noKarteTags: readonly string[];
  /** Hosts whose links are paid for. */
  readonly affiliateHosts: readonly string[];
  /** Where the native app is to be had. */
  readonly stores: { readonly ios: string; readonly android: string };
}

/** The settings services are made from. */
export interface ServiceSettings {
  readonly SITE_NAME: string;
  readonly TAG_URL?: string | undefined;
  readonly TAG_CONSENT: 'required' | 'not-required';
  readonly ERROR_DSN?: string | undefined;
  readonly NO_KARTE_TAGS: readonly string[];
  readonly AFFILIATE_HOSTS: readonly string[];
  readonly APP_STORE_URL?: string | undefined;
  readonly PLAY_STORE_URL?: string | undefined;
}

/** Services as configured. Where the app's pages in the stores are not known, the stores are searched for its name. */
export function servicesOf(set: ServiceSettings): Services {
  const name = encodeURIComponent(set.SITE_NAME);
  return {
    tagUrl: set.TAG_URL ?? null,
    asksConsent: set.TAG_CONSENT === 'required',
    errorsUrl: set.ERROR_DSN === undefined ? null : envelopeUrl(set.ERROR_DSN),
    noKarteTags: set.NO_KARTE_TAGS,
    affiliateHosts: set.AFFILIATE_HOSTS,
    stores: {
      ios: set.APP_STORE_URL ?? `https://apps.apple.com/jp/search?term=${name}`,
      android: set.PLAY_STORE_URL ?? `https://play.google.com/store/search?c=apps&q=${name}`,
    },
  };
}

/** Origins pages must be allowed to load scripts from and to send to, beside our own. */
export function outsideOrigins(
  { tagUrl, errorsUrl }: Services,
  tagHosts: readonly string[],
): { readonly tags: readonly string[]; readonly errors: readonly string[] } {
  return {
    tags: tagUrl === null ? [] : [new URL(tagUrl).origin, ...tagHosts],
    errors: errorsUrl === null ? [] : [new URL(errorsUrl).origin],
  };
}

/** `https://key@host/project` → `https://host/api/project/envelope/?sentry_key=key&sentry_version=7`. */
function envelopeUrl(dsn: string): string {
  const { protocol, host, username, pathname } = new URL(dsn);
  return `${protocol}//${host}/api${pathname}/envelope/?sentry_key=${username}&sentry_version=7`;
}
