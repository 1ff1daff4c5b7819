import { describe, expect, test } from 'vitest';
import { multipartBody, UploadFile } from '#gateway/upstream/request.ts';

async function parseForm({ type, body }: ReturnType<typeof multipartBody>): Promise<FormData> {
  return new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
}

describe('multipart body', () => {
  test('encodes strings, lists and files; leaves out nullish values', async () => {
    const photo = new UploadFile(
      '写真 1.jpg',
      'image/jpeg',
      Buffer.from([0xff, 0xd8, 0xff, 0x00, 0x0d, 0x0a]),
    );
    const form = await parseForm(
      multipartBody({ name: '結衣', list: ['1', '2'], photo, none: undefined, no: null }),
    );
    expect([...form.keys()]).toEqual(['name', 'list', 'list', 'photo']);
    expect(form.get('name')).toBe('結衣');
    const file = form.get('photo');
    if (!(file instanceof File)) throw new Error('no file');
    expect([file.name, file.type]).toEqual(['写真 1.jpg', 'image/jpeg']);
    expect(Buffer.from(await file.arrayBuffer())).toEqual(photo.bytes);
  });

  test('escapes names, which cannot inject headers', async () => {
    const name = 'a"\r\nx-evil: 1\r\n\r\n.jpg';
    const text = multipartBody({
      'k"\r\n': new UploadFile(name, 'image/jpeg', Buffer.from('x')),
    }).body.toString();
    expect(text).toContain('name="k%22%0D%0A"; filename="a%22%0D%0Ax-evil: 1%0D%0A%0D%0A.jpg"');
    expect(text).not.toContain('\nx-evil');
  });
});
