import { expect, test } from 'vitest';
import { chosenInOrder, placeOf } from '#client/components/clips/shareOrder.ts';

/** A form as it is sent: each hall with its number, those that are ticked by their id as well. */
function sent(rows: ReadonlyArray<readonly [id: string, place: string, isTicked?: boolean]>) {
  const fields = new URLSearchParams();
  for (const [id, place, isTicked = true] of rows) {
    if (isTicked) fields.append('clip', id);
    fields.append(placeOf(id), place);
  }
  return fields;
}

test.each([
  ['as they stand', [['a', '1'], ['b', '2'], ['c', '3']], ['a', 'b', 'c']],
  ['by the numbers written anew', [['a', '3'], ['b', '1'], ['c', '2']], ['b', 'c', 'a']],
  ['a number used twice keeps the order of the form', [['a', '2'], ['b', '1'], ['c', '1']], ['b', 'c', 'a']],
  ['full-width digits count, words and none go to the end', [['a', 'さいご'], ['b', ''], ['c', '２'], ['d', '10']], ['c', 'd', 'a', 'b']],
] as const)('halls are shared %s', (_what, rows, order) => {
  expect(chosenInOrder(sent(rows))).toEqual(order);
}); // prettier-ignore

test('what is not ticked is not shared, whatever its number', () => {
  expect(chosenInOrder(sent([['a', '3'], ['b', '1', false], ['c', '2']]))).toEqual(['c', 'a']); // prettier-ignore
});
