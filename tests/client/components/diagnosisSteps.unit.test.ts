import { describe, expect, it } from 'vitest';
import { inviteUrl, parseSide } from '#client/components/diagnosis/sides.ts';
import { conversationStarter } from '#client/components/diagnosis/resultSections.ts';
import {
  toAnswerInputs,
  readProgress,
  currentStep,
  stepError,
  serializeRule,
} from '#client/components/diagnosis/steps.ts';

const submitted = (...entries: [string, string][]) => new URLSearchParams(entries);
const choose = serializeRule({ kind: 'choose', max: 2 });
const write = serializeRule({ kind: 'write', max: 5 });

describe('a step', () => {
  it('adds its answer to the progress, and nothing else of the form', () => {
    const fields = submitted(
      ['key', 'dk'],
      ['step', '2'],
      ['a1', '3'],
      ['q2', '1'],
      ['q2', '4'],
      ['rule', choose],
    );
    expect(readProgress(fields)).toEqual({ key: 'dk', step: '2', a1: '3', a2: '1,4' });
    expect(readProgress(submitted(['step', '2'], ['go', 'back'], ['user_id', '1']))).toEqual({ step: '2' });
  });

  it('clears an answer when all choices were deselected', () => {
    expect(readProgress(submitted(['step', '2'], ['a2', '1'], ['rule', choose]))['a2']).toBe('');
  });

  it('requires a choice, and limits choices and text length', () => {
    expect(stepError({ step: '2', a2: '' }, choose)).toBe('選択してください');
    expect(stepError({ step: '2', a2: '1,2,3' }, choose)).toBe('2つまで選択してください');
    expect(stepError({ step: '2', a2: '1,2' }, choose)).toBeNull();
    expect(stepError({ step: '5', a5: '' }, write)).toBeNull();
    expect(stepError({ step: '5', a5: '👰👰👰👰👰' }, write)).toBeNull();
    expect(stepError({ step: '5', a5: '六文字です。' }, write)).toBe('5文字以内で入力してください');
  });

  it('leaves a text whose limit is not known to the gateway', () => {
    const rule = serializeRule({ kind: 'write', max: null });
    expect(stepError({ step: '5', a5: '六文字です。' }, rule)).toBeNull();
    expect(readProgress(submitted(['step', '5'], ['q5', '六文字です。'], ['rule', rule]))['a5']).toBe(
      '六文字です。',
    );
  });

  it('is clamped to 0 to 12', () => {
    expect(['3', '99', '-1', 'x', ''].map((step) => currentStep(submitted(['step', step])))).toEqual([
      3, 12, 0, 0, 0,
    ]);
  });
});

it('submits given answers only, as choice values or text', () => {
  expect(toAnswerInputs({ a1: '2,3', a2: '', a5: '春, できれば' }, (number) => number === 5)).toEqual([
    { number: 1, values: ['2', '3'] },
    { number: 5, text: '春, できれば' },
  ]);
});

it('puts the key of an invitation into the fragment', () => {
  expect(inviteUrl('https://x.example', 'dg_1', 'parent', 'dk_2')).toBe(
    'https://x.example/diagnosis/dg_1/parent#dk_2',
  );
  expect([parseSide('child'), parseSide('somebody'), parseSide(null)]).toEqual(['child', null, null]);
});

it('has a conversation starter per question', () => {
  const starters = Array.from({ length: 12 }, (_, index) => conversationStarter(index + 1));
  expect(new Set(starters).size).toBe(12);
  expect(conversationStarter(13)).toContain('どうしてそう思うの？');
});
