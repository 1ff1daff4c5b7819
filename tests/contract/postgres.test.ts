import { it } from 'vitest';
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
}
