/** The product's processes, as `npm start` and `npm run dev` run them: the origin where needed, and the gateway. */
import { readConfig, ConfigError } from '../gateway/config/config.ts';
import { isFree, startProcess, type Server } from './process.ts';

/** A reason not to start that the user can act on. */
class CannotStart extends Error {}

/** Options of `runServers`. */
export interface ServerOptions {
  /** NODE_ENV of both, unless the environment says otherwise. */
  mode: 'production' | 'development';
  /** Whether each restarts when its own source changes. */
  watch?: boolean;
  /** Options for Node in both, e.g. `['--import', …]`. */
  nodeOptions?: string[];
}

/**
 * Starts what is configured, prints the addresses, and stops everything on SIGINT, SIGTERM or when one of them
 * ends by itself. Sets the exit code; a wrong setting or a taken port is one clear line.
 */
export async function runServers({ mode, watch = false, nodeOptions = [] }: ServerOptions): Promise<void> {
  const running: { origin?: Server; gateway?: Server } = {};
  let stopping = false;
  const stop = async (code: number) => {
    if (stopping) return;
    stopping = true;
    // The gateway first: it finishes what it has begun, for which it needs the origin.
    await running.gateway?.stop();
    await running.origin?.stop();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(0));

  // npm runs us through a shell, which a SIGTERM ends without a word to us: when it is gone we stop too.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event)
    setInterval(() => process.ppid === parent || void stop(0), 500).unref();

  const env = { ...process.env, NODE_ENV: process.env.NODE_ENV || mode };
  const start = async (name: 'origin' | 'gateway', variable: string, port: number, ready: string) => {
    if (!(await isFree(port))) {
      const example = `(for example ${variable}=${port + 100})`;
      throw new CannotStart(`${variable} ${port} is taken; stop what uses it or choose another ${example}`);
    }
    const entry = `${name}/main.ts`;
    // The folder is named: what Node would watch by itself includes Vite's temporary files.
    const watching = watch ? [`--watch-path=./${name}`, '--watch-preserve-output'] : [];
    const server = await startProcess({
      entry,
      port,
      env,
      ready,
      nodeOptions: [...watching, ...nodeOptions],
      show: true,
      patienceMs: 180_000,
    });
    running[name] = server;
    void server.ended.then((reason) => {
      if (stopping) return;
      console.error(`The ${name} ${reason}; stopping`);
      void stop(1);
    });
  };

  try {
    const config = readConfig(env);
    console.log('▸ Starting; the first start also makes the data of the embedded REST APIs …');
    const origin = config.embeddedOrigin && start('origin', 'ORIGIN_PORT', config.originPort, '/healthz');
    await Promise.all([origin, start('gateway', 'PORT', config.port, '/readyz')]);
    console.log(`
  Site      ${config.siteUrl}/
  GraphiQL  ${config.siteUrl}/graphql
  Origin    ${config.embeddedOrigin ? `http://127.0.0.1:${config.originPort}` : 'not started: all REST hosts are configured'}
`);
  } catch (error) {
    if (stopping) return;
    const isClear = error instanceof CannotStart || error instanceof ConfigError;
    console.error(isClear ? error.message : error);
    await stop(1);
  }
}
