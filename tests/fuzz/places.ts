/** Finds addresses in the seeded origin, and gives the demo account something to show on each of its pages. */
import { demo } from '#tests/harness/origin.ts';
import { VISITOR_ID, type Lane } from './lane.ts';
import type { Places } from './pages.ts';

interface Items {
  readonly hall: { slug: string; areaSlug: string; fairs: { nodes: { rawId: string }[] } };
  readonly halls: { nodes: { id: string }[] };
  readonly recentArticles: { nodes: { id: string }[] };
  readonly brands: { nodes: { id: string }[] };
  readonly rings: { nodes: { id: string }[] };
  readonly pickupBrides: { id: string; albums: { rawId: string }[] }[];
  readonly viewer: { account: { reservations: { rawId: string }[] } };
}

const ITEMS = `{
  hall(by: { rawId: "1" }) { slug areaSlug fairs(first: 1) { nodes { rawId } } }
  halls(first: 5) { nodes { id } }
  recentArticles { nodes { id } }
  brands(first: 2) { nodes { id } }
  rings(first: 2) { nodes { id } }
  pickupBrides { id albums { rawId } }
  viewer { account { reservations { rawId } } }
}`;

const CLIP = 'mutation ($id: ID!) { clip(input: { target: { id: $id } }) { userErrors { code } } }';
const VIEW = 'mutation ($id: ID!) { recordHallView(input: { hallId: $id }) { userErrors { code } } }';
const CREATE = `mutation {
  createParentDiagnosis(input: { respondent: CHILD }) { diagnosisRawId }
  createHallClipShare(input: {}) { hallClipShare { hash hallClips(first: 1) { nodes { id } } } }
}`;
const COMMENT = `mutation ($input: AddHallClipCommentInput!) {
  addHallClipComment(input: $input) { userErrors { code } }
}`;
const NOTE = `mutation ($id: ID!) {
  updateHallClipNote(input: { hallClipId: $id, note: "角の席から海が見える" }) { userErrors { code } }
}`;

export async function findPlaces({ url, gateway, fields, expire }: Lane): Promise<Places> {
  const member = { 'x-wedding-token': demo.token, 'x-wn-uuid': VISITOR_ID };
  const send = async <Data>(document: string, variables = {}): Promise<Data> => {
    const { data, errors } = await gateway.graphql<Data>(document, variables, member);
    if (data === null || errors.length > 0) throw new Error(`${document}: ${JSON.stringify(errors)}`);
    return data;
  };
  /** The part of the first link behind `prefix`. */
  const linkOn = async (from: string, prefix: string): Promise<string> => {
    const html = await (await fetch(url + from)).text();
    const found = new RegExp(`href="${prefix}([^"/?#]+)`).exec(html)?.[1];
    if (found === undefined) throw new Error(`${from} has no link to ${prefix}…`);
    return found;
  };
  const { hall, halls, recentArticles, brands, rings, pickupBrides, viewer } = await send<Items>(ITEMS);
  const lists = [halls.nodes, recentArticles.nodes.slice(0, 3), brands.nodes, rings.nodes];
  for (const { id } of [...lists.flat(), ...pickupBrides.slice(0, 2)]) await send(CLIP, { id });
  for (const { id } of halls.nodes.slice(0, 3)) await send(VIEW, { id });
  const { createParentDiagnosis, createHallClipShare } = await send<{
    createParentDiagnosis: { diagnosisRawId: string };
    createHallClipShare: { hallClipShare: { hash: string; hallClips: { nodes: { id: string }[] } } };
  }>(CREATE);
  const { hash, hallClips } = createHallClipShare.hallClipShare;
  const [clip] = hallClips.nodes;
  await send(NOTE, { id: clip?.id });
  await send(COMMENT, { input: { hash, hallClipId: clip?.id, comment: 'ここにしよう' } });
  const places = {
    fair: `/halls/1/fairs/${hall.fairs.nodes[0]?.rawId}`,
    slug: `/halls/${hall.areaSlug}/${hall.slug}`,
    diagnosis: createParentDiagnosis.diagnosisRawId,
    share: hash,
    theme: await linkOn('/brides/themes', '/brides/themes/'),
    album: pickupBrides.flatMap(({ albums }) => albums)[0]?.rawId ?? '',
    writer: await linkOn('/magazine/writers', '/magazine/writer/'),
    ring: '89001',
    region: await linkOn('/halls/ranking/tokyo/', '/halls/ranking/tokyo/'),
    district: await linkOn('/pref/ibaraki', '/d/'),
    station: await linkOn('/pref/ibaraki', '/s/'),
    reservation: viewer.account.reservations[0]?.rawId ?? '',
  };
  // Replies recorded before the writes are outdated.
  fields.forget();
  await expire();
  return places;
}
