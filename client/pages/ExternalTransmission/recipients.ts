import type { Services } from '../../requestContext.ts';

/** Who receives what from the visitor's browser, as the law asks sites to publish. */
export interface Recipient {
  readonly host: string;
  /** Operator and the page about its use of data; null for hosts that are not known here. */
  readonly operator: { readonly name: string; readonly policy: string } | null;
  readonly purpose: string;
  readonly sent: string;
  readonly when: string;
}

const GOOGLE = { name: 'Google LLC', policy: 'https://policies.google.com/privacy?hl=ja' };

/** Operators by the end of their hosts. */
const OPERATORS: readonly (readonly [suffix: string, operator: NonNullable<Recipient['operator']>])[] = [
  ['googletagmanager.com', GOOGLE],
  ['google-analytics.com', GOOGLE],
  ['analytics.google.com', GOOGLE],
  ['doubleclick.net', GOOGLE],
  ['google.com', GOOGLE],
  [
    'openstreetmap.org',
    { name: 'OpenStreetMap Foundation', policy: 'https://osmfoundation.org/wiki/Privacy_Policy' },
  ],
  ['sentry.io', { name: 'Functional Software, Inc.（Sentry）', policy: 'https://sentry.io/privacy/' }],
  ['facebook.com', { name: 'Meta Platforms, Inc.', policy: 'https://www.facebook.com/privacy/policy' }],
  [
    'clarity.ms',
    { name: 'Microsoft Corporation', policy: 'https://privacy.microsoft.com/ja-jp/privacystatement' },
  ],
];

const operatorOf = (host: string): Recipient['operator'] =>
  OPERATORS.find(([suffix]) => host === suffix || host.endsWith(`.${suffix}`))?.[1] ?? null;

/** The recipients of the configured services; empty where none is configured. */
export function recipients({
  tagUrl,
  tagHosts,
  errorsUrl,
  mapStyleUrl,
  mapEmbedUrl,
  asksConsent,
}: Services): Recipient[] {
  const hostOf = (url: string): string => new URL(url).host;
  const tags = tagUrl === null ? [] : [...new Set([tagUrl, ...tagHosts].map(hostOf))];
  return [
    ...tags.map((host) => ({
      host,
      operator: operatorOf(host),
      purpose: 'どのページが見られているかを調べ、サイトをよくするため',
      sent: 'ご覧になったページのアドレス（診断の結果など、リンクを知る人だけのページは種類だけ）、記事・会場・花嫁の記録の番号、広告から来たときの目印、アプリで開いたかどうか、端末とブラウザの種類、IPアドレス、解析サービスのCookie',
      when: asksConsent ? '同意をいただいたあと、ページを開いたとき' : 'ページを開いたとき',
    })),
    ...(errorsUrl === null
      ? []
      : [
          {
            host: hostOf(errorsUrl),
            operator: operatorOf(hostOf(errorsUrl)),
            purpose: 'ページと解析の不具合を見つけて直すため',
            sent: '不具合の内容とプログラムの中の場所、ご覧になったページのアドレス（リンクを知る人だけのページなどは種類だけ）、できごとの種類、端末とブラウザの種類、IPアドレス',
            when: 'ページの表示や操作、解析の送信に失敗したとき（解析への同意とは別に送られます）',
          },
        ]),
    ...(mapStyleUrl === null
      ? []
      : [
          {
            host: hostOf(mapStyleUrl),
            operator: operatorOf(hostOf(mapStyleUrl)),
            purpose: '会場をさがす地図を表示するため',
            sent: '地図の場所と縮尺、端末とブラウザの種類、IPアドレス',
            when: '検索結果で「地図で見る」を開いたとき',
          },
        ]),
    ...(mapEmbedUrl === null
      ? []
      : [
          {
            host: hostOf(mapEmbedUrl),
            operator: operatorOf(hostOf(mapEmbedUrl)),
            purpose: '会場のまわりの地図を表示するため',
            sent: '会場の位置、このサイトのアドレス、端末とブラウザの種類、IPアドレス',
            when: '会場のページか予約票で「地図を表示」を押したとき',
          },
        ]),
  ];
}
