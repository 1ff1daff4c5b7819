/** Notes on clipped halls: when they are saved, and what becomes of the text when that takes long or fails. */
import { act, fireEvent, screen } from '@testing-library/react';
import { commitLocalUpdate } from 'react-relay/hooks.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clipOf, clipsPage } from '../pages/clipsData.ts';
import { MEMBER, openPage, pass } from '../relay/openPage.tsx';

const PAUSE_MS = 700;
const SAVE = 'SaveNoteMutation';
const NAME = 'グランメゾン青山';

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The clips page with a note that says はじめ. */
async function openNote() {
  const gateway = await openPage('/mypage/clips', clipsPage([clipOf(NAME, { note: 'はじめ' })]), MEMBER);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: `${NAME}のメモ` });
  return {
    ...gateway,
    field,
    type: (text: string) => void fireEvent.change(field, { target: { value: text } }),
    leaveField: () => void fireEvent.blur(field),
    state: () => document.getElementById(`note-clip-${NAME}-state`)?.textContent,
    /** Another tab has saved the note, and this one has been told. */
    changeElsewhere: (note: string) =>
      act(() =>
        commitLocalUpdate(gateway.environment, (store) => {
          store.get(`clip-${NAME}`)?.setValue(note, 'note');
        }),
      ),
    /** The notes that were sent. */
    notes: () => gateway.sent(SAVE).map(({ note }) => note),
    /** The gateway has saved the note of the oldest request. */
    save: () => gateway.answer(SAVE, { updateHallClipNote: { hallClip: null, userErrors: [] } }),
    refuse: (message: string, code = 'REJECTED') =>
      gateway.answer(SAVE, { updateHallClipNote: { hallClip: null, userErrors: [{ message, code }] } }),
  };
}

