import { graphql, useFragment } from 'react-relay/hooks.js';
import type { TicketFacts_ticket$key } from '../../__generated__/TicketFacts_ticket.graphql.ts';
import { day, deadline, number } from '../../format.ts';
import { statusName } from '../../parts/ticket/ticketNames.ts';
import { FactList } from '../../ui/base/FactList.tsx';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import { Tag } from '../../ui/base/Tag.tsx';
import { StepTimeline, type StepState } from '../../ui/account/StepTimeline.tsx';
import styles from './TicketPage.module.css';

const STEP_NAMES: Readonly<Record<string, string | undefined>> = {
  APPLY: '必要事項を記入して申請',
  REVIEW: '事務局が内容を確認',
  SEND: 'ギフトをお送り',
};
const STATES: Readonly<Record<string, StepState | undefined>> = {
  DONE: 'done',
  DUE: 'due',
  WAITING: 'waiting',
};

/** What the ticket is worth, how it stands, and what the office says. */
export function TicketFacts(props: { ticket: TicketFacts_ticket$key }) {
  const ticket = useFragment(
    graphql`
      fragment TicketFacts_ticket on GiftTicket @throwOnFieldError {
        title
        status
        amount
        hallName
        message
        updatedAt
        steps {
          step
          state
          doneAt
          dueAt
        }
      }
    `,
    props.ticket,
  );
  const { title, status, amount, hallName, message, updatedAt, steps } = ticket;
  const { label, tone } = statusName(status);
  const timeline = steps.flatMap(({ step, state, doneAt, dueAt }) => {
    const name = STEP_NAMES[step];
    if (!name) return [];
    const note = doneAt ? day(doneAt) : dueAt ? `${deadline(dueAt)}まで` : null;
    return [{ name, state: STATES[state] ?? 'upcoming', note }];
  });
  return (
    <div className={styles.facts}>
      <PageTitle set="name" above={<Tag tone={tone}>{label}</Tag>}>
        {title}
      </PageTitle>
      <div className="flow">
        <p className={styles.amount}>
          <strong>{number(amount)}</strong>円相当
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
            { label: '最終更新', value: day(updatedAt) },
          ]}
        />
      </div>
      <StepTimeline label="申請からお届けまで" steps={timeline} />
    </div>
  );
}
