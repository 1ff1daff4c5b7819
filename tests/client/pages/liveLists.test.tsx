/** Lists of clipped halls that change while they are open. */
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { MEMBER, openPage } from '../relay/openPage.tsx';
import { accountOf, clipOf, clipsPage, commentOf, shareOf } from './clipsData.ts';

const rows = () => screen.getAllByRole('article').map((row) => row.querySelector('h2')?.textContent);
const rowOf = (name: string) => screen.getByRole('heading', { name }).closest('article');
const note = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name: `${name}のメモ` });

describe("a member's clips", () => {
  const LIVE = 'ClippedHallsSubscription';
  const open = () => openPage('/mypage/clips', clipsPage([clipOf('青山'), clipOf('銀座')]), MEMBER);
  type Gateway = Awaited<ReturnType<typeof open>>;
  const push = (gateway: Gateway, ...clips: ReturnType<typeof clipOf>[]) =>
    gateway.push(LIVE, { hallClipsChanged: accountOf(clips, 'r2') });

  it('begin with the first change after the state that is shown', async () => {
    const { sent } = await open();
    expect(sent(LIVE)).toEqual([{ page: 1, isFirst: true, since: 'r1' }]);
  });

  it('show a comment in the row of its hall, and keep what is being written', async () => {
    const gateway = await open();
    fireEvent.change(note('青山'), { target: { value: '途中' } });
    await push(gateway, clipOf('青山'), clipOf('銀座', { comments: [commentOf('c1', '母も行きます')] }));
    expect(rowOf('銀座')?.textContent).toContain('母も行きます');
    expect(rowOf('青山')?.textContent).not.toContain('母も行きます');
    expect(note('青山').value).toBe('途中');
  });

  it('gain and lose halls that are clipped and unclipped elsewhere; the others keep what is being written', async () => {
    const gateway = await open();
    fireEvent.change(note('銀座'), { target: { value: '途中' } });
    await push(gateway, clipOf('横浜'), clipOf('銀座'));
    expect(rows()).toEqual(['横浜', '銀座']);
    expect(note('銀座').value).toBe('途中');
  });

  it('stay where the stream ends without a state, as when the session has ended', async () => {
    const gateway = await open();
    await gateway.push(LIVE, { hallClipsChanged: null });
    expect(rows()).toEqual(['青山', '銀座']);
  });

  it('are subscribed to once, however many changes arrive, until the page is left', async () => {
    const gateway = await open();
    await push(gateway, clipOf('青山'));
    await push(gateway, clipOf('青山'), clipOf('銀座'));
    expect([gateway.sent(LIVE).length, gateway.waiting(LIVE)]).toEqual([1, 1]);
    gateway.unmount();
    expect(gateway.waiting(LIVE)).toBe(0);
  });
});

