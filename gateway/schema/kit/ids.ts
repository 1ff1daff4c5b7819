/**
 * Ids. A `rawId` is the id of the REST API (kept as text, since it may exceed 2^53); a global id is the opaque base64url of `Type:rawId`.
 * Raw ids are branded by the type they belong to, so that a fair's id cannot be passed where a hall's is meant.
 */
import { isId } from '#gateway/upstream/pathTemplate.ts';

import { badInput } from './errors.ts';

declare const brand: unique symbol;

/** Id of the REST API, known to belong to `Type`. */
export type RawId<Type extends string> = string & { readonly [brand]: Type };

const GLOBAL = /^([A-Z][A-Za-z]{0,63}):([0-9/]{1,64})$/;
const LONGEST_GLOBAL_ID = 256;

/** Whether a text is an id the REST API can have: a positive integer up to 2^63-1, without sign, space or leading zero. */
export function isRawId<Type extends string>(text: string): text is RawId<Type> {
  return isId(text);
}

/** An id that a client wrote; null when no object can have it. */
export function rawIdOf<Type extends string>(text: string): RawId<Type> | null {
  return isRawId<Type>(text) ? text : null;
}

/** An id that came from the REST API, hence already checked by the reply's schema. */
export function trustedId<Type extends string>(id: string): RawId<Type> {
  return id as RawId<Type>;
}

/** The opaque global id of an object. */
export function globalId(type: string, rawId: string): string {
  return Buffer.from(`${type}:${rawId}`).toString('base64url');
}

/** Type and raw id inside a global id; null for anything this gateway did not make. Line breaks are stripped: some base64 writers add them. */
export function readGlobalId(id: string): { type: string; rawId: string } | null {
  if (id.length > LONGEST_GLOBAL_ID) return null;
  const text = id.replace(/[\r\n]/g, '');
  const [, type, rawId] = GLOBAL.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  if (!type || !rawId || globalId(type, rawId) !== text) return null;
  return { type, rawId };
}

/** The raw id inside a global id of exactly this type; anything else is BAD_USER_INPUT. */
export function rawIdFor<Type extends string>(type: Type, id: string): RawId<Type> {
  const read = readGlobalId(id);
  if (read?.type !== type || !isRawId<Type>(read.rawId)) throw badInput(`Expected the id of a ${type}.`);
  return read.rawId;
}
