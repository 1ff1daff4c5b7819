import { rejectUnreachable, type FormAction } from './components/form/formAction.ts';
import { normalizeFields } from './components/form/normalizeFields.ts';
import * as at from './paths.ts';
import type { Address } from './router/address.ts';
import type { PathPattern } from './router/path.ts';

const applyForTicket = async (): Promise<FormAction> =>
  (await import('./components/ticket/ApplyForTicketMutation.ts')).applyForTicket;
const manageReservation = async (): Promise<FormAction> =>
  (await import('./components/reservation/manageReservation.ts')).manageReservation;

/** What to do when the reply got lost, on pages that do not show whether the form arrived. */
const CHECKS = {
  contact:
    '届いていることもあります。2営業日たってもお返事がないときは、もう一度お送りください。お急ぎのときは、「運営会社」のページの電話番号へお問い合わせください。',
  signUp:
    '登録できていることもあります。ご記入のメールアドレスとパスワードで、ログインをお試しください。ログインできないときは、もう一度登録してください。',
  createDiagnosis:
    'もう一度「診断をつくる」を押してください。先の診断ができていても、使われずに残るだけです。',
};

/** Form actions by the path of their page, each loaded when its form is submitted. `check`: advice after a lost reply. */
const LOADERS: ReadonlyArray<
  readonly [path: PathPattern<unknown>, load: () => Promise<FormAction>, check?: string]
> = [
  [
    at.registerPath,
    async () => (await import('./components/account/SignUpMutation.ts')).signUp,
    CHECKS.signUp,
  ],
  [at.logInPath, async () => (await import('./components/account/LogInMutation.ts')).logIn],
  [at.logOutPath, async () => (await import('./components/account/LogOutMutation.ts')).logOut],
  [at.clipPath, async () => (await import('./components/clip/clipAction.ts')).setClip],
  [at.clipSharePath, async () => (await import('./components/clip/CreateClipShareMutation.ts')).shareClips],
  [at.sharedClipsPath, async () => (await import('./components/clip/AddCommentMutation.ts')).addComment],
  [at.generalTicketPath, applyForTicket],
  [at.ringTicketPath, applyForTicket],
  [at.hallFairsPath, async () => (await import('./components/fair/rokuyo.ts')).chooseRokuyo],
  [at.fairPath, async () => (await import('./components/reservation/ReserveFairMutation.ts')).reserveFair],
  [at.findReservationPath, manageReservation],
  [at.reservationPath, manageReservation],
  [
    at.diagnosisPath,
    async () => (await import('./components/diagnosis/CreateDiagnosisMutation.ts')).createDiagnosis,
    CHECKS.createDiagnosis,
  ],
  [
    at.diagnosisAnswerPath,
    async () => (await import('./components/diagnosis/AnswerDiagnosisMutation.ts')).answerDiagnosis,
  ],
  [at.referralEntryPath, async () => (await import('./components/referral/referral.ts')).openReferral],
  [
    at.contactPath,
    async () => (await import('./components/contact/SendContactMutation.ts')).sendContact,
    CHECKS.contact,
  ],
  [at.enquetePath, async () => (await import('./components/enquete/SubmitEnqueteMutation.ts')).submitEnquete],
  [
    at.specialPath,
    async () => (await import('./components/special/SubmitSpecialFormMutation.ts')).submitSpecialForm,
  ],
  [at.areaPath, async () => (await import('./components/place/chooseArea.ts')).chooseArea],
];

const ACTIONS = LOADERS.map(([path, load, check]) => {
  const action: FormAction = async (request) => {
    const fields = normalizeFields(request.fields);
    return (await load())({ ...request, fields }).catch((failure: unknown) =>
      rejectUnreachable(fields, failure, check),
    );
  };
  return { path, action };
});

/** The action of the form at an address; undefined where the page takes none. */
export function findFormAction(address: Address): FormAction | undefined {
  return ACTIONS.find(({ path }) => path.match(address.path) !== null)?.action;
}

const FILE_FORMS = [at.generalTicketPath, at.ringTicketPath, at.specialPath];

/** Whether the form at an address takes files. */
export function takesFiles(address: Address): boolean {
  return FILE_FORMS.some((path) => path.match(address.path) !== null);
}
