import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { VideoCard } from '#client/ui/hall/VideoCard.tsx';

const videoCard = (href: string | null) => <VideoCard title="チャペルの紹介" href={href} thumbnail={null} />;

it('a video file plays in place; if that fails, the link opens it', () => {
  const { container } = render(videoCard('https://videos.example/7701.mp4'));
  expect(screen.getByRole('link').getAttribute('target')).toBeNull();
  fireEvent.click(screen.getByRole('link'));
  const video = container.querySelector('video');
  expect(video?.src).toBe('https://videos.example/7701.mp4');
  expect(screen.queryByRole('link')).toBeNull();

  fireEvent.error(video ?? document.body);
  expect(screen.getByRole('status').textContent).toContain('再生できませんでした');
  expect(screen.getByRole('link').getAttribute('target')).toBe('_blank');
  expect(fireEvent.click(screen.getByRole('link'))).toBe(true);
});

it('pages of video hosts open in a new tab', () => {
  render(videoCard('https://videos.example/watch?v=7701'));
  expect(screen.getByRole('link').getAttribute('target')).toBe('_blank');
});

it('F99 a video without an address is no link and says so', () => {
  render(videoCard(null));
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('リンク先を表示できません')).toBeDefined();
});

it('says which hall it shows, with a link unless it is the hall of the page', () => {
  const href = 'https://videos.example/7701.mp4';
  const { rerender } = render(
    <VideoCard
      title="チャペルの紹介"
      href={href}
      thumbnail={null}
      hall={{ name: '青山の館', href: '/halls/3' }}
    />,
  );
  expect(screen.getByRole('link', { name: '青山の館' }).getAttribute('href')).toBe('/halls/3');
  rerender(<VideoCard title="チャペルの紹介" href={href} thumbnail={null} hall={{ name: '青山の館' }} />);
  expect(screen.queryByRole('link', { name: '青山の館' })).toBeNull();
  expect(screen.getByText('青山の館')).toBeDefined();
});
