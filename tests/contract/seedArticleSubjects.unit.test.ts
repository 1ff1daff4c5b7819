/** Tags and pictures of seeded articles fit what the articles are about. */
import { describe, expect, it } from 'vitest';
import { TAG_WORDS } from '#origin/fixtures/seed/magazine/tagWords.ts';
import { motifOf } from '#origin/picturePath.ts';
import { catalogue } from '#tests/harness/catalogue.ts';

const { articles, article_tags } = catalogue;
const tagOf = new Map(article_tags.map((tag) => [tag.id, tag]));
/** Of a place, a season or an advertisement; other tests compare these. */
const WITHOUT_WORDS = ['spring', 'summer', 'autumn', 'winter', 'prefecture', 'promotion'];

const plain = (markup: string): string => markup.replaceAll(/<[^>]*>/g, '\n');

describe('tags of seeded articles', () => {
  it('have words', () => {
    const known = [...Object.keys(TAG_WORDS), ...WITHOUT_WORDS];
    expect(article_tags.filter(({ slug }) => !known.includes(slug))).toEqual([]);
  });

  it('stand in the title, in a heading or three times in the text', () => {
    const wrong = articles.flatMap(({ id, title, pages, tag_ids }) => {
      const own = pages.join('\n').replaceAll(/<blockquote.*?<\/blockquote>/gs, '');
      const heads = [title, ...(own.match(/<h[23].*?<\/h[23]>/g) ?? [])].map(plain);
      return tag_ids.flatMap((tag) => {
        const { slug = '', name = '' } = tagOf.get(tag) ?? {};
        const words = TAG_WORDS[slug];
        if (words === undefined || heads.some((head) => head.match(words) !== null)) return [];
        return (plain(own).match(words)?.length ?? 0) < 3 ? [`${id} ${title}: #${name}`] : [];
      });
    });
    expect(wrong).toEqual([]);
  });

  it('are at least one an article, and each tag has an article', () => {
    expect(articles.filter(({ tag_ids }) => tag_ids.length === 0).map(({ id }) => id)).toEqual([]);
    const used = new Set(articles.flatMap(({ tag_ids }) => tag_ids));
    expect(article_tags.filter(({ id }) => !used.has(id)).map(({ slug }) => slug)).toEqual([]);
  });
});

it('articles about a wedding show nothing of another season', () => {
  const seasons: Record<string, RegExp> = {
    spring: /^(blossoms)$/,
    summer: /^(hydrangea|pool|fireworks)$/,
    autumn: /^(maples|pool)$/,
    winter: /^(snow)$/,
  };
  const wrong = articles
    .filter(({ id }) => id >= 765 && id < 900)
    .flatMap(({ id, title, picture, pages, tag_ids }) => {
      const season = tag_ids.flatMap((tag) => seasons[tagOf.get(tag)?.slug ?? ''] ?? [])[0];
      const paths = [picture ?? '', ...(pages.join('').match(/\/pictures\/[^"]+/g) ?? [])];
      return paths.flatMap((path) => {
        const motif = motifOf(path) ?? '';
        const isSeasonal = /^(blossoms|hydrangea|pool|fireworks|maples|snow)$/.test(motif);
        return isSeasonal && season?.test(motif) !== true ? [`${id} ${title}: ${motif}`] : [];
      });
    });
  expect(wrong).toEqual([]);
});
