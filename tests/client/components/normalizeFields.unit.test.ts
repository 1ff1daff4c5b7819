import { expect, it } from 'vitest';
import { normalizeFields } from '#client/components/form/normalizeFields.ts';

it.each([
  ['email', 'ｙｕｉ＠ｅｘａｍｐｌｅ．ｊｐ', 'yui@example.jp'],
  ['your-email', ' ｙui@example.jp', 'yui@example.jp'],
  ['tel', '０９０－１２３４－５６７８', '09012345678'],
  ['your-tel', '03(1234)5678', '0312345678'],
  ['lastNameKana', 'さとう', 'サトウ'],
  ['loginId', 'ｌｇ＿１', 'lg_1'],
  ['password', 'ａｂｃ ', 'ａｂｃ '],
  ['your-message', 'ＡＢＣ\n', 'ＡＢＣ\n'],
])('%s typed as %j is sent as %j', (name, typed, sent) => {
  expect([...normalizeFields(new URLSearchParams({ [name]: typed }))]).toEqual([[name, sent]]);
});

it('keeps the order and repeated names', () => {
  const fields = new URLSearchParams('hall=1&email=ａ&hall=2');
  expect(normalizeFields(fields).toString()).toBe('hall=1&email=a&hall=2');
});
