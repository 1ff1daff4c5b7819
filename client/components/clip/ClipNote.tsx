import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks.js';
import type { ClipNote_clip$key } from '../../__generated__/ClipNote_clip.graphql.ts';
import { NoteField, type NoteState } from '../../ui/clip/NoteField.tsx';
import { NotePhotos } from '../../ui/clip/NotePhotos.tsx';
import { MAX_NOTE_LENGTH, readNote } from './notePhotos.ts';
import { saveNote } from './SaveNoteMutation.ts';

const AUTOSAVE_DELAY_MS = 700;

/**
 * The note on a clipped hall, with links to its photos. Saves itself after a pause in typing, on blur and when the page is
 * left.
 */
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
  /** Null while it is not known what is saved: a save that failed may have been carried out. */
  const saved = useRef<string | null>(clip.note ?? '');
  const written = useRef(clip.note ?? '');
  /** Null while none is on its way. */
  const sent = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // One request at a time, so that an older note never overwrites a newer one.
  const save = async (): Promise<void> => {
    clearTimeout(timer.current);
    if (sent.current !== null) return;
    // What was written has been taken back.
    if (written.current === saved.current)
      return setState((last) => (last.kind === 'writing' ? { kind: 'rest' } : last));
    while (written.current !== saved.current) {
      const note = (sent.current = written.current);
      setState({ kind: 'saving' });
      const error = await saveNote(environment, clip.id, note);
      saved.current = error === null ? note : null;
      setState(error === null ? { kind: 'saved' } : { kind: 'failed', message: error });
      if (error !== null) break;
    }
    sent.current = null;
  };
  /** The page may end before an answer arrives, so the last text does not wait for it. */
  const saveBeforeEnd = (): void => {
    const isWaiting = sent.current !== null && sent.current !== written.current;
    if (!isWaiting) return void save();
    sent.current = written.current;
    void saveNote(environment, clip.id, written.current);
  };
  const latest = useRef({ save, saveBeforeEnd });
  useEffect(() => {
    latest.current = { save, saveBeforeEnd };
  });
  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && latest.current.saveBeforeEnd();
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      void latest.current.save();
    };
  }, []);

  return (
    <>
      <NoteField
        id={`note-${clip.id}`}
        label={`${props.name}のメモ`}
        initial={clip.note ?? ''}
        maxLength={MAX_NOTE_LENGTH}
        state={state}
        onChange={(note) => {
          written.current = note;
          setState({ kind: 'writing' });
          clearTimeout(timer.current);
          timer.current = setTimeout(() => void latest.current.save(), AUTOSAVE_DELAY_MS);
        }}
        onBlur={() => void save()}
      />
      <NotePhotos photos={readNote(clip.note ?? '').photos} />
    </>
  );
}
