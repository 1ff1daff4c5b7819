/** The operations of docs/examples in GraphiQL: grouped by use, with variables that work on the embedded REST APIs. */

/** A value in the answer to another example, which has to be sent first. */
interface AnswerValue {
  readonly answerOf: string;
  /** Keys joined by dots; `[path]` takes the first item of a list for which the path leads to a truthy value. */
  readonly at: string;
}

/** `{uuid}` in a text becomes a new UUID each time the example is opened. */
export type VariableTemplate =
  | string
  | number
  | AnswerValue
  | readonly VariableTemplate[]
  | { readonly [key: string]: VariableTemplate };

interface ExampleGroup {
  readonly title: string;
  readonly about: string;
  /** Variables by the name of the file; those with defaults in the document may be left out. */
  readonly examples: Readonly<Record<string, Readonly<Record<string, VariableTemplate>>>>;
}

const answer = (answerOf: string, at: string): AnswerValue => ({ answerOf, at });

/** Values of a dynamic form. */
const formAnswers = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([key, value]) => ({ key, values: [value] }));

/** On every day one of its next four fairs takes reservations. */
const HALL = { rawId: '1195' };
const HALL_ID = Buffer.from(`Hall:${HALL.rawId}`).toString('base64url');
const WITH_TWO_TIMES = 'hall.fairs.edges.[node.isReservable&node.holdTimes.1].node';
const LINE_ACCOUNT = { lineUserId: `U${'0'.repeat(31)}1`, lineAccessToken: 'line-demo-token-musubi' };
const SPECIAL_FORM = {
  ...LINE_ACCOUNT,
  answers: formAnswers({ applicant_name: '佐藤 結衣', tel: '09012345678', prize: 'movie' }),
};
const CONTACT = {
  formId: '12',
  answers: formAnswers({
    'your-name': '佐藤',
    'your-email': 'yui@example.jp',
    'your-message': '質問です',
    acceptance: '1',
  }),
};

/** A hall that the demo account has clipped. */
const HALL_CLIP = answer('11-clip-optimistically', 'clip.hallClipEdge.node.id');

const RESERVATION = {
  rawId: answer('13-reserve-fair', 'reserveFair.reservation.rawId'),
  cancelCode: answer('13-reserve-fair', 'reserveFair.reservation.cancelCode'),
};

