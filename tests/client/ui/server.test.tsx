// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Catalogue } from '#client/catalogue/Catalogue.tsx';

it('every component renders on a server that has no window', () => {
  const html = renderToString(<Catalogue />);
  expect(html).toContain('むすび');
  expect(html).toContain('フェアを予約する');
});

it('nothing of it needs a style attribute but the catalogue itself', () => {
  const html = renderToString(<Catalogue />);
  const styled = [...html.matchAll(/<(\w+)[^>]* style="([^"]*)"/g)].map(
    ([, tag, style]) => `${tag} ${style}`,
  );
  expect(styled.every((found) => /^(div|form) (max-)?width:/.test(found))).toBe(true);
});
