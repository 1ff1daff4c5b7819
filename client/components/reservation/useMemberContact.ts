import { useEffect, type RefObject } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type {
  useMemberContact_viewer$data,
  useMemberContact_viewer$key,
} from '../../__generated__/useMemberContact_viewer.graphql.ts';
import { useViewer } from '../../relay/Viewer.tsx';
import { fillIfEmpty } from '../form/formDraft.ts';

type Account = NonNullable<useMemberContact_viewer$data['account']>;

/** Values of form fields by name. */
type ToFields = (account: Account) => Readonly<Record<string, string | null | undefined>>;

const reservationFields: ToFields = ({ reservationContact, contact }) => ({
  lastName: reservationContact?.lastName,
  firstName: reservationContact?.firstName,
  lastNameKana: reservationContact?.lastNameKana,
  firstNameKana: reservationContact?.firstNameKana,
  email: reservationContact?.email ?? contact?.email,
  tel: reservationContact?.tel ?? contact?.tel,
  gender: reservationContact?.gender,
});

/**
 * Fills empty fields of the form that contains `ref` with the contact details of the member, from the viewer query.
 * @param toFields must be the same function in every render
 * @returns where the values are from, in Japanese; null for guests and where nothing is known
 */
export function useMemberContact(
  ref: RefObject<HTMLInputElement | null>,
  toFields: ToFields = reservationFields,
): '前回のご予約' | '会員登録やギフトチケット' | null {
  const viewer = useFragment<useMemberContact_viewer$key>(
    graphql`
      fragment useMemberContact_viewer on Viewer {
        account {
          reservationContact {
            lastName
            firstName
            lastNameKana
            firstNameKana
            email
            tel
            gender
          }
          contact {
            # eslint-disable-next-line relay/unused-fields -- read by toFields
            name
            email
            tel
          }
        }
      }
    `,
    useViewer()?.contact,
  );
  const account = viewer?.account;
  useEffect(() => {
    const form = ref.current?.form;
    if (!form || !account) return;
    for (const [name, value] of Object.entries(toFields(account))) fillIfEmpty(form, name, value ?? '');
  }, [ref, account, toFields]);
  if (!account || !Object.values(toFields(account)).some(Boolean)) return null;
  return account.reservationContact ? '前回のご予約' : '会員登録やギフトチケット';
}