describe('a shared list', () => {
  const LIVE = 'SharedClipsSubscription';
  const PAGE = 'SharedClipsPageQuery';
  const PATH = '/clips/shared/secret';
  const names = Array.from({ length: 30 }, (_, index) => `会場${index + 1}`);
  const openSecondPage = () =>
    openPage(`${PATH}?page=2`, { hallClipShare: shareOf([clipOf('横浜')], { totalCount: 31 }) });

  it('shows the change of its halls, and not that of another list', async () => {
    const { push } = await openPage(PATH, { hallClipShare: shareOf([clipOf('青山')]) });
    await push(LIVE, { hallClipShareChanged: shareOf([clipOf('銀座')], { id: 'another' }) });
    expect(rows()).toEqual(['青山']);
    await push(LIVE, { hallClipShareChanged: shareOf([clipOf('青山', { note: '駅から近い' })]) });
    expect(rowOf('青山')?.textContent).toContain('駅から近い');
  });

  it('keeps a comment that is being written when the list changes', async () => {
    const { push } = await openPage(PATH, { hallClipShare: shareOf([clipOf('青山')]) });
    const comment = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '青山へのコメント' });
    fireEvent.change(comment, { target: { value: '途中' } });
    await push(LIVE, { hallClipShareChanged: shareOf([clipOf('銀座'), clipOf('青山')]) });
    expect([rows(), comment.isConnected, comment.value]).toEqual([['銀座', '青山'], true, '途中']);
  });

  it('keeps what is written while a comment is being sent, also through a reload', async () => {
    sessionStorage.clear();
    const open = async () => {
      const page = await openPage(PATH, { hallClipShare: shareOf([clipOf('青山')]) });
      const comment = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '青山へのコメント' });
      const send = () => fireEvent.click(screen.getByRole('button', { name: 'コメントする' }));
      const answer = (...userErrors: object[]) =>
        page.answer('AddCommentMutation', { addHallClipComment: { hallClip: clipOf('青山'), userErrors } });
      return { ...page, comment, send, answer };
    };
    const type = (field: Element, value: string) => fireEvent.input(field, { target: { value } });
    const first = await open();
    type(first.comment, '一つ目');
    first.send();
    type(first.comment, '二つ目');
    await first.answer();
    expect(first.comment.value).toBe('二つ目');
    first.unmount();

    const reloaded = await open();
    expect(reloaded.comment.value).toBe('二つ目');
    reloaded.send();
    await reloaded.answer();
    expect([reloaded.comment.value, sessionStorage.length]).toEqual(['', 0]);
  });

  it('asks a member whose session has ended to log in, before the comment is a guest’s', async () => {
    sessionStorage.clear();
    const viewer = 'AddCommentMutationViewerQuery';
    const { answer, sent } = await openPage(PATH, { hallClipShare: shareOf([clipOf('青山')]) }, MEMBER);
    const comment = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '青山へのコメント' });
    fireEvent.input(comment, { target: { value: '中庭がよい' } });
    const send = () => fireEvent.click(screen.getByRole('button', { name: 'コメントする' }));
    send();
    await answer(viewer, { viewer: { isLoggedIn: false } });
    expect(await screen.findByText('ログインの有効期限が切れました')).toBeTruthy();
    expect([comment.value, sent('AddCommentMutation')]).toEqual(['中庭がよい', []]);
    send();
    await answer(viewer, { viewer: { isLoggedIn: true } });
    await answer('AddCommentMutation', { addHallClipComment: { hallClip: clipOf('青山'), userErrors: [] } });
    await vi.waitFor(() => expect(comment.value).toBe(''));
  });

  it('shows reactions and who has them, live', async () => {
    const { push } = await openPage(PATH, { hallClipShare: shareOf([clipOf('青山')]) });
    const comments = [
      { ...commentOf('c1', '【母・行きたい】駅から近い'), nickname: null },
      { ...commentOf('c2', '【行きたい】'), nickname: '結衣' },
      { ...commentOf('c3', '【父・迷う】'), nickname: null },
    ];
    await push(LIVE, { hallClipShareChanged: shareOf([clipOf('青山', { comments })]) });
    const texts = screen.getAllByRole('list').map((list) => list.textContent);
    expect(texts).toEqual(['2人が行きたい母、結衣1人が迷う父', expect.stringMatching(/^駅から近い母 · /)]);
  });

  it('asks a guest for a name once, for all halls', async () => {
    localStorage.clear();
    const { answer, sent } = await openPage(PATH, {
      hallClipShare: shareOf([clipOf('青山'), clipOf('銀座')]),
    });
    const names = () => screen.queryAllByRole<HTMLInputElement>('combobox', { name: 'お名前' });
    const wants = () => screen.getAllByRole('button', { name: '行きたい' });
    // A reaction needs a name.
    fireEvent.click(wants()[0] ?? document.body);
    expect([screen.getByRole('alert').textContent, document.activeElement]).toEqual([
      'お名前を入力してください（母・父・友人など）',
      names()[0],
    ]);
    fireEvent.change(names()[0] ?? document.body, { target: { value: '母' } });
    fireEvent.click(wants()[0] ?? document.body);
    await answer('AddCommentMutation', {
      addHallClipComment: { hallClip: clipOf('青山'), userErrors: [] },
    });
    await screen.findAllByText('「母」として書きます。', { exact: false });
    expect(names()).toEqual([]);
    fireEvent.click(wants()[1] ?? document.body);
    await answer('AddCommentMutation', {
      addHallClipComment: { hallClip: clipOf('銀座'), userErrors: [] },
    });
    expect(sent('AddCommentMutation').map(({ comment }) => comment)).toEqual([
      '【母・行きたい】',
      '【母・行きたい】',
    ]);
  });

  it('follows the page that is open: one stream at a time', async () => {
    const { answer, sent, waiting } = await openPage(PATH, {
      hallClipShare: shareOf(
        names.map((name) => clipOf(name)),
        { totalCount: 31 },
      ),
    });
    fireEvent.click(screen.getByRole('link', { name: '2ページ目' }));
    await answer(PAGE, { hallClipShare: shareOf([clipOf('横浜')], { totalCount: 31, revision: 'r2' }) });
    await screen.findByRole('heading', { name: '横浜' });
    expect(sent(LIVE)).toEqual([
      { hash: 'secret', page: 1, since: 'r1' },
      { hash: 'secret', page: 2, since: 'r2' },
    ]);
    expect(waiting(LIVE)).toBe(1);
  });

  it('whose page becomes empty leads to the first page', async () => {
    const { push } = await openSecondPage();
    expect(rows()).toEqual(['横浜']);
    await push(LIVE, { hallClipShareChanged: shareOf([], { totalCount: 30 }) });
    expect(screen.getByRole('heading', { name: 'このページには会場がありません' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'はじめのページへ' }).getAttribute('href')).toBe(PATH);
  });

  it('whose last hall is removed says so', async () => {
    const { push } = await openPage(PATH, { hallClipShare: shareOf([clipOf('青山')]) });
    await push(LIVE, { hallClipShareChanged: shareOf([]) });
    expect(screen.getByRole('heading', { name: 'いまは会場がありません' })).toBeTruthy();
  });
});
