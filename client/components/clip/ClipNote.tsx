import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks.js';
import type { ClipNote_clip$key } from '../../__generated__/ClipNote_clip.graphql.ts';
import { NoteField, type NoteState } from '../../ui/clip/NoteField.tsx';
import { saveNote } from './SaveNoteMutation.ts';

const AUTOSAVE_DELAY_MS = 700;

/** The note on a clipped hall. Saves itself after a pause in typing, on blur and when the page is left. */
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

  // One request at a time, so that an older note never overwrites a newer one.
  const save = async (): Promise<void> => {
    clearTimeout(timer.current);
    if (isSaving.current) return;
    isSaving.current = true;
    while (written.current !== saved.current) {
      const note = written.current;
      setState({ kind: 'saving' });
      const error = await saveNote(environment, clip.id, note);
      if (error !== null) {
        setState({ kind: 'failed', message: error });
        break;
      }
      saved.current = note;
      setState({ kind: 'saved' });
    }
    isSaving.current = false;
  };
  const latestSave = useRef(save);
  useEffect(() => {
    latestSave.current = save;
  });
  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && void latestSave.current();
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      void latestSave.current();
    };
  }, []);

  return (
    <NoteField
      id={`note-${clip.id}`}
      label={`${props.name}のメモ`}
      initial={clip.note ?? ''}
      state={state}
      onChange={(note) => {
        written.current = note;
        setState({ kind: 'writing' });
        clearTimeout(timer.current);
        timer.current = setTimeout(() => void latestSave.current(), AUTOSAVE_DELAY_MS);
      }}
      onBlur={() => void save()}
    />
  );
}
