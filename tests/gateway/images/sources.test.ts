/** Pictures come from below the configured paths only; no response reveals what else a host contains. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Gateway, startGateway } from '#tests/harness/gateway.ts';
import { type Origin, startOrigin } from '#tests/harness/origin.ts';
import { startImageTestbed, type ImageTestbed } from './testbed.ts';

let testbed: ImageTestbed;
let origin: Origin;
let gateway: Gateway;
beforeAll(async () => {
  testbed = await startImageTestbed();
  origin = await startOrigin();
  gateway = await startGateway({ upstream: origin.url });
});
afterAll(async () => {
  await testbed[Symbol.asyncDispose]();
  await gateway.stop();
  await origin.stop();
});

const REFUSED = { status: 400, code: 'HOST_NOT_ALLOWED' };

/** Asks the gateway for an image, as a stranger. */
async function requestImage(source: string) {
  const response = await fetch(`${gateway.url}/img?url=${encodeURIComponent(source)}`);
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
  };
}

describe('a REST host that also holds pictures', () => {
  test('I37 responses of the REST APIs cannot be distinguished from missing pictures, and are never requested', async () => {
    await origin.clearJournal();
    const answers = [];
    for (const path of [
      '/healthz',
      '/api/v3/wn/referral/guest/?referral_code=MUSUBI1',
      '/api/v3/wn/referral/guest/?referral_code=NOBODY0',
      '/api/wn/halls/1',
      '/api/wn/halls/999999999',
      '/nothing',
      '/',
      '/pictures',
      '/pictures/',
      '/files/1?until=1&seal=x',
    ]) {
      const { status, headers, body } = await requestImage(`${origin.url}${path}`);
      const { date: _date, 'x-request-id': _id, ...others } = headers;
      answers.push(JSON.stringify({ status, others, body }));
    }
    expect(JSON.parse(answers[0] ?? '')).toMatchObject({ status: 400 });
    expect(new Set(answers).size).toBe(1);
    expect(await origin.calls(/^\/(?!__|healthz)/)).toEqual([]);
  });

  test('I37 pictures below the path are served, without signature and in any size of version 1.0', async () => {
    const source = encodeURIComponent(`${origin.url}/pictures/crest-ai-5-square.jpg`);
    for (const size of ['', '&width=250', '&width=670&height=448&fit=cover']) {
      const response = await fetch(`${gateway.url}/img?url=${source}${size}`);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    }
  });

  test('I38 no spelling of a path below leads out of it', async () => {
    const images = testbed.createProxy({ sources: [testbed.urlOf('/pictures/')] });
    const { origin: host } = testbed.host.url;
    expect((await testbed.request(`${host}/pictures/a.jpg`, { images })).status).toBe(200);
    const before = testbed.host.requests.length;
    for (const path of [
      '/pictures/../api', '/pictures/./../api', '/pictures/a/../../api', '/pictures/%2e%2e/api', '/pictures/.%2e/api', '/pictures/%2E./api',
      '/pictures/%252e%252e/api', '/pictures/%252e%252e%252fapi', '/pictures/..%2fapi', '/pictures/..%2Fapi', '/pictures/..%5capi',
      '/pictures/%2e%2e%5capi', '/pictures/..\\api', '/pictures\\..\\api', '/pictures/..;/api', '/pictures/..;a=b/api', '/pictures/%2e%2e;/api',
      '/pictures//../api', '//pictures/../api', '/pictures/..//api', '/pictures/%00/../api', '/pictures/a%00.jpg', '/pictures/a%0d%0ax',
      '/pictures/\t../api', '/pictures/%09/../api', '/PICTURES/a.jpg', '/Pictures/a.jpg', '/pictures', '/pictures?/a.jpg', '/pictures#/a.jpg', '/pictures;/a.jpg',
      '/picturesque/a.jpg', '/api/pictures/a.jpg', '/api?/pictures/a.jpg', '/api#/pictures/a.jpg', '/pictures/%c0%ae%c0%ae%2fapi', '/pictures/%25', '/pictures/..',
      '/pictures/.', '/pictures/%2e', '/./pictures/a.jpg', '/%70ictures/a.jpg',
    ]) {
      expect(await testbed.request(`${host}${path}`, { images }), path).toMatchObject(REFUSED);
    } // prettier-ignore
    for (const other of [
      host.replace('127.0.0.1', '127.0.0.1.'), host.replace('http:', 'HTTP:').replace('127.0.0.1', '127.1'), host.replace('http:', 'https:'),
      host.replace('//', '//pictures@'), host.replace('//', '//@'), host.replace('//', '//:@'), host.replace('//', '///'), `${host}0`, host.replace(/:\d+$/, ''), host.replace(/:\d+$/, ':0'),
    ]) {
      expect((await testbed.request(`${other}/pictures/a.jpg`, { images })).status, other).toBe(400);
    } // prettier-ignore
    expect(testbed.host.requests.length).toBe(before);
    for (const path of ['/pictures/a..b.jpg', '/pictures/...jpg', '/pictures/%E5%86%99%E7%9C%9F.jpg', '/pictures/写真 1.jpg'.replace(' ', '%20')])
      expect((await testbed.request(`${host}${path}`, { images })).status, path).toBe(200); // prettier-ignore
  });

  test('I39 redirects from pictures to the rest of their host are not followed', async () => {
    const images = testbed.createProxy({ sources: [testbed.urlOf('/pictures/')] });
    for (const path of ['/pictures/to-api', '/pictures/to-dots'])
      expect(await testbed.request(testbed.urlOf(path), { images }), path).toMatchObject({
        status: 502,
        code: 'IMAGE_UNAVAILABLE',
      });
    expect(testbed.host.requests.filter(({ target }) => target.startsWith('/api'))).toEqual([]);
  });

  test('a picture that does not exist is requested once in thirty seconds', async () => {
    const images = testbed.createProxy();
    for (const width of ['100', '250', '500'])
      expect(
        await testbed.request(testbed.urlOf('/pictures/missing'), { images, query: `&width=${width}` }),
      ).toMatchObject({ status: 404, code: 'IMAGE_NOT_FOUND' });
    expect(testbed.host.requests.filter(({ target }) => target === '/pictures/missing')).toHaveLength(1);
  });
});

