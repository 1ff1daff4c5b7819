import type { Address } from '../../router/address.ts';
import { compilePattern } from '../../router/pattern.ts';
import type { FormAction } from './formAction.ts';

const applyForTicket = async (): Promise<FormAction> =>
  (await import('../ticket/applyForTicket.ts')).applyForTicket;

/**
 * Forms by the path they are sent to, which may hold parameters as the paths of pages do. What a form does is fetched
 * when it is sent: a page with one form brings none of the others.
 */
const forms: Readonly<Record<string, () => Promise<FormAction>>> = {
  '/register': async () => (await import('../account/signUp.ts')).signUp,
  '/login': async () => (await import('../account/logIn.ts')).logIn,
  '/logout': async () => (await import('../account/logOut.ts')).logOut,
  '/mypage/clips/share': async () => (await import('../clips/shareClips.ts')).shareClips,
  '/clips/shared/:hash': async () => (await import('../clips/addComment.ts')).addComment,
  '/mypage/tickets/:rawId<\\d+>': applyForTicket,
  '/mypage/tickets/ring/:rawId<\\d+>': applyForTicket,
  '/halls/:rawId<\\d+>/fairs': async () => (await import('../fair/rokuyo.ts')).chooseRokuyo,
  '/halls/:hallRawId<\\d+>/fairs/:fairRawId<\\d+>': async () =>
    (await import('../reservation/reserve.ts')).reserveFair,
  '/reservations/cancel': async () => (await import('../reservation/cancel.ts')).cancelReservation,
  '/diagnosis': async () => (await import('../diagnosis/createDiagnosis.ts')).createDiagnosis,
  '/diagnosis/:id/:side<child|parent>': async () =>
    (await import('../diagnosis/answerDiagnosis.ts')).answerDiagnosis,
  '/referral': async () => (await import('../referral/openReferral.ts')).openReferral,
  '/contact': async () => (await import('../contact/sendContact.ts')).sendContact,
  '/enquete/:version': async () => (await import('../enquete/answerEnquete.ts')).answerEnquete,
  '/special': async () => (await import('../special/sendSpecial.ts')).sendSpecial,
  '/area': async () => (await import('../place/chooseArea.ts')).chooseArea,
};

const table = Object.entries(forms).map(([path, load]) => {
  const action: FormAction = async (...sent) => (await load())(...sent);
  return { fits: compilePattern(path), action };
});

/** The form that is sent to an address; undefined where the page takes none. */
export function formAt({ path }: Address): FormAction | undefined {
  return table.find(({ fits }) => fits(path) !== null)?.action;
}
