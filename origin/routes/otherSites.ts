/** Stand-ins for the other sites that articles, brands and rings link to, so that the links work on a fresh clone. */
import type { FastifyInstance } from 'fastify';
import type { OriginContext } from '../context.ts';
import { notFound } from '../http/errors.ts';
import { isOnOtherSite } from './shapes.ts';

interface OtherPage {
  readonly site: string;
  readonly title: string;
  readonly picture: string | null;
}

export function otherSiteRoutes(app: FastifyInstance, { db, siteUrl }: OriginContext): void {
  const findPage = async (url: string): Promise<OtherPage | null> => {
    const card = await db
      .selectFrom('article_cards')
      .select(['referer_name as site', 'title', 'picture'])
      .where('url', '=', url)
      .executeTakeFirst();
    if (card) return { ...card, site: card.site ?? card.title };
    const brand = await db
      .selectFrom('brands')
      .select(['name as site', 'name as title', 'picture'])
      .where('url', '=', url.replace(/rings\/$/, ''))
      .executeTakeFirst();
    if (brand) return { ...brand, title: url.endsWith('/rings/') ? `${brand.title}の指輪` : brand.title };
    const article = await db
      .selectFrom('article_cards')
      .select('referer_name as site')
      .where('referer_url', '=', url)
      .executeTakeFirst();
    return article?.site ? { site: article.site, title: article.site, picture: null } : null;
  };
  app.get<{ Params: { '*': string } }>('/sites/*', async ({ params }, reply) => {
    const path = `/sites/${params['*']}`;
    const found = isOnOtherSite(path) ? await findPage(path) : null;
    if (found === null) throw notFound();
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'")
      .send(pageOf(found, siteUrl));
  });
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const pageOf = ({ site, title, picture }: OtherPage, siteUrl: string): string => `<!doctype html>
<html lang="ja">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escape(title)} | ${escape(site)}</title>
<style>
body { margin: 0; color: #2b2b2b; font: 1rem/1.9 sans-serif; background: #fff }
main { max-width: 40rem; margin: 0 auto; padding: 1.5rem 1rem 4rem }
header { padding-block-end: .5rem; border-block-end: 1px solid #ccc; font-weight: 600 }
h1 { font-size: 1.5rem; line-height: 1.5 }
img { display: block; width: 100%; aspect-ratio: 3 / 2; object-fit: cover }
</style>
<main>
<header>${escape(site)}</header>
<h1>${escape(title)}</h1>
${picture === null ? '' : `<img src="${escape(picture)}" alt="">`}
<p>このページは、外部サイト「${escape(site)}」の見本です。本番のデータでは、ここで実在のサイトが開きます。</p>
<p><a href="${escape(siteUrl)}/">元のサイトへ戻る</a></p>
</main>
</html>
`;
