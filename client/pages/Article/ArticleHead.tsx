import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ArticleHead_article$key } from '../../__generated__/ArticleHead_article.graphql.ts';
import { day, isoDay } from '../../format.ts';
import { articlePath, categoryPath } from '../../parts/article/articlePath.ts';
import { ClipButton } from '../../parts/clip/ClipButton.tsx';
import { picture } from '../../parts/hall/picture.ts';
import { Head } from '../../parts/page/Head.tsx';
import { breadcrumbGraph } from '../../parts/page/JsonLd.tsx';
import { Breadcrumb } from '../../ui/base/Breadcrumb.tsx';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import { useVisit } from '../../visit.ts';
import styles from './ArticlePage.module.css';

/** Title, dates and label of an article, with what machines read of it. The label of paid content stands before the title. */
export function ArticleHead(props: { article: ArticleHead_article$key; page: number }) {
  const article = useFragment(
    graphql`
      fragment ArticleHead_article on Article @throwOnFieldError {
        rawId
        title
        excerpt
        publishedAt
        modifiedAt
        readingMinutes
        prLabel
        ...ClipButton_clippable
        categories {
          rawId
          name
        }
        thumbnail {
          ...picture_image
        }
      }
    `,
    props.article,
  );
  const { site } = useVisit();
  const { page } = props;
  const { title, excerpt, publishedAt, modifiedAt, prLabel, categories, thumbnail, readingMinutes } = article;
  const path = articlePath(article.rawId ?? '', page);
  const crumbs = [
    { label: 'トップ', href: '/' },
    { label: 'マガジン', href: '/magazine' },
    ...[...categories].reverse().map(({ rawId, name }) => ({ label: name, href: categoryPath(rawId) })),
    { label: title },
  ];
  const cover = thumbnail ? picture(thumbnail).url : null;
  return (
    <>
      <Head
        title={title}
        description={excerpt ?? `${title}。${site.name}のマガジンの記事です。`}
        canonical={path}
        page={page}
        image={cover}
        graph={[
          breadcrumbGraph(site.url, crumbs),
          {
            '@type': 'Article',
            headline: title,
            url: site.url + path,
            ...(cover && { image: new URL(`${cover}&width=1200`, site.url).href }),
            ...(publishedAt && { datePublished: publishedAt }),
            ...(modifiedAt && { dateModified: modifiedAt }),
            ...(excerpt && { description: excerpt }),
            articleSection: categories.map(({ name }) => name),
            inLanguage: 'ja',
            publisher: { '@id': `${site.url}/#publisher` },
          },
        ]}
      />
      <Breadcrumb crumbs={crumbs} />
      {prLabel && (
        <p className={styles.pr}>
          <strong>{prLabel}</strong>
          この記事は企業の提供でお届けしています。
        </p>
      )}
      <PageTitle set="name" above={categories[0]?.name}>
        {title}
      </PageTitle>
      <p className={styles.facts}>
        {publishedAt && (
          <span>
            公開 <time dateTime={isoDay(publishedAt)}>{day(publishedAt)}</time>
          </span>
        )}
        {modifiedAt && (
          <span>
            更新 <time dateTime={isoDay(modifiedAt)}>{day(modifiedAt)}</time>
          </span>
        )}
        {readingMinutes != null && <span>{readingMinutes}分ほどで読めます</span>}
      </p>
      <div>
        <ClipButton clippable={article} name={title} look="words" />
      </div>
    </>
  );
}
