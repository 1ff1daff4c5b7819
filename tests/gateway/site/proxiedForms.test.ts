/** Forms without script whose files are too large, through nginx. */
import { describe, expect, it } from 'vitest';
import { proxiedSite } from '../http/proxiedSite.ts';

const servers = proxiedSite();

/** Sends the form of the LINE campaign with pictures of together this many bytes. */
function send(bytes: number): Promise<Response> {
  const form = new FormData();
  form.append('lineUserId', `U${'0'.repeat(31)}2`);
  form.append('lineAccessToken', 'line-demo-token-second');
  form.append('isFilled', '1');
  form.append('name', '佐藤 結衣');
  for (const name of ['receipt', 'other'])
    form.append(name, new Blob([Buffer.alloc(bytes / 2)], { type: 'image/jpeg' }), `${name}.jpg`);
  return fetch(`${servers.proxy.url}/special`, {
    method: 'POST',
    body: form,
    headers: { origin: servers.site.url },
  });
}

describe('a form with files through nginx', () => {
  it('above the limit comes back with what was typed', async () => {
    const answer = await send(16_000_000);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('佐藤 結衣');
  });

  it.each([
    ['the site', 25_000_000],
    ['nginx', 40_000_000],
  ])('far above the limit is refused by %s in plain words, with the limit', async (_, bytes) => {
    const answer = await send(bytes);
    expect(answer.status).toBe(413);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await answer.text();
    expect(html).toContain('<html lang="ja">');
    expect(html).toContain(
      '送信された内容が大きすぎます。ファイルは1つ10MB、合わせて12MBまで送れます。前のページに戻り、文章やファイルを減らしてからお試しください。',
    );
  });
});
