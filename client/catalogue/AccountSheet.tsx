import { EntryCards } from '../ui/account/EntryCards.tsx';
import { Sheet, Show } from './Sheet.tsx';

/** What stands on a member's own pages. */
export function AccountSheet() {
  return (
    <Sheet title="マイページの入口">
      <Show as="EntryCards">
        <EntryCards
          entries={[
            {
              href: '#clips',
              icon: 'list',
              title: 'クリップ',
              fact: '12会場',
              note: '最後にクリップした日：11月20日(金)',
            },
            {
              href: '#reservations',
              icon: 'calendar',
              title: 'フェアの予約',
              fact: null,
              note: '予約の内容の確認と取り消しができます。',
            },
          ]}
        />
      </Show>
    </Sheet>
  );
}
