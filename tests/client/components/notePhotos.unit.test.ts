/** Photos in the note of a clip: what is written is read again, and the member's own words stay. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addPhoto, readNote } from '#client/components/clip/notePhotos.ts';

const SITE = 'https://example.jp';
const chapel = { caption: 'チャペルの祭壇', href: '/halls/1#photo-1x2y3z' };

it('a photo stands in a line of its own, which other clients can open', () => {
  expect(addPhoto('駅から近い', chapel, SITE)).toBe(
    '駅から近い\n写真「チャペルの祭壇」 https://example.jp/halls/1#photo-1x2y3z',
  );
});

it('whatever the note and the caption, the note keeps its words and has the photo once', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 500 }),
      fc.string({ unit: 'grapheme' }),
      (note, caption) => {
        const photo = { caption, href: chapel.href };
        const added = addPhoto(note, photo, SITE) ?? '';
        const { text, photos } = readNote(added);
        expect(text).toBe(readNote(note).text);
        expect(photos.map(({ href }) => href)).toEqual([chapel.href]);
        expect(addPhoto(added, photo, SITE)).toBe(added);
      },
    ),
  );
});

it('a note without room stays as it is', () => {
  expect(addPhoto('あ'.repeat(990), chapel, SITE)).toBeNull();
});

it.each([
  ['an address of another kind', '写真「罠」 https://example.jp/halls/1'],
  ['no address', '写真「罠」 javascript:alert(1)#photo-1'],
  ['an address without a host of its own', '写真「罠」 https://example.jp//evil.example/#photo-1'],
  ['words around it', 'これ 写真「罠」 https://example.jp/halls/1#photo-1'],
])('%s is text', (_, note) => {
  expect(readNote(note)).toEqual({ text: note, photos: [] });
});
