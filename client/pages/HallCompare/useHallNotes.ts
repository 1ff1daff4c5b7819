import { useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import type { useHallNotesQuery } from '../../__generated__/useHallNotesQuery.graphql.ts';
import { PRIVATE_REQUEST } from '../../relay/environment.ts';
import { useResponses } from '../../relay/useResponses.ts';
import { useIsLoggedIn } from '../../relay/Viewer.tsx';

const OPTIONS = { networkCacheConfig: PRIVATE_REQUEST };

/** The member's own notes on halls, by global id, in a query of their own; none for guests and until they are read. */
export function useHallNotes(ids: readonly string[]): ReadonlyMap<string, string> {
  const isLoggedIn = useIsLoggedIn() === true;
  const [response] = useResponses<useHallNotesQuery>(
    graphql`
      query useHallNotesQuery($ids: [ID!]!) {
        nodes(ids: $ids) {
          id
          ... on Hall {
            viewerClip {
              note
            }
          }
        }
      }
    `,
    isLoggedIn && ids.length > 0 ? [{ ids }] : [],
    OPTIONS,
  );
  // Known notes stay while those of other halls are read.
  const [last, setLast] = useState(response);
  if (response !== undefined && response !== last) setLast(response);
  const nodes = isLoggedIn ? (last?.nodes ?? []) : [];
  return new Map(
    nodes.flatMap((node) => {
      const note = node?.viewerClip?.note;
      return node && note ? [[node.id, note] as const] : [];
    }),
  );
}
