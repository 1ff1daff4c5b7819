import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks.js';
import type { ClipNote_clip$key } from '../../__generated__/ClipNote_clip.graphql.ts';
import { useRouter } from '../../router/useRouter.ts';
import { tabStore } from '../../storage.ts';
import { NoteField, type NoteState } from '../../ui/clip/NoteField.tsx';
import { NotePhotos } from '../../ui/clip/NotePhotos.tsx';
import { logInAddress, SESSION_ENDED } from '../account/access.ts';
import { addNewPhotos, MAX_NOTE_LENGTH, readNote } from './notePhotos.ts';
import type { ClipFailure } from './ClipMutation.ts';
import { saveNote } from './SaveNoteMutation.ts';

const AUTOSAVE_DELAY_MS = 700;

/**
 * The note on a clipped hall, with links to its photos. Saves itself after a pause in typing, on blur and when the page is
 * left. Where that fails, keeps the text in this tab and saves it when the note is shown again, e.g. after log-in.
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
  const { address } = useRouter();
  const field = useRef<HTMLTextAreaElement>(null);
  const draftKey = `musubi.note.${clip.id}`;
  const [state, setState] = useState<NoteState>({ kind: 'rest' });
  const note = clip.note ?? '';
  /** Null while it is not known what is saved: a save that failed may have been carried out. */
  const saved = useRef<string | null>(note);
  const written = useRef(note);
  /** The last note of the store. */
  const stored = useRef(note);
  /** Notes sent from here, which the store may show late. */
  const own = useRef(new Set<string>());
  /** The note in flight; null without one. */
  const sent = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // One request at a time, so that an older note never overwrites a newer one.
  const save = async (): Promise<void> => {
    clearTimeout(timer.current);
    if (sent.current !== null) return;
    // The text equals the saved one again.
    if (written.current === saved.current)
      return setState((last) => (last.kind === 'writing' ? { kind: 'rest' } : last));
    while (written.current !== saved.current) {
      const text = (sent.current = written.current);
      own.current.add(text);
      // A press on the log-in link leaves the field first.
      setState((last) => (last.kind === 'loggedOut' ? last : { kind: 'saving' }));
      const failure = await saveNote(environment, clip.id, text);
      saved.current = failure ? null : text;
      if (!failure) tabStore.remove(draftKey);
      setState(failure ? showFailure(failure) : { kind: 'saved' });
      if (failure) break;
    }
    sent.current = null;
  };
  const showFailure = ({ needsLogin, message }: ClipFailure): NoteState => {
    const isKept = tabStore.set(draftKey, written.current);
    if (!needsLogin) return { kind: 'failed', message };
    const then = isKept
      ? 'ログインすると、書いたメモを保存します。'
      : 'ログインしてから、もう一度お書きください。';
    return { kind: 'loggedOut', message: `${SESSION_ENDED}。${then}`, logInHref: logInAddress(address) };
  };
  /** The page may end before an answer arrives, so the last text does not wait for it. */
  const saveBeforeEnd = (): void => {
    const isWaiting = sent.current !== null && sent.current !== written.current;
    if (!isWaiting) return void save();
    sent.current = written.current;
    own.current.add(written.current);
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
  useEffect(() => {
    const area = field.current;
    if (!area) return;
    // What was typed before hydration calls no handler.
    const unsaved = area.value === area.defaultValue ? tabStore.get(draftKey) : area.value;
    if (unsaved === null) return;
    area.value = written.current = unsaved;
    void latest.current.save();
  }, [draftKey]);

  // The note was changed elsewhere: follows it where nothing is unsaved, else keeps its new photos.
  useEffect(() => {
    const before = stored.current;
    const area = field.current;
    stored.current = note;
    if (note === before || own.current.has(note) || !area) return;
    const { selectionStart, selectionEnd } = area;
    const isSaved = sent.current === null && written.current === saved.current;
    area.value = written.current = isSaved ? note : addNewPhotos(written.current, note, before);
    if (document.activeElement === area) area.setSelectionRange(selectionStart, selectionEnd);
    if (sent.current === null && saved.current !== null) saved.current = note;
  }, [note]);

  return (
    <>
      <NoteField
        ref={field}
        id={`note-${clip.id}`}
        label={`${props.name}のメモ`}
        initial={note}
        maxLength={MAX_NOTE_LENGTH}
        state={state}
        onChange={(text) => {
          written.current = text;
          setState({ kind: 'writing' });
          clearTimeout(timer.current);
          timer.current = setTimeout(() => void latest.current.save(), AUTOSAVE_DELAY_MS);
        }}
        onBlur={() => void save()}
      />
      <NotePhotos photos={readNote(note).photos} />
    </>
  );
}
