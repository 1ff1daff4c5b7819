import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ConsentBar } from '#client/ui/notice/ConsentBar.tsx';
import { FloatingBanner } from '#client/ui/notice/FloatingBanner.tsx';

it('a button banner has a tip, a text and a link', () => {
  const banner = { kind: 'button', tip: 'アプリなら便利です', text: 'アプリを見る', url: '/app' } as const;
  render(<FloatingBanner banner={banner} onClose={() => {}} />);
  expect(screen.getByText('アプリなら便利です')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'アプリを見る' }).getAttribute('href')).toBe('/app');
});

it('a card banner has picture, title, text and call to action', async () => {
  const onClose = vi.fn<() => void>();
  const banner = {
    kind: 'card',
    url: '/go_to_wedding/',
    thumbnail: { url: '/img?url=a' },
    title: '結婚式へ行こう',
    text: 'はじめの一歩をまとめました',
    cta: '読む',
  } as const;
  const { container } = render(<FloatingBanner banner={banner} onClose={onClose} />);
  const link = screen.getByRole('link', { name: /結婚式へ行こう.*はじめの一歩.*読む/ });
  expect(link.getAttribute('href')).toBe('/go_to_wedding/');
  expect(container.querySelector('img')?.getAttribute('alt')).toBe('');
  await userEvent.click(screen.getByRole('button', { name: '案内を閉じる' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('a banner with its own action does not follow its link', async () => {
  const onPress = vi.fn<() => void>();
  const banner = { kind: 'button', tip: 'アプリ', text: '見る', url: '#elsewhere' } as const;
  render(<FloatingBanner banner={banner} onPress={onPress} onClose={() => {}} />);
  await userEvent.click(screen.getByRole('link', { name: '見る' }));
  expect([onPress.mock.calls.length, location.hash]).toEqual([1, '']);
});

it('consent can be given and refused', async () => {
  const answer = vi.fn<(answer: 'yes' | 'no') => void>();
  render(<ConsentBar onAnswer={answer} />);
  await userEvent.click(screen.getByRole('button', { name: '送らない' }));
  await userEvent.click(screen.getByRole('button', { name: '送ってよい' }));
  expect(answer.mock.calls).toEqual([['no'], ['yes']]);
});
