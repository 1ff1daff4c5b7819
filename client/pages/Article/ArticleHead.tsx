import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ArticleHead_article$key } from '../../__generated__/ArticleHead_article.graphql.ts';
import { formatDate, toIsoDate } from '../../format.ts';
import { ArticleClip } from '../../components/article/ArticleClip.tsx';
import { UNNAMED_WRITER } from '../../components/article/articleNames.ts';
import { FeedLinks } from '../../components/article/FeedLinks.tsx';
import { toPicture } from '../../components/photo/picture.ts';
import { cardPath, Head } from '../../components/page/Head.tsx';
import { breadcrumbGraph } from '../../components/page/JsonLd.tsx';
import { ShareLinks } from '../../components/page/ShareLinks.tsx';
import { Breadcrumb } from '../../ui/base/Breadcrumb.tsx';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import { marked } from '../../ui/base/Phrases.tsx';
import { useTrack } from '../../analytics/track.ts';
import { useRequestContext } from '../../requestContext.ts';
import styles from './ArticlePage.module.css';
import { postModel } from './postModel.ts';
import { articlePath, categoryPath, homePath, magazinePath, writerPath } from '../../paths.ts';

/** Title, dates and structured data of an article. The label of paid content precedes the title. */
export function ArticleHead(props: { article: ArticleHead_article$key; title: string; page: number }) {
  const article = useFragment(
    graphql`
      fragment ArticleHead_article on Article {
        rawId
        titleWithBreaks
        excerpt
        publishedAt
        modifiedAt
        readingMinutes
        prLabel
        author {
          rawId
          displayName
        }
        categories {
          rawId
          name
        }
        thumbnail {
          ...picture_image
        }
        ...ArticleClip_article
        ...postModel_article
      }
    `,
    props.article,
  );
  const { site } = useRequestContext();
  const { page, title } = props;
  const { excerpt, publishedAt, modifiedAt, prLabel, author, thumbnail, readingMinutes } = article;
  const categories = (article.categories ?? []).flatMap(({ rawId: category, name }) =>
    name ? [{ rawId: category, name }] : [],
  );
  const rawId = article.rawId ?? '';
  const path = articlePath({ rawId }, { page });
  const card = cardPath('magazine', rawId, modifiedAt ?? publishedAt);
  useTrack({ event: 'PostDataEvent', post: postModel(article) });
  const crumbs = [
    { label: 'トップ', href: homePath() },
    { label: 'マガジン', href: magazinePath() },
    ...categories.toReversed().map((category) => ({
      label: category.name,
      href: categoryPath({ rawId: category.rawId }),
    })),
    { label: title },
  ];
  const cover = thumbnail ? toPicture(thumbnail).url : null;
  return (
    <>
      <Head
        title={title}
        description={excerpt ?? `${title}。${site.name}のマガジンの記事です。`}
        canonical={path}
        page={page}
        card={card}
        type="article"
        graph={[
          breadcrumbGraph(site.url, crumbs),
          {
            '@type': 'Article',
            headline: title,
            url: site.url + path,
            image: [...(cover ? [`${cover}&width=1200`] : []), card].map(
              (address) => new URL(address, site.url).href,
            ),
            ...(author && {
              author: {
                '@type': 'Person' as const,
                name: author.displayName ?? UNNAMED_WRITER,
                url: site.url + writerPath({ rawId: author.rawId }),
              },
            }),
            ...(publishedAt && { datePublished: publishedAt }),
            ...(modifiedAt && { dateModified: modifiedAt }),
            ...(excerpt && { description: excerpt }),
            articleSection: categories.map(({ name }) => name),
            inLanguage: 'ja',
            publisher: { '@id': `${site.url}/#publisher` },
          },
        ]}
      />
      <FeedLinks title={`${site.name} マガジン`} />
      <Breadcrumb crumbs={crumbs} />
      {prLabel && (
        <p className={styles.prLabel}>
          <strong>{prLabel}</strong>
          この記事は企業の提供でお届けしています。
        </p>
      )}
      <PageTitle kind="name" eyebrow={categories[0]?.name}>
        {marked(title, article.titleWithBreaks)}
      </PageTitle>
      <p className={styles.facts}>
        {publishedAt && (
          <span>
            公開 <time dateTime={toIsoDate(publishedAt)}>{formatDate(publishedAt)}</time>
          </span>
        )}
        {modifiedAt && (
          <span>
            更新 <time dateTime={toIsoDate(modifiedAt)}>{formatDate(modifiedAt)}</time>
          </span>
        )}
        {readingMinutes != null && <span>{readingMinutes}分ほどで読めます</span>}
        {author && (
          <span>
            文 <a href={writerPath({ rawId: author.rawId })}>{author.displayName ?? UNNAMED_WRITER}</a>
          </span>
        )}
      </p>
      <div className={styles.actions} data-screen>
        <ArticleClip article={article} variant="label" />
        <ShareLinks url={site.url + articlePath({ rawId })} title={title} />
      </div>
    </>
  );
}
