import { readFileSync, statSync } from 'node:fs';
import { GraphQLError } from 'graphql';
import { z } from 'zod';
import type { Engine, Operation } from '../engine.ts';
import { refusal } from './faults.ts';

const Texts = z.record(z.string().regex(/^[0-9a-f]{64}$/), z.string());

/** The site's own documents by their id, the SHA-256 of their text; each holds one operation. */
export interface Documents {
  /** The operation behind an id, or PERSISTED_QUERY_NOT_FOUND. */
  find(id: string): Operation | GraphQLError;
  /** The text behind an id; null when none is known by it. */
  text(id: string): string | null;
  /** Every id. */
  ids(): readonly string[];
}

/**
 * Reads the documents from a file that maps ids to texts. A document is prepared when it is first asked for.
 * `watch` reads the file again when it has changed, for development.
 * @throws when the file is missing or no such map; a text that the schema refuses throws when it is asked for.
 */
export function createDocuments(engine: Engine, file: string, { watch }: { watch: boolean }): Documents {
  let texts = new Map<string, string>();
  let readAt = 0;
  const ready = new Map<string, Operation>();
  const read = (): void => {
    texts = new Map(Object.entries(Texts.parse(JSON.parse(readFileSync(file, 'utf8')))));
    readAt = statSync(file).mtimeMs;
  };
  read();
  const textOf = (id: string): string | undefined => {
    if (watch && statSync(file).mtimeMs !== readAt) read();
    return texts.get(id);
  };

  return {
    find(id) {
      const known = ready.get(id);
      if (known) return known;
      const text = textOf(id);
      if (text === undefined) return refusal('PERSISTED_QUERY_NOT_FOUND', 'No document is known by this id.');
      const prepared = engine.trust(text);
      const operation = prepared.errors[0] ?? engine.pick(prepared);
      if (operation instanceof GraphQLError) throw new Error(`Document ${id}: ${operation.message}`);
      ready.set(id, operation);
      return operation;
    },
    text: (id) => textOf(id) ?? null,
    ids: () => [...texts.keys()],
  };
}
