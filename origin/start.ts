/** Starts the origin: database, schema, seed, server. */
import { join } from 'node:path';
import { Sessions } from './accounts/sessions.ts';
import { createApp } from './server.ts';
import type { OriginConfig } from './config.ts';
import { lockDirectory } from './db/lock.ts';
import { migrate } from './db/migrate.ts';
import { IN_MEMORY, openDatabase } from './db/open.ts';
import { seed } from './fixtures/seed/seed.ts';
import { readPlaces } from './store/places.ts';

/** A running origin. */
export type RunningOrigin = {
  /** Address it listens on. */
  url: string;
  /** Answers what has begun, then closes server and database. */
  close: () => Promise<void>;
};

/** The embedded database in its directory, or a real one; with what is to be let go after it is closed. */
async function open({ databaseUrl, dataDir }: OriginConfig) {
  const embedded = databaseUrl === null && dataDir !== IN_MEMORY;
  const release = embedded ? await lockDirectory(dataDir) : () => Promise.resolve();
  const db = await openDatabase(databaseUrl, embedded ? join(dataDir, 'database') : IN_MEMORY);
  const close = async (): Promise<void> => {
    await db.destroy();
    await release();
  };
  return { db, close };
}

/** Starts the origin and resolves when it answers. @throws when the port is taken or the database cannot be opened */
export async function startOrigin(config: OriginConfig): Promise<RunningOrigin> {
  const { db, close } = await open(config);
  try {
    await migrate(db);
    await seed(db, { demoToken: config.databaseUrl === null });
    // Unless configured it is known once the server listens; no answer is made before.
    let publicUrl = config.publicUrl ?? '';
    const origin = {
      db,
      sessions: new Sessions(db),
      places: await readPlaces(db),
      media: (path: string) => `${publicUrl}${path}`,
      siteUrl: config.siteUrl,
      searchKey: config.searchKey,
    };
    const pictureDir = config.dataDir === IN_MEMORY ? null : join(config.dataDir, 'pictures');
    const app = await createApp(origin, { faults: config.faults, pictureDir });
    const { port } = new URL(await app.listen({ port: config.port, host: config.host }));
    const url = `http://127.0.0.1:${port}`;
    publicUrl ||= url;
    const stop = async (): Promise<void> => {
      await app.close();
      await close();
    };
    return { url, close: stop };
  } catch (error) {
    await close();
    throw error;
  }
}
