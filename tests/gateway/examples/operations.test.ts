/**
 * The ready operations of docs/examples, sent over HTTP as a native app sends them, in the order of an app that is
 * used for the first time. Between them they ask for every field of the schema, and every field has something to tell.
 */
import { isObjectType } from 'graphql';
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSchema } from '#gateway/schema/index.ts';
import { startSite, type Site } from '#tests/harness/gateway.ts';
import { createNativeApp, DEVICE, MEMBER, OPERATIONS, taken } from './nativeApp.ts';

/** Fields that are asked for and have nothing to tell, or are told in another way. */
const SILENT = {
  'ActionRefusedError.path': 'what was refused is the whole, not one of its fields',
  'Brand.clipCount': 'no call tells how many keep a brand',
  'LoginRequiredError.path': 'no field is wrong',
  'ReferralGuest.icon': 'the embedded REST APIs have no pictures of members',
  'ReviewComment.title': 'comments of the made-up data have no titles',
  'Ring.clipCount': 'no call tells how many keep a ring',
  'Subscription.hallClipShareChanged': 'told over a stream: tests/gateway/graphql/subscriptions.test.ts',
  'Subscription.hallClipsChanged': 'told over a stream: tests/gateway/graphql/subscriptions.test.ts',
} as const;

const PNG = Uint8Array.from(Buffer.from('89504e470d0a1a0a0000000d', 'hex'));

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const { send, sendFiles, told, sent } = createNativeApp(() => site);

/** What the payload of a mutation tells of mistakes. */
interface Payload {
  userErrors: unknown[];
}
interface RichHall {
  id: string;
  rawId: string;
  zexyPhotos: unknown[];
  fairs: { nodes: { id: string; holdTimes: string[]; isReservable: boolean }[] };
}

/** Halls of which much is told. */
async function richHalls(): Promise<RichHall[]> {
  const { data } = await site.graphql<{ halls: { nodes: RichHall[] } }>(`{
    halls(sort: REVIEWS_MANY, first: 12) {
      nodes { id rawId zexyPhotos { rawId } fairs(first: 12) { nodes { id holdTimes isReservable } } }
    }
  }`);
  return data?.halls.nodes ?? [];
}

/** The next fair of many halls: some are held today, so that reservations for them have closed. */
async function nextFairs(): Promise<RichHall['fairs']['nodes']> {
  const { data } = await site.graphql<{ halls: { nodes: Pick<RichHall, 'fairs'>[] } }>(`{
    halls(first: 100) { nodes { fairs(first: 1) { nodes { id holdTimes isReservable } } } }
  }`);
  return data?.halls.nodes.flatMap(({ fairs: { nodes } }) => nodes) ?? [];
}

/** Answers of a form, one to each field. */
const answers = (values: Record<string, string>) =>
  Object.entries(values).map(([key, value]) => ({ key, values: [value] }));

