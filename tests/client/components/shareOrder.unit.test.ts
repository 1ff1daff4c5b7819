import { expect, test } from 'vitest';
import { selectedClipsInOrder, orderFieldName } from '#client/components/clip/shareOrder.ts';

/** Form data: the number of every hall, and the ids of the selected ones. */
function formData(rows: ReadonlyArray<readonly [id: string, position: string, isSelected?: boolean]>) {
  const fields = new URLSearchParams();
  for (const [id, position, isSelected = true] of rows) {
    if (isSelected) fields.append('clip', id);
    fields.append(orderFieldName(id), position);
  }
  return fields;
}

test.each([
  ['in the order of the form', [['a', '1'], ['b', '2'], ['c', '3']], ['a', 'b', 'c']],
  ['by their numbers', [['a', '3'], ['b', '1'], ['c', '2']], ['b', 'c', 'a']],
  ['with equal numbers in the order of the form', [['a', '2'], ['b', '1'], ['c', '1']], ['b', 'c', 'a']],
  ['by full-width digits too, without a number last', [['a', 'さいご'], ['b', ''], ['c', '２'], ['d', '10']], ['c', 'd', 'a', 'b']],
] as const)('halls are shared %s', (_what, rows, order) => {
  expect(selectedClipsInOrder(formData(rows))).toEqual(order);
}); // prettier-ignore

test('halls that are not selected are not shared', () => {
  expect(selectedClipsInOrder(formData([['a', '3'], ['b', '1', false], ['c', '2']]))).toEqual(['c', 'a']); // prettier-ignore
});
