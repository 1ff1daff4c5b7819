import { returnAddress } from '../account/access.ts';
import { type FormAction, MESSAGES, rejectSubmission } from '../form/formAction.ts';
import { serializeAreaCookie } from './areaCookie.ts';

/** Value of a button, e.g. `kanto/tokyo`. */
const BUTTON_VALUE = /^([a-z_-]{1,32})\/([a-z_-]{1,32})$/;

/** Sets the area cookie and returns to the previous page. */
export const chooseArea: FormAction = ({ fields, address }) => {
  const [, area, prefecture] = BUTTON_VALUE.exec(fields.get('place') ?? '') ?? [];
  if (!area || !prefecture)
    return Promise.resolve(rejectSubmission(fields, [{ message: MESSAGES.choose, path: ['place'] }]));
  return Promise.resolve({ to: returnAddress(address), cookie: serializeAreaCookie({ area, prefecture }) });
};
