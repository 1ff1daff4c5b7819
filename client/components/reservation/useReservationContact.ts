import { useEffect, type RefObject } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type {
  useReservationContact_viewer$data,
  useReservationContact_viewer$key,
} from '../../__generated__/useReservationContact_viewer.graphql.ts';
import { useViewer } from '../../relay/Viewer.tsx';
import { fillIfEmpty } from '../form/formDraft.ts';

type Viewer = useReservationContact_viewer$data;
type Contact = NonNullable<NonNullable<Viewer['account']>['reservationContact']>;

/** Values of form fields by name. */
type ToFields = (contact: Contact) => Readonly<Record<string, string | null | undefined>>;

const reservationFields: ToFields = ({
  lastName,
  firstName,
  lastNameKana,
  firstNameKana,
  email,
  tel,
  gender,
}) => ({
  lastName,
  firstName,
  lastNameKana,
  firstNameKana,
  email,
  tel,
  gender,
});

/**
 * Fills empty fields of the form that contains `ref` with the contact of the member's last reservation, which comes with
 * the viewer query.
 * @param toFields must be the same function in every render
 * @returns whether there is a contact
 */
export function useReservationContact(
  ref: RefObject<HTMLInputElement | null>,
  toFields: ToFields = reservationFields,
): boolean {
  const viewer = useFragment<useReservationContact_viewer$key>(
    graphql`
      fragment useReservationContact_viewer on Viewer {
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
        }
      }
    `,
    useViewer()?.contact,
  );
  const contact = viewer?.account?.reservationContact;
  useEffect(() => {
    const form = ref.current?.form;
    if (!form || !contact) return;
    for (const [name, value] of Object.entries(toFields(contact))) fillIfEmpty(form, name, value ?? '');
  }, [ref, contact, toFields]);
  return contact != null;
}
