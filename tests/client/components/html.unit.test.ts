import { expect, it } from 'vitest';
import { withSponsored } from '#client/components/page/Html.tsx';
import { cleanHtml } from '#gateway/schema/kit/html.ts';

const HOSTS = ['px.a8.net'];

it('links that are paid for are marked sponsored, others are left alone', () => {
  const html = cleanHtml(
    '<p><a title="x" href="https://px.a8.net/svt/ejp?a8mat=1&b=2">指輪を見る</a> <a href="https://example.jp/px.a8.net">別の記事</a> <a href="/halls/1">会場</a></p>',
  );
  const marked = withSponsored(html, HOSTS);
  expect(marked.match(/rel="sponsored noopener"/g)).toHaveLength(1);
  expect(marked).toMatch(/href="https:\/\/px\.a8\.net\/[^>]*rel="sponsored noopener"[^>]*>指輪を見る/);
  expect(withSponsored(html, [])).toBe(html);
});

it('a host is compared whole, whatever its case', () => {
  expect(withSponsored('<a href="https://PX.A8.NET/x">a</a>', HOSTS)).toContain('sponsored');
  expect(withSponsored('<a href="https://px.a8.net.evil.example/x">a</a>', HOSTS)).not.toContain('sponsored');
  expect(withSponsored('<a href="https://evil.example/?https://px.a8.net">a</a>', HOSTS)).not.toContain(
    'sponsored',
  );
});
