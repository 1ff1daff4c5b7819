import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ArticleAuthor_article$key } from '../../__generated__/ArticleAuthor_article.graphql.ts';
import { UNNAMED_WRITER } from '../../components/article/articleNames.ts';
import { FailedSection } from '../../components/page/PageSection.tsx';
import { toPicture } from '../../components/photo/picture.ts';
import { Picture } from '../../ui/base/Picture.tsx';
import { ChipLinks } from '../../ui/base/ChipLinks.tsx';
import styles from './ArticlePage.module.css';
import { tagPath, writerPath } from '../../paths.ts';

export function ArticleAuthor(props: { article: ArticleAuthor_article$key }) {
  const { author: result, tags } = useFragment(
    graphql`
      fragment ArticleAuthor_article on Article {
        author @catch(to: RESULT) {
          rawId
          displayName @catch(to: NULL)
          description @catch(to: NULL)
          avatar @catch(to: NULL) {
            ...picture_image
          }
        }
        tags {
          slug
          name
        }
      }
    `,
    props.article,
  );
  const author = result.ok ? result.value : null;
  return (
    <div className="flow">
      {tags != null && tags.length > 0 && (
        <ChipLinks
          label="タグ"
          links={tags.map(({ slug, name }) => ({ label: name, href: tagPath({ slug }) }))}
        />
      )}
      {!result.ok && <FailedSection />}
      {author && (
        <section className={styles.author} aria-label="書いた人">
          <Picture source={author.avatar ? toPicture(author.avatar) : null} ratio="1:1" sizes="72px" alt="" />
          <div className="tight">
            <h2 id="author-title" tabIndex={-1}>
              <a href={writerPath({ rawId: author.rawId })}>{author.displayName ?? UNNAMED_WRITER}</a>
            </h2>
            {author.description && <p>{author.description}</p>}
          </div>
        </section>
      )}
    </div>
  );
}
