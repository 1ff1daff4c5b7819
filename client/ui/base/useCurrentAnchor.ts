import { useEffect, useState } from 'react';

/** What counts as visible, as margins of the viewport, and which of the visible elements is the current one. */
const KINDS = {
  /** The first section between the sticky tabs and the middle of the viewport. */
  sections: { rootMargin: '-80px 0px -55% 0px', isFirst: true },
  /** The last heading above the middle of the viewport. */
  headings: { rootMargin: '1000000px 0px -55% 0px', isFirst: false },
} as const;

/** The id of the section or heading that is being read; null before hydration and above the first one. */
export function useCurrentAnchor(kind: keyof typeof KINDS, ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(' ');
  useEffect(() => {
    const { rootMargin, isFirst } = KINDS[kind];
    const visible = new Set<string>();
    const anchors = key.split(' ');
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) visible.add(target.id);
          else visible.delete(target.id);
        const shown = anchors.filter((id) => visible.has(id));
        setCurrent(shown.at(isFirst ? 0 : -1) ?? null);
      },
      { rootMargin },
    );
    const observe = () => {
      for (const id of anchors) {
        const element = document.getElementById(id);
        if (element) observer.observe(element);
      }
    };
    observe();
    // Some arrive later.
    const insertions = new MutationObserver(observe);
    insertions.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      insertions.disconnect();
    };
  }, [kind, key]);
  return current;
}
