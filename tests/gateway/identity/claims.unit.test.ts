import { describe, expect, test } from 'vitest';
import {
  detectNativeApp,
  isVersionAtLeast,
  readClaims,
  supportsNotifications,
} from '#gateway/identity/claims.ts';

const UUID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const APP_ID = 'Ab3Ab3Ab3Ab3Ab31';
const TOKEN = 'wt_test_0123456789abcdef';
const claims = (headers: Record<string, string | string[]>, trusted = true) =>
  readClaims(headers, 'MusubiApp', trusted);

describe('visitor', () => {
  test.each([
    [{ cookie: `wn_uuid=${UUID}` }, { id: UUID, source: 'cookie' }],
    [{ cookie: `a=b; wn_uuid=${APP_ID}; c=d` }, { id: APP_ID, source: 'cookie' }],
    [{ 'x-wn-uuid': UUID }, { id: UUID, source: 'header' }],
    [
      { cookie: `wn_uuid=${UUID}`, 'x-wn-uuid': APP_ID },
      { id: UUID, source: 'cookie' },
    ],
    [{ cookie: `wn_uuid_new=${UUID}` }, { id: UUID, source: 'temporary' }],
    [{}, { id: null, source: 'none' }],
  ])('%j', (headers, visitor) => {
    expect(claims(headers).visitor).toEqual(visitor);
  });

  test.each([
    '',
    'x',
    UUID.toUpperCase(),
    `${UUID}x`,
    'a'.repeat(17),
    '../../../../etc/',
    `${UUID}\r\nx: y`,
    '%00'.repeat(6),
  ])('S47 %j is not a visitor id', (id) => {
    expect(claims({ cookie: `wn_uuid=${id}`, 'x-wn-uuid': id }).visitor).toEqual({
      id: null,
      source: 'none',
    });
  });
});

describe('token', () => {
  test('is read from its header on a trusted connection, with the claimed user', () => {
    expect(claims({ 'x-wedding-token': TOKEN, 'x-wn-user-id': '7' }).session).toEqual({
      kind: 'header',
      token: TOKEN,
      userId: '7',
    });
    expect(claims({ 'x-wedding-token': TOKEN }).session).toMatchObject({ userId: null });
    expect(claims({ 'x-wedding-token': TOKEN }, false).session).toEqual({ kind: 'insecure' });
  });

  test.each([
    'short',
    'has space 0123456789',
    'a'.repeat(4_097),
    'wt_0123456789\r\nx: y',
    'トークン0123456789',
  ])('S47 %j is not a token', (token) => expect(claims({ 'x-wedding-token': token }).session).toBeNull());

  test.each(['0', '-1', '1e3', '../', '9223372036854775808'])('a user id of %j gives a guest', (userId) => {
    expect(claims({ 'x-wedding-token': TOKEN, 'x-wn-user-id': userId }).session).toBeNull();
  });

  test('S90 a session cookie with the prefix wins over one without', () => {
    expect(claims({ cookie: 'wn_session=planted; __Host-wn_session=own' }).session).toEqual({
      kind: 'cookie',
      encrypted: 'own',
      hostOnly: true,
      userId: null,
    });
    expect(claims({ cookie: 'wn_session=old' }).session).toMatchObject({ encrypted: 'old', hostOnly: false });
  });

  test('is not read from other headers', () => {
    expect(
      claims({ authorization: `Bearer ${TOKEN}`, cookie: `x-wedding-token=${TOKEN}` }).session,
    ).toBeNull();
    expect(claims({ 'x-wedding-token': [TOKEN, TOKEN] }).session).toBeNull();
  });

  test('may be returned only to a sender without Origin and Cookie headers', () => {
    expect(claims({}).mayReceiveToken).toBe(true);
    expect(claims({ origin: 'https://a.example' }).mayReceiveToken).toBe(false);
    expect(claims({ origin: 'null' }).mayReceiveToken).toBe(false);
    expect(claims({ cookie: '' }).mayReceiveToken).toBe(false);
  });
});

describe('native app', () => {
  test.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) MusubiApp/3.2.1', null, { platform: 'ios', version: '3.2.1' }],
    ['Mozilla/5.0 (Linux; Android 16) MusubiApp/2.10', null, { platform: 'android', version: '2.10.0' }],
    ['MusubiApp 3', null, { platform: null, version: '3.0.0' }],
    ['MusubiApp', null, { platform: null, version: null }],
    ['Mozilla/5.0 (Linux; Android 16)', APP_ID, { platform: 'android', version: null }],
    ['Mozilla/5.0 (iPhone)', UUID, null],
    ['curl', null, null],
  ])('%s', (userAgent, visitorId, app) => {
    expect(detectNativeApp(userAgent, visitorId, 'MusubiApp')).toEqual(app);
  });

  test('compares versions numerically, part by part', () => {
    expect(isVersionAtLeast('3.0.0', '3.0.0')).toBe(true);
    expect(isVersionAtLeast('2.10.0', '2.9.9')).toBe(true);
    expect(isVersionAtLeast('2.9.9', '3.0.0')).toBe(false);
    expect(isVersionAtLeast('3.0.1', '3.1.0')).toBe(false);
  });

  test('supports notifications from version 3', () => {
    expect(supportsNotifications({ platform: 'ios', version: '3.0.0' })).toBe(true);
    expect(supportsNotifications({ platform: 'ios', version: '2.99.99' })).toBe(false);
    expect(supportsNotifications({ platform: 'ios', version: null })).toBe(false);
  });
});
