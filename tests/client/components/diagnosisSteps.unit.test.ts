/** The way through the twelve questions, the same with script and without. */
import { describe, expect, it } from 'vitest';
import { invitation, readSide } from '#client/components/diagnosis/sides.ts';
import { starterOf } from '#client/components/diagnosis/starters.ts';
import { answersOf, collect, stepOf, wrongStep, writeRule } from '#client/components/diagnosis/steps.ts';

const sent = (...entries: [string, string][]) => new URLSearchParams(entries);
const choose = writeRule({ kind: 'choose', most: 2 });
const write = writeRule({ kind: 'write', most: 5 });

describe('a screen', () => {
  it('adds its answer to those before, and nothing else it was sent', () => {
    const fields = sent(
      ['key', 'dk'],
      ['step', '2'],
      ['a1', '3'],
      ['q2', '1'],
      ['q2', '4'],
      ['rule', choose],
    );
    expect(collect(fields)).toEqual({ key: 'dk', step: '2', a1: '3', a2: '1,4' });
    expect(collect(sent(['step', '2'], ['go', 'back'], ['user_id', '1']))).toEqual({ step: '2' });
  });

  it('takes an answer back where all choices were let go', () => {
    expect(collect(sent(['step', '2'], ['a2', '1'], ['rule', choose]))['a2']).toBe('');
  });

  it('wants a choice, at most so many, and a text that is not too long', () => {
    expect(wrongStep({ step: '2', a2: '' }, choose)).toBe('選択してください');
    expect(wrongStep({ step: '2', a2: '1,2,3' }, choose)).toBe('2つまで選択してください');
    expect(wrongStep({ step: '2', a2: '1,2' }, choose)).toBeNull();
    expect(wrongStep({ step: '5', a5: '' }, write)).toBeNull();
    expect(wrongStep({ step: '5', a5: '👰👰👰👰👰' }, write)).toBeNull();
    expect(wrongStep({ step: '5', a5: '六文字です。' }, write)).toBe('5文字以内で入力してください');
  });

  it('stands between the beginning and the twelfth, whatever it was sent', () => {
    expect(['3', '99', '-1', 'x', ''].map((step) => stepOf(sent(['step', step])))).toEqual([3, 12, 0, 0, 0]);
  });
});

it('what is sent are the answers given: values of choices, or a text', () => {
  expect(answersOf({ a1: '2,3', a2: '', a5: '春, できれば' }, (number) => number === 5)).toEqual([
    { number: 1, values: ['2', '3'] },
    { number: 5, text: '春, できれば' },
  ]);
});

it('the key of the other side stands behind #, where no server sees it', () => {
  expect(invitation('https://x.example', 'dg_1', 'parent', 'dk_2')).toBe(
    'https://x.example/diagnosis/dg_1/parent#dk_2',
  );
  expect([readSide('child'), readSide('somebody'), readSide(null)]).toEqual(['child', null, null]);
});

it('each question has a sentence of its own to begin with', () => {
  const starters = Array.from({ length: 12 }, (_, index) => starterOf(index + 1));
  expect(new Set(starters).size).toBe(12);
  expect(starterOf(13)).toContain('どうしてそう思うの？');
});
