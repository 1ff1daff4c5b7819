import { graphql, readInlineData } from 'relay-runtime';
import type { postModel_article$key } from '../../__generated__/postModel_article.graphql.ts';
import { toPicture } from '../../components/photo/picture.ts';
import type { PostModel } from '../../analytics/events.ts';

/** The tag manager's model of an article. Tags are slugs: promotional tags are configured by slug. */
export function postModel(article: postModel_article$key): PostModel {
  const { rawId, title, thumbnail, categories, tags, prLabel, showsFloatingBanner, isHeatmapped } =
    readInlineData(
      graphql`
        fragment postModel_article on Article @inline {
          rawId
          title
          prLabel
          showsFloatingBanner
          isHeatmapped
          thumbnail {
            ...picture_image
          }
          categories {
            name
          }
          tags {
            slug
          }
        }
      `,
      article,
    );
  return {
    id: rawId ?? '',
    title: title ?? '',
    thumbnail: thumbnail ? toPicture(thumbnail).url : null,
    categories: (categories ?? []).flatMap(({ name }) => name ?? []),
    tags: (tags ?? []).map(({ slug }) => slug),
    pr: prLabel != null,
    show_floating: showsFloatingBanner ?? false,
    heatmap: isHeatmapped ?? false,
  };
}
