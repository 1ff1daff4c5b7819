import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ConsentBar } from '#client/ui/notice/ConsentBar.tsx';
import { FloatingBanner } from '#client/ui/notice/FloatingBanner.tsx';

it('a banner of the kind button has a tip, a text and its address', () => {
  const banner = { kind: 'button', tip: 'アプリなら便利です', text: 'アプリを見る', url: '/app' } as const;
  render(<FloatingBanner banner={banner} onClose={() => {}} />);
  expect(screen.getByText('アプリなら便利です')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'アプリを見る' }).getAttribute('href')).toBe('/app');
});

it('a banner of the kind card has picture, title, text and what to do', async () => {
  const close = vi.fn<() => void>();
  const banner = {
    kind: 'card',
    url: '/go_to_wedding/',
    thumbnail: { url: '/img?url=a' },
    title: '結婚式へ行こう',
    text: 'はじめの一歩をまとめました',
    cta: '読む',
  } as const;
  const { container } = render(<FloatingBanner banner={banner} onClose={close} />);
  const link = screen.getByRole('link', { name: /結婚式へ行こう.*はじめの一歩.*読む/ });
  expect(link.getAttribute('href')).toBe('/go_to_wedding/');
  expect(container.querySelector('img')?.getAttribute('alt')).toBe('');
  await userEvent.click(screen.getByRole('button', { name: '案内を閉じる' }));
  expect(close).toHaveBeenCalledTimes(1);
});

it('a banner that does something else when pressed does not leave the page', async () => {
  const press = vi.fn<() => void>();
  const banner = { kind: 'button', tip: 'アプリ', text: '見る', url: '#elsewhere' } as const;
  render(<FloatingBanner banner={banner} onPress={press} onClose={() => {}} />);
  await userEvent.click(screen.getByRole('link', { name: '見る' }));
  expect([press.mock.calls.length, location.hash]).toEqual([1, '']);
});

it('consent is as easy to refuse as to give', async () => {
  const answer = vi.fn<(answer: 'yes' | 'no') => void>();
  render(<ConsentBar onAnswer={answer} />);
  await userEvent.click(screen.getByRole('button', { name: '送らない' }));
  await userEvent.click(screen.getByRole('button', { name: '送ってよい' }));
  expect(answer.mock.calls).toEqual([['no'], ['yes']]);
});
