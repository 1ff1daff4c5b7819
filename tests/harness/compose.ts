/**
 * Runs the services of docker-compose.yml without containers, each on the environment that the file gives it. Names of
 * services become loopback ports; nothing else of the environment is changed.
 */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { cleanEnv, freePort, root, startProcess } from './process.ts';
import { postgresPrograms, startPostgres } from './postgres.ts';
import { nginxProgram, startProxy } from './proxy.ts';
import { startRedis } from './redis.ts';

const ComposeFile = z.object({
  services: z.record(
    z.string(),
    z.object({ environment: z.record(z.string(), z.string().nullable()).optional() }),
  ),
});

type Environments = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * The environment of each service.
 * @param variables what the shell of `docker compose up` has set
 * @throws with the hint of the file where a required variable is missing
 */
export function composeEnvironments(variables: Readonly<Record<string, string>>): Environments {
  const file = ComposeFile.parse(parse(readFileSync(`${root}docker-compose.yml`, 'utf8'), { merge: true }));
  return Object.fromEntries(
    Object.entries(file.services).map(([name, { environment = {} }]) => [
      name,
      Object.fromEntries(
        Object.entries(environment).flatMap(([key, value]) => {
          const text = value === null ? variables[key] : interpolate(value, variables);
          return text === undefined ? [] : [[key, text]];
        }),
      ),
    ]),
  );
}

/** The innermost `${NAME}`, `${NAME:-default}` or `${NAME:?hint}`, from the last to the first. */
const VARIABLE = /\$\{(\w+)(?::([-?])([^${}]*))?\}/;

function interpolate(text: string, variables: Readonly<Record<string, string>>): string {
  const [whole, name = '', operator, operand = ''] = VARIABLE.exec(text) ?? [];
  if (whole === undefined) return text;
  const value = variables[name] ?? '';
  if (value === '' && operator === '?') throw new Error(operand);
  return interpolate(
    text.replace(whole, () => value || operand),
    variables,
  );
}

export interface Compose {
  /** URL for visitors. */
  readonly url: string;
  /** Internal addresses, which visitors cannot reach. */
  readonly innerPorts: readonly number[];
  stop(): Promise<void>;
}

/** @param variables what the shell of `docker compose up` has set; `PORT` by default a free one */
export async function startCompose(variables: Readonly<Record<string, string>>): Promise<Compose> {
  if (nginxProgram === null || postgresPrograms === null)
    throw new Error('nginx or PostgreSQL is not installed (Debian: nginx-light, postgresql)');
  const port = await freePort();
  const environments = composeEnvironments({ PORT: String(port), ...variables });
  const folder = await mkdtemp(join(tmpdir(), 'compose-'));
  const stops: (() => PromiseLike<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  const stop = async (): Promise<void> => {
    for (const step of stops.toReversed()) await step();
  };
  try {
    const database = await startPostgres(postgresPrograms);
    stops.push(() => database.stop());
    const redis = await startRedis();
    stops.push(() => redis.stop());
    const originPort = await freePort();
    /** Replaces names and ports of services, and the folder of a volume. */
    const outside = (service: string, own: Readonly<Record<string, string>>): NodeJS.ProcessEnv =>
      cleanEnv({
        ...Object.fromEntries(
          Object.entries(environments[service] ?? {}).map(([name, value]) => [
            name,
            value
              .replaceAll('//origin:4001', `//127.0.0.1:${originPort}`)
              .replaceAll('redis://redis:6379', redis.url)
              .replace(/^postgres:.*@database:5432\/.*$/, database.url)
              .replace(/^\/cache/, join(folder, service)),
          ]),
        ),
        ...own,
      });
    const origin = await startProcess({
      entry: 'origin/main.ts',
      port: originPort,
      readyPath: '/healthz',
      env: outside('origin', { ORIGIN_PORT: String(originPort), ORIGIN_HOST: '127.0.0.1' }),
      timeoutMs: 180_000,
    });
    stops.push(() => origin.stop());
    const gatewayPorts = [await freePort(), await freePort()];
    for (const gatewayPort of gatewayPorts) {
      const gateway = await startProcess({
        entry: 'gateway/main.ts',
        port: gatewayPort,
        readyPath: '/readyz',
        env: outside('gateway', { PORT: String(gatewayPort) }),
      });
      stops.push(() => gateway.stop());
    }
    const { APP_MARKER: appMarker, REAL_IP: realIp } = environments['proxy'] ?? {};
    const proxy = await startProxy(nginxProgram, gatewayPorts, { port, appMarker, realIp });
    stops.push(() => proxy[Symbol.asyncDispose]());
    return { url: proxy.url, innerPorts: [originPort, ...gatewayPorts], stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
