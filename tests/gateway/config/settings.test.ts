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
