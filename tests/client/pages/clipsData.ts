/** Data of the clip lists, as the gateway sends them. */

/** A clipped hall; `more` replaces fields of the clip. */
export const clipOf = (name: string, more: object = {}) => ({
  id: `clip-${name}`,
  hallId: `hall-${name}`,
  isHallListed: true,
  createdAt: '2026-11-20T10:00:00+09:00',
  note: '',
  comments: [],
  hall: {
    __typename: 'Hall',
    id: `hall-${name}`,
    rawId: '13',
    name,
    coverImages: [],
    location: null,
    viewerHasClipped: true,
  },
  ...more,
});

export const commentOf = (id: string, comment: string) => ({
  id,
  comment,
  nickname: '母',
  createdAt: '2026-11-21T10:00:00+09:00',
});

type Clip = ReturnType<typeof clipOf>;

/** The member's account with these halls clipped. */
export const accountOf = (clips: readonly Clip[], revision = 'r1', totalCount = clips.length) => ({
  id: 'account',
  hallClipCount: totalCount,
  hallClipsRevision: revision,
  hallClips: { totalCount, nodes: clips },
});

/** The clips page of a member. */
export const clipsPage = (clips: readonly Clip[]) => ({
  viewer: { isLoggedIn: true, account: accountOf(clips) },
});

/** A shared list. */
export const shareOf = (
  clips: readonly Clip[],
  { revision = 'r1', totalCount = clips.length, id = 'share' } = {},
) => ({
  id,
  ownerNickname: '結衣',
  isOwnedByViewer: false,
  revision,
  hallClips: { totalCount, nodes: clips },
});
