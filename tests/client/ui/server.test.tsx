// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Catalogue } from '#client/catalogue/Catalogue.tsx';

it('all components render without a window', () => {
  const html = renderToString(<Catalogue />);
  expect(html).toContain('むすび');
  expect(html).toContain('フェアを予約する');
});

it('no component uses a style attribute, which the content security policy forbids', () => {
  const html = renderToString(<Catalogue />);
  const styled = [...html.matchAll(/<(\w+)[^>]* style="([^"]*)"/g)].map(
    ([, tag, style]) => `${tag} ${style}`,
  );
  expect(styled.every((found) => /^(div|form) (max-)?width:/.test(found))).toBe(true);
});
