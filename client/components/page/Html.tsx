import { useVisit } from '../../requestContext.ts';

/**
 * Shows HTML of the schema, which the gateway has cleaned: no script, style, handler, form or frame is left in it.
 * Links that are paid for are marked as such, for search engines and for who counts them.
 */
export function Html({ html }: { html: string }) {
  const { affiliateHosts } = useVisit().site.services;
  return <div className="prose" dangerouslySetInnerHTML={{ __html: withSponsored(html, affiliateHosts) }} />;
}

/** Links as the gateway's cleaning writes them: an address and perhaps a title, in the order they came. */
const LINK = /<a (?:title="[^"]*" )?href="(https?:\/\/([^/"?#:]+)[^"]*)"/g;

/** The HTML with `rel="sponsored"` on the links to hosts that pay for being linked. */
export function withSponsored(html: string, affiliateHosts: readonly string[]): string {
  if (affiliateHosts.length === 0) return html;
  return html.replace(LINK, (link, _address, host: string) =>
    affiliateHosts.includes(host.toLowerCase()) ? `${link} rel="sponsored noopener" target="_blank"` : link,
  );
}
