import { graphql, useFragment } from 'react-relay/hooks.js';
import type { MyEntries_account$key } from '../../__generated__/MyEntries_account.graphql.ts';
import { shortDay } from '../../format.ts';
import { EntryCards, type Entry } from '../../ui/account/EntryCards.tsx';

/** The ways from a member's page, each with what stands behind it. */
export function MyEntries(props: { account: MyEntries_account$key }) {
  const account = useFragment(
    graphql`
      fragment MyEntries_account on Account {
        hallClipCount @catch(to: NULL)
        lastHallClippedAt @catch(to: NULL)
        reservations @catch(to: NULL) {
          fairName
          heldOn
          holdTime
          isCancellable
        }
      }
    `,
    props.account,
  );
  const { hallClipCount, lastHallClippedAt } = account;
  const ahead = (account.reservations ?? [])
    .filter(({ isCancellable }) => isCancellable)
    .toSorted((a, b) => (a.heldOn ?? '').localeCompare(b.heldOn ?? ''));
  const [next] = ahead;
  const entries: Entry[] = [
    {
      href: '/mypage/clips',
      icon: 'list',
      title: 'クリップ',
      fact: hallClipCount == null ? null : `${hallClipCount}会場`,
      note: lastHallClippedAt
        ? `最後にクリップした日：${shortDay(lastHallClippedAt)}`
        : '気になる会場を、メモと一緒に残せます。',
    },
    {
      href: '/mypage/reservations',
      icon: 'calendar',
      title: 'フェアの予約',
      fact: ahead.length > 0 ? `${ahead.length}件` : null,
      note: next?.heldOn
        ? `次のご予約：${shortDay(next.heldOn)} ${next.holdTime ?? ''} ${next.fairName ?? ''}`
        : '予約の内容の確認と取り消しができます。',
    },
    {
      href: '/mypage/tickets',
      icon: 'gift',
      title: 'ギフトチケット',
      fact: null,
      note: '申請と、いまの状況を確認できます。',
    },
  ];
  return <EntryCards entries={entries} />;
}