describe('answers of the API', () => {
  test('I49 never name a picture that the proxy would refuse', async () => {
    const { rawId, ...row } = {
      rawId: '64',
      ...((await (await fetch(`${origin.url}/api/wn/halls/64`)).json()) as object),
    };
    const own = `${origin.url}/pictures/crest-ai-1-square.jpg`;
    const refused = [
      `${origin.url}/healthz`,
      'https://other.example/a.jpg',
      `${origin.url}/pictures/../healthz`,
    ];
    await origin.fault({
      path: `^/api/wn/halls/${rawId}$`,
      body: {
        ...row,
        cover_images: [...refused, own, own, own].map((image_url) => ({ image_url })),
        reception_cover_image: { photo: { photo_url: refused[1] } },
        regulation: {
          regulation: `<p>a</p>${[...refused, own].map((src) => `<img src="${src}" alt="写真">`).join('')}<p>b</p>`,
          postponed_regulation: null,
          covid_regulation: null,
        },
      },
    });
    const { data } = await gateway.graphql<{
      hall: { coverImages: { url: string }[]; regulation: { general: string } };
    }>(`{ hall(by: { rawId: "${rawId}" }) { coverImages { url } regulation { general } } }`);
    const covers = data?.hall.coverImages ?? [];
    expect(covers).toHaveLength(3);
    expect((await fetch(covers[0]?.url ?? '')).status).toBe(200);
    const html = data?.hall.regulation.general ?? '';
    expect(html.match(/<img/g)).toHaveLength(1);
    const [, src = ''] = /src="([^"]*)"/.exec(html) ?? [];
    expect((await fetch(src.replaceAll('&#x26;', '&'))).status).toBe(200);
    expect(html).not.toMatch(/healthz|other\.example/);
  });

  test('I49 one photo of an album that cannot be shown leaves the others', async () => {
    const album = (await (await fetch(`${origin.url}/api/albums/6001/`)).json()) as {
      photo_list: { photo_url: string }[];
    };
    const [first, ...others] = album.photo_list;
    await origin.fault({
      path: '^/api/albums/6001',
      body: { ...album, photo_list: [{ ...first, photo_url: 'https://other.example/a.jpg' }, ...others] },
    });
    const { data, errors } = await gateway.graphql<{ album: { photos: { image: { url: string } }[] } }>(
      '{ album(by: { rawId: "6001" }) { photos { image { url } } } }',
    );
    expect(errors).toEqual([]);
    expect(data?.album.photos).toHaveLength(others.length);
    expect(others.length).toBeGreaterThan(0);
  });
});
