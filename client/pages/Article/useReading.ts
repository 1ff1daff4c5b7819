import { useEffect, useEffectEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { useReading_article$key } from '../../__generated__/useReading_article.graphql.ts';
import { articlePath } from '../../components/article/articlePath.ts';
import { placeIn, rememberArticle, rememberPlace } from '../../components/article/viewed.ts';
import { picture } from '../../components/hall/picture.ts';
import { useNotices } from '../../components/notices/useNotices.ts';
import { whenQuiet } from '../../components/page/whenIdle.ts';
import { useRouter } from '../../router/useRouter.ts';
import { BODY_ID } from './ArticleBody.tsx';

/** Blocks within which somebody has only begun: nothing to come back to. */
const BEGUN = 3;
/** Where the eye is, as a share of the window from above. */
const EYE = 0.5;
const SETTLED_MS = 400;

/** The block of the text being read: the last one that begins above the eye. */
function blockBeingRead(blocks: readonly Element[]): number {
  return blocks.findLastIndex((block) => block.getBoundingClientRect().top < innerHeight * EYE);
}

/**
 * Remembers on this device that an article was opened and where its reader is. Somebody who comes back to an article
 * they left in the middle is offered to go on there; reading to the end forgets the place.
 */
export function useReading(key: useReading_article$key | null | undefined, page: number): void {
  const article = useFragment(
    graphql`
      fragment useReading_article on Article {
        rawId
        title
        pageCount
        thumbnail {
          ...picture_image
        }
      }
    `,
    key,
  );
  const { navigate, address } = useRouter();
  const { say } = useNotices();

  const begin = useEffectEvent(() => {
    if (!article?.rawId || !article.title) return;
    const { rawId, title, thumbnail } = article;
    const place = placeIn(rawId);
    rememberArticle({ rawId, title, picture: thumbnail ? picture(thumbnail).url : null, at: Date.now() });
    // An anchor says itself where to read; so does a page that was scrolled back to.
    if (place === null || address.hash !== '' || scrollY > innerHeight) return;
    if (place.page === page && place.block < BEGUN) return;
    const goOn = () => {
      if (place.page !== page) navigate(articlePath(rawId, place.page));
      else document.getElementById(BODY_ID)?.children[place.block]?.scrollIntoView();
    };
    say({ text: '前回は途中までお読みでした', action: { label: '続きから読む', act: goOn } });
  });
  // Only opening a page of the article offers it.
  const { rawId, pageCount } = article ?? {};
  useEffect(() => (rawId ? whenQuiet(() => begin()) : undefined), [rawId, page]);

  useEffect(() => {
    if (!rawId) return;
    let settling: ReturnType<typeof setTimeout> | undefined;
    const note = () => {
      const blocks = [...(document.getElementById(BODY_ID)?.children ?? [])];
      const block = blockBeingRead(blocks);
      if (block < 0) return;
      const isEnd = block === blocks.length - 1 && page >= (pageCount ?? 1);
      rememberPlace(rawId, isEnd ? null : { page, block });
    };
    let forgo = () => {};
    const onScroll = () => {
      clearTimeout(settling);
      forgo();
      // After the article itself was noted.
      settling = setTimeout(() => (forgo = whenQuiet(note)), SETTLED_MS);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(settling);
      forgo();
      removeEventListener('scroll', onScroll);
    };
  }, [rawId, pageCount, page]);
}
