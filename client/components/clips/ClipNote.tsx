import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks.js';
import type { ClipNote_clip$key } from '../../__generated__/ClipNote_clip.graphql.ts';
import { NoteField, type NoteState } from '../../ui/clip/NoteField.tsx';
import { saveNote } from './saveNote.ts';

/** Time after the last key before a note is saved, in milliseconds. */
const REST_MS = 700;

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
      const failure = await saveNote(environment, clip.id, note);
      if (failure !== null) {
        setState({ kind: 'failed', message: failure });
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
