/** What a reader of a shared list thinks of a hall. */
export const REACTIONS = ['行きたい', '迷う', '合わない'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** In characters. */
export const MAX_NAME_LENGTH = 20;

export interface FamilyComment {
  /** 「母」; null where none was given. */
  readonly name: string | null;
  readonly reaction: Reaction | null;
  readonly text: string;
}

const HEAD = /^【([^【】\n]{1,40})】\s*/;

/**
 * Name and reaction stand at the head of the comment, 「【母・行きたい】料理がおいしそう」, as the REST API keeps its text
 * alone. Empty where there is neither a reaction nor a text.
 */
export function writeComment({ name, reaction, text }: FamilyComment): string {
  if (reaction === null && text === '') return '';
  const head = [name, reaction].filter((part) => part !== null).join('・');
  return head === '' ? text : `【${head}】${text}`;
}

/** A comment with another head than `writeComment` writes is all text. */
export function readComment(comment: string): FamilyComment {
  const plain = { name: null, reaction: null, text: comment };
  const [head = '', inner = ''] = HEAD.exec(comment) ?? [];
  const parts = inner.split('・');
  const reaction = REACTIONS.find((known) => known === parts.at(-1)) ?? null;
  const [name = '', ...others] = reaction === null ? parts : parts.slice(0, -1);
  if (others.length > 0 || name.length > MAX_NAME_LENGTH || (name === '' && reaction === null)) return plain;
  return { name: name || null, reaction, text: comment.slice(head.length) };
}

/** A name as it is kept: without the characters that end it in a comment. */
export function normalizeName(name: string): string | null {
  return (
    name
      .replaceAll(/[【】・\s]+/g, ' ')
      .trim()
      .slice(0, MAX_NAME_LENGTH) || null
  );
}

/** Who has which reaction; the last one of each person counts. Reactions nobody has are left out. */
export function countReactions(
  comments: readonly {
    readonly id: string;
    readonly author: string | null;
    readonly reaction: Reaction | null;
  }[],
): readonly { readonly reaction: Reaction; readonly people: readonly string[] }[] {
  const last = new Map<string, { author: string; reaction: Reaction }>();
  for (const { id, author, reaction } of comments)
    // Guests without a name are a person each.
    if (reaction) last.set(author ?? id, { author: author ?? 'ゲスト', reaction });
  return REACTIONS.map((reaction) => ({
    reaction,
    people: [...last.values()].flatMap((person) => (person.reaction === reaction ? [person.author] : [])),
  })).filter(({ people }) => people.length > 0);
}
