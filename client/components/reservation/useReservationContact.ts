import { useEffect, type RefObject } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { useReservationContact_viewer$key } from '../../__generated__/useReservationContact_viewer.graphql.ts';
import { useViewer } from '../../relay/Viewer.tsx';
import { fillIfEmpty } from '../form/formDraft.ts';

/**
 * Fills empty fields of the form that contains `ref` with the contact of the member's last reservation, which comes with
 * the viewer query.
 * @returns whether there is a contact
 */
export function useReservationContact(ref: RefObject<HTMLInputElement | null>): boolean {
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
    const { lastName, firstName, lastNameKana, firstNameKana, email, tel, gender } = contact;
    const values = { lastName, firstName, lastNameKana, firstNameKana, email, tel, gender };
    for (const [name, value] of Object.entries(values)) fillIfEmpty(form, name, value ?? '');
  }, [ref, contact]);
  return contact != null;
}
