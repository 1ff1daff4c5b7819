/**
 * All events sent to the tag manager. Names and fields are a contract with its configuration. Events contain no hash,
 * key, token, personal name or address.
 */

/** An article as the tag manager expects it. */
export interface PostModel {
  readonly id: string;
  readonly title: string;
  readonly thumbnail: string | null;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  /** Whether it is sponsored. */
  readonly pr: boolean;
  /** Whether the floating banner may be shown on it. */
  readonly show_floating: boolean;
  /** Whether the tag manager may record a heat map. */
  readonly heatmap: boolean;
}

export type TrackedEvent =
  | { readonly event: 'PostDataEvent'; readonly post: PostModel }
  /** The article was read to the end of its body. */
  | { readonly event: 'ReadedPostDataEvent'; readonly post: PostModel }
  | {
      readonly event: 'HallDataEvent';
      readonly hall: { readonly id: string; readonly name: string; readonly prefecture: string | null };
    }
  | { readonly event: 'BrideDataEvent'; readonly bride: { readonly id: string } }
  /** The suffix is the result; nothing identifies the couple. */
  | { readonly event: `DiagnosisResult:${string}` }
  /** Null for the campaign page without a version. */
  | { readonly event: 'wn_goto_wedding'; readonly campaign_version: string | null }
  | { readonly event: 'AffiliateLinkEvent'; readonly link_host: string };

export function diagnosisResult(result: string): TrackedEvent {
  return { event: `DiagnosisResult:${result}` };
}

/** Whether a post is excluded from personalization: it is sponsored or has one of the configured tags. */
export function isNoKarte(post: Pick<PostModel, 'pr' | 'tags'>, noKarteTags: readonly string[]): boolean {
  return post.pr || post.tags.some((tag) => noKarteTags.includes(tag));
}
