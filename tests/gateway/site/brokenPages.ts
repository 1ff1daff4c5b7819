/** Reads pages of a site while fields of REST replies are broken. */
import type { FieldFault, SiteWithFieldFaults } from '#tests/harness/fieldFaults.ts';

const MAX_READS = 3;

export interface Page {
  readonly status: number;
  readonly headers: Headers;
  readonly heading: string;
  /** The text of a page that is readable without script. */
  readonly text: string;
  readonly html: string;
}

/** The main heading of a page, without its marks of line breaks. */
export function headingOf(html: string): string {
  return /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replaceAll('<wbr/>', '') ?? '';
}

export type Reader = ReturnType<typeof createReader>;

export function createReader(site: SiteWithFieldFaults) {
  async function read(path: string, cookie = ''): Promise<Page> {
    const headers = { 'x-request-id': 'broken-field-0123456789', cookie };
    const response = await fetch(site.url + path, { headers });
    const html = await response.text();
    const text = html
      .replaceAll(/<script.*?<\/script>|<style.*?<\/style>/gs, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ');
    return { status: response.status, headers: response.headers, heading: headingOf(html), text, html };
  }

  async function readBrokenAs(cookie: string, path: string, ...faults: FieldFault[]): Promise<Page> {
    for (const fault of faults) site.fields.break(fault);
    // A reply or page that was under way when the caches expired is stored as a fresh one, without the faults.
    const statuses: number[] = [];
    while (statuses.length < MAX_READS) {
      await site.expireCaches();
      const page = await read(path, cookie);
      if (site.fields.applied > 0) return page;
      statuses.push(page.status);
    }
    throw new Error(`${path} reads no reply with the fault, but answers ${statuses.join(', ')}`);
  }

  return {
    read,
    readBrokenAs,
    /** Reads a page with faults and empty caches. */
    readBroken: (path: string, ...faults: FieldFault[]) => readBrokenAs('', path, ...faults),
  };
}
