import { readFileSync, statSync } from 'node:fs';
import { GraphQLError } from 'graphql';
import { z } from 'zod';
import type { Engine, Operation } from './engine.ts';
import { refusal } from '../http/errors.ts';

const Texts = z.record(z.string().regex(/^[0-9a-f]{64}$/), z.string());

/** The documents known by their id, the SHA-256 of their text; each holds one operation. */
export interface Documents {
  /** The operation behind an id, or PERSISTED_QUERY_NOT_FOUND. */
  find(id: string): Operation | GraphQLError;
  /** The text behind an id; null when none is known by it. */
  text(id: string): string | null;
}

/** Where the documents are. */
interface DocumentFiles {
  /** Those of the site as it is now. */
  readonly file: string;
  /** Those of every released version, which open pages and shipped apps still send. */
  readonly released?: string;
  /** Reads `file` again when it has changed, for development. */
  readonly watch: boolean;
}

/**
 * Reads the documents from files that map ids to texts. A document is prepared when it is first asked for.
 * @throws when a file is missing or no such map; a text that the schema refuses throws when it is asked for.
 */
export function createDocuments(engine: Engine, { file, released, watch }: DocumentFiles): Documents {
  let texts = new Map<string, string>();
  let readAt = 0;
  const ready = new Map<string, Operation>();
  const entries = (path: string): [string, string][] =>
    Object.entries(Texts.parse(JSON.parse(readFileSync(path, 'utf8'))));
  const before = released === undefined ? [] : entries(released);
  const read = (): void => {
    texts = new Map([...before, ...entries(file)]);
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
  };
}
