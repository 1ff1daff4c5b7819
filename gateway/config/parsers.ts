/** Schemas for the values of environment variables. */
import { z } from 'zod';

export const port = z.coerce
  .number('must be a number')
  .int('must be a whole number')
  .min(1, 'must be 1 to 65535')
  .max(65_535, 'must be 1 to 65535');

export const integer = (min: number, max: number) =>
  z.coerce
    .number('must be a number')
    .int(`must be a whole number`)
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`);

/** A limit that operators may change. */
export const limit = (min: number, max: number, byDefault: number, description: string) =>
  integer(min, max)
    .default(byDefault)
    .meta(describe(description, String(byDefault)));

/** A switch: 0 by default, 1 turns it on. */
export const flag = (description: string) =>
  z.enum(['0', '1'], 'must be 0 or 1').default('0').meta(describe(description, '1'));

/** Splits a comma-separated list and drops empty entries. */
export const list = (text: string): string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** An absolute http(s) URL without credentials, query and fragment. */
export const baseUrl = z.string().transform((text, context): URL => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    context.addIssue('must be an absolute http or https address');
  else if (url.username + url.password + url.search + url.hash !== '')
    context.addIssue('must have no user, query or fragment');
  else return url;
  return z.NEVER;
});

/** An http(s) origin: scheme, host and port. */
export const origin = baseUrl
  .refine((url) => url.pathname === '/', 'must end after host and port')
  .transform((url) => url.origin);

/** An http(s) origin with a path that ends with a slash. */
export const pathPrefix = baseUrl
  .refine((url) => !/%|\/\//.test(url.pathname), 'must have a path without % and //')
  .transform(({ href }) => (href.endsWith('/') ? href : `${href}/`));

/** A Redis URL of host, port and database, which ioredis and `URL` read alike. */
export const redis = z
  .string()
  .refine(isRedisUrl, 'must be a redis: or rediss: address with its password percent-encoded');

function isRedisUrl(text: string): boolean {
  if (!/^rediss?:\/\/[^\s/?#]+(?:\/\d+)?$/.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  try {
    decodeURIComponent(`${username}:${password}`);
    return true;
  } catch {
    return false;
  }
}

/** An absolute https URL; may have a query. */
export const httpsUrl = z
  .string()
  .refine(
    (text) => URL.canParse(text) && new URL(text).protocol === 'https:',
    'must be an absolute https address',
  );

export const hostName = z.string().regex(/^[a-z0-9.-]{1,253}$/, 'must be names of hosts, in lower case');

/** Metadata for documentation and error messages. */
export const describe = (description: string, example: string) => ({ description, examples: [example] });