export const EXAMPLE_GROUPS: readonly ExampleGroup[] = [
  {
    title: 'Find halls',
    about:
      'Search with filters, orders and pages; the choices of the search form with their counts; rankings.',
    examples: {
      '01-search-halls': { filter: { place: { prefectureSlug: 'tokyo' } } },
      '02-count-options': {},
      '24-search-form': { prefectureSlug: 'tokyo', page: 1 },
      '58-typed-search': { text: '渋谷 ホテル 60名' },
      '04-ranking': {},
      '14-place': { slug: 'tokyo', page: 1 },
      '25-prefecture-overview': { prefectureSlug: 'tokyo' },
    },
  },
  {
    title: 'Show a hall',
    about: 'A hall with its photos, reviews, costs and fairs, whole or in parts.',
    examples: {
      '03-hall-page': HALL,
      '05-defer': HALL,
      '20-hall-facts': HALL,
      '21-hall-photos': HALL,
      '22-reviews-and-costs': HALL,
      '23-fairs': HALL,
      '72-ended-fair': { hallRawId: HALL.rawId, fairRawId: '999999' },
      '61-cost-for-guests': { rawId: '10', guestCount: 60 },
      '62-cancellation-fees': { rawId: '10' },
      '64-find-reviews': { rawId: '10' },
      '67-compare-halls': { rawId: '10' },
      '68-hall-brides': { rawId: '10' },
      '63-line-breaks': {
        hallRawId: '1',
        articleRawId: '905',
        brideRawId: '2001',
        prefectureSlug: 'tokyo',
      },
      '65-day-plans': { filter: { prefectureSlug: 'tokyo' }, hallRawId: '229' },
      '60-fairs': { filter: { prefectureSlug: 'tokyo' } },
      '70-search-brides': { filter: { prefectureSlug: 'tokyo', guestCount: 60 } },
    },
  },
  {
    title: 'Reserve a fair',
    about: 'A reservation by a guest, who reads, moves and cancels it with its code.',
    examples: {
      '13-reserve-fair': {
        input: {
          fairId: answer('23-fairs', 'hall.fairs.edges.[node.isReservable].node.id'),
          holdTime: answer('23-fairs', 'hall.fairs.edges.[node.isReservable].node.holdTimes.0'),
          idempotencyKey: '{uuid}',
          lastName: '佐藤',
          firstName: '結衣',
          lastNameKana: 'サトウ',
          firstNameKana: 'ユイ',
          email: 'yui-{uuid}@example.jp',
          tel: '09012345678',
          gender: 'FEMALE',
          numberOfParticipants: 2,
        },
      },
      '45-reservation': RESERVATION,
      '59-reschedule-reservation': {
        input: {
          reservation: { cancelCode: RESERVATION },
          fairId: answer('23-fairs', `${WITH_TWO_TIMES}.id`),
          holdTime: answer('23-fairs', `${WITH_TWO_TIMES}.holdTimes.1`),
          idempotencyKey: '{uuid}',
        },
      },
      '46-cancel-reservation': { input: { reservation: { cancelCode: RESERVATION } } },
    },
  },
  {
    title: 'Accounts and sessions',
    about: 'Who sends the request, log-in, sign-up and what a new device reports.',
    examples: {
      '10-native-session': {},
      '06-viewer': {},
      '09-log-in': {},
      '48-sign-up': {
        input: {
          email: 'new-{uuid}@example.jp',
          password: 'a long password',
          nickname: 'ゆい',
          weddingRole: 'COUPLE',
        },
      },
      '49-log-out': {},
      '47-referral': { code: 'MUSUBI2026' },
      '50-record-view': { hallId: HALL_ID },
      '51-record-referrer': { referrer: 'https://www.example.com/' },
    },
  },
  {
    title: 'Clips',
    about: 'Clipped halls with notes, articles, brides, brands and rings of a member.',
    examples: {
      '08-clip': HALL,
      '11-clip-optimistically': HALL,
      '07-clip-states': {},
      '12-clipped-halls': {},
      '28-all-clips': {},
      '33-note': { input: { hallClipId: HALL_CLIP, note: '階段が広い' } },
      '34-unclip': HALL,
    },
  },
  {
    title: 'Shared lists',
    about: 'Clipped halls that anyone with the hash may read and comment.',
    examples: {
      '29-share-halls': { input: { hallClipIds: [HALL_CLIP] } },
      '31-shared-list': { hash: answer('29-share-halls', 'createHallClipShare.hallClipShare.hash') },
      '32-comment': {
        input: {
          hash: answer('29-share-halls', 'createHallClipShare.hallClipShare.hash'),
          hallClipId: HALL_CLIP,
          comment: '駅から近いですね',
        },
      },
      '30-change-share': {
        input: {
          hallClipShareId: answer('29-share-halls', 'createHallClipShare.hallClipShare.id'),
          hallClipIds: [HALL_CLIP],
        },
      },
    },
  },
  {
    title: 'My page and gift tickets',
    about:
      'The account of a member, and the application for a gift ticket. GraphiQL sends no files, so the answer names the missing photo.',
    examples: {
      '27-my-page': {},
      '73-member-contact': {},
      '57-gift-tickets': {},
      '44-ticket': { rawId: '89001' },
      '43-apply-for-ticket': {
        input: {
          giftTicketId: answer('27-my-page', 'viewer.account.giftTickets.[isOpen].id'),
          answers: formAnswers({
            applicant_name: '佐藤 結衣',
            tel: '09012345678',
            visited_on: '2026-11-03',
          }),
        },
      },
    },
  },
  {
    title: 'Magazine',
    about: 'Articles as blocks that an app renders itself, lists of articles, guides and writers.',
    examples: {
      '15-article': { rawId: '101' },
      '16-magazine': { categoryId: '27', tag: 'parents', prefectureSlug: 'tokyo' },
      '71-find-articles': { categoryId: '24', filter: { tagSlug: 'budget' } },
      '17-guides-and-writers': {},
      '66-writer': { writerRawId: answer('17-guides-and-writers', 'writers.edges.0.node.rawId') },
    },
  },
  {
    title: 'Brides, brands and rings',
    about: 'Wedding reports of brides with their albums, and makers of rings.',
    examples: {
      '18-brides': { prefectureSlug: 'tokyo' },
      '19-bride': { rawId: '2001' },
      '26-brands-and-rings': {},
    },
  },
  {
    title: 'Wishes diagnosis',
    about: 'Twelve questions that a couple and their parents answer, each side with its own key.',
    examples: {
      '35-start-diagnosis': { respondent: 'CHILD' },
      '36-diagnosis': { id: answer('35-start-diagnosis', 'createParentDiagnosis.diagnosisRawId') },
      '55-diagnosis-hall-search': {
        id: answer('35-start-diagnosis', 'createParentDiagnosis.diagnosisRawId'),
      },
      '56-check-diagnosis-key': {
        input: {
          diagnosisRawId: answer('35-start-diagnosis', 'createParentDiagnosis.diagnosisRawId'),
          key: answer('35-start-diagnosis', 'createParentDiagnosis.key'),
          respondent: 'CHILD',
        },
      },
      '37-answer-diagnosis': {
        input: {
          diagnosisRawId: answer('35-start-diagnosis', 'createParentDiagnosis.diagnosisRawId'),
          key: answer('35-start-diagnosis', 'createParentDiagnosis.key'),
          respondent: 'CHILD',
          answers: [
            ...[1, 2, 3, 4, 6, 9, 10, 11, 12].map((number) => ({ number, values: ['1'] })),
            { number: 5, text: 'ふたりの好きなように' },
          ],
        },
      },
    },
  },
  {
    title: 'Forms',
    about:
      'Contact, surveys, the special form and the texts that users agree to: the REST API describes the fields, and errors are reported by field. GraphiQL sends no files, so the special form names its missing photo.',
    examples: {
      '42-contact': { input: CONTACT },
      '53-contact-reply': { input: CONTACT },
      '38-enquete': { version: '2026-autumn', loginId: 'lg_demo_musubi' },
      '39-send-enquete': {
        input: {
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
      },
      '40-special-form': { input: LINE_ACCOUNT },
      '41-send-special-form': { input: SPECIAL_FORM },
      '54-special-reply': { input: SPECIAL_FORM },
      '69-legal-documents': {},
    },
  },
  {
    title: 'Objects by id',
    about: 'Any object by the global id that an earlier answer gave.',
    examples: {
      '52-by-id': {
        hallId: HALL_ID,
        fairId: answer('23-fairs', 'hall.fairs.nodes.0.id'),
        albumId: answer('19-bride', 'bride.albums.0.id'),
        themeTagId: answer('18-brides', 'themeTags.nodes.0.id'),
        writerRawId: answer('17-guides-and-writers', 'writers.edges.0.node.rawId'),
      },
    },
  },
];
