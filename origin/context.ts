/** What every route works with. */
import type { Kysely } from 'kysely';
import type { Sessions } from './accounts/sessions.ts';
import type { Database } from './db/tables.ts';
import type { SearchPlaces } from './store/places.ts';

/** The running origin. */
export type OriginContext = {
  db: Kysely<Database>;
  sessions: Sessions;
  places: SearchPlaces;
  /** Absolute address of a picture or video of ours, from its path. */
  mediaUrl: (path: string) => string;
  /** Address of the site, without a slash at the end. */
  siteUrl: string;
  /** What opens the search service. */
  searchCredentials: { appId: string; key: string };
};
