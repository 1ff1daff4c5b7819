import { useSyncExternalStore } from 'react';
import { ArticleCard } from '../../ui/article/ArticleCard.tsx';
import { Section } from '../../ui/base/Section.tsx';
import { DeferredSection } from '../page/DeferredSection.tsx';
import { hasBeenIdle, whenIdle } from '../../whenIdle.ts';
import { viewedArticles, type ViewedArticle } from './viewedArticlesStorage.ts';
import { articlePath } from '../../paths.ts';

const MAX_SHOWN = 4;
const NONE: readonly ViewedArticle[] = [];
/** Deferred to idle time, because opening storage is slow the first time. */
const snapshot = () => (hasBeenIdle() ? viewedArticles() : NONE);

/** Articles viewed recently on this device, except the current one. */
export function RecentlyViewedArticles({
  exceptId,
  immediate = false,
}: {
  exceptId?: string;
  /** Shows the section at once, also in view: for pages so short that it may always be in view. */
  immediate?: boolean;
}) {
  // Needs no change events: while a page is shown, only the page itself is added.
  const all = useSyncExternalStore(whenIdle, snapshot, () => NONE);
  const articles = all.filter(({ rawId }) => rawId !== exceptId).slice(0, MAX_SHOWN);
  const section = (
    <Section id="viewed-articles" title="最近読んだ記事">
      <div className="cards cards-2">
        {articles.map(({ rawId, title, picture }) => (
          <ArticleCard
            key={rawId}
            layout="row"
            article={{
              href: articlePath({ rawId }),
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
  if (immediate) return articles.length > 0 && section;
  return <DeferredSection isReady={articles.length > 0}>{section}</DeferredSection>;
}
