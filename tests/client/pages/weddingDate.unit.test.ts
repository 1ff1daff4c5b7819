import { Observable } from 'relay-runtime';
import { describe, expect, it } from 'vitest';
import { findFormAction } from '#client/formActions.ts';
import { rejectFarWeddingDay } from '#client/components/form/dateChoices.ts';
import { daysBefore, readWeddingDate } from '#client/components/hall/weddingDate.ts';
import { createEnvironment } from '#client/relay/environment.ts';
import { parseAddress } from '#client/router/address.ts';
import { formRequest } from '#tests/client/components/formRequest.ts';

describe('a wedding day', () => {
  it.each(['2027-05-22', '2027/5/22', '２０２７年５月２２日', ' 2027. 5. 22 ', '2027年5月22日'])(
    'is read from “%s”',
    (typed) => {
      expect(readWeddingDate(typed)).toEqual({ typed, day: '2027-05-22', error: null });
    },
  );

  it.each([
    ['来年の春', '日付を読み取れませんでした'],
    ['5月22日', '日付を読み取れませんでした'],
    ['27-05-22', '西暦4桁'],
    ['0001-01-01', '西暦4桁'],
    ['2027-02-29', '2027年2月29日は暦にありません'],
    ['2027-13-01', '暦にありません'],
    ['2027-00-00', '暦にありません'],
  ])('“%s” is refused and kept', (typed, message) => {
    expect(readWeddingDate(typed)).toEqual({ typed, day: null, error: expect.stringContaining(message) });
  });

  it('may be missing', () => {
    expect(readWeddingDate(' ')).toEqual({ typed: '', day: null, error: null });
  });
});

it('counts days back over months and leap years', () => {
  expect(daysBefore('2028-03-01', 1)).toBe('2028-02-29');
  expect(daysBefore('2027-05-22', 180)).toBe('2026-11-23');
  expect(daysBefore('2027-05-22', 0)).toBe('2027-05-22');
});

it.each([
  ['2036-11-29', null],
  ['2036-12-01', '10年以内の日付を入力してください。年をご確認ください。'],
  ['9999-12-31', '10年以内の日付を入力してください。年をご確認ください。'],
  ['', null],
  // The gateway says what is wrong.
  ['来年の春', null],
])('a form with the wedding day “%s” is rejected: %s', (day, message) => {
  const fields = new URLSearchParams({ weddingDate: day });
  const result = rejectFarWeddingDay(fields, 'weddingDate', new Date('2026-11-30T00:00:00Z'));
  expect(result?.errors['weddingDate'] ?? null).toBe(message);
});

it.each([
  ['/register', 'weddingDate'],
  ['/halls/13/fairs/5', 'preferredWeddingDate'],
])('%s does not send a wedding day of the year 9999', async (path, name) => {
  const requests: string[] = [];
  const environment = createEnvironment(({ name: operation }) => {
    requests.push(operation);
    return Observable.from(Promise.reject(new Error('sent')));
  }, 'browser');
  const fields = { [name]: '9999-12-31', lastName: '佐藤' };
  const result = await findFormAction(parseAddress(path))?.(formRequest(environment, path, fields));
  expect(result).toMatchObject({
    values: { lastName: '佐藤' },
    errors: { [name]: expect.stringContaining('10年以内') },
  });
  expect(requests).toEqual([]);
});
