/** Settings that change what a running gateway answers. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Gateway, startGateway } from '#tests/harness/gateway.ts';
import { startOrigin, type Origin } from '#tests/harness/origin.ts';

const ARTICLES = `{ recentArticles(first: 20) { nodes { rawId isExcludedFromKarte tags { slug } } } }`;

interface Article {
  readonly rawId: string;
  readonly isExcludedFromKarte: boolean | null;
  readonly tags: readonly { readonly slug: string }[];
}

let origin: Origin;
const gateways: Gateway[] = [];
beforeAll(async () => {
  origin = await startOrigin();
});
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.stop()));
  await origin.stop();
});

/** The articles by id, as a gateway with these settings answers. */
const readArticles = async (env: Record<string, string>): Promise<Map<string, Article>> => {
  const gateway = await startGateway({ upstream: origin.url, env });
  gateways.push(gateway);
  const { data, errors } = await gateway.graphql<{ recentArticles: { nodes: Article[] } }>(ARTICLES);
  expect(errors).toEqual([]);
  return new Map(data?.recentArticles.nodes.map((article) => [article.rawId, article]));
};

test('NO_KARTE_TAGS excludes the articles with these tags from the karte', async () => {
  const before = await readArticles({});
  const free = [...before.values()].filter(
    ({ isExcludedFromKarte, tags }) => isExcludedFromKarte === false && tags.length > 0,
  );
  const tag = free[0]?.tags[0]?.slug ?? '';
  expect(tag).not.toBe('');
  const after = await readArticles({ NO_KARTE_TAGS: `${tag},no-such-tag` });
  for (const { rawId, tags } of free)
    expect(after.get(rawId)?.isExcludedFromKarte, rawId).toBe(tags.some(({ slug }) => slug === tag));
}, 60_000);

test('F105 the log names the folder of a picture that IMAGE_HOSTS does not name, and says where it is unset', async () => {
  const PICTURES = `{ halls(first: 5) { nodes { coverImages { url } } } }`;
  const readLog = async (env: Record<string, string>): Promise<string[]> => {
    const gateway = await startGateway({ upstream: origin.url, env });
    gateways.push(gateway);
    await gateway.graphql(PICTURES);
    return gateway.output().trim().split('\n');
  };
  const refused = (await readLog({ IMAGE_HOSTS: `${origin.url}/elsewhere/` })).filter((line) =>
    line.includes('IMAGE_HOSTS'),
  );
  expect(refused).toHaveLength(1);
  expect(JSON.parse(refused[0] ?? '')).toMatchObject({
    level: 40,
    folder: expect.stringMatching(`^${origin.url}/pictures/`),
  });
  expect((await readLog({ IMAGE_HOSTS: '' })).join()).toContain(
    'IMAGE_HOSTS is not set: pages have no pictures',
  );
}, 60_000);

test('F108 the log names TRUST_PROXY where requests have passed fewer proxies, at most once a minute', async () => {
  const gateway = await startGateway({ upstream: origin.url, env: { TRUST_PROXY: '2' } });
  gateways.push(gateway);
  const send = async (addresses: string) => {
    await gateway.graphql('{ __typename }', {}, { 'x-forwarded-for': addresses });
    return gateway
      .output()
      .split('\n')
      .filter((line) => line.includes('TRUST_PROXY'));
  };
  expect(await send('203.0.113.1, 10.0.0.1')).toEqual([]);
  await send('203.0.113.1');
  await send(', 203.0.113.2');
  const lines = await send('203.0.113.3');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 40, addresses: 1 });
});
