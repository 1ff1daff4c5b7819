import { graphql, useFragment } from 'react-relay/hooks.js';
import type { TicketForm_ticket$key } from '../../__generated__/TicketForm_ticket.graphql.ts';
import { day } from '../../format.ts';
import type { GivenField } from '../../givenForm.ts';
import { ActionForm, type Tried } from '../../components/form/ActionForm.tsx';
import { GivenFields, labelsOf } from '../../components/form/GivenFields.tsx';
import { sourceField } from '../../components/form/sourceField.ts';
import { FactList, type Fact } from '../../ui/base/FactList.tsx';
import { Section } from '../../ui/base/Section.tsx';
import styles from './TicketPage.module.css';

/** The form as long as one may apply, later what was sent; where nothing was in time, that. */
export function TicketForm(props: { ticket: TicketForm_ticket$key }) {
  const {
    id,
    status,
    isOpen,
    deadlineAt,
    fields: rows,
  } = useFragment(
    graphql`
      fragment TicketForm_ticket on GiftTicket @throwOnFieldError {
        id
        status
        isOpen
        deadlineAt
        fields {
          ...sourceField_field
        }
      }
    `,
    props.ticket,
  );
  const fields = rows.map(sourceField);
  if (!isOpen && deadlineAt && (status === 'DRAFT' || status === 'REJECTED')) {
    return (
      <Section id="late" title="申請の受付は終わりました">
        <p className="prose">
          申請の期限（{day(deadlineAt)}）を過ぎたため、このチケットは申請できません。ご事情のあるかたは、
          <a href="/contact">お問い合わせ</a>ください。
        </p>
      </Section>
    );
  }
  if (!isOpen) {
    return (
      <Section id="sent" title="お送りいただいた内容">
        <FactList facts={fields.filter(({ requirement }) => requirement !== 'hidden').map(sentFact)} />
      </Section>
    );
  }
  return (
    <Section id="apply" title="申請する" lead="お預かりした内容は、特典の確認とお届けのためだけに使います。">
      <div className={styles.form}>
        <ActionForm
          labels={labelsOf(fields)}
          submitLabel="この内容で申請する"
          withFiles
          keepAs={`ticket.${id}`}
        >
          {(tried) => (
            <>
              <input type="hidden" name="giftTicketId" value={id} />
              <GivenFields
                fields={fields.map((field) => ({ ...field, values: triedValues(field, tried) }))}
                error={tried.error}
                value={tried.value}
              />
            </>
          )}
        </ActionForm>
      </div>
    </Section>
  );
}

/** What was filled in: in this try, or before. */
function triedValues({ key, values }: GivenField, tried: Tried): readonly string[] {
  const value = tried.value(key);
  return value === undefined ? values : [value];
}

/** What was sent for a field, in words. */
function sentFact({ label, kind, values, choices, sentUrl }: GivenField): Fact {
  const [value] = values;
  if (sentUrl) {
    return {
      label,
      value: (
        <a href={sentUrl} target="_blank" rel="noopener noreferrer">
          送信済みのファイルを見る
        </a>
      ),
    };
  }
  const chosen = choices.find((choice) => choice.value === value)?.label;
  return { label, value: chosen ?? (kind === 'date' && value ? day(value) : value) };
}
