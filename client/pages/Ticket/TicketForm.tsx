import { graphql, useFragment } from 'react-relay/hooks.js';
import type { TicketForm_ticket$key } from '../../__generated__/TicketForm_ticket.graphql.ts';
import { day } from '../../format.ts';
import { ActionForm } from '../../parts/form/ActionForm.tsx';
import { SourceField } from '../../parts/form/SourceField.tsx';
import { FactList } from '../../ui/base/FactList.tsx';
import { Section } from '../../ui/base/Section.tsx';
import styles from './TicketPage.module.css';

/** The form as long as one may apply, later what was sent. */
export function TicketForm(props: { ticket: TicketForm_ticket$key }) {
  const { id, isOpen, fields } = useFragment(
    graphql`
      fragment TicketForm_ticket on GiftTicket @throwOnFieldError {
        id
        isOpen
        fields {
          key
          label
          requirement
          value
          fileUrl
          type
          choices {
            value
            label
          }
          ...SourceField_field
        }
      }
    `,
    props.ticket,
  );
  if (!isOpen) {
    const facts = fields
      .filter(({ requirement }) => requirement !== 'HIDDEN')
      .map(({ label, type, value, fileUrl, choices }) => ({
        label,
        value: fileUrl ? (
          <a href={fileUrl} target="_blank" rel="noopener noreferrer">
            送信済みのファイルを見る
          </a>
        ) : (
          (choices?.find((choice) => choice.value === value)?.label ??
          (type === 'DATE' && value ? day(value) : value))
        ),
      }));
    return (
      <Section id="sent" title="お送りいただいた内容">
        <FactList facts={facts} />
      </Section>
    );
  }
  const labels = Object.fromEntries(fields.map(({ key, label }) => [key, label]));
  return (
    <Section id="apply" title="申請する" lead="お預かりした内容は、特典の確認とお届けのためだけに使います。">
      <div className={styles.form}>
        <ActionForm labels={labels} submitLabel="この内容で申請する" withFiles>
          {(tried) => (
            <>
              <input type="hidden" name="giftTicketId" value={id} />
              {fields.map((field) => (
                <SourceField key={field.key} field={field} tried={tried} />
              ))}
            </>
          )}
        </ActionForm>
      </div>
    </Section>
  );
}
