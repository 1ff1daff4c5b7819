import { addressAfter } from '../account/addresses.ts';
import type { FormAction } from '../form/formAction.ts';
import { MESSAGES } from '../form/messages.ts';
import { refused } from '../form/submission.ts';
import { areaCookie } from './areaCookie.ts';

/** Area and prefecture as the picker's buttons send them, e.g. `kanto/tokyo`. */
const CHOICE = /^([a-z_-]{1,32})\/([a-z_-]{1,32})$/;

/** Chooses the visitor's area: the browser keeps it, and goes back to where the visitor came from. */
export const chooseArea: FormAction = (_environment, fields, here) => {
  const [, area, prefecture] = CHOICE.exec(fields.get('place') ?? '') ?? [];
  if (!area || !prefecture)
    return Promise.resolve(refused(fields, [{ message: MESSAGES.choose, path: ['place'] }]));
  return Promise.resolve({ to: addressAfter(here), cookie: areaCookie({ area, prefecture }) });
};
