/** Addresses as the contract tells them: whole, with their hosts. */
import type { Origin } from '../origin.ts';

/** What absolute addresses are made with. */
export type Addresses = Pick<Origin, 'media' | 'siteUrl'>;

/** HTML as it was stored, its own pictures and links with their hosts. */
export function withHosts({ media, siteUrl }: Addresses, html: string): string {
  return html
    .replaceAll(/ src="(\/pictures\/[^"]*)"/g, (_, path: string) => ` src="${media(path)}"`)
    .replaceAll(' href="/', ` href="${siteUrl}/`);
}
