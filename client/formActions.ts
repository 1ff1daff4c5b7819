import { compilePattern, type Address } from './router/address.ts';
import { rejectUnreachable, type FormAction } from './components/form/formAction.ts';

const applyForTicket = async (): Promise<FormAction> =>
  (await import('./components/ticket/ApplyForTicketMutation.ts')).applyForTicket;

/** Form actions by the path of their page, in the pattern syntax of routes. Actions are loaded when a form is submitted. */
const loaders: Readonly<Record<string, () => Promise<FormAction>>> = {
  '/register': async () => (await import('./components/account/SignUpMutation.ts')).signUp,
  '/login': async () => (await import('./components/account/LogInMutation.ts')).logIn,
  '/logout': async () => (await import('./components/account/LogOutMutation.ts')).logOut,
  '/mypage/clips/share': async () =>
    (await import('./components/clip/CreateClipShareMutation.ts')).shareClips,
  '/clips/shared/:hash': async () => (await import('./components/clip/AddCommentMutation.ts')).addComment,
  '/mypage/tickets/:rawId<\\d+>': applyForTicket,
  '/mypage/tickets/ring/:rawId<\\d+>': applyForTicket,
  '/halls/:rawId<\\d+>/fairs': async () => (await import('./components/fair/rokuyo.ts')).chooseRokuyo,
  '/halls/:hallRawId<\\d+>/fairs/:fairRawId<\\d+>': async () =>
    (await import('./components/reservation/ReserveFairMutation.ts')).reserveFair,
  '/reservations/:number<cancel|\\d+>': async () =>
    (await import('./components/reservation/manageReservation.ts')).manageReservation,
  '/diagnosis': async () =>
    (await import('./components/diagnosis/CreateDiagnosisMutation.ts')).createDiagnosis,
  '/diagnosis/:id/:side<child|parent>': async () =>
    (await import('./components/diagnosis/AnswerDiagnosisMutation.ts')).answerDiagnosis,
  '/referral': async () => (await import('./components/referral/openReferral.ts')).openReferral,
  '/contact': async () => (await import('./components/contact/SendContactMutation.ts')).sendContact,
  '/enquete/:version': async () =>
    (await import('./components/enquete/SubmitEnqueteMutation.ts')).submitEnquete,
  '/special': async () =>
    (await import('./components/special/SubmitSpecialFormMutation.ts')).submitSpecialForm,
  '/area': async () => (await import('./components/place/chooseArea.ts')).chooseArea,
};

const actions = Object.entries(loaders).map(([path, load]) => {
  const action: FormAction = async (environment, fields, ...rest) =>
    (await load())(environment, fields, ...rest).catch((failure: unknown) =>
      rejectUnreachable(fields, failure),
    );
  return { match: compilePattern(path), action };
});

/** The action of the form at an address; undefined where the page takes none. */
export function findFormAction({ path }: Address): FormAction | undefined {
  return actions.find(({ match }) => match(path) !== null)?.action;
}

const fileForms = ['/mypage/tickets/:rawId<\\d+>', '/mypage/tickets/ring/:rawId<\\d+>', '/special'].map(
  compilePattern,
);

/** Whether the form at an address takes files. */
export function takesFiles({ path }: Address): boolean {
  return fileForms.some((match) => match(path) !== null);
}
