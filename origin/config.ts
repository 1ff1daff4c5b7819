/** Settings of the embedded REST APIs; the only reader of `process.env` in this folder. */
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''));

const Environment = z.object({
  /** Port to listen on; 0 picks a free one. */
  ORIGIN_PORT: port.default(4001),
  /** Address to bind: loopback unless the origin runs in its own container. */
  ORIGIN_HOST: z.string().min(1).default('127.0.0.1'),
  /** Base of picture and video URLs, where it differs from the bound address. */
  ORIGIN_PUBLIC_URL: httpUrl.optional(),
  /** Base of links to pages of other sites, where visitors do not reach the bound address. */
  ORIGIN_OTHER_SITES_URL: httpUrl.optional(),
  /** Directory of the embedded database and the rendered pictures; `memory:` keeps the database in memory. */
  ORIGIN_DATA_DIR: z.string().min(1).default('.data/origin'),
  /** A PostgreSQL server to use instead of the embedded database. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** `1` serves /__faults and /__journal, with which tests inject faults. */
  ORIGIN_FAULTS: z.enum(['0', '1']).default('0'),
  PORT: port.default(4000),
  /** Base of links to site pages; by default the site on PORT. */
  SITE_URL: httpUrl.optional(),
  /** Credentials of the search service; the gateway reads the same variables. */
  SEARCH_APP_ID: z.string().min(1).default('embedded'),
  SEARCH_KEY: z.string().min(1).default('embedded'),
});

/** Example values for error messages. */
const EXAMPLES: Record<keyof z.infer<typeof Environment>, string> = {
  ORIGIN_PORT: '4001',
  ORIGIN_HOST: '127.0.0.1',
  ORIGIN_PUBLIC_URL: 'http://origin.example:4001',
  ORIGIN_OTHER_SITES_URL: 'https://other-sites.example.jp',
  ORIGIN_DATA_DIR: '.data/origin',
  DATABASE_URL: 'postgres://user:password@localhost:5432/musubi',
  ORIGIN_FAULTS: '1',
  PORT: '4000',
  SITE_URL: 'https://www.example.jp',
  SEARCH_APP_ID: 'A1B2C3D4E5',
  SEARCH_KEY: '0123456789abcdef',
};

export type OriginConfig = Readonly<{
  port: number;
  host: string;
  publicUrl: string | null;
  otherSitesUrl: string | null;
  dataDir: string;
  databaseUrl: string | null;
  faults: boolean;
  siteUrl: string;
  searchCredentials: Readonly<{ appId: string; key: string }>;
}>;

/** One line per invalid variable: its name, the problem and an example. */
class ConfigError extends Error {}

/** Empty variables count as unset. @throws {ConfigError} */
export function readConfig(): OriginConfig {
  const variables = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
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
    otherSitesUrl: data.ORIGIN_OTHER_SITES_URL ?? null,
    dataDir: data.ORIGIN_DATA_DIR,
    databaseUrl: data.DATABASE_URL ?? null,
    faults: data.ORIGIN_FAULTS === '1',
    siteUrl: data.SITE_URL ?? `http://localhost:${data.PORT}`,
    searchCredentials: { appId: data.SEARCH_APP_ID, key: data.SEARCH_KEY },
  });
}
