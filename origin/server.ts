/** The origin as a process of its own: prints one line when it is ready, stops on SIGTERM and SIGINT. */
import { readConfig } from './config.ts';
import { startOrigin } from './start.ts';

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE')
    return 'ORIGIN_PORT is taken (for example ORIGIN_PORT=4011)';
  return error.message;
}

try {
  const origin = await startOrigin(readConfig(process.env));
  console.log(`origin ready at ${origin.url}`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      void origin.close().then(() => process.exit(0));
    });
  }
} catch (error) {
  console.error(`origin did not start: ${explain(error)}`);
  process.exit(1);
}
