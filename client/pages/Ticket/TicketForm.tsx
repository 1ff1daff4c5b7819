import { graphql, useFragment } from 'react-relay/hooks.js';
import type { TicketForm_account$key } from '../../__generated__/TicketForm_account.graphql.ts';
import type { TicketForm_ticket$key } from '../../__generated__/TicketForm_ticket.graphql.ts';
import { formatDate } from '../../format.ts';
import type { DynamicField } from '../../dynamicForm.ts';
import { ActionForm, type FormState } from '../../components/form/ActionForm.tsx';
import { DynamicFields, fieldLabels } from '../../components/form/DynamicFields.tsx';
import { useServerDraft } from '../../components/form/formContext.ts';
import { dynamicField } from '../../components/form/dynamicField.ts';
import { FactList, type Fact } from '../../ui/base/FactList.tsx';
import { Section } from '../../ui/base/Section.tsx';
import { UNKNOWN } from '../../labels.ts';
import styles from './TicketPage.module.css';
import { contactPath } from '../../paths.ts';

/**
 * The application form while applications are open. Otherwise the submitted values, a notice that the deadline has
 * passed, or a notice that the status is unknown.
 */
export function TicketForm(props: { ticket: TicketForm_ticket$key; account: TicketForm_account$key }) {
  const {
    id,
    status,
    isOpen,
    deadlineAt,
    suggestedVisit: visit,
    fields: rows,
  } = useFragment(
    graphql`
      fragment TicketForm_ticket on GiftTicket {
        id
        status
        isOpen
        deadlineAt
        suggestedVisit @catch(to: NULL) {
          hallName
          visitedOn
        }
        fields @required(action: THROW) {
          ...dynamicField_field
        }
      }
    `,
    props.ticket,
  );
  const { contact } = useFragment(
    graphql`
      fragment TicketForm_account on Account {
        contact @catch(to: NULL) {
          name
          tel
        }
      }
    `,
    props.account,
  );
  const draft = useServerDraft();
  const fields = rows.map(dynamicField);
  const isKnown = Boolean(contact?.name || contact?.tel);
  if (isOpen == null) {
    return (
      <Section id="apply" title="申請する">
        <p className="prose">{`申請の期限は${UNKNOWN}。時間をおいて、もう一度このページをお開きください。`}</p>
      </Section>
    );
  }
  if (!isOpen && deadlineAt && (status === 'DRAFT' || status === 'REJECTED')) {
    return (
      <Section id="late" title="申請の受付は終わりました">
        <p className="prose">
          申請の期限（{formatDate(deadlineAt)}
          ）を過ぎたため、このチケットは申請できません。ご事情のあるかたは、
          <a href={contactPath()}>お問い合わせ</a>ください。
        </p>
      </Section>
    );
  }
  if (!isOpen) {
    return (
      <Section id="sent" title="お送りいただいた内容">
        <FactList facts={fields.filter(({ requirement }) => requirement !== 'hidden').map(submittedFact)} />
      </Section>
    );
  }
  return (
    <Section id="apply" title="申請する" lead="お預かりした内容は、特典の確認とお届けのためだけに使います。">
      <div className={styles.form}>
        <ActionForm
          labels={fieldLabels(fields)}
          submitLabel="この内容で申請する"
          withFiles
          draftName={`ticket.${id}`}
          initial={draft}
        >
          {(form) => (
            <>
              <input type="hidden" name="giftTicketId" value={id} />
              {(visit || isKnown) && (
                <p>
                  {visit && '前回のご予約から、会場と見学した日を入れてあります。'}
                  {isKnown && 'お名前と電話番号の空いていた欄には、お預かりしている連絡先を入れてあります。'}
                  変えることもできます。
                </p>
              )}
              <DynamicFields
                fields={fields.map((field) => ({
                  ...field,
                  values: currentValues(field, form, {
                    applicant_name: contact?.name,
                    tel: contact?.tel,
                    hall_name: visit?.hallName,
                    visited_on: visit?.visitedOn,
                  }),
                }))}
                error={form.error}
                value={form.value}
              />
            </>
          )}
        </ActionForm>
      </div>
    </Section>
  );
}

/** Values of the current submission, else the saved ones, else the suggested one. */
function currentValues(
  { key, values }: DynamicField,
  form: FormState,
  suggested: Readonly<Record<string, string | null | undefined>>,
): readonly string[] {
  const value = form.value(key);
  if (value !== undefined) return [value];
  return values.length > 0 ? values : [suggested[key] ?? ''];
}

function submittedFact({ label, kind, values, choices, uploadedUrl: sentUrl }: DynamicField): Fact {
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
  return { label, value: chosen ?? (kind === 'date' && value ? formatDate(value) : value) };
}
