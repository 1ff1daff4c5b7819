import type { Context } from '#gateway/context.ts';
import { getSearchProps } from '#gateway/upstream/endpoints/search.ts';
import type { HallName } from '#gateway/upstream/hallNames.ts';

import { fold } from './fold.ts';
import { type HallNameIndex, indexHallNames, NO_HALLS } from './hallNames.ts';
import { buildLexicon, type Lexicon, type SearchOptions, type Term } from './lexicon.ts';
import { interpret, type Interpretation, suggest, type Vocabulary } from './rules.ts';

/** A process reads the names of halls when they are first needed; a search waits this long for them. */
const NAMES_TIMEOUT_MS = 1_500;

const lexicons = new WeakMap<SearchOptions, Lexicon>();
const indexes = new WeakMap<readonly HallName[], Promise<HallNameIndex>>();

async function readLexicon({ rest }: Context): Promise<Lexicon> {
  const options = await rest.get(getSearchProps, {});
  const known = lexicons.get(options);
  if (known) return known;
  const lexicon = buildLexicon(options);
  lexicons.set(options, lexicon);
  return lexicon;
}

async function readHallNames({ hallNames }: Context): Promise<HallNameIndex> {
  const names = await hallNames.get(NAMES_TIMEOUT_MS);
  if (names === null) return NO_HALLS;
  const index = indexes.get(names) ?? indexHallNames(names);
  indexes.set(names, index);
  return index;
}

/** What a text means. Null where the search options cannot be loaded: the text is a name then. */
export async function understand(text: string, context: Context): Promise<Interpretation | null> {
  const lexicon = await readLexicon(context).catch(() => null);
  if (lexicon === null) return null;
  const halls = lexicon.entries.has(fold(text)) ? NO_HALLS : await readHallNames(context);
  return interpret(text, { lexicon, halls });
}

/** Places, conditions and halls that a text may become, best first. Rejects where the options cannot be loaded. */
export async function complete(text: string, limit: number, context: Context): Promise<Term[]> {
  const vocabulary: Vocabulary = {
    lexicon: await readLexicon(context),
    halls: await readHallNames(context),
  };
  return suggest(text, vocabulary, limit);
}