/** The visitor switches to another tab or closes this one. */
function hidePage() {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('a note is saved', () => {
  it('after a pause in typing, once, with the last text; and says so', async () => {
    const { type, state, notes, save } = await openNote();
    type('駅');
    await pass(PAUSE_MS - 100);
    type('駅から近い');
    expect(state()).toBe('入力中');
    await pass(PAUSE_MS - 100);
    expect(notes()).toEqual([]);
    await pass(100);
    expect([notes(), state()]).toEqual([['駅から近い'], '保存しています…']);
    await save();
    expect(state()).toBe('保存しました');
  });

  it('at once when the field is left, and not again after the pause', async () => {
    const { type, leaveField, notes, save } = await openNote();
    type('中庭');
    leaveField();
    expect(notes()).toEqual(['中庭']);
    await save();
    await pass(PAUSE_MS);
    leaveField();
    expect(notes()).toEqual(['中庭']);
  });

  it('when another page of the site is opened', async () => {
    const { type, unmount, notes } = await openNote();
    type('中庭');
    unmount();
    expect(notes()).toEqual(['中庭']);
  });
});

describe('while a note is being saved', () => {
  it('what is typed waits, and the last text follows', async () => {
    const { field, type, leaveField, state, notes, save } = await openNote();
    type('一');
    leaveField();
    for (const text of ['一二', '一二三']) {
      type(text);
      await pass(PAUSE_MS);
      expect(notes()).toEqual(['一']);
    }
    await save();
    expect([notes(), state(), field.value]).toEqual([['一', '一二三'], '保存しています…', '一二三']);
    await save();
    expect([state(), field.value]).toEqual(['保存しました', '一二三']);
  });

  it('leaving the browser does not wait: the last text is sent, and again after the first, which may end later', async () => {
    const { type, leaveField, notes, save } = await openNote();
    type('一');
    leaveField();
    type('一二');
    hidePage();
    expect(notes()).toEqual(['一', '一二']);
    hidePage();
    expect(notes()).toEqual(['一', '一二']);
    await save();
    expect(notes()).toEqual(['一', '一二', '一二']);
  });

  it('leaving the browser sends nothing where that text is on its way', async () => {
    const { type, leaveField, notes } = await openNote();
    type('一');
    leaveField();
    hidePage();
    expect(notes()).toEqual(['一']);
  });
});

it('leaving the browser saves what was typed just before', async () => {
  const { type, notes } = await openNote();
  type('一');
  hidePage();
  expect(notes()).toEqual(['一']);
});

describe('a note that could not be saved', () => {
  it('stays, says so and is sent again by the button', async () => {
    const { field, type, leaveField, state, notes, fail, save } = await openNote();
    type('中庭');
    leaveField();
    await fail(SAVE);
    expect([field.value, state()]).toEqual(['中庭', '保存できませんでした。通信を確認してください。']);
    await pass(10 * PAUSE_MS);
    expect(notes()).toEqual(['中庭']);
    fireEvent.click(screen.getByRole('button', { name: 'もう一度保存する' }));
    expect(notes()).toEqual(['中庭', '中庭']);
    await save();
    expect(state()).toBe('保存しました');
    expect(screen.queryByRole('button', { name: 'もう一度保存する' })).toBeNull();
  });

  it('says why the gateway refused it', async () => {
    const { field, type, leaveField, state, refuse } = await openNote();
    type('長い');
    leaveField();
    await refuse('1000文字以内で入力してください');
    expect([field.value, state()]).toEqual(['長い', '1000文字以内で入力してください']);
  });

  it('after the end of the session is saved when the page is opened after log-in', async () => {
    const { type, leaveField, state, refuse, unmount } = await openNote();
    type('中庭');
    leaveField();
    await refuse('保存するには登録が必要です', 'LOGIN_REQUIRED');
    expect(state()).toBe('ログインの有効期限が切れました。ログインすると、書いたメモを保存します。');
    const link = screen.getByRole('link', { name: 'ログインする' });
    expect(link.getAttribute('href')).toBe('/login?to=%2Fmypage%2Fclips');
    // A press on the link leaves the field first.
    leaveField();
    expect(document.contains(link)).toBe(true);
    unmount();

    const later = await openNote();
    expect([later.field.value, later.notes()]).toEqual(['中庭', ['中庭']]);
    await later.save();
    expect([later.state(), sessionStorage.length]).toEqual(['保存しました', 0]);
  });

  it('is saved when the page is loaded again', async () => {
    const { type, leaveField, fail } = await openNote();
    type('中庭');
    leaveField();
    await fail(SAVE);
    document.body.replaceChildren();
    const later = await openNote();
    expect([later.field.value, later.notes()]).toEqual(['中庭', ['中庭']]);
    await later.save();
    expect(sessionStorage.length).toBe(0);
  });

  it('is sent with what was typed since', async () => {
    const { type, leaveField, notes, fail } = await openNote();
    type('一');
    leaveField();
    await fail(SAVE);
    type('一二');
    await pass(PAUSE_MS);
    expect(notes()).toEqual(['一', '一二']);
  });

  it('may have been saved all the same, so that the text before is sent when it is typed again', async () => {
    const { type, leaveField, notes, fail } = await openNote();
    type('間違い');
    leaveField();
    await fail(SAVE);
    type('はじめ');
    leaveField();
    expect(notes()).toEqual(['間違い', 'はじめ']);
  });
});

it('a text that is reverted before it is saved is not sent, and no longer shown as unsaved', async () => {
  const { type, state, notes } = await openNote();
  type('はじめまして');
  type('はじめ');
  await pass(PAUSE_MS);
  expect([notes(), state()]).toEqual([[], '']);
});

describe('a note that another tab changes', () => {
  const PHOTO = '写真「チャペル」 https://x.example/halls/1#photo-1a2b3c';
  const OTHER = '写真「中庭」 https://x.example/halls/1#photo-4d5e6f';

  it('is followed once what was typed is saved, and the next key keeps it', async () => {
    const { field, type, leaveField, notes, save, changeElsewhere } = await openNote();
    type('一');
    leaveField();
    await save();
    changeElsewhere(`一\n${PHOTO}`);
    expect(field.value).toBe(`一\n${PHOTO}`);
    type(`${field.value}\n二`);
    leaveField();
    expect(notes()).toEqual(['一', `一\n${PHOTO}\n二`]);
  });

  it('keeps what is typed, with the photos added there', async () => {
    const { field, type, leaveField, notes, changeElsewhere } = await openNote();
    changeElsewhere(`はじめ\n${PHOTO}`);
    type('書きかけ');
    changeElsewhere(`はじめ\n${PHOTO}\n${OTHER}`);
    // The photo taken out here does not come back.
    expect(field.value).toBe(`書きかけ\n${OTHER}`);
    leaveField();
    expect(notes()).toEqual([`書きかけ\n${OTHER}`]);
  });

  it('while one is being saved gets its photo into the next', async () => {
    const { type, leaveField, notes, save, changeElsewhere } = await openNote();
    type('一');
    leaveField();
    changeElsewhere(`はじめ\n${PHOTO}`);
    await save();
    expect(notes()).toEqual(['一', `一\n${PHOTO}`]);
  });

  it('does not take back what was typed when the store shows an earlier save of this tab', async () => {
    const { field, type, leaveField, save, changeElsewhere } = await openNote();
    for (const text of ['一', '一二']) {
      type(text);
      leaveField();
      changeElsewhere(text);
      await save();
    }
    changeElsewhere('一');
    expect(field.value).toBe('一二');
  });
});
