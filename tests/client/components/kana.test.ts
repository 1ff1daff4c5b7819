import { beforeEach, describe, expect, it } from 'vitest';
import { followReading } from '#client/components/reservation/kana.ts';

let name: HTMLInputElement;
let kana: HTMLInputElement;
beforeEach(() => {
  [name, kana] = [document.createElement('input'), document.createElement('input')];
  followReading(name, kana);
});

/** Composes a word as an input method does: what it is fed, step by step, then what it becomes. */
function compose(steps: readonly string[], word: string): void {
  for (const data of [...steps, word])
    name.dispatchEvent(new CompositionEvent('compositionupdate', { data }));
  name.value += word;
  name.dispatchEvent(new InputEvent('input'));
  name.dispatchEvent(new CompositionEvent('compositionend', { data: word }));
}

const SATO = ['s', 'さ', 'さt', 'さと', 'さとう'];

describe('the reading of a name', () => {
  it('is what the input method was fed, in katakana, part by part', () => {
    compose(SATO, '佐藤');
    expect(kana.value).toBe('サトウ');
    compose(['や', 'やm', 'やま'], '山');
    expect(kana.value).toBe('サトウヤマ');
  });

  it('forgets what was taken back before it was converted', () => {
    compose(['さ', 'さい', 'さ', 'さと'], '里');
    expect(kana.value).toBe('サト');
    compose(['あ', 'あい', ''], '');
    expect(kana.value).toBe('サト');
  });

  it('leaves alone what was written by hand, before and after', () => {
    kana.value = 'サイトウ';
    compose(SATO, '佐藤');
    expect(kana.value).toBe('サイトウ');
    name.value = '';
    name.dispatchEvent(new InputEvent('input'));
    expect(kana.value).toBe('サイトウ');
  });

  it('goes with the name when that is emptied', () => {
    compose(SATO, '佐藤');
    name.value = '';
    name.dispatchEvent(new InputEvent('input'));
    expect(kana.value).toBe('');
    compose(['すずき'], '鈴木');
    expect(kana.value).toBe('スズキ');
  });

  it('is unknown for a name that is pasted', () => {
    name.value = '佐藤';
    name.dispatchEvent(new InputEvent('input', { inputType: 'insertFromPaste' }));
    expect(kana.value).toBe('');
  });
});
