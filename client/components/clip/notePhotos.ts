/** A photo of a hall that the note on its clip refers to. */
export interface NotePhoto {
  /** 「チャペルの祭壇」 */
  readonly caption: string;
  /** Path of the hall with the photo's fragment. */
  readonly href: string;
}

/** Longest note that the REST API stores, in characters. */
export const MAX_NOTE_LENGTH = 1000;
const MAX_CAPTION_LENGTH = 40;

/** The whole address, so that other clients can open it; only its path is used here. */
const LINE = /^写真「([^」\n]*)」 https?:\/\/[^/\s]+(\/[^/\s]\S*#photo-[0-9a-z]+)$/;

/** Separates the photos of a note from its text. A photo is a line 「写真「チャペル」 https://…/halls/1#photo-1x2y3z」. */
export function readNote(note: string): { readonly text: string; readonly photos: readonly NotePhoto[] } {
  const lines = note.split('\n').map((line) => ({ line, match: LINE.exec(line) }));
  return {
    text: lines.flatMap(({ line, match }) => (match ? [] : [line])).join('\n'),
    photos: lines.flatMap(({ match }) => (match ? [{ caption: match[1] ?? '', href: match[2] ?? '' }] : [])),
  };
}

/** @returns the note with the photo at its end, unchanged where it has the photo, null where it would be too long */
export function addPhoto(note: string, { caption, href }: NotePhoto, origin: string): string | null {
  if (readNote(note).photos.some((photo) => photo.href === href)) return note;
  const name = caption.replaceAll(/[」\s]+/g, ' ').slice(0, MAX_CAPTION_LENGTH);
  const added = `${note}${note === '' || note.endsWith('\n') ? '' : '\n'}写真「${name}」 ${origin}${href}`;
  return added.length > MAX_NOTE_LENGTH ? null : added;
}

/** `text` with the photos that `note` has and neither `text` nor `before` has. */
export function addNewPhotos(text: string, note: string, before: string): string {
  const known = new Set([...text.split('\n'), ...before.split('\n')]);
  const added = note.split('\n').filter((line) => LINE.test(line) && !known.has(line));
  return added.length === 0 ? text : [...(text === '' ? [] : [text.replace(/\n$/, '')]), ...added].join('\n');
}
