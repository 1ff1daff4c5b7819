/** Starts the origin: database, schema, seed, server. */
import { join } from 'node:path';
import { Sessions } from './accounts/sessions.ts';
import { createApp } from './app.ts';
import type { OriginConfig } from './config.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { seed } from './seed/seed.ts';
import { readPlaces } from './store/places.ts';

/** A running origin. */
export type RunningOrigin = {
  /** Address it listens on. */
  url: string;
  /** Answers what has begun, then closes server and database. */
  close: () => Promise<void>;
};

/** Starts the origin and resolves when it answers. @throws when the port is taken or the database cannot be opened */
export async function startOrigin(config: OriginConfig): Promise<RunningOrigin> {
  const inMemory = config.dataDir === 'memory:';
  const db = await openDatabase(
    config.databaseUrl,
    inMemory ? config.dataDir : join(config.dataDir, 'database'),
  );
  try {
    await migrate(db);
    await seed(db, { demoToken: config.databaseUrl === null });
    // The port is known once the server listens; no answer is made before.
    let publicUrl = config.publicUrl ?? '';
    const origin = {
      db,
      sessions: new Sessions(db),
      places: await readPlaces(db),
      media: (path: string) => `${publicUrl}${path}`,
      siteUrl: config.siteUrl,
    };
    const pictureDir = inMemory ? null : join(config.dataDir, 'pictures');
    const app = await createApp(origin, { faults: config.faults, pictureDir });
    const url = await app.listen({ port: config.port, host: config.host });
    publicUrl ||= url;
    const close = async (): Promise<void> => {
      await app.close();
      await db.destroy();
    };
    return { url, close };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
