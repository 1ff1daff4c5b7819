import { EntryCards } from '../ui/account/EntryCards.tsx';
import { SuccessNote } from '../ui/notice/ErrorNote.tsx';
import { StepTimeline } from '../ui/account/StepTimeline.tsx';
import { TicketCard } from '../ui/account/TicketCard.tsx';
import { Sheet, Example } from './Sheet.tsx';

const TICKETS = [
  ['未申請', 'accent', null],
  ['確認中', 'plain', '横浜ハーバーテラス'],
  ['送付済み', 'good', '表参道ガーデン'],
] as const;

export function AccountSheet() {
  return (
    <Sheet title="マイページの入口">
      <Example label="EntryCards">
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
      </Example>
      <Example label="TicketCard">
        <div className="cards">
          {TICKETS.map(([label, tone, place]) => (
            <TicketCard
              key={label}
              href="#ticket"
              title="式場見学 電子マネー 30,000円分"
              amount={30_000}
              status={{ label, tone }}
              hallName={place}
              deadline={place ? null : '申請期限：1月20日(水) 24:00'}
            />
          ))}
        </div>
      </Example>
      <Example label="StepTimeline">
        <StepTimeline
          label="申請からお届けまで"
          steps={[
            { name: '必要事項を記入して申請', state: 'done', note: '2026年11月20日(金)' },
            { name: '事務局が内容を確認', state: 'waiting', note: null, stateLabel: '事務局で確認中' },
            { name: '足りない写真を送る', state: 'due', note: '12月20日(日) 24:00まで' },
            { name: 'ギフトをお送り', state: 'upcoming', note: null },
          ]}
        />
      </Example>
      <Example label="Notice">
        <SuccessNote>申請を受け付けました。事務局での確認が終わるまでお待ちください。</SuccessNote>
      </Example>
    </Sheet>
  );
}
