import { beforeEach, describe, expect, it } from 'vitest';
import { autofillKana } from '#client/components/reservation/furigana.ts';

let name: HTMLInputElement;
let kana: HTMLInputElement;
beforeEach(() => {
  [name, kana] = [document.createElement('input'), document.createElement('input')];
  autofillKana(name, kana);
});

/** Dispatches the events of an input method: the composition step by step, then the converted word. */
function compose(steps: readonly string[], word: string): void {
  for (const data of [...steps, word])
    name.dispatchEvent(new CompositionEvent('compositionupdate', { data }));
  name.value += word;
  name.dispatchEvent(new InputEvent('input'));
  name.dispatchEvent(new CompositionEvent('compositionend', { data: word }));
}

const SATO = ['s', 'さ', 'さt', 'さと', 'さとう'];

describe('autofillKana', () => {
  it('appends the composed reading in katakana', () => {
    compose(SATO, '佐藤');
    expect(kana.value).toBe('サトウ');
    compose(['や', 'やm', 'やま'], '山');
    expect(kana.value).toBe('サトウヤマ');
  });

  it('ignores text deleted before conversion', () => {
    compose(['さ', 'さい', 'さ', 'さと'], '里');
    expect(kana.value).toBe('サト');
    compose(['あ', 'あい', ''], '');
    expect(kana.value).toBe('サト');
  });

  it('never overwrites kana typed by hand', () => {
    kana.value = 'サイトウ';
    compose(SATO, '佐藤');
    expect(kana.value).toBe('サイトウ');
    name.value = '';
    name.dispatchEvent(new InputEvent('input'));
    expect(kana.value).toBe('サイトウ');
  });

  it('clears the kana with the name', () => {
    compose(SATO, '佐藤');
    name.value = '';
    name.dispatchEvent(new InputEvent('input'));
    expect(kana.value).toBe('');
    compose(['すずき'], '鈴木');
    expect(kana.value).toBe('スズキ');
  });

  it('ignores pasted names', () => {
    name.value = '佐藤';
    name.dispatchEvent(new InputEvent('input', { inputType: 'insertFromPaste' }));
    expect(kana.value).toBe('');
  });
});
