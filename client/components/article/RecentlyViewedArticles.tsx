import { useSyncExternalStore } from 'react';
import { ArticleCard } from '../../ui/article/ArticleCard.tsx';
import { Section } from '../../ui/base/Section.tsx';
import { LateSection } from '../page/LateSection.tsx';
import { hasBeenQuiet, whenQuiet } from '../page/whenIdle.ts';
import { articlePath } from './articlePath.ts';
import { noArticles, viewedArticles } from './viewed.ts';

const SHOWN = 4;
/** Storage takes its time when it is first opened. */
const known = () => (hasBeenQuiet() ? viewedArticles() : noArticles());

/** Articles this device has read lately, but the one being shown. Known to the browser alone; nothing where there are none. */
export function RecentlyViewedArticles({
  exceptId,
  atOnce = false,
}: {
  exceptId?: string;
  /** Shown as soon as it is known, on a page whose end may be in sight. */
  atOnce?: boolean;
}) {
  // What is added while the page is shown is the page itself, which is left out.
  const all = useSyncExternalStore(whenQuiet, known, noArticles);
  const articles = all.filter(({ rawId }) => rawId !== exceptId).slice(0, SHOWN);
  const section = (
    <Section id="viewed-articles" title="最近読んだ記事">
      <div className="cards">
        {articles.map(({ rawId, title, picture }) => (
          <ArticleCard
            key={rawId}
            layout="row"
            article={{
              href: articlePath(rawId),
              title,
              prLabel: null,
              category: null,
              referrer: null,
              excerpt: null,
              picture: picture === null ? null : { url: picture },
            }}
          />
        ))}
      </div>
    </Section>
  );
  if (atOnce) return articles.length > 0 && section;
  return <LateSection isReady={articles.length > 0}>{section}</LateSection>;
}
