/** Where a hall abroad is: it has no prefecture and no region. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MEMBER, openPage } from '../relay/openPage.tsx';
import { accountOf, clipOf } from './clipsData.ts';

it('is said in the list of clips', async () => {
  const hall = {
    __typename: 'Hall',
    id: 'hall-1276',
    rawId: '1276',
    name: 'カイルア教会',
    coverImages: [],
    viewerHasClipped: true,
    venueType: 'HOTEL',
    address: 'アメリカ合衆国ハワイ州カイルア市 カワイロア通り',
    location: { prefecture: null, regions: [] },
  };
  const account = { ...accountOf([]), hallClips: { totalCount: 1, nodes: [clipOf('', { hall })] } };
  await openPage('/mypage/clips', { viewer: { isLoggedIn: true, account } }, MEMBER);
  expect(await screen.findByText('ホテル · アメリカ合衆国ハワイ州カイルア市')).toBeTruthy();
});
