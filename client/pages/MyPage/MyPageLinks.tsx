import { graphql, useFragment } from 'react-relay/hooks.js';
import type { MyPageLinks_account$key } from '../../__generated__/MyPageLinks_account.graphql.ts';
import { formatDeadline, formatShortDate } from '../../format.ts';
import { EntryCards, type Entry } from '../../ui/account/EntryCards.tsx';
import { clipsPath, reservationsPath, ticketsPath } from '../../paths.ts';

/** Links to clips, reservations and tickets, with counts. */
export function MyPageLinks(props: { account: MyPageLinks_account$key }) {
  const account = useFragment(
    graphql`
      fragment MyPageLinks_account on Account {
        hallClipCount
        lastHallClippedAt
        reservations {
          fairName
          heldOn
          holdTime
          isCancellable
        }
        giftTickets {
          isOpen
          deadlineAt
        }
      }
    `,
    props.account,
  );
  const { hallClipCount, lastHallClippedAt } = account;
  const upcoming = (account.reservations ?? [])
    .filter(({ isCancellable }) => isCancellable)
    .toSorted((a, b) => (a.heldOn ?? '').localeCompare(b.heldOn ?? ''));
  const [next] = upcoming;
  const open = (account.giftTickets ?? []).filter(({ isOpen }) => isOpen);
  const [deadline] = open.flatMap(({ deadlineAt }) => deadlineAt ?? []).toSorted();
  const entries: Entry[] = [
    {
      href: clipsPath(),
      icon: 'list',
      title: 'クリップ',
      fact: hallClipCount == null ? null : `${hallClipCount}会場`,
      note: lastHallClippedAt
        ? `最後にクリップした日：${formatShortDate(lastHallClippedAt)}`
        : '気になる会場を、メモと一緒に残せます。',
    },
    {
      href: reservationsPath(),
      icon: 'calendar',
      title: 'フェアの予約',
      fact: upcoming.length > 0 ? `${upcoming.length}件` : null,
      note: next?.heldOn
        ? `次のご予約：${formatShortDate(next.heldOn)} ${next.holdTime ?? ''} ${next.fairName ?? ''}`
        : '予約の内容の確認と取り消しができます。',
    },
    {
      href: ticketsPath(),
      icon: 'gift',
      title: 'ギフトチケット',
      fact: open.length > 0 ? `${open.length}枚` : null,
      note: deadline
        ? `いちばん近い申請期限：${formatDeadline(deadline)}`
        : '申請と、いまの状況を確認できます。',
    },
  ];
  return <EntryCards entries={entries} />;
}
