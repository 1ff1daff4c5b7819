/**
 * Sends the operations of docs/examples over HTTP as a native app does, in the order of first use. Together they select
 * every field of the schema, and every field has a value at least once.
 */
import { isObjectType } from 'graphql';
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import siteDocuments from '#client/documents.json' with { type: 'json' };
import { buildSchema } from '#gateway/domains/schema.ts';
import { startSite, type Site } from '#tests/harness/gateway.ts';
import { FIELDS_WITHOUT_VALUE, NOT_IN_EVERY_MONTH } from './fieldCoverage.ts';
import {
  createNativeApp,
  EXAMPLES_DIR,
  expectNoUserErrors,
  GUEST_EXAMPLES,
  GUEST_HEADERS,
  MEMBER_HEADERS,
  releasedDocuments,
} from './nativeApp.ts';
import { detailedHalls, nextFairs } from './seededHalls.ts';

const PNG = Uint8Array.from(Buffer.from('89504e470d0a1a0a0000000d', 'hex'));
const proof = (key: string) => ({ key, file: new File([PNG], 'proof.png', { type: 'image/png' }) });
const APPLICANT = { applicant_name: '佐藤 結衣', tel: '09012345678' };

let site: Site;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'documents-'));
  const file = join(folder, 'documents.json');
  await writeFile(file, JSON.stringify({ ...siteDocuments, ...releasedDocuments() }));
  site = await startSite({ env: { DOCUMENTS_FILE: file } });
});
afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true });
});

const { send, sendFiles, untilSome, fields, sent } = createNativeApp(() => site);

type Payload = { userErrors: unknown[] };
/** Form answers, one per field. */
const answers = (values: Record<string, string>) =>
  Object.entries(values).map(([key, value]) => ({ key, values: [value] }));

