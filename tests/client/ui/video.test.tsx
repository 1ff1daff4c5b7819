import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { VideoCard } from '#client/ui/hall/VideoCard.tsx';

const card = (href: string) => <VideoCard title="チャペルの紹介" href={href} thumbnail={null} />;

it('a file plays in the place of its still; where it cannot, it is opened where it is kept', () => {
  const { container } = render(card('https://videos.example/7701.mp4'));
  expect(screen.getByRole('link').getAttribute('target')).toBeNull();
  fireEvent.click(screen.getByRole('link'));
  const film = container.querySelector('video');
  expect(film?.src).toBe('https://videos.example/7701.mp4');
  expect(screen.queryByRole('link')).toBeNull();

  fireEvent.error(film ?? document.body);
  expect(screen.getByRole('status').textContent).toContain('再生できませんでした');
  expect(screen.getByRole('link').getAttribute('target')).toBe('_blank');
  expect(fireEvent.click(screen.getByRole('link'))).toBe(true);
});

it('the page of somebody who keeps videos opens there', () => {
  render(card('https://videos.example/watch?v=7701'));
  expect(screen.getByRole('link').getAttribute('target')).toBe('_blank');
});
