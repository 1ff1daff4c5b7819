import pg from 'pg';
import { expect, it } from 'vitest';
import { startOrigin } from '#tests/harness/origin.ts';
import { postgresPrograms, startPostgres } from '../harness/postgres.ts';
import { describeOrigin } from './suite.ts';

if (postgresPrograms === null) {
  it('needs a real PostgreSQL', ({ skip }) => skip('PostgreSQL is not installed (Debian: postgresql)'));
} else {
  const programs = postgresPrograms;
  describeOrigin('a real PostgreSQL', async () => {
    const cluster = await startPostgres(programs);
    const origin = await startOrigin({ env: { DATABASE_URL: cluster.url } });
    const stop = async (): Promise<void> => {
      await origin.stop();
      await cluster.stop();
    };
    return { url: origin.url, stop };
  });

  it('goes on after PostgreSQL has closed its connections, as when it restarts', async () => {
    const cluster = await startPostgres(programs);
    const origin = await startOrigin({ env: { DATABASE_URL: cluster.url } });
    const client = new pg.Client(cluster.url);
    try {
      await client.connect();
      const { rowCount } = await client.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and usename = 'musubi'",
      );
      expect(rowCount).toBeGreaterThan(0);
      await expect.poll(async () => (await fetch(`${origin.url}/api/halls/count/`)).status).toBe(200);
    } finally {
      await client.end();
      await origin.stop();
      await cluster.stop();
    }
  });
}
