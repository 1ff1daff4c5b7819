import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ticketTitle } from '#client/components/ticket/ticketNames.ts';
import { PageTitle } from '#client/ui/base/PageTitle.tsx';
import { marked } from '#client/ui/base/Phrases.tsx';

it.each(['', ' \n\t', '\u3000'])('a page whose name is blank (%j) has a title', (name) => {
  render(<PageTitle kind="name">{name}</PageTitle>);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('名称は確認中です');
  expect(ticketTitle(name, 5_000)).toBe('名称を確認中のチケット');
});

it('marked phrases become breaks that add nothing to the text', () => {
  render(<PageTitle kind="name">{marked('オマール海老とフェア', 'オマール海老と\u{200B}フェア')}</PageTitle>);
  const title = screen.getByRole('heading', { level: 1, name: 'オマール海老とフェア' });
  expect(title.innerHTML).toBe('オマール海老と<wbr>フェア');
  expect(title.textContent).toBe('オマール海老とフェア');
});

it('marks of another text are not used', () => {
  expect(marked('名称', 'ほかの\u{200B}名称')).toBe('名称');
  expect(marked('名称', null)).toBe('名称');
});
