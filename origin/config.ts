/** Configuration of the embedded REST APIs. The only reader of the environment in this room. */
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''));

const Environment = z.object({
  /** Port to listen on; 0 takes a free one. */
  ORIGIN_PORT: port.default(4001),
  /** Address to listen on: loopback unless the origin has a container of its own. */
  ORIGIN_HOST: z.string().min(1).default('127.0.0.1'),
  /** What picture and video addresses begin with, when it is not the address listened on. */
  ORIGIN_PUBLIC_URL: httpUrl.optional(),
  /** Where the embedded database and the rendered pictures live; `memory:` keeps the database in memory. */
  ORIGIN_DATA_DIR: z.string().min(1).default('.data/origin'),
  /** A real PostgreSQL in place of the embedded one. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** `1` opens /__faults and /__journal, with which tests misbehave on purpose. */
  ORIGIN_FAULTS: z.enum(['0', '1']).default('0'),
  PORT: port.default(4000),
  /** Site whose pages the answers link to; by default the one on PORT. */
  SITE_URL: httpUrl.optional(),
  /** Application id and key that open the search service; the gateway reads the same variables. */
  SEARCH_APP_ID: z.string().min(1).default('embedded'),
  SEARCH_KEY: z.string().min(1).default('embedded'),
});

/** An example of each variable, for the message about a wrong value. */
const EXAMPLES: Record<keyof z.infer<typeof Environment>, string> = {
  ORIGIN_PORT: '4001',
  ORIGIN_HOST: '127.0.0.1',
  ORIGIN_PUBLIC_URL: 'http://origin.example:4001',
  ORIGIN_DATA_DIR: '.data/origin',
  DATABASE_URL: 'postgres://user:password@localhost:5432/musubi',
  ORIGIN_FAULTS: '1',
  PORT: '4000',
  SITE_URL: 'https://www.example.jp',
  SEARCH_APP_ID: 'A1B2C3D4E5',
  SEARCH_KEY: '0123456789abcdef',
};

/** What the origin runs with. */
export type OriginConfig = Readonly<{
  port: number;
  host: string;
  publicUrl: string | null;
  dataDir: string;
  databaseUrl: string | null;
  faults: boolean;
  siteUrl: string;
  searchCredentials: Readonly<{ appId: string; key: string }>;
}>;

/** Thrown for a wrong environment; the message names variable, fault and an example, one line each. */
export class ConfigError extends Error {}

/** Reads the configuration. Empty variables count as unset. @throws {ConfigError} */
export function readConfig(env: Record<string, string | undefined> = process.env): OriginConfig {
  const variables = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(variables);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => {
      const name = String(path[0]) as keyof typeof EXAMPLES;
      return `${name}: ${message} (for example ${name}=${EXAMPLES[name]})`;
    });
    throw new ConfigError(lines.join('\n'));
  }
  const { data } = parsed;
  return Object.freeze({
    port: data.ORIGIN_PORT,
    host: data.ORIGIN_HOST,
    publicUrl: data.ORIGIN_PUBLIC_URL ?? null,
    dataDir: data.ORIGIN_DATA_DIR,
    databaseUrl: data.DATABASE_URL ?? null,
    faults: data.ORIGIN_FAULTS === '1',
    siteUrl: data.SITE_URL ?? `http://localhost:${data.PORT}`,
    searchCredentials: { appId: data.SEARCH_APP_ID, key: data.SEARCH_KEY },
  });
}
