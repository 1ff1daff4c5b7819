/** Forms whose reply got lost: what the visitor is told to do. */
import { Observable } from 'relay-runtime';
import { expect, it } from 'vitest';
import { findFormAction } from '#client/formActions.ts';
import { createEnvironment } from '#client/relay/environment.ts';
import { parseAddress } from '#client/router/address.ts';

const FAILURES = [
  Object.assign(new Error('lost'), { name: 'NetworkError', status: null }),
  Object.assign(new Error('no reply'), { name: 'TimeoutError' }),
];
const VALUES = {
  side: 'child',
  acceptance: '1',
  'your-name': '結衣',
  'your-email': 'yui@example.jp',
  'your-message': 'うかがいます',
  step: '12',
  key: 'dk_1',
};

it.each([
  ['/contact', /2営業日.*もう一度/],
  ['/register', /ログインをお試しください/],
  ['/diagnosis', /もう一度「診断をつくる」/],
  ['/diagnosis/dg_nobody_at_all/child', /もう一度「この内容で送る」/],
  ['/login', /確かめてから/],
])('%s says how to find out whether it arrived, and keeps what was typed', async (path, check) => {
  const address = parseAddress(path);
  const action = findFormAction(address);
  for (const failure of FAILURES) {
    const environment = createEnvironment(() => Observable.from(Promise.reject(failure)), 'browser');
    const result = await action?.(environment, new URLSearchParams(VALUES), address, new Map(), null);
    expect(result).toMatchObject({
      errors: { '': expect.stringMatching(check) },
      values: { key: 'dk_1' },
    });
  }
});

it('a key that could not be checked is not refused', async () => {
  const userErrors = [
    { __typename: 'ActionRefusedError', code: 'OUTCOME_UNKNOWN', message: '完了したか確認できませんでした' },
  ];
  const data = { checkParentDiagnosisKey: { userErrors } };
  const environment = createEnvironment(() => Observable.from(Promise.resolve({ data })), 'browser');
  const address = parseAddress('/diagnosis/dg_nobody_at_all/child');
  const fields = new URLSearchParams({ step: '1', key: 'dk_1', rule: 'choose:1', q1: '2' });
  const result = await findFormAction(address)?.(environment, fields, address, new Map(), null);
  expect(result).toMatchObject({ errors: {}, values: { step: '2', a1: '2' } });
});