describe('example operations return no errors', () => {
  test('public pages', async () => {
    for (const rawId of ['101', '102', '103', '104', '105', '106'])
      await send('15-article', { rawId }, GUEST_HEADERS);
    for (const variables of [{}, { filter: {}, page: 9 }])
      await send('24-search-form', variables, GUEST_HEADERS);
    for (const [name, variables] of GUEST_EXAMPLES) await send(name, variables, GUEST_HEADERS);
    const { pickupBrides } = await send<{ pickupBrides: { rawId: string }[] }>('18-brides');
    for (const { rawId } of pickupBrides.slice(0, 3)) await send('19-bride', { rawId }, GUEST_HEADERS);
  });

  test('halls with all details; placeholder colors after an image was resized', async () => {
    const halls = await detailedHalls(site);
    const withZexyPhotos = halls.find(({ zexyPhotos }) => zexyPhotos.length > 0);
    const withRegulation = halls.find(({ regulation }) => regulation?.covid);
    for (const rawId of ['1', withZexyPhotos?.rawId, withRegulation?.rawId, halls[0]?.rawId]) {
      for (const name of ['03-hall-page', '20-hall-facts', '22-reviews-and-costs', '23-fairs'])
        await send(name, { rawId }, GUEST_HEADERS);
      type Photos = { hall: { coverImages: { url: string }[] } };
      const { hall } = await send<Photos>('21-hall-photos', { rawId }, GUEST_HEADERS);
      for (const { url } of hall.coverImages.slice(0, 1)) expect((await fetch(url)).status).toBe(200);
    }
    await send('21-hall-photos', { rawId: withZexyPhotos?.rawId });
  });

  test('objects by global id', async () => {
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

  test('session and clips of a member', async () => {
    for (const name of ['09-log-in', '10-native-session', '51-record-referrer']) await send(name);
    const [one, two] = await detailedHalls(site);
    for (const hall of [one, two]) {
      await send('50-record-view', { hallId: hall?.id });
      expectNoUserErrors((await send<{ clip: Payload }>('08-clip', { rawId: hall?.rawId })).clip);
    }
    await send('11-clip-optimistically', { rawId: one?.rawId }, GUEST_HEADERS);
    await send('11-clip-optimistically', { rawId: one?.rawId });
    await send('20-hall-facts', { rawId: one?.rawId });
    const { data } = await site.graphql<{ article: { id: string }; pickupBrides: { id: string }[] }>(
      '{ article(by: { rawId: "101" }) { id } pickupBrides { id } }',
    );
    const others = [{ id: data?.article.id }, { id: data?.pickupBrides[0]?.id }];
    for (const target of [{ brandRawId: '12' }, { ringRawId: '503' }, { articleRawId: '101' }, ...others]) {
      const text = 'mutation ($to: ClippableBy!) { clip(input: { target: $to }) { userErrors { code } } }';
      expectNoUserErrors(
        (await site.graphql<{ clip: Payload }>(text, { to: target }, MEMBER_HEADERS)).data?.clip,
      );
    }
    for (const name of ['06-viewer', '07-clip-states', '12-clipped-halls', '27-my-page', '44-ticket'])
      await send(name);
    type Kept = { viewer: { account: { shareableHallClips: { id: string }[] } } };
    const { viewer } = await send<Kept>('28-all-clips');
    const hallClipIds = viewer.account.shareableHallClips.map(({ id }) => id);
    const [hallClipId] = hallClipIds;
    await send('33-note', { input: { hallClipId, note: '階段が広い' } });
    type Shared = { createHallClipShare: Payload & { hallClipShare: { id: string; hash: string } } };
    const { createHallClipShare } = await send<Shared>('29-share-halls', {
      input: { hallClipIds: [hallClipId] },
    });
    expectNoUserErrors(createHallClipShare);
    const { id, hash } = createHallClipShare.hallClipShare;
    await send('32-comment', { input: { hash, hallClipId, comment: '駅から近いですね' } });
    await send('31-shared-list', { hash }, GUEST_HEADERS);
    await send('30-change-share', { input: { hallClipShareId: id, hallClipIds } });
    await send('34-unclip', { rawId: two?.rawId });
  });

  test('lists from an index, once it has some', async () => {
    type Writer = { writer: { articles: { totalCount: number } } };
    await untilSome<Writer>('66-writer', { writerRawId: '2' }, ({ writer }) => writer.articles.totalCount);
    type List = { totalCount: number };
    await untilSome<{ fairs: List }>('60-fairs', {}, ({ fairs }) => fairs.totalCount);
    await untilSome<{ brides: List }>('70-search-brides', {}, ({ brides }) => brides.totalCount);
    type Category = { articleCategory: { foundArticles: { index: { isComplete: boolean } } } };
    const isRead = ({ articleCategory }: Category) => Number(articleCategory.foundArticles.index.isComplete);
    await untilSome('71-find-articles', { categoryId: '13' }, isRead);
    type Found = { fairDayPlans: unknown[]; hall: { fairsOfSimilarHalls: unknown[] } };
    await untilSome<Found>('65-day-plans', { hallRawId: '229' }, ({ fairDayPlans, hall }) =>
      Math.min(fairDayPlans.length, hall.fairsOfSimilarHalls.length),
    );
  });

  test('reservation and cancellation', async () => {
    const open = (await detailedHalls(site))
      .map(({ fairs: { nodes } }) => nodes.filter(({ isReservable }) => isReservable))
      .find(({ length }) => length > 2);
    const [fair, next, last] = open ?? [];
    const closed = (await nextFairs(site)).find(
      ({ isReservable, holdTimes }) => !isReservable && holdTimes.length > 0,
    );
    const name = { lastName: '佐藤', firstName: '結衣', lastNameKana: 'サトウ', firstNameKana: 'ユイ' };
    const form = {
      ...name,
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
    expectNoUserErrors(reserveFair);
    await send('73-member-contact');
    const { rawId: firstId, cancelCode: firstCode } = reserveFair.reservation;
    const idempotencyKey = randomUUID();
    type Moved = {
      rescheduleReservation: Payload & { reservation: { rawId: string; cancelCode: string } | null };
    };
    const move = (to: typeof fair) =>
      send<Moved>('59-reschedule-reservation', {
        input: {
          reservation: { cancelCode: { rawId: firstId, cancelCode: firstCode } },
          fairId: to?.id,
          holdTime: to?.holdTimes[0],
          idempotencyKey,
        },
      });
    const { rescheduleReservation: moved } = await move(next);
    expectNoUserErrors(moved);
    expect((await move(last)).rescheduleReservation.userErrors).toMatchObject([{ code: 'DUPLICATE' }]);
    const { rawId, cancelCode } = moved.reservation ?? {};
    await send('45-reservation', { rawId, cancelCode }, GUEST_HEADERS);
    const input = { reservation: { cancelCode: { rawId, cancelCode } } };
    type Cancelled = { cancelReservation: Payload };
    expectNoUserErrors(
      (await send<Cancelled>('46-cancel-reservation', { input }, GUEST_HEADERS)).cancelReservation,
    );
  });

  test('diagnosis of both respondents', async () => {
    type Made = { createParentDiagnosis: { diagnosisRawId: string; key: string; partnerKey: string } };
    const { createParentDiagnosis: made } = await send<Made>('35-start-diagnosis', {}, GUEST_HEADERS);
    const id = made.diagnosisRawId;
    type Asked = { parentDiagnosis: { questions: { number: number; choices: { value: string }[] }[] } };
    const { parentDiagnosis } = await send<Asked>('36-diagnosis', { id }, GUEST_HEADERS);
    const chosen = parentDiagnosis.questions.map(({ number, choices: [first] }) =>
      first ? { number, values: [first.value] } : { number, text: 'ふたりの好きなように' },
    );
    for (const side of [
      { respondent: 'CHILD', key: made.key },
      { respondent: 'PARENT', key: made.partnerKey },
    ]) {
      const ofSide = { diagnosisRawId: id, ...side };
      await send('56-check-diagnosis-key', { input: ofSide }, GUEST_HEADERS);
      const input = { ...ofSide, answers: chosen };
      type Answered = { answerParentDiagnosis: Payload };
      expectNoUserErrors(
        (await send<Answered>('37-answer-diagnosis', { input }, GUEST_HEADERS)).answerParentDiagnosis,
      );
    }
    for (const name of ['36-diagnosis', '55-diagnosis-hall-search']) await send(name, { id }, GUEST_HEADERS);
  });

  test('forms', async () => {
    const chosen = { role: 'bride', customer_status: 'viewed_only', tastes: '2', wedding_at: 'undecided' };
    const survey = { version: '2026-autumn', loginId: 'lg_demo_musubi' };
    const filled = { ...survey, answers: answers({ ...chosen, hall: '1', guests: '30' }) };
    expectNoUserErrors(
      (await send<{ submitEnquete: Payload }>('39-send-enquete', { input: filled }, GUEST_HEADERS))
        .submitEnquete,
    );
    await send('38-enquete', {}, GUEST_HEADERS);
    const line = { lineUserId: `U${'0'.repeat(31)}1`, lineAccessToken: 'line-demo-token-musubi' };
    await send('40-special-form', { input: line }, GUEST_HEADERS);
    await send('40-special-form', { input: { ...line, lineAccessToken: 'nobody' } }, GUEST_HEADERS);
    await send(
      '41-send-special-form',
      { input: { ...line, answers: answers({ tel: '０９０' }) } },
      GUEST_HEADERS,
    );
    const message = { 'your-name': '佐藤', 'your-email': 'yui@example.jp', 'your-message': '質問です' };
    const contact = { formId: '12', answers: answers({ ...message, acceptance: '1' }) };
    type Sent = { submitContactForm: Payload };
    for (const name of ['42-contact', '53-contact-reply'])
      expectNoUserErrors((await send<Sent>(name, { input: contact }, GUEST_HEADERS)).submitContactForm);
    const application = answers({ ...APPLICANT, prize: 'paper' });
    type Applied = { submitSpecialForm: Payload };
    const applied = { ...line, answers: application };
    const { submitSpecialForm } = await sendFiles<Applied>('54-special-reply', applied, [proof('receipt')]);
    expectNoUserErrors(submitSpecialForm);
  });

  test('gift ticket application with a file', async () => {
    type Mine = { viewer: { account: { giftTickets: { id: string; isOpen: boolean; kind: string }[] } } };
    await send('57-gift-tickets');
    const { viewer } = await send<Mine>('27-my-page');
    const ticket = viewer.account.giftTickets.find(({ isOpen, kind }) => isOpen && kind === 'GENERAL');
    const form = answers({ ...APPLICANT, visited_on: '2026-11-03' });
    const { updateGiftTicket } = await sendFiles<{ updateGiftTicket: Payload }>(
      '43-apply-for-ticket',
      { giftTicketId: ticket?.id, answers: form },
      [proof('certificate_image')],
    );
    expectNoUserErrors(updateGiftTicket);
    await send('27-my-page');
  });

  test('sign-up and log-out', async () => {
    const input = { email: 'new@example.jp', password: 'a long password', nickname: 'ゆい' };
    const { signUp } = await send<{ signUp: Payload & { token: string } }>(
      '48-sign-up',
      { input: { ...input, weddingRole: 'COUPLE' } },
      GUEST_HEADERS,
    );
    expectNoUserErrors(signUp);
    await send('49-log-out', {}, { ...GUEST_HEADERS, 'x-wedding-token': signUp.token });
  });
});

describe('example operations', () => {
  test('were all sent', () => {
    // Incremental responses are tested in tests/gateway/graphql/handlers.test.ts.
    const names = readdirSync(EXAMPLES_DIR).map((file) => file.replace('.graphql', ''));
    expect([...sent, '05-defer'].toSorted()).toEqual(names.toSorted());
  });

  test('select every field, and each has had a value', () => {
    const withoutValue = Object.values(buildSchema().getTypeMap())
      .filter((type) => isObjectType(type))
      .filter(({ name }) => !name.startsWith('__'))
      .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`))
      .filter((field) => !fields.has(field) && field !== NOT_IN_EVERY_MONTH);
    expect(withoutValue.toSorted()).toEqual(Object.keys(FIELDS_WITHOUT_VALUE));
  });
});
