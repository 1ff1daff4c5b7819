import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import type { useHallNotesQuery } from '../../__generated__/useHallNotesQuery.graphql.ts';
import { PRIVATE_REQUEST } from '../../relay/environment.ts';
import { useIsLoggedIn } from '../../relay/Viewer.tsx';

type Notes = ReadonlyMap<string, string>;
const NO_NOTES: Notes = new Map();

/** The member's own notes on halls, by global id, in a query of their own; none for guests and until they are read. */
export function useHallNotes(ids: readonly string[]): Notes {
  const environment = useRelayEnvironment();
  const isLoggedIn = useIsLoggedIn() === true;
  const [notes, setNotes] = useState(NO_NOTES);
  const list = ids.join(' ');
  useEffect(() => {
    if (!isLoggedIn || list === '') return;
    const subscription = fetchQuery<useHallNotesQuery>(
      environment,
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
      { ids: list.split(' ') },
      { networkCacheConfig: PRIVATE_REQUEST },
    ).subscribe({
      next: ({ nodes }) =>
        setNotes(
          new Map(
            nodes.flatMap((node) => {
              const note = node?.viewerClip?.note;
              return node && note ? [[node.id, note] as const] : [];
            }),
          ),
        ),
      // The page is complete without them; they stay in the clip list.
      error: () => setNotes(NO_NOTES),
    });
    return () => subscription.unsubscribe();
  }, [environment, isLoggedIn, list]);
  return isLoggedIn ? notes : NO_NOTES;
}
