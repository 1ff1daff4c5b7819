/** Scalars. Each validates its output, so an invalid upstream value fails its own field and is never passed on. */
import { GraphQLError } from 'graphql';
import { isWebUrl } from '#gateway/html/sanitize.ts';

import { builder } from './builder.ts';
import { badUpstreamValue } from './errors.ts';

const INSTANT_FORMAT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;
const DAY_FORMAT = /^\d{4}-\d{2}-\d{2}$/;
const DAYS_IN_MONTH = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const TIME_FORMAT = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Whether a text is an ISO 8601 instant with offset. */
export function isInstant(text: string): boolean {
  return INSTANT_FORMAT.test(text) && !Number.isNaN(Date.parse(text));
}

/** Whether a text is an existing calendar day. */
export function isDay(text: string): boolean {
  if (!DAY_FORMAT.test(text)) return false;
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8))];
  return year > 0 && day > 0 && day <= daysInMonth(year, month);
}

/** Months count from 1; an invalid month has 0 days. Ten times as fast as `Date`. */
function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return DAYS_IN_MONTH[month] ?? 0;
}

interface TextScalar {
  name: 'DateTime' | 'LocalDate' | 'LocalTime' | 'URL';
  description: string;
  specifiedByURL: string;
  accepts: (text: string) => boolean;
}

function textScalar({ name, accepts, description, specifiedByURL }: TextScalar): void {
  const parseValue = (value: unknown): string => {
    if (typeof value === 'string' && accepts(value)) return value;
    throw new GraphQLError(`${name} cannot represent this value.`, {
      extensions: { code: 'BAD_USER_INPUT' },
    });
  };
  builder.scalarType(name, {
    description,
    specifiedByURL,
    serialize: serializer(name, accepts),
    parseValue,
  });
}

function serializer(name: string, accepts: (text: string) => boolean): (value: unknown) => string {
  return (value) => {
    if (typeof value === 'string' && accepts(value)) return value;
    throw badUpstreamValue(`value for ${name}`);
  };
}

textScalar({
  name: 'DateTime',
  description: 'An instant in ISO 8601 with offset, e.g. `2026-11-21T10:00:00+09:00`.',
  specifiedByURL: 'https://scalars.graphql.org/andimarek/date-time.html',
  accepts: isInstant,
});

textScalar({
  name: 'LocalDate',
  description: 'A calendar day `YYYY-MM-DD` in Japan time, without a time of day.',
  specifiedByURL: 'https://scalars.graphql.org/andimarek/local-date.html',
  accepts: isDay,
});

textScalar({
  name: 'LocalTime',
  description: 'A time of day `HH:mm` in Japan time.',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc3339',
  accepts: (text) => TIME_FORMAT.test(text),
});

textScalar({
  name: 'URL',
  description:
    'An absolute `https:` or `http:` URL without user name and password, at most 8,192 characters. Sites other than this one may have `http:` addresses. Any other value of the source is null with an entry in `errors`.',
  specifiedByURL: 'https://url.spec.whatwg.org/',
  accepts: isWebUrl,
});

builder.scalarType('HTML', {
  description:
    'HTML sanitized by the gateway: no script, style, event handler, form or frame; safe to insert into a page. Text beyond 262,144 characters, or whose tags would multiply, is cut: the HTML then ends with a paragraph that says so in Japanese and alone carries the attribute `data-truncated`. A link whose address is refused becomes its text, followed by `<small>（リンク先を表示できません）</small>`.',
  specifiedByURL: 'https://html.spec.whatwg.org/',
  serialize: (value) => {
    if (typeof value === 'object' && value !== null && 'sanitizedHtml' in value) return value.sanitizedHtml;
    throw badUpstreamValue('sanitized HTML');
  },
});

builder.scalarType('JPY', {
  description: 'Whole Japanese yen, tax included, as a non-negative integer.',
  specifiedByURL: 'https://www.iso.org/iso-4217-currency-codes.html',
  serialize: (value) => {
    if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0)
      throw badUpstreamValue('amount of yen');
    return value;
  },
});
