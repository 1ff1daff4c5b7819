/** The shared lists that a device knows: the REST API cannot list them. */
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { saveOwnShare } from '#client/components/account/ownShares.ts';
import { MEMBER, openPage } from '../relay/openPage.tsx';

beforeEach(() => localStorage.clear());

const PAGE = {
  viewer: { isLoggedIn: true, account: { id: 'account', shareableHallClips: [] } },
};

it('shows the own lists of this device, without those of others, and what is not possible', async () => {
  for (const hash of ['hashOfAnother', 'hashOfMine']) saveOwnShare(hash);
  const page = await openPage('/mypage/clips/share', PAGE, MEMBER);
  for (const hash of ['hashOfMine', 'hashOfAnother'])
    await page.answer('OwnSharesQuery', {
      hallClipShare: {
        hash,
        createdAt: '2026-11-20T20:00:00+09:00',
        isOwnedByViewer: hash === 'hashOfMine',
        hallClips: { totalCount: 4 },
      },
    });
  const list = await screen.findByRole('link', { name: '2026年11月20日(金)に作った4会場のリスト' });
  expect(list.getAttribute('href')).toBe('/clips/shared/hashOfMine');
  expect(screen.getByRole('link', { name: '会場を選び直す' }).getAttribute('href')).toBe(
    '/mypage/clips/share?list=hashOfMine',
  );
  expect(screen.queryByText(/hashOfAnother/)).toBeNull();
  expect(screen.getByText(/共有をやめること.*このサイトからはできません/)).toBeTruthy();
});

it('shows nothing where none is known', async () => {
  await openPage('/mypage/clips/share', PAGE, MEMBER);
  expect(screen.queryByText('これまでの共有リスト')).toBeNull();
});
