/** Files that the gateway hands over from the REST APIs, whose address browsers cannot reach. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Site, startSite } from '#tests/harness/gateway.ts';
import { signUpInApp } from '#tests/harness/session.ts';

const PNG = Buffer.from('89504e470d0a1a0a0000000d', 'hex');

let site: Site;
beforeAll(async () => {
  site = await startSite();
}, 120_000);
afterAll(() => site?.stop());

interface Field {
  key: string;
  fileUrl: string | null;
}
interface Ticket {
  id: string;
  fields: Field[];
}

/** Applies for a ticket with a file. @returns the address of the file */
async function apply(member: Record<string, string>): Promise<string> {
  const fields = 'id fields { key fileUrl }';
  const { data } = await site.graphql<{ viewer: { account: { giftTickets: Ticket[] } } }>(
    `{ viewer { account { giftTickets(kind: GENERAL) { ${fields} } } } }`,
    {},
    member,
  );
  const values = { applicant_name: '佐藤 結衣', tel: '09012345678', visited_on: '2026-11-03' };
  const input = {
    giftTicketId: data?.viewer.account.giftTickets[0]?.id,
    answers: Object.entries(values).map(([key, value]) => ({ key, values: [value] })),
    files: [{ key: 'certificate_image', file: null }],
  };
  const query = `mutation ($input: UpdateGiftTicketInput!) { updateGiftTicket(input: $input) {
    giftTicket { ${fields} } userErrors { message } } }`;
  const body = new FormData();
  body.append('operations', JSON.stringify({ query, variables: { input } }));
  body.append('map', JSON.stringify({ 0: ['variables.input.files.0.file'] }));
  body.append('0', new File([PNG], 'proof.png', { type: 'image/png' }));
  const headers = { ...member, 'apollo-require-preflight': 'true', accept: 'application/json' };
  const reply = await fetch(`${site.url}/graphql`, { method: 'POST', headers, body });
  const applied = (await reply.json()) as { data: { updateGiftTicket: { giftTicket: Ticket } } };
  const file = applied.data.updateGiftTicket.giftTicket.fields.find(({ key }) => key === 'certificate_image');
  return file?.fileUrl ?? '';
}

describe('a file sent for a ticket', () => {
  it('is served to its owner alone, and stored nowhere', async () => {
    const owner = await signUpInApp(site.origin.url);
    const address = await apply(owner);
    expect(address).toMatch(new RegExp(`^${site.url}/mypage/tickets/\\d+/files/certificate_image$`));
    const own = await fetch(address, { headers: owner });
    expect(own.status).toBe(200);
    expect(Buffer.from(await own.arrayBuffer())).toEqual(PNG);
    expect(Object.fromEntries(own.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, no-store',
      'content-disposition': 'inline; filename="certificate_image.png"',
      'x-content-type-options': 'nosniff',
    });
    const other = await fetch(address, { headers: await signUpInApp(site.origin.url) });
    expect([other.status, other.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    const guest = await fetch(address, { redirect: 'manual' });
    const page = new URL(address).pathname.replace('/files/certificate_image', '');
    expect([guest.status, guest.headers.get('location')]).toEqual([
      303,
      `/login?to=${encodeURIComponent(page)}`,
    ]);
  });

  it('that was never sent is not found; a failing REST API gives a page, no JSON', async () => {
    const owner = await signUpInApp(site.origin.url);
    const address = await apply(owner);
    for (const key of ['receipt_image', 'applicant_name', 'nothing']) {
      const none = await fetch(address.replace('certificate_image', key), { headers: owner });
      expect([none.status, none.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    }
    for (const path of ['/files/', '/api/v3/wn/gifttickets/']) {
      await site.origin.fault({ path, status: 500 });
      const failed = await fetch(address, { headers: owner });
      expect([failed.status, failed.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
      expect(await failed.text()).toContain('時間をおいて');
      await site.origin.clearFaults();
    }
    expect(site.output()).not.toContain('"msg":"request failed"');
  });

  it('may be left by its reader before it comes, which is no error', async () => {
    const owner = await signUpInApp(site.origin.url);
    const address = await apply(owner);
    for (const path of ['/files/', '/api/v3/wn/gifttickets/']) {
      await site.origin.clearJournal();
      await site.origin.fault({ path, hold: true });
      const leaving = new AbortController();
      const response = fetch(address, { headers: owner, signal: leaving.signal });
      await expect.poll(() => site.origin.calls(new RegExp(`^${path}`))).toHaveLength(1);
      leaving.abort();
      await expect(response).rejects.toThrow();
      await site.origin.clearFaults();
    }
    // A request that ends later, so that an entry of an earlier one is in the log.
    expect((await fetch(address, { headers: owner })).status).toBe(200);
    expect(site.output()).not.toContain('"msg":"request failed"');
  });
});

describe('a video of a hall', () => {
  const VIDEOS = '{ hallVideos(prefectureSlug: "tokyo", first: 1) { nodes { url } } }';
  const videoUrl = async (): Promise<string> => {
    const { data } = await site.graphql<{ hallVideos: { nodes: { url: string }[] } }>(VIDEOS);
    return data?.hallVideos.nodes[0]?.url ?? '';
  };

  it('is at the gateway, which answers byte ranges', async () => {
    const url = await videoUrl();
    expect(url).toMatch(new RegExp(`^${site.url}/media/[\\w-]{16}/[\\w-]+\\.webm$`));
    const whole = await fetch(url);
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'video/webm']);
    expect(whole.headers.get('cache-control')).toBe('public, max-age=86400');
    // EBML, the container of WebM.
    expect(bytes.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
    const part = await fetch(url, { headers: { range: 'bytes=4-11' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 4-11/${bytes.length}`]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(4, 12));
    const page = await fetch(site.url);
    expect(page.headers.get('content-security-policy')).toMatch(
      new RegExp(`media-src 'self' [^;]*${site.url}`),
    );
  });

  it('is not served at an address that the gateway has not signed', async () => {
    const url = await videoUrl();
    const [, , , , signature = '', name = ''] = url.split('/');
    const inner = Buffer.from(`${site.origin.url}/videos/other.webm`).toString('base64url');
    for (const path of [
      `${'A'.repeat(16)}/${name}`,
      `${signature}/${inner}.webm`,
      `${signature}/${Buffer.from('http://169.254.169.254/').toString('base64url')}.webm`,
    ])
      expect((await fetch(`${site.url}/media/${path}`)).status).toBe(404);
  });
});
