import { useEffect, useEffectEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ReadingPosition_article$key } from '../../__generated__/ReadingPosition_article.graphql.ts';
import { BODY_ID } from '../../components/article/articleNames.ts';
import {
  readingPosition,
  recordViewedArticle,
  saveReadingPosition,
} from '../../components/article/viewedArticlesStorage.ts';
import { toPicture } from '../../components/photo/picture.ts';
import { useNotices } from '../../components/notices/useNotices.ts';
import { whenIdle } from '../../whenIdle.ts';
import { useRouter } from '../../router/useRouter.ts';
import { articlePath } from '../../paths.ts';

/** Positions before this block are not worth resuming. */
const MIN_RESUME_BLOCK = 3;
/** Reading line, as a share of the viewport height. */
const READING_LINE = 0.5;
const SCROLL_DEBOUNCE_MS = 400;

/** The last block that starts above the reading line. */
function currentBlock(blocks: readonly Element[]): number {
  return blocks.findLastIndex((block) => block.getBoundingClientRect().top < innerHeight * READING_LINE);
}

/**
 * Stores the viewed article and the reading position on this device, and offers to resume on return. Reading to the end
 * clears the position. A component in a chunk of its own, as it does nothing before the browser is idle.
 */
export default function ReadingPosition(props: { article: ReadingPosition_article$key; page: number }): null {
  const { page } = props;
  const article = useFragment(
    graphql`
      fragment ReadingPosition_article on Article {
        rawId
        title
        pageCount
        thumbnail {
          ...picture_image
        }
      }
    `,
    props.article,
  );
  const { navigate, address } = useRouter();
  const { showToast } = useNotices();

  /** @returns how to close the offer */
  const recordView = useEffectEvent(() => {
    if (!article.rawId || !article.title) return;
    const { rawId, title, thumbnail } = article;
    const position = readingPosition(rawId);
    recordViewedArticle({
      rawId,
      title,
      picture: thumbnail ? toPicture(thumbnail).url : null,
      at: Date.now(),
    });
    // No offer for an anchor or a restored scroll position.
    if (position === null || address.hash !== '' || scrollY > innerHeight) return;
    if (position.page === page && position.block < MIN_RESUME_BLOCK) return;
    const body = document.getElementById(BODY_ID);
    const resume = () => {
      // A native app may still offer it on another page.
      if (position.page !== page || !body?.isConnected)
        navigate(articlePath({ rawId }, { page: position.page }));
      else body.children[position.block]?.scrollIntoView({ block: 'center' });
    };
    return showToast({
      text: '前回は途中までお読みでした',
      action: { label: '続きから読む', onPress: resume },
    });
  });
  // Runs once per article page.
  const { rawId, pageCount } = article;
  useEffect(() => {
    if (!rawId) return;
    let closeOffer: (() => void) | undefined;
    const cancel = whenIdle(() => (closeOffer = recordView()));
    return () => {
      cancel();
      closeOffer?.();
    };
  }, [rawId, page]);

  useEffect(() => {
    if (!rawId) return;
    let debounce: ReturnType<typeof setTimeout> | undefined;
    const savePosition = () => {
      const blocks = [...(document.getElementById(BODY_ID)?.children ?? [])];
      const block = currentBlock(blocks);
      if (block < 0) return;
      const isEnd = block === blocks.length - 1 && page >= (pageCount ?? 1);
      saveReadingPosition(rawId, isEnd ? null : { page, block });
    };
    let cancelIdle = () => {};
    const onScroll = () => {
      clearTimeout(debounce);
      cancelIdle();
      // Idle, so that it runs after the view is recorded.
      debounce = setTimeout(() => (cancelIdle = whenIdle(savePosition)), SCROLL_DEBOUNCE_MS);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(debounce);
      cancelIdle();
      removeEventListener('scroll', onScroll);
    };
  }, [rawId, pageCount, page]);
  return null;
}
