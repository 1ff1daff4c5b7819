import { expect, it } from 'vitest';
import { markSponsoredLinks } from '#client/components/page/Html.tsx';
import { HTML_LIMITS } from '#gateway/html/parse.ts';
import { sanitizeHtml, serializeHtml } from '#gateway/html/sanitize.ts';

const HOSTS = ['px.a8.net'];

it('marks affiliate links as sponsored, and no others', () => {
  const raw =
    '<p><a title="x" href="https://px.a8.net/svt/ejp?a8mat=1&b=2">指輪を見る</a> <a href="https://example.jp/px.a8.net">別の記事</a> <a href="/halls/1">会場</a></p>';
  const html = serializeHtml(sanitizeHtml(raw, HTML_LIMITS).tree);
  const marked = markSponsoredLinks(html, HOSTS);
  expect(marked.match(/rel="sponsored noopener"/g)).toHaveLength(1);
  expect(marked).toMatch(/href="https:\/\/px\.a8\.net\/[^>]*rel="sponsored noopener"[^>]*>指輪を見る/);
  expect(markSponsoredLinks(html, [])).toBe(html);
});

it('compares whole host names, case-insensitively', () => {
  expect(markSponsoredLinks('<a href="https://PX.A8.NET/x">a</a>', HOSTS)).toContain('sponsored');
  expect(markSponsoredLinks('<a href="https://px.a8.net.evil.example/x">a</a>', HOSTS)).not.toContain(
    'sponsored',
  );
  expect(markSponsoredLinks('<a href="https://evil.example/?https://px.a8.net">a</a>', HOSTS)).not.toContain(
    'sponsored',
  );
});
