import { setTimeout as sleep } from 'node:timers/promises';
import { startSite, type Site } from '#tests/harness/gateway.ts';
import type { Benchmark } from '../benchmark.ts';
import { round, type Row } from '../table.ts';

const PICTURES = 30;
const MAX_P95_MS = 300;
/** After this time the pictures of the first pages are made. Those of other pages follow. */
const AHEAD_MS = 120_000;
const ACCEPT = { accept: 'image/avif,image/webp,*/*' };

/** What a card on a phone requests, by pixels to a CSS pixel. */
const PHONES = { 2: '&width=670&height=448&fit=cover', 3: '&width=1005&height=672&fit=cover' };

/** Addresses of the first picture of each hall on a page of the search, without their size. */
async function picturesOf({ url }: Site, page: number): Promise<string[]> {
  const html = await (await fetch(`${url}/halls/search/?page=${page}`)).text();
  const cards = html.split('<article').slice(1);
  const addresses = cards.flatMap((card) => /src="([^"]*\/img\?[^"]*)"/.exec(card)?.[1] ?? []);
  const first = addresses.map(
    (address) => new URL(address.replaceAll('&amp;', '&').replace('&width=500', ''), url).href,
  );
  if (new Set(first).size < PICTURES) throw new Error(`Page ${page} has ${first.length} pictures`);
  return first.slice(0, PICTURES);
}

/** Milliseconds until each picture has arrived, requested at once; ascending. */
async function requestAll(addresses: readonly string[]): Promise<number[]> {
  const began = performance.now();
  const durations = addresses.map(async (address) => {
    const response = await fetch(address, { headers: ACCEPT });
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    await response.arrayBuffer();
    return performance.now() - began;
  });
  return (await Promise.all(durations)).toSorted((one, other) => one - other);
}

async function fetchedOriginals({ origin }: Site): Promise<number> {
  return (await origin.calls(/^\/pictures\//)).length;
}

/** Draws the originals at the REST APIs, past the gateway. */
async function draw(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) await fetch(new URL(address).searchParams.get('url') ?? '');
}

/** First views of the pictures of a search on a phone. */
export const pictures: Benchmark = {
  name: 'pictures',
  description: `${PICTURES} pictures of a search at once on a phone, none requested before`,
  async run() {
    const rows: Row[] = [];
    const add = (state: string, pixels: number, durations: readonly number[]): number => {
      const at = (share: number): number => durations[Math.ceil(share * durations.length) - 1] ?? NaN;
      rows.push({
        pictures: state,
        'phone pixels': pixels,
        'p50 ms': round(at(0.5), 0),
        'p95 ms': round(at(0.95), 0),
      });
      return at(0.95);
    };
    const sized = (addresses: readonly string[], pixels: 2 | 3) =>
      addresses.map((address) => address + PHONES[pixels]);
    const isMet: boolean[] = [];
    let made: number;
    {
      await using site = await startSite({ origin: { ownPictures: true }, env: { IMAGES_AHEAD: '1' } });
      await sleep(AHEAD_MS);
      made = await fetchedOriginals(site);
      const addresses = await picturesOf(site, 1);
      for (const pixels of [2, 3] as const)
        isMet.push(add('made ahead', pixels, await requestAll(sized(addresses, pixels))) <= MAX_P95_MS);
    }
    await using site = await startSite({ origin: { ownPictures: true } });
    for (const pixels of [2, 3] as const) {
      const drawn = await picturesOf(site, pixels);
      await draw(drawn);
      add('drawn, not resized', pixels, await requestAll(sized(drawn, pixels)));
    }
    for (const pixels of [2, 3] as const)
      add('not drawn', pixels, await requestAll(sized(await picturesOf(site, pixels + 2), pixels)));
    return {
      rows,
      targets: [
        { text: `p95 at most ${MAX_P95_MS} ms where pictures are made ahead`, isMet: !isMet.includes(false) },
      ],
      conclusion: `\`npm start\` made ${made} pictures in its first ${AHEAD_MS / 1_000} s without visitors. It goes on to the pictures of all public pages, once; they are kept between starts.`,
    };
  },
};
