/** Processes of `npm start` and `npm run dev`: the gateway, and the origin unless REST hosts are configured. */
import { readConfig } from '../gateway/config/config.ts';
import { ConfigError } from '../gateway/config/errors.ts';
import { findPortError, StartError, startProcess, type ServerProcess } from './process.ts';

const EXAMPLE_PORTS = { PORT: 4100, ORIGIN_PORT: 4101 };

export interface ServerOptions {
  /** Default NODE_ENV of both processes. */
  mode: 'production' | 'development';
  /** Restart each process when its sources change. */
  watch?: boolean;
  /** Node options for both processes, e.g. `['--import', …]`. */
  nodeOptions?: string[];
}

/**
 * Starts the configured processes, prints their URLs, and stops all of them on SIGINT, SIGTERM or when one
 * exits. Sets the exit code; prints one line for a configuration error or a taken port.
 */
export async function runServers({ mode, watch = false, nodeOptions = [] }: ServerOptions): Promise<void> {
  const running: { origin?: ServerProcess; gateway?: ServerProcess } = {};
  let stopping = false;
  const stop = async (code: number) => {
    if (stopping) return;
    stopping = true;
    // The gateway first: requests in progress still need the origin.
    await running.gateway?.stop();
    await running.origin?.stop();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(0));

  // npm runs this script in a shell that exits on SIGTERM without forwarding it.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event)
    setInterval(() => process.ppid === parent || void stop(0), 500).unref();

  const env = {
    EMBEDDED_ORIGIN: '1',
    IMAGES_AHEAD: '1',
    ...process.env,
    NODE_ENV: process.env.NODE_ENV || mode,
  };
  const start = async (
    name: 'origin' | 'gateway',
    variable: keyof typeof EXAMPLE_PORTS,
    port: number,
    ready: string,
  ) => {
    const portError = await findPortError(port);
    if (portError !== null) {
      const reason =
        portError === 'EADDRINUSE'
          ? 'is taken; stop what uses it'
          : `needs rights that you do not have (${portError}); get them`;
      const example = `(for example ${variable}=${EXAMPLE_PORTS[variable]})`;
      throw new StartError(`${variable} ${port} ${reason} or choose another ${example}`);
    }
    const entry = `${name}/main.ts`;
    // An explicit path: by default Node would also watch Vite's temporary files.
    const watching = watch ? [`--watch-path=./${name}`, '--watch-preserve-output'] : [];
    const server = await startProcess({
      entry,
      port,
      env,
      readyPath: ready,
      nodeOptions: [...watching, ...nodeOptions],
      inheritOutput: true,
      timeoutMs: 180_000,
    });
    running[name] = server;
    void server.exited.then((reason) => {
      if (stopping) return;
      console.error(`The ${name} ${reason}; stopping`);
      void stop(1);
    });
  };

  try {
    const config = readConfig(env);
    console.log('▸ Starting … (the first start also seeds the embedded REST APIs)');
    const origin = config.embeddedOrigin && start('origin', 'ORIGIN_PORT', config.originPort, '/healthz');
    await Promise.all([origin, start('gateway', 'PORT', config.port, '/readyz')]);
    console.log(`
  Site      ${config.siteUrl}/
  GraphiQL  ${config.siteUrl}/graphql
  Origin    ${config.embeddedOrigin ? `http://127.0.0.1:${config.originPort}` : 'not started: all REST hosts are configured'}
`);
  } catch (error) {
    if (stopping) return;
    const isUserError = error instanceof StartError || error instanceof ConfigError;
    console.error(isUserError ? error.message : error);
    await stop(1);
  }
}
