/**
 * Released documents answer byte for byte as recorded in released/answers.json. After a deliberate change of data or
 * answers, record them again: `npm run record:answers`.
 */
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { root } from '#tests/harness/process.ts';
import { releasedAnswers, type ReleasedAnswer } from './answers.ts';

const json = (path: string): unknown => JSON.parse(readFileSync(root + path, 'utf8'));
const documents = json('released/documents.json') as Record<string, string>;
const recorded = json('released/answers.json') as Record<string, { guest: string; member: string }>;

let answers: Map<string, ReleasedAnswer>;
beforeAll(async () => {
  answers = await releasedAnswers(documents);
}, 180_000);

describe('released documents', () => {
  test('are all recorded', () => {
    expect(Object.keys(recorded).toSorted()).toEqual(Object.keys(documents).toSorted());
  });

  test.each(Object.keys(documents))('%s answers as recorded', (id) => {
    const answer = answers.get(id);
    for (const caller of ['guest', 'member'] as const) {
      const text = answer?.[caller] ?? '';
      if (hash('sha256', text) !== recorded[id]?.[caller])
        expect.fail(`${answer?.name}, as a ${caller}, now answers: ${text.slice(0, 2_000)}`);
    }
  });

  test('answer without faults', () => {
    const faulty = [...answers.values()].filter(({ guest, member }) =>
      [guest, member].some((text) => !text.startsWith('200 ') || text.includes('"errors"')),
    );
    expect(faulty.map(({ name }) => name)).toEqual([]);
  });
});
