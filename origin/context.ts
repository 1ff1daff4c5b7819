/** What route handlers work with. */
import type { Kysely } from 'kysely';
import type { Sessions } from './accounts/sessions.ts';
import type { Database } from './db/tables.ts';
import type { SearchPlaces } from './store/places.ts';

export type OriginContext = {
  db: Kysely<Database>;
  sessions: Sessions;
  places: SearchPlaces;
  /** Absolute URL of a picture or video path. */
  mediaUrl: (path: string) => string;
  /** Absolute URL of a path of another site. */
  otherSiteUrl: (path: string) => string;
  /** Base URL of the site, without a trailing slash. */
  siteUrl: string;
  searchCredentials: { appId: string; key: string };
};