describe('ready operations, sent over HTTP by a native app, are answered without an error', () => {
  test('what everybody may read', async () => {
    for (const name of ['01-search-halls', '02-count-options', '04-ranking', '14-place', '25-around'])
      await send(name, {}, DEVICE);
    for (const name of ['16-magazine', '17-guides-and-writers', '26-brands-and-rings', '47-referral'])
      await send(name, {}, DEVICE);
    for (const rawId of ['101', '102', '103', '104', '105', '106'])
      await send('15-article', { rawId }, DEVICE);
    for (const variables of [{}, { filter: {}, page: 9 }]) await send('24-search-form', variables, DEVICE);
    const { pickupBrides } = await send<{ pickupBrides: { rawId: string }[] }>('18-brides');
    for (const { rawId } of pickupBrides.slice(0, 3)) await send('19-bride', { rawId }, DEVICE);
  });

  test('halls, with everything about them; a picture that was made once tells its colour', async () => {
    const halls = await richHalls();
    const rich = halls.find(({ zexyPhotos }) => zexyPhotos.length > 0);
    for (const rawId of ['1', rich?.rawId, halls[0]?.rawId]) {
      for (const name of ['03-hall-page', '20-hall-facts', '22-hall-voices', '23-fairs'])
        await send(name, { rawId }, DEVICE);
      type Photos = { hall: { coverImages: { url: string }[] } };
      const { hall } = await send<Photos>('21-hall-photos', { rawId }, DEVICE);
      for (const { url } of hall.coverImages.slice(0, 1)) expect((await fetch(url)).status).toBe(200);
    }
    await send('21-hall-photos', { rawId: rich?.rawId });
  });

  test('anything, by the id it told before', async () => {
    const { data } = await site.graphql<{
      hall: { id: string; fairs: { nodes: { id: string }[] } };
      pickupBrides: { albums: { id: string }[] }[];
      themeTags: { nodes: { id: string }[] };
      writers: { nodes: { rawId: string }[] };
    }>(`{
      hall(by: { rawId: "1" }) { id fairs(first: 1) { nodes { id } } }
      pickupBrides { albums { id } }
      themeTags(first: 1) { nodes { id } }
      writers(first: 1) { nodes { rawId } }
    }`);
    await send('52-by-id', {
      hallId: data?.hall.id,
      fairId: data?.hall.fairs.nodes[0]?.id,
      albumId: data?.pickupBrides.flatMap(({ albums }) => albums)[0]?.id,
      themeTagId: data?.themeTags.nodes[0]?.id,
      writerRawId: data?.writers.nodes[0]?.rawId,
    });
  });

  test('the session of a member, and what they keep', async () => {
    await send('09-log-in');
    await send('10-native-session');
    await send('51-record-referrer');
    const [one, two] = await richHalls();
    for (const hall of [one, two]) {
      await send('50-record-view', { hallId: hall?.id });
      taken((await send<{ clip: Payload }>('08-clip', { rawId: hall?.rawId })).clip);
    }
    await send('11-clip-optimistically', { rawId: one?.rawId }, DEVICE);
    await send('11-clip-optimistically', { rawId: one?.rawId });
    await send('20-hall-facts', { rawId: one?.rawId });
    const { data } = await site.graphql<{ article: { id: string }; pickupBrides: { id: string }[] }>(
      '{ article(by: { rawId: "101" }) { id } pickupBrides { id } }',
    );
    const others = [{ id: data?.article.id }, { id: data?.pickupBrides[0]?.id }];
    for (const target of [{ brandRawId: '12' }, { ringRawId: '503' }, ...others]) {
      const text = 'mutation ($to: ClippableBy!) { clip(input: { target: $to }) { userErrors { code } } }';
      taken((await site.graphql<{ clip: Payload }>(text, { to: target }, MEMBER)).data?.clip);
    }
    for (const name of ['06-viewer', '07-clip-states', '12-kept-halls', '27-my-page', '44-ticket'])
      await send(name);

    type Kept = { viewer: { account: { shareableHallClips: { id: string }[] } } };
    const { viewer } = await send<Kept>('28-kept-things');
    const hallClipIds = viewer.account.shareableHallClips.map(({ id }) => id);
    const [hallClipId] = hallClipIds;
    await send('33-note', { input: { hallClipId, note: '階段が広い' } });
    type Shared = { createHallClipShare: Payload & { hallClipShare: { id: string; hash: string } } };
    const { createHallClipShare } = await send<Shared>('29-share-halls', {
      input: { hallClipIds: [hallClipId] },
    });
    taken(createHallClipShare);
    const { id, hash } = createHallClipShare.hallClipShare;
    await send('32-comment', { input: { hash, hallClipId, comment: '駅から近いですね' } });
    await send('31-shared-list', { hash }, DEVICE);
    await send('30-change-share', { input: { hallClipShareId: id, hallClipIds } });
    await send('34-unclip', { rawId: two?.rawId });
  });

  test('reserving and cancelling', async () => {
    const fairs = (await richHalls()).flatMap(({ fairs: { nodes } }) => nodes);
    const fair = fairs.find(({ isReservable }) => isReservable);
    const closed = (await nextFairs()).find(
      ({ isReservable, holdTimes }) => !isReservable && holdTimes.length > 0,
    );
    const form = {
      lastName: '佐藤',
      firstName: '結衣',
      lastNameKana: 'サトウ',
      firstNameKana: 'ユイ',
      email: 'yui@example.jp',
      tel: '09012345678',
      gender: 'FEMALE',
      numberOfParticipants: 2,
      preferredWeddingDate: '2028-05-01',
      message: '駐車場はありますか',
      tracking: { utmSource: 'app', utmMedium: 'push', utmCampaign: 'spring', id4: 'a' },
    };
    const reserve = (at: typeof fair) =>
      send<{ reserveFair: Payload & { reservation: { rawId: string; cancelCode: string } } }>(
        '13-reserve-fair',
        { input: { ...form, fairId: at?.id, holdTime: at?.holdTimes[0], idempotencyKey: randomUUID() } },
      );
    expect((await reserve(closed)).reserveFair.userErrors).not.toEqual([]);
    const { reserveFair } = await reserve(fair);
    taken(reserveFair);
    await send('27-my-page');
    const { rawId, cancelCode } = reserveFair.reservation;
    await send('45-reservation', { rawId, cancelCode }, DEVICE);
    const input = { reservation: { cancelCode: { rawId, cancelCode } } };
    type Cancelled = { cancelReservation: Payload };
    taken((await send<Cancelled>('46-cancel-reservation', { input }, DEVICE)).cancelReservation);
  });

  test('the diagnosis of both sides', async () => {
    type Made = { createParentDiagnosis: { diagnosisRawId: string; key: string; partnerKey: string } };
    const { createParentDiagnosis: made } = await send<Made>('35-start-diagnosis', {}, DEVICE);
    const id = made.diagnosisRawId;
    type Asked = { parentDiagnosis: { questions: { number: number; choices: { value: string }[] }[] } };
    const { parentDiagnosis } = await send<Asked>('36-diagnosis', { id }, DEVICE);
    const chosen = parentDiagnosis.questions.map(({ number, choices: [first] }) =>
      first ? { number, values: [first.value] } : { number, text: 'ふたりの好きなように' },
    );
    for (const side of [
      { respondent: 'CHILD', key: made.key },
      { respondent: 'PARENT', key: made.partnerKey },
    ]) {
      const input = { diagnosisRawId: id, ...side, answers: chosen };
      type Answered = { answerParentDiagnosis: Payload };
      taken((await send<Answered>('37-answer-diagnosis', { input }, DEVICE)).answerParentDiagnosis);
    }
    await send('36-diagnosis', { id }, DEVICE);
  });

  test('forms', async () => {
    const chosen = { role: 'bride', customer_status: 'viewed_only', tastes: '2', wedding_at: 'undecided' };
    const survey = { version: '2026-autumn', loginId: 'lg_demo_musubi' };
    const filled = { ...survey, answers: answers({ ...chosen, hall: '1', guests: '30' }) };
    taken(
      (await send<{ submitEnquete: Payload }>('39-send-enquete', { input: filled }, DEVICE)).submitEnquete,
    );
    await send('38-enquete', {}, DEVICE);

    const line = { lineUserId: `U${'0'.repeat(31)}1`, lineAccessToken: 'line-demo-token-musubi' };
    await send('40-special-form', { input: line }, DEVICE);
    await send('40-special-form', { input: { ...line, lineAccessToken: 'nobody' } }, DEVICE);
    await send('41-send-special-form', { input: { ...line, answers: answers({ tel: '０９０' }) } }, DEVICE);

    const message = { 'your-name': '佐藤', 'your-email': 'yui@example.jp', 'your-message': '質問です' };
    const contact = { formId: '12', answers: answers({ ...message, acceptance: '1' }) };
    type Sent = { submitContactForm: Payload };
    taken((await send<Sent>('42-contact', { input: contact }, DEVICE)).submitContactForm);
  });

  test('a gift ticket, with its file', async () => {
    type Mine = { viewer: { account: { giftTickets: { id: string; isOpen: boolean; kind: string }[] } } };
    const { viewer } = await send<Mine>('27-my-page');
    const ticket = viewer.account.giftTickets.find(({ isOpen, kind }) => isOpen && kind === 'GENERAL');
    const form = answers({ applicant_name: '佐藤 結衣', tel: '09012345678', visited_on: '2026-11-03' });
    const { updateGiftTicket } = await sendFiles<{ updateGiftTicket: Payload }>(
      '43-apply-for-ticket',
      { giftTicketId: ticket?.id, answers: form },
      [{ key: 'certificate_image', file: new File([PNG], 'proof.png', { type: 'image/png' }) }],
    );
    taken(updateGiftTicket);
    await send('27-my-page');
  });

  test('registering, and leaving', async () => {
    const input = { email: 'new@example.jp', password: 'a long password', nickname: 'ゆい' };
    const { signUp } = await send<{ signUp: Payload & { token: string } }>(
      '48-sign-up',
      { input: { ...input, weddingRole: 'COUPLE' } },
      DEVICE,
    );
    taken(signUp);
    await send('49-log-out', {}, { ...DEVICE, 'x-wedding-token': signUp.token });
  });
});

describe('the ready operations', () => {
  test('have all been sent', () => {
    // What comes in parts is driven by tests/gateway/graphql/graphql.test.ts.
    const names = readdirSync(OPERATIONS).map((file) => file.replace('.graphql', ''));
    expect([...sent, '05-defer'].toSorted()).toEqual(names.toSorted());
  });

  test('ask for every field there is, and each has told something', () => {
    const silent = Object.values(buildSchema().getTypeMap())
      .filter((type) => isObjectType(type))
      .filter(({ name }) => !name.startsWith('__'))
      .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`))
      .filter((place) => !told.has(place));
    expect(silent.toSorted()).toEqual(Object.keys(SILENT));
  });
});
