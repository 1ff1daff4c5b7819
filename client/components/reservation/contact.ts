import { useEffect, type RefObject } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { contact_viewer$key } from '../../__generated__/contact_viewer.graphql.ts';
import { useViewer } from '../../relay/Personal.tsx';
import { fill } from './draft.ts';

/**
 * Fills the form around `key` in with what a member told with their last reservation; what stands there already stays.
 * Answers whether anything is known. The page itself is the same for everybody: this comes with the personal query.
 */
export function useContact(key: RefObject<HTMLInputElement | null>): boolean {
  const viewer = useFragment<contact_viewer$key>(
    graphql`
      fragment contact_viewer on Viewer {
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
    const form = key.current?.form;
    if (!form || !contact) return;
    const { lastName, firstName, lastNameKana, firstNameKana, email, tel, gender } = contact;
    const values = { lastName, firstName, lastNameKana, firstNameKana, email, tel, gender };
    for (const [name, value] of Object.entries(values)) fill(form, name, value ?? '');
  }, [key, contact]);
  return contact != null;
}
