import { graphql, useFragment } from 'react-relay/hooks.js';
import type { TicketFacts_ticket$key } from '../../__generated__/TicketFacts_ticket.graphql.ts';
import { formatDate, formatDeadline, formatNumber } from '../../format.ts';
import { ticketCalendarPath, ticketStatus, ticketTitle } from '../../components/ticket/ticketNames.ts';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { FactList } from '../../ui/base/FactList.tsx';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import { Tag } from '../../ui/base/Tag.tsx';
import { StepTimeline, type StepState } from '../../ui/account/StepTimeline.tsx';
import { UNKNOWN } from '../../labels.ts';
import styles from './TicketPage.module.css';

/** Steps of a ticket; `waiting` is shown while the office handles it. */
const STEPS: Readonly<Record<string, { name: string; waiting?: string } | undefined>> = {
  APPLY: { name: '必要事項を記入して申請' },
  REVIEW: { name: '事務局が内容を確認', waiting: '事務局で確認中' },
  SEND: { name: 'ギフトをお送り', waiting: 'お届けの準備中' },
};
const STATES: Readonly<Record<string, StepState | undefined>> = {
  DONE: 'done',
  DUE: 'due',
  WAITING: 'waiting',
};

/** Amount, status, message from the office and timeline. */
export function TicketFacts(props: { ticket: TicketFacts_ticket$key }) {
  const ticket = useFragment(
    graphql`
      fragment TicketFacts_ticket on GiftTicket {
        rawId
        kind
        title
        status
        amount
        hallName
        conditions
        deadlineAt
        message
        isOpen
        updatedAt
        steps {
          step
          state
          doneAt
          dueAt
          expectedOn
        }
      }
    `,
    props.ticket,
  );
  const { rawId, kind, title, status, amount, hallName, message, isOpen, deadlineAt, updatedAt, steps } =
    ticket;
  const { label, tone } = ticketStatus(status);
  const timeline = (steps ?? []).flatMap(({ step, state, doneAt, dueAt, expectedOn }) => {
    const known = STEPS[step ?? ''];
    if (!known) return [];
    const { name, waiting } = known;
    if (state === 'DUE' && !isOpen)
      return [{ name, state: 'upcoming' as const, note: null, stateLabel: '期限を過ぎました' }];
    const note = doneAt
      ? formatDate(doneAt)
      : dueAt
        ? `${formatDeadline(dueAt)}まで`
        : expectedOn
          ? `${formatDate(expectedOn)}ごろ`
          : null;
    return [
      {
        name,
        state: STATES[state ?? ''] ?? 'upcoming',
        note,
        stateLabel: state === 'WAITING' ? waiting : null,
      },
    ];
  });
  return (
    <div className={styles.facts}>
      <PageTitle kind="name" eyebrow={<Tag tone={tone}>{label}</Tag>}>
        {ticketTitle(title, amount)}
      </PageTitle>
      <div className="flow">
        <p className={styles.amount}>
          {amount == null ? (
            `金額は${UNKNOWN}`
          ) : (
            <>
              <strong>{formatNumber(amount)}</strong>円相当
            </>
          )}
        </p>
        {message && (
          <p role="note">
            <strong>事務局より：</strong>
            {message}
          </p>
        )}
        <FactList
          facts={[
            { label: '会場', value: hallName },
            { label: '申請期限', value: deadlineAt && `${formatDeadline(deadlineAt)}まで` },
            { label: '最終更新', value: updatedAt && formatDate(updatedAt) },
          ]}
        />
        <ul className={styles.conditions} aria-label="ギフトの条件">
          {(ticket.conditions ?? []).map((condition) => (
            <li key={condition}>{condition}</li>
          ))}
        </ul>
        {isOpen && deadlineAt && (
          <p>
            <ButtonLink size="small" icon="calendar" href={ticketCalendarPath({ rawId, kind })} download>
              申請期限をカレンダーに入れる
            </ButtonLink>
          </p>
        )}
      </div>
      <StepTimeline label="申請からお届けまで" steps={timeline} />
    </div>
  );
}
