import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks.js';
import type { ClipNote_clip$key } from '../../__generated__/ClipNote_clip.graphql.ts';
import type { ClipNoteMutation } from '../../__generated__/ClipNoteMutation.graphql.ts';
import { mutate } from '../../relay/mutate.ts';
import { NoteField, type NoteState } from '../../ui/clip/NoteField.tsx';

/** Time after the last key before a note is saved, in milliseconds. */
const REST_MS = 700;
const FAILED = '保存できませんでした。通信を確認してください。';

/** The note on a kept hall. It saves itself after a rest, when the field is left and when the page is, and says so. */
export function ClipNote(props: { clip: ClipNote_clip$key; name: string }) {
  const clip = useFragment(
    graphql`
      fragment ClipNote_clip on HallClip {
        id
        note
      }
    `,
    props.clip,
  );
  const environment = useRelayEnvironment();
  const [state, setState] = useState<NoteState>({ kind: 'rest' });
  const saved = useRef(clip.note ?? '');
  const written = useRef(clip.note ?? '');
  const isSaving = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // One save is on its way at a time, so that an older note never arrives after a newer one.
  const save = async (): Promise<void> => {
    clearTimeout(timer.current);
    if (isSaving.current) return;
    isSaving.current = true;
    while (written.current !== saved.current) {
      const note = written.current;
      setState({ kind: 'saving' });
      const answer = await mutate<ClipNoteMutation>(environment, mutation, { id: clip.id, note }).catch(
        () => null,
      );
      const payload = answer?.updateHallClipNote;
      const refusal = payload?.userErrors[0];
      if (!payload || refusal) {
        setState({ kind: 'failed', message: refusal?.message ?? FAILED });
        break;
      }
      saved.current = note;
      setState({ kind: 'saved' });
    }
    isSaving.current = false;
  };
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && void latest.current();
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      void latest.current();
    };
  }, []);

  return (
    <NoteField
      id={`note-${clip.id}`}
      label={`${props.name}のメモ`}
      initial={clip.note ?? ''}
      state={state}
      onWrite={(note) => {
        written.current = note;
        setState({ kind: 'writing' });
        clearTimeout(timer.current);
        timer.current = setTimeout(() => void latest.current(), REST_MS);
      }}
      onLeave={() => void save()}
    />
  );
}

const mutation = graphql`
  mutation ClipNoteMutation($id: ID!, $note: String) {
    updateHallClipNote(input: { hallClipId: $id, note: $note }) {
      hallClip {
        id
        note
      }
      userErrors {
        message
      }
    }
  }
`;
