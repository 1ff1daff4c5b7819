/** Process entry: prints one line when ready, stops on SIGTERM and SIGINT. */
import { readConfig } from './config.ts';
import { startOrigin } from './start.ts';

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    return `ORIGIN_PORT ${String(error.port)} is taken (choose another, for example ORIGIN_PORT=4101)`;
  }
  return error.message;
}

try {
  let stop = (): unknown => process.exit(0);
  // From the start on: as process 1 of a container, Node ignores signals without a handler.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop());
  const origin = await startOrigin(readConfig());
  stop = () => origin.close().then(() => process.exit(0));
  console.log(`origin ready at ${origin.url}`);
} catch (error) {
  console.error(`origin did not start: ${describeError(error)}`);
  process.exit(1);
}
