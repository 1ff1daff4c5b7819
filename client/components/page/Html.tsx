import { useRequestContext } from '../../requestContext.ts';

/** Renders HTML of the schema, which the gateway has sanitized, with affiliate links marked. */
export function Html({ html }: { html: string }) {
  const { affiliateHosts } = useRequestContext().site.services;
  return (
    <div className="prose" dangerouslySetInnerHTML={{ __html: markSponsoredLinks(html, affiliateHosts) }} />
  );
}

/** Links as the gateway's sanitizer writes them. */
const LINK = /<a (?:title="[^"]*" )?href="(https?:\/\/([^/"?#:]+)[^"]*)"/g;

/** Adds `rel="sponsored"` to links to affiliate hosts. */
export function markSponsoredLinks(html: string, affiliateHosts: readonly string[]): string {
  if (affiliateHosts.length === 0) return html;
  return html.replace(LINK, (link, _address, host: string) =>
    affiliateHosts.includes(host.toLowerCase()) ? `${link} rel="sponsored noopener" target="_blank"` : link,
  );
}
