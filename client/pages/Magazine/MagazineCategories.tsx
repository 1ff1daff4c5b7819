import { graphql, useFragment } from 'react-relay/hooks.js';
import type { MagazineCategories_categories$key } from '../../__generated__/MagazineCategories_categories.graphql.ts';
import { formatNumber } from '../../format.ts';
import { categoryPath } from '../../paths.ts';
import { Section } from '../../ui/base/Section.tsx';
import styles from './MagazinePage.module.css';

/** All categories, each below its parent, with their numbers of articles. */
export function MagazineCategories(props: { categories: MagazineCategories_categories$key }) {
  const categories = useFragment(
    graphql`
      fragment MagazineCategories_categories on ArticleCategory @relay(plural: true) {
        rawId
        name
        articleCount
        children {
          rawId
          name
          articleCount
        }
      }
    `,
    props.categories,
  );
  return (
    <Section id="categories" title="カテゴリー" lead="知りたいことから記事を選べます。">
      <ul className={styles.categories}>
        {categories.map(({ rawId, name, articleCount, children }) => (
          <li key={rawId}>
            <h3>
              <CategoryLink rawId={rawId} name={name} count={articleCount} />
            </h3>
            <ul>
              {(children ?? []).map((child) => (
                <li key={child.rawId}>
                  <CategoryLink rawId={child.rawId} name={child.name} count={child.articleCount} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function CategoryLink(props: { rawId: string; name?: string | null; count?: number | null }) {
  const { rawId, name, count } = props;
  return (
    <a href={categoryPath({ rawId })}>
      {name}
      {count != null && <small>（{formatNumber(count)}）</small>}
    </a>
  );
}
