import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ticketTitle } from '#client/components/ticket/ticketNames.ts';
import { PageTitle } from '#client/ui/base/PageTitle.tsx';

it.each(['', ' \n\t', '\u3000'])('a page whose name is blank (%j) has a title', (name) => {
  render(<PageTitle kind="name">{name}</PageTitle>);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('名称は確認中です');
  expect(ticketTitle(name, 5_000)).toBe('名称を確認中のチケット');
});
