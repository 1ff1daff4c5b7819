/**
 * The vocabulary of what is counted. Every event of the site is one of these; names and fields are what the tag manager
 * reads, so they are part of a contract with it. No event holds a hash, a key, a token, a name or an address of a person.
 */

/** An article as the tag manager knows it. */
export interface PostModel {
  readonly id: string;
  readonly title: string;
  /** Address of its picture; null without one. */
  readonly thumbnail: string | null;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  /** Whether somebody paid for it. */
  readonly pr: boolean;
  /** Whether the floating banner may be shown on it. */
  readonly show_floating: boolean;
  /** Whether the tag manager may draw a heat map of it. */
  readonly heatmap: boolean;
}

/** One event. */
export type TrackedEvent =
  /** An article was opened. */
  | { readonly event: 'PostDataEvent'; readonly post: PostModel }
  /** An article was read to the end of its body. */
  | { readonly event: 'ReadedPostDataEvent'; readonly post: PostModel }
  /** A hall was opened. */
  | {
      readonly event: 'HallDataEvent';
      readonly hall: { readonly id: string; readonly name: string; readonly prefecture: string | null };
    }
  /** A bride's public page was opened. */
  | { readonly event: 'BrideDataEvent'; readonly bride: { readonly id: string } }
  /** The result of a diagnosis was seen; `x` says which. Nothing tells whose it is. */
  | { readonly event: `DiagnosisResult:${string}` }
  /** A campaign page was opened; version null is the page without one. */
  | { readonly event: 'wn_goto_wedding'; readonly campaign_version: string | null }
  /** A link that is paid for was followed to this host. */
  | { readonly event: 'AffiliateLinkEvent'; readonly link_host: string };

/** The event of a diagnosis' result. */
export function diagnosisResult(x: string): TrackedEvent {
  return { event: `DiagnosisResult:${x}` };
}

/** Whether a post is kept out of personalisation: it is paid for, or carries one of the two promotional tags. */
export function isNoKarte(post: Pick<PostModel, 'pr' | 'tags'>, noKarteTags: readonly string[]): boolean {
  return post.pr || post.tags.some((tag) => noKarteTags.includes(tag));
}
