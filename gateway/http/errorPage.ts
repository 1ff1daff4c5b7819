import type { ServerResponse } from 'node:http';

/** The last resort, when there is no page to say it better. `security` are the headers of every page. */
export function sendFailure(
  response: ServerResponse,
  security: Readonly<Record<string, string>>,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const text =
    status >= 500
      ? 'ただいまページを表示できません。時間をおいて再度お試しください。'
      : 'このリクエストは受け付けられません。';
  response.writeHead(status, {
    ...security,
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'close',
  });
  response.end(
    `<!doctype html><html lang="ja"><meta charset="utf-8"><title>${status}</title><p>${text}</p><p><a href="/">トップへ戻る</a></p></html>`,
  );
}
