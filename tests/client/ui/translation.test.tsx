/** Pages that a browser has translated: elements replace text nodes, which React cannot find then. */
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { ShareLinks } from '#client/components/page/ShareLinks.tsx';
import { NO_CONDITIONS } from '#client/pages/HallSearch/searchConditions.ts';
import { UnderstoodNotice } from '#client/pages/HallSearch/UnderstoodNotice.tsx';
import { AreaPicker } from '#client/ui/place/AreaPicker.tsx';
import { FilterOption } from '#client/ui/search/FilterGroup.tsx';

/** Replaces the text nodes of the document as the translation of Chromium does. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    const outer = document.createElement('font');
    outer.appendChild(document.createElement('font')).append(text.data);
    text.replaceWith(outer);
  }
}

const areas = [
  {
    slug: 'kinki',
    name: '近畿',
    prefectures: [
      { slug: 'osaka', name: '大阪府' },
      { slug: 'kyoto', name: '京都府' },
    ],
  },
];
const understood = (isCorrected: boolean) => ({
  search: {
    conditions: NO_CONDITIONS,
    options: null,
    words: { typed: '鎌倉', meaning: ['鎌倉市'], isCorrected, unused: [], alternatives: [] },
  },
});

it.each<{ what: string; before: ReactNode; after: ReactNode; text: string }>([
  {
    what: 'a filter option that becomes empty',
    before: <FilterOption label="ガーデン" count={12} />,
    after: <FilterOption label="ガーデン" count={0} />,
    text: '該当なし',
  },
  {
    what: 'a filter option that is no longer empty',
    before: <FilterOption label="ガーデン" count={0} />,
    after: <FilterOption label="ガーデン" count={12} />,
    text: '12会場',
  },
  {
    what: 'the chosen prefecture',
    before: <AreaPicker areas={areas} selected="osaka" />,
    after: <AreaPicker areas={areas} selected="kyoto" />,
    text: '京都府',
  },
  {
    what: 'words that were corrected',
    before: <UnderstoodNotice {...understood(false)} />,
    after: <UnderstoodNotice {...understood(true)} />,
    text: 'もしかして：「鎌倉」',
  },
])('in a translated page, $what can change', ({ before, after, text }) => {
  const { container, rerender } = render(before);
  translate();
  rerender(after);
  expect(container.textContent).toContain(text);
});

it('in a translated page, a second copy of a link can fail', async () => {
  const user = userEvent.setup();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText');
  render(<ShareLinks url="https://x.example/" title="会場" />);
  await user.click(screen.getByRole('button'));
  expect(screen.getByRole('status').textContent).toBe('コピーしました');
  translate();
  writeText.mockRejectedValue(new Error('denied'));
  await user.click(screen.getByRole('button'));
  expect(screen.getByRole('status').textContent).toBe('コピーできませんでした');
});
