/** The next release can record how the documents of today's site answer. */
import { expect, it } from 'vitest';
import documents from '#client/documents.json' with { type: 'json' };
import { type Collected, variablesFor } from './variables.ts';

const collected: Collected = {
  hallClips: ['1', '2'],
  share: '1',
  hash: 'a',
  hallRawId: '7',
  fair: '1',
  fairRawId: '1',
  holdTime: '10:00',
  reservation: { rawId: '1', cancelCode: 'a' },
  diagnosis: { diagnosisRawId: 'dg_1', key: 'a' },
  ticket: '1',
  ticketRawId: '1',
  album: '1',
  themeTag: '1',
  writer: '1',
  category: '1',
  tag: 'a',
};

it.each(Object.values(documents).map((text) => [/^\w+ (\w+)/.exec(text)?.[1] ?? '', text]))(
  '%s has a value for each required variable',
  (name, text) => expect(() => variablesFor(name, text, collected)).not.toThrow(),
);
