/** Variables for every released document, on the embedded data. */
import { hash } from 'node:crypto';

const LINE = { lineUserId: `U${'0'.repeat(31)}1`, lineAccessToken: 'line-demo-token-musubi' };

/** Ids that only the running product can give. */
export interface Collected {
  hallClips: string[];
  share: string;
  hash: string;
  hallRawId: string;
  fair: string;
  fairRawId: string;
  holdTime: string;
  reservation: { rawId: string; cancelCode: string };
  diagnosis: { diagnosisRawId: string; key: string };
  ticket: string;
  ticketRawId: string;
  album: string;
  themeTag: string;
  writer: string;
  category: string;
  tag: string;
}

/** The global id of a record. */
export const idOf = (type: string, rawId: string): string =>
  Buffer.from(`${type}:${rawId}`).toString('base64url');

/** A UUID that depends on a name only. */
const uuidOf = (name: string): string =>
  hash('sha256', name).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');

/** A valid reservation of a fair; its idempotency key depends on a name. */
export const reservationInput = (fairId: string, holdTime: string, name: string) => ({
  email: 'yui@example.jp',
  fairId,
  firstName: '結衣',
  firstNameKana: 'ユイ',
  gender: 'FEMALE',
  holdTime,
  idempotencyKey: uuidOf(name),
  lastName: '佐藤',
  lastNameKana: 'サトウ',
  numberOfParticipants: 2,
  tel: '09012345678',
});

const formAnswers = (values: Record<string, string>) =>
  Object.entries(values).map(([key, value]) => ({ key, values: [value] }));

/** Values by the name of the variable, whatever its type. */
const valuesByName = (name: string, ids: Collected): Record<string, unknown> => ({
  albumId: ids.album,
  cancelCode: ids.reservation.cancelCode,
  category: '1',
  clip: ids.hallClips[0],
  code: 'MUSUBI2026',
  comment: '駅から近いですね',
  fairId: ids.fair,
  fairRawId: ids.fairRawId,
  hallId: idOf('Hall', '7'),
  hallRawId: ids.hallRawId,
  hash: ids.hash,
  loginId: 'lg_demo_musubi',
  name: 'ホテル',
  note: '階段が広い',
  page: 1,
  place: { prefectureSlug: 'tokyo' },
  prefectureSlug: 'tokyo',
  query: '',
  rawId:
    {
      ArticlePage: '101',
      ArticlePageQuery: '101',
      BridePage: '2001',
      BridePageQuery: '2001',
      CategoryPageQuery: ids.category,
      Reservation: ids.reservation.rawId,
    }[name] ?? '7',
  referrer: 'https://www.example.com/',
  respondent: 'CHILD',
  reviewSort: 'NEWEST',
  share: ids.share,
  slug: name === 'TagPageQuery' ? ids.tag : 'tokyo',
  sort: 'RECOMMENDED',
  sponsorPlace: 'tokyo',
  themeTagId: ids.themeTag,
  version: '2026-autumn',
  weddingsOf: 'tokyo',
  writerRawId: ids.writer,
});

/** Values by the type of the variable. */
const valuesByType = (name: string, ids: Collected): Record<string, unknown> => ({
  'AddHallClipCommentInput!': { hash: ids.hash, hallClipId: ids.hallClips[0], comment: '階段が広いです' },
  'AlbumBy!': { id: ids.album },
  'AnswerParentDiagnosisInput!': {
    diagnosisRawId: ids.diagnosis.diagnosisRawId,
    key: ids.diagnosis.key,
    respondent: 'CHILD',
    answers: [{ number: 5, text: 'ふたりの好きなように' }],
  },
  'Boolean!': true,
  'ArticleFilter!': {},
  'BrideBy!': { rawId: '2001' },
  'BrideFilter!': { prefectureSlug: 'tokyo' },
  'CancelReservationInput!': { reservation: { cancelCode: ids.reservation } },
  'CheckParentDiagnosisKeyInput!': {
    diagnosisRawId: ids.diagnosis.diagnosisRawId,
    key: ids.diagnosis.key,
    respondent: 'CHILD',
  },
  'CreateHallClipShareInput!': { hallClipIds: ids.hallClips },
  'CreateParentDiagnosisInput!': { respondent: 'CHILD' },
  'FairFilter!': { prefectureSlug: 'tokyo' },
  'GiftTicketBy!': { generalRawId: ids.ticketRawId },
  'HallBy!': { rawId: '7' },
  HallFilter: { place: { prefectureSlug: 'tokyo' } },
  'ID!': name.includes('Note') ? ids.hallClips[0] : idOf('Hall', '9'),
  'Int!': 4,
  'LegalDocumentKind!': 'TERMS',
  'LogInInput!': { email: 'demo@example.jp', password: 'musubi-demo-2026' },
  'OpenSpecialFormInput!': LINE,
  'ReservationBy!': { cancelCode: ids.reservation },
  'RescheduleReservationInput!': {
    reservation: { cancelCode: ids.reservation },
    fairId: ids.fair,
    holdTime: ids.holdTime,
    idempotencyKey: uuidOf(name),
  },
  'ReserveFairInput!': reservationInput(ids.fair, ids.holdTime, name),
  'SignUpInput!': { email: `${name}@example.jp`, password: 'a long password', nickname: 'ゆい' },
  'String!': ids.diagnosis.diagnosisRawId,
  'SubmitContactFormInput!': {
    formId: '12',
    answers: formAnswers({
      'your-name': '佐藤',
      'your-email': 'yui@example.jp',
      'your-message': '質問です',
      acceptance: '1',
    }),
  },
  'SubmitEnqueteInput!': {
    version: '2026-autumn',
    loginId: 'lg_demo_musubi',
    answers: formAnswers({
      role: 'bride',
      customer_status: 'viewed_only',
      tastes: '2',
      wedding_at: 'undecided',
      hall: '1',
      guests: '30',
    }),
  },
  'SubmitSpecialFormInput!': { ...LINE, answers: formAnswers({ tel: '090' }) },
  'ThemeTagBy!': { id: ids.themeTag },
  'UpdateGiftTicketInput!': {
    giftTicketId: ids.ticket,
    answers: formAnswers({ applicant_name: '佐藤 結衣', tel: '09012345678', visited_on: '2026-11-03' }),
  },
  'UpdateHallClipNoteInput!': { hallClipId: ids.hallClips[0], note: '天井が高い' },
  'UpdateHallClipShareInput!': { hallClipShareId: ids.share, hallClipIds: ids.hallClips },
  '[ID!]!': /HallCompare|clipStates/i.test(name) ? ['7', '8'].map((id) => idOf('Hall', id)) : ids.hallClips,
});

/**
 * Variables of one document.
 * @throws when a required variable has no value here
 */
export function variablesFor(name: string, text: string, ids: Collected): Record<string, unknown> {
  const declared = /(?:^|\n)(?:query|mutation|subscription) \w+\s*\(([^)]*)\)/.exec(text)?.[1] ?? '';
  const byName = valuesByName(name, ids);
  const byType = valuesByType(name, ids);
  const values: Record<string, unknown> = {};
  for (const [, variable = '', type = ''] of declared.matchAll(/\$(\w+)\s*:\s*([\w![\]]+)/g)) {
    const value = byName[variable] ?? byType[type];
    if (value !== undefined) values[variable] = value;
    else if (type.endsWith('!')) throw new Error(`${name}: no value for $${variable}: ${type}`);
  }
  return values;
}
