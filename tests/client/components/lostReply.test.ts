/** Forms whose reply got lost: what the visitor reads to do next. */
import { Observable } from 'relay-runtime';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerDiagnosis } from '#client/components/diagnosis/AnswerDiagnosisMutation.ts';
import { findFormAction } from '#client/formActions.ts';
import { createEnvironment } from '#client/relay/environment.ts';
import { httpTransport } from '#client/relay/httpTransport.ts';
import { parseAddress } from '#client/router/address.ts';
import { formRequest } from './formRequest.ts';

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
  clip: 'hc_1',
  step: '12',
  key: 'dk_1',
};

it.each([
  ['/contact', /2営業日.*もう一度/],
  ['/register', /ログインをお試しください/],
  ['/diagnosis', /もう一度「診断をつくる」/],
  ['/diagnosis/dg_nobody_at_all/child', /もう一度「この内容で送る」/],
  ['/login', /確かめてから/],
  ['/mypage/clips/share', /確かめてから/],
])('%s says how to find out whether it arrived, and keeps what was typed', async (path, check) => {
  const action = findFormAction(parseAddress(path));
  for (const failure of FAILURES) {
    const environment = createEnvironment(() => Observable.from(Promise.reject(failure)), 'browser');
    const result = await action?.(formRequest(environment, path, VALUES));
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
  const fields = { step: '1', key: 'dk_1', rule: 'choose:1', q1: '2' };
  const result = await answerDiagnosis(formRequest(environment, '/diagnosis/dg_nobody_at_all/child', fields));
  expect(result).toMatchObject({ errors: {}, values: { step: '2', a1: '2' } });
});

describe('a phone', () => {
  const environment = createEnvironment(httpTransport, 'browser');
  const sendContact = async (): Promise<unknown> =>
    findFormAction(parseAddress('/contact'))?.(formRequest(environment, '/contact', VALUES));
  const offline = (): unknown => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

  afterEach(() => vi.restoreAllMocks());

  it('that goes offline before the reply shows that the form may have arrived', async () => {
    vi.spyOn(window, 'fetch').mockImplementation(async () => {
      offline();
      throw new TypeError('Failed to fetch');
    });
    expect(await sendContact()).toMatchObject({ errors: { '': expect.stringContaining('2営業日') } });
  });

  it('that loses the network within the reply shows so too', async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) });
    const headers = { 'content-type': 'application/json' };
    vi.spyOn(window, 'fetch').mockResolvedValue(new Response(body, { headers }));
    expect(await sendContact()).toMatchObject({ errors: { '': expect.stringContaining('2営業日') } });
  });

  it('that was offline before shows that nothing was sent', async () => {
    offline();
    vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await sendContact()).toMatchObject({
      errors: { '': expect.stringContaining('ただいま送信できませんでした') },
    });
  });
});
