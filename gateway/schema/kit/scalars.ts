/** Scalars. Each checks what it writes, so that a value of the wrong form costs its own field and is never passed on. */
import { GraphQLError } from 'graphql';

import { builder } from '../builder.ts';
import { badOutput } from './errors.ts';
import { cleanHtml } from './html.ts';

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAYS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Whether a text is an instant with its offset. */
export function isInstant(text: string): boolean {
  return INSTANT.test(text) && !Number.isNaN(Date.parse(text));
}

/** Whether a text is a day of the calendar (`2026-02-30` is not). */
export function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const [month, day] = [Number(text.slice(5, 7)), Number(text.slice(8))];
  return day > 0 && day <= daysOf(Number(text.slice(0, 4)), month);
}

/** Days of a month, counted from 1; none of a month there is not. Dates of the clock would cost ten times as much. */
function daysOf(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return DAYS[month] ?? 0;
}

/** Whether a text is an absolute http(s) address without a user name in it. */
export function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null &&
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    url.username === '' &&
    url.password === ''
  );
}

interface TextScalar {
  name: 'DateTime' | 'LocalDate' | 'LocalTime' | 'URL';
  description: string;
  specifiedByURL: string;
  accepts: (text: string) => boolean;
}

function textScalar({ name, accepts, description, specifiedByURL }: TextScalar): void {
  const check = (value: unknown): string => {
    if (typeof value === 'string' && accepts(value)) return value;
    throw new GraphQLError(`${name} cannot represent this value.`, {
      extensions: { code: 'BAD_USER_INPUT' },
    });
  };
  builder.scalarType(name, {
    description,
    specifiedByURL,
    serialize: checkOutput(name, accepts),
    parseValue: check,
  });
}

function checkOutput(name: string, accepts: (text: string) => boolean): (value: unknown) => string {
  return (value) => {
    if (typeof value === 'string' && accepts(value)) return value;
    throw badOutput(`value for ${name}`);
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
  accepts: (text) => TIME.test(text),
});

textScalar({
  name: 'URL',
  description:
    'An absolute `https:` address without user name; `http:` only on a development machine. What the source gives in any other scheme is dropped and null.',
  specifiedByURL: 'https://url.spec.whatwg.org/',
  accepts: isWebAddress,
});

builder.scalarType('HTML', {
  description:
    'HTML cleaned by the gateway: no script, style, event handler, form or frame; safe to insert into a page.',
  specifiedByURL: 'https://html.spec.whatwg.org/',
  serialize: (value) => {
    if (typeof value !== 'string') throw badOutput('text of HTML');
    return cleanHtml(value);
  },
});

builder.scalarType('JPY', {
  description: 'Whole Japanese yen, tax included, as a non-negative integer.',
  specifiedByURL: 'https://www.iso.org/iso-4217-currency-codes.html',
  serialize: (value) => {
    if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0)
      throw badOutput('amount of yen');
    return value;
  },
});
