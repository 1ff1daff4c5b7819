import {
  GraphQLError,
  Kind,
  parse,
  type DocumentNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { LIMITS } from '../config/limits.ts';
import { requestError } from '../http/errors.ts';
import { tooComplex } from './analysis.ts';

/** Parses an ad-hoc document within the limits. @returns the document, or GRAPHQL_PARSE_FAILED or QUERY_TOO_COMPLEX */
export function parseWithinLimits(text: string): DocumentNode | GraphQLError {
  if (Buffer.byteLength(text) > LIMITS.documentBytes) {
    return tooComplex(`The document is larger than ${LIMITS.documentBytes} bytes.`);
  }
  if (bracketDepth(text) > LIMITS.brackets) {
    return tooComplex(`Brackets are nested deeper than ${LIMITS.brackets}.`);
  }
  const document = parseDocument(text, LIMITS.tokens);
  return document instanceof GraphQLError ? document : (checkSize(document) ?? document);
}

export function parseDocument(text: string, maxTokens?: number): DocumentNode | GraphQLError {
  try {
    return parse(text, { maxTokens });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return error.message.includes('Parsing aborted')
      ? tooComplex(`The document has more than ${maxTokens} tokens.`)
      : requestError('GRAPHQL_PARSE_FAILED', error.message, { original: error });
  }
}

/** Nesting depth of `(`, `[` and `{` outside of strings and comments. */
function bracketDepth(text: string): number {
  let open = 0;
  let deepest = 0;
  for (const [token] of text.matchAll(
    /"""(?:\\"""|[^])*?(?:"""|$)|"(?:\\.|[^"\\\n])*"?|#[^\n\r]*|[([{]|[)\]}]/g,
  )) {
    if (token === '(' || token === '[' || token === '{') deepest = Math.max(deepest, ++open);
    else if (token === ')' || token === ']' || token === '}') open -= 1;
  }
  return deepest;
}

/** A selection set with fragments expanded. */
interface SelectionSize {
  readonly nesting: number;
  readonly selections: number;
  readonly rootFields: number;
}
const EMPTY: SelectionSize = { nesting: 0, selections: 0, rootFields: 0 };

/** Checks a parsed document before validation, in time linear in its length. */
function checkSize(document: DocumentNode): GraphQLError | null {
  const fragments = new Map<string, FragmentDefinitionNode>();
  let operations = 0;
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    operations += 1;
    if ((definition.variableDefinitions?.length ?? 0) > LIMITS.variables) {
      return tooComplex(`An operation has more than ${LIMITS.variables} variables.`);
    }
  }
  if (operations > LIMITS.operations) return tooComplex(`More than ${LIMITS.operations} operations.`);

  const { aliases, directives, longestName } = measureNames(document);
  if (aliases > LIMITS.aliases) return tooComplex(`More than ${LIMITS.aliases} aliases.`);
  if (directives > LIMITS.directives) return tooComplex(`More than ${LIMITS.directives} directives.`);
  if (longestName > LIMITS.nameLength)
    return tooComplex(`An alias or label is longer than ${LIMITS.nameLength} characters.`);

  const sizeOf = createSizeOf(fragments);
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const size = sizeOf(definition.selectionSet);
    if (size.nesting > LIMITS.nesting)
      return tooComplex(`Selections are nested deeper than ${LIMITS.nesting}.`);
    if (size.selections > LIMITS.selections) return tooComplex(`More than ${LIMITS.selections} selections.`);
    if (size.rootFields > LIMITS.rootFields) return tooComplex(`More than ${LIMITS.rootFields} root fields.`);
  }
  return null;
}

interface Names {
  readonly aliases: number;
  readonly directives: number;
  /** Length of the longest alias or label. */
  readonly longestName: number;
}

/** Counts aliases and directives as written, once each, regardless of how often a fragment is spread. */
function measureNames(document: DocumentNode): Names {
  let aliases = 0;
  let directives = 0;
  let longestName = 0;
  const walk = (set: SelectionSetNode | undefined): void => {
    for (const selection of set?.selections ?? []) {
      for (const { arguments: given = [] } of selection.directives ?? []) {
        directives += 1;
        for (const { value } of given)
          if (value.kind === Kind.STRING) longestName = Math.max(longestName, value.value.length);
      }
      if (selection.kind === Kind.FIELD && selection.alias) {
        aliases += 1;
        longestName = Math.max(longestName, selection.alias.value.length);
      }
      if (selection.kind !== Kind.FRAGMENT_SPREAD) walk(selection.selectionSet);
    }
  };
  for (const definition of document.definitions) {
    if (!('selectionSet' in definition)) continue;
    directives += definition.directives?.length ?? 0;
    walk(definition.selectionSet);
  }
  return { aliases, directives, longestName };
}

/** Measures each fragment once. A fragment cycle counts as empty; validation reports it. */
function createSizeOf(
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): (set: SelectionSetNode) => SelectionSize {
  const known = new Map<string, SelectionSize>();
  const ofFragment = (name: string): SelectionSize => {
    const cached = known.get(name);
    if (cached) return cached;
    known.set(name, EMPTY);
    const fragment = fragments.get(name);
    const size = fragment ? ofSet(fragment.selectionSet) : EMPTY;
    known.set(name, size);
    return size;
  };
  const ofSet = (set: SelectionSetNode): SelectionSize => {
    let nesting = 0;
    let selections = 0;
    let rootFields = 0;
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        const inner = selection.selectionSet ? ofSet(selection.selectionSet) : EMPTY;
        // Introspection tools nest `ofType` nine levels deep; it adds no objects.
        const level = selection.selectionSet && selection.name.value !== 'ofType' ? 1 : 0;
        nesting = Math.max(nesting, inner.nesting + level);
        selections += inner.selections + 1;
        rootFields += 1;
      } else {
        const inner =
          selection.kind === Kind.FRAGMENT_SPREAD
            ? ofFragment(selection.name.value)
            : ofSet(selection.selectionSet);
        nesting = Math.max(nesting, inner.nesting);
        selections += inner.selections + 1;
        rootFields += inner.rootFields;
      }
    }
    return { nesting, selections, rootFields };
  };
  return ofSet;
}
