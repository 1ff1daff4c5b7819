import { describe, expect, it } from 'vitest';
import { validateResponse } from '#contract/responses.ts';
import { loadContract } from '#contract/document.ts';
import { validateRequest, type HttpRequest } from '#contract/requests.ts';

const contract = loadContract();
const CSRF = 'csrf-for-tests-0123456789';
const UUID = '5f0c1c1e-6d2f-4e0a-9b55-0f4c2f1f8a11';

const user = { 'X-WEDDING-TOKEN': 'wt_0123456789abcdef', 'X-WN-USER-ID': '1001' };
const write = {
  'X-CSRF-TOKEN': CSRF,
  Cookie: `csrftoken=${CSRF}`,
  'Content-Type': 'application/x-www-form-urlencoded',
};

const problems = (request: Partial<HttpRequest> & { url: string }): string[] =>
  validateRequest(contract, { method: 'GET', headers: {}, ...request });

describe('valid requests', () => {
  it.each<Partial<HttpRequest> & { url: string }>([
    { url: '/api/halls/?k=1&k=99&people=60&s=cost_low&page=2' },
    { url: '/api/wn/halls/9223372036854775807' },
    { url: '/api/wn/halls/kanto/maison-de-miralis' },
    { url: `/api/uuid/?uuid=${UUID}&source=magazine`, headers: { 'x-wn-uuid': UUID } },
    { url: '/api/wn/hall_clips/bulk?hall_ids=1,2,3&user_id=1001', headers: user },
    {
      method: 'POST',
      url: '/api/wn/hall_clips',
      headers: { ...user, ...write },
      body: 'hall_id=1&user_id=1001',
    },
    { url: '/api/wn/halls/1/fairs/2' },
    { url: '/api/wn/halls/1/fairs/2?reserved=1', headers: user },
    { url: '/api/wn/sessions/current', headers: { 'x-wedding-token': user['X-WEDDING-TOKEN'] } },
  ])('%j', (request) => expect(problems(request)).toEqual([]));
});

describe('invalid requests', () => {
  it.each<[string, Partial<HttpRequest> & { url: string }]>([
    ['no call', { url: '/api/wn/cats' }],
    ['unknown', { url: '/api/halls/?q=x' }],
    ['more than once', { url: '/api/halls/?page=1&page=2' }],
    ['is empty', { url: '/api/halls/?name=' }],
    ['must be', { url: '/api/halls/?k=7' }],
    ['must be', { url: '/api/wn/halls/1/benefits/../x', method: 'GET' }],
    ['stands alone', { url: '/api/halls/?region_slugs=karuizawa&area_slug=chubu' }],
    ['is missing', { url: '/api/wn/halls/ranking/' }],
    ['a token on a call for everybody', { url: '/api/halls/', headers: user }],
    ['a visitor id on a call for everybody', { url: '/api/halls/', headers: { 'x-wn-uuid': UUID } }],
    ['a cookie', { url: '/api/halls/', headers: { cookie: 'session=1' } }],
    [
      'not the uuid',
      { url: `/api/uuid/?uuid=${UUID}&source=magazine`, headers: { 'x-wn-uuid': 'a'.repeat(16) } },
    ],
    ['not the user_id', { url: '/api/wn/hall_clips/count?user_id=7', headers: user }],
    ['no token', { url: '/api/wn/hall_clips/count?user_id=1001', headers: { 'x-wn-user-id': '1001' } }],
    [
      'not the cookie',
      {
        method: 'POST',
        url: '/api/wn/hall_clips',
        headers: { ...user, ...write, 'X-CSRF-TOKEN': 'another-value-0123456789' },
        body: 'hall_id=1&user_id=1001',
      },
    ],
    [
      'additional',
      {
        method: 'POST',
        url: '/api/wn/hall_clips',
        headers: { ...user, ...write },
        body: 'hall_id=1&user_id=1001&note=x',
      },
    ],
  ])('%s: %j', (problem, request) => expect(problems(request).join()).toContain(problem));
});

describe('responses', () => {
  const check = (status: number, body: unknown, path = '/api/wn/halls/1/pv/') =>
    validateResponse(contract, 'GET', path, status, body);

  it('are validated against the schema of their status', () => {
    expect(check(200, { pv: 3, more: true })).toEqual([]);
    expect(check(200, { pv: '3' }).join()).toContain('must be integer');
    expect(check(404, { detail: 'x' })).toEqual([]);
    expect(check(404, { message: 'x' })).not.toEqual([]);
    expect(check(302, {})).not.toEqual([]);
  });

  it('may be a 400 by field or, for halls, with a string', () => {
    expect(check(400, { page: ['x'] })).toEqual([]);
    expect(check(400, 'x')).not.toEqual([]);
    expect(check(400, 'x', '/api/wn/halls/1')).toEqual([]);
    expect(check(200, 'x', '/api/halls/')).toEqual([]);
  });

  it('may have any body with a 5xx status', () => expect(check(503, undefined)).toEqual([]));
});
