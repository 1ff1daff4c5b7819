/** Starts the origin: database, migrations, seed, server. */
import { join } from 'node:path';
import { Sessions } from './accounts/sessions.ts';
import { createServer } from './server.ts';
import type { OriginConfig } from './config.ts';
import { lockDirectory } from './db/directoryLock.ts';
import { migrate } from './db/migrate.ts';
import { IN_MEMORY, openDatabase } from './db/open.ts';
import { seed } from './fixtures/seed/seed.ts';
import { loadPlaces } from './store/places.ts';

export type RunningOrigin = {
  url: string;
  /** Finishes requests in progress, then closes server and database. */
  close: () => Promise<void>;
};

/** The embedded database in its directory, or PostgreSQL; `close` also releases the directory lock. */
async function openConfiguredDatabase({ databaseUrl, dataDir }: OriginConfig) {
  const embedded = databaseUrl === null && dataDir !== IN_MEMORY;
  const release = embedded ? await lockDirectory(dataDir) : () => Promise.resolve();
  const db = await openDatabase(databaseUrl, embedded ? join(dataDir, 'database') : IN_MEMORY);
  const close = async (): Promise<void> => {
    await db.destroy();
    await release();
  };
  return { db, close };
}

/** Resolves when the server listens. @throws when the port is taken or the database cannot be opened */
export async function startOrigin(config: OriginConfig): Promise<RunningOrigin> {
  const { db, close } = await openConfiguredDatabase(config);
  try {
    await migrate(db);
    await seed(db, { demoToken: config.databaseUrl === null });
    // Without ORIGIN_PUBLIC_URL known only once the server listens; no handler runs before.
    let publicUrl = config.publicUrl ?? '';
    const origin = {
      db,
      sessions: new Sessions(db),
      places: await loadPlaces(db),
      mediaUrl: (path: string) => `${publicUrl}${path}`,
      otherSiteUrl: (path: string) => `${config.otherSitesUrl ?? publicUrl}${path}`,
      siteUrl: config.siteUrl,
      searchCredentials: config.searchCredentials,
    };
    const pictureDir = config.dataDir === IN_MEMORY ? null : join(config.dataDir, 'pictures');
    const app = await createServer(origin, { faults: config.faults, pictureDir });
    const { port } = new URL(await app.listen({ port: config.port, host: config.host }));
    const url = `http://127.0.0.1:${port}`;
    publicUrl ||= url;
    const closeAll = async (): Promise<void> => {
      await app.close();
      await close();
    };
    return { url, close: closeAll };
  } catch (error) {
    await close();
    throw error;
  }
}
