import type { ReactNode } from 'react';
import mark from './assets/mark.svg?no-inline';

/**
 * The HTML document. Pages render title and metadata, which React hoists into the head. The server appends the scripts
 * and the hydration data behind it.
 */
export function Document(props: {
  styles: readonly string[];
  preload: readonly string[];
  children: ReactNode;
}) {
  return (
    <html lang="ja">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#FBF8F3" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href={mark} type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {props.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {props.preload.map((href) => (
          <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
        ))}
      </head>
      <body>{props.children}</body>
    </html>
  );
}
