import { canonicalAddress, returnPath, writeAddress, type Address } from '../../router/address.ts';

/** Where a guest registers, coming back to the page afterwards. */
export function registerAddress(from: Address): string {
  return writeAddress('/register', [['to', pathBack(from)]]);
}

/** Where a visitor logs in, coming back to the page afterwards. */
export function logInAddress(from: Address): string {
  return writeAddress('/login', [['to', pathBack(from)]]);
}

/** Where to go once signed up, logged in or logged out. */
export function addressAfter(here: Address): string {
  return returnPath(here.query.get('to'));
}

function pathBack(from: Address): string {
  const isForm = ['/register', '/login', '/logout'].includes(from.path);
  return isForm ? returnPath(from.query.get('to')) : canonicalAddress(from);
}
