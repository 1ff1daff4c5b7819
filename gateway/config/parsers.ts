/** Kinds of values variables of the environment have. */
import { z } from 'zod';

/** Number of a port. */
export const port = z.coerce
  .number('must be a number')
  .int('must be a whole number')
  .min(1, 'must be 1 to 65535')
  .max(65_535, 'must be 1 to 65535');
/** A whole number between two. */
export const whole = (least: number, most: number) =>
  z.coerce
    .number('must be a number')
    .int(`must be a whole number`)
    .min(least, `must be at least ${least}`)
    .max(most, `must be at most ${most}`);
/** Parts between commas, without empty ones. */
export const list = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** An absolute http(s) address without user, query and fragment. */
export const address = z.string().transform((text, context): URL => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    context.addIssue('must be an absolute http or https address');
  else if (url.username + url.password + url.search + url.hash !== '')
    context.addIssue('must have no user, query or fragment');
  else return url;
  return z.NEVER;
});

/** An address with nothing behind host and port, compared exactly. */
export const origin = address
  .refine((url) => url.pathname === '/', 'must end after host and port')
  .transform((url) => url.origin);

/** An absolute https address that may have a query. */
export const script = z
  .string()
  .refine(
    (text) => URL.canParse(text) && new URL(text).protocol === 'https:',
    'must be an absolute https address',
  );

/** The name of a host. */
export const host = z.string().regex(/^[a-z0-9.-]{1,253}$/, 'must be names of hosts, in lower case');

/** What a variable sets and a value to copy, for the documentation and for errors. */
export const about = (description: string, example: string) => ({ description, examples: [example] });
