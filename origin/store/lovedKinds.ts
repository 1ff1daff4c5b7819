/** The kinds of things a user can keep besides halls, brands and rings. A kind joins with its own line. */
import { lovedArticles } from './cards.ts';
import type { LovedKind, LoveKind } from './loves.ts';

export const lovedKinds: Partial<Record<LoveKind, LovedKind>> = { article: lovedArticles };
