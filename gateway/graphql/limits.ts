import {
  GraphQLError,
  Kind,
  parse,
  type DocumentNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { requestError } from '../http/errors.ts';

/** What one request may ask for. Measured against the site's own documents, which stay well below. */
export const LIMITS = {
  /** Bytes of the document text. */
  documentBytes: 20_000,
  /** Lexical tokens of the document. */
  tokens: 2_000,
  /** Brackets of any kind open at one place; guards the parser's stack. */
  brackets: 50,
  /** Selection sets inside each other, followed through fragments. */
  nesting: 12,
  /** Aliases in the document, `__typename` included. */
  aliases: 30,
  /** Directives in the document. */
  directives: 8,
  /** Fields of the root type asked for by one operation. */
  rootFields: 20,
  /** Operations in one document. */
  operations: 10,
  /** Variables of an operation, and members of the `variables` object. */
  variables: 100,
  /** Selections after every fragment is unfolded; guards validation, whose work grows with them. */
  selections: 10_000,
  /** `first`, and entries of any list passed in. */
  listSize: 100,
  /** Levels of arrays and objects inside the variables. */
  variableDepth: 16,
  /** Objects an operation may produce, by its page sizes (see doors/survey.ts). */
  cost: 10_000,
  /** Errors reported for one document; graphql-js adds one that says it stopped. */
  validationErrors: 5,
  /** Milliseconds from the arrival of a request to the end of its last upstream call. */
  deadlineMs: 10_000,
  /** Bytes of a request body, and of one with files. */
  bodyBytes: 1_000_000,
  multipartBytes: 12_000_000,
  /** Files of a multipart request, and bytes of each. */
  files: 5,
  fileBytes: 10_000_000,
} as const;

const tooComplex = (message: string): GraphQLError => requestError('QUERY_TOO_COMPLEX', message);

/**
 * Parses a stranger's document within the limits.
 * @returns the document, or the error to answer with: GRAPHQL_PARSE_FAILED or QUERY_TOO_COMPLEX.
 */
export function parseWithinLimits(text: string): DocumentNode | GraphQLError {
  if (Buffer.byteLength(text) > LIMITS.documentBytes) {
    return tooComplex(`The document is larger than ${LIMITS.documentBytes} bytes.`);
  }
  if (deepestBracket(text) > LIMITS.brackets) {
    return tooComplex(`Brackets are nested deeper than ${LIMITS.brackets}.`);
  }
  const document = parseDocument(text, LIMITS.tokens);
  return document instanceof GraphQLError ? document : (measure(document) ?? document);
}

/** Parses text; `maxTokens` is left out for the site's own documents. */
export function parseDocument(text: string, maxTokens?: number): DocumentNode | GraphQLError {
  try {
    return parse(text, { maxTokens });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return error.message.includes('Parsing aborted')
      ? tooComplex(`The document has more than ${maxTokens} tokens.`)
      : requestError('GRAPHQL_PARSE_FAILED', error.message, { from: error });
  }
}

/** Deepest nesting of `(`, `[` and `{` outside of strings and comments. */
function deepestBracket(text: string): number {
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

/** Size of a selection set with its fragments unfolded. */
interface Size {
  readonly nesting: number;
  readonly selections: number;
  readonly topFields: number;
}
const NOTHING: Size = { nesting: 0, selections: 0, topFields: 0 };

/** Checks the shape of a parsed document before validation, in time linear in its text. */
function measure(document: DocumentNode): GraphQLError | null {
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

  const { aliases, directives } = countMarks(document);
  if (aliases > LIMITS.aliases) return tooComplex(`More than ${LIMITS.aliases} aliases.`);
  if (directives > LIMITS.directives) return tooComplex(`More than ${LIMITS.directives} directives.`);

  const sizeOf = sizer(fragments);
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const size = sizeOf(definition.selectionSet);
    if (size.nesting > LIMITS.nesting)
      return tooComplex(`Selections are nested deeper than ${LIMITS.nesting}.`);
    if (size.selections > LIMITS.selections) return tooComplex(`More than ${LIMITS.selections} selections.`);
    if (size.topFields > LIMITS.rootFields) return tooComplex(`More than ${LIMITS.rootFields} root fields.`);
  }
  return null;
}

/** Aliases and directives as written, each once, however often its fragment is spread. */
function countMarks(document: DocumentNode): { aliases: number; directives: number } {
  let aliases = 0;
  let directives = 0;
  const walk = (set: SelectionSetNode | undefined): void => {
    for (const selection of set?.selections ?? []) {
      directives += selection.directives?.length ?? 0;
      if (selection.kind === Kind.FIELD && selection.alias) aliases += 1;
      if (selection.kind !== Kind.FRAGMENT_SPREAD) walk(selection.selectionSet);
    }
  };
  for (const definition of document.definitions) {
    if (!('selectionSet' in definition)) continue;
    directives += definition.directives?.length ?? 0;
    walk(definition.selectionSet);
  }
  return { aliases, directives };
}

/** Sizes of selection sets; a fragment is measured once. A cycle counts as nothing: validation reports it. */
function sizer(fragments: ReadonlyMap<string, FragmentDefinitionNode>): (set: SelectionSetNode) => Size {
  const known = new Map<string, Size>();
  const ofFragment = (name: string): Size => {
    const before = known.get(name);
    if (before) return before;
    known.set(name, NOTHING);
    const fragment = fragments.get(name);
    const size = fragment ? ofSet(fragment.selectionSet) : NOTHING;
    known.set(name, size);
    return size;
  };
  const ofSet = (set: SelectionSetNode): Size => {
    let nesting = 0;
    let selections = 0;
    let topFields = 0;
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        const inner = selection.selectionSet ? ofSet(selection.selectionSet) : NOTHING;
        // `ofType` unwraps one type of the introspection, it fans out to nothing: tools nest it nine deep.
        const level = selection.selectionSet && selection.name.value !== 'ofType' ? 1 : 0;
        nesting = Math.max(nesting, inner.nesting + level);
        selections += inner.selections + 1;
        topFields += 1;
      } else {
        const inner =
          selection.kind === Kind.FRAGMENT_SPREAD
            ? ofFragment(selection.name.value)
            : ofSet(selection.selectionSet);
        nesting = Math.max(nesting, inner.nesting);
        selections += inner.selections + 1;
        topFields += inner.topFields;
      }
    }
    return { nesting, selections, topFields };
  };
  return ofSet;
}

/**
 * Checks the variables of a request: how many, how deep, how long the lists in them are.
 * @returns the refusal, or null when they are within the limits.
 */
export function checkVariables(variables: Readonly<Record<string, unknown>>): GraphQLError | null {
  if (Object.keys(variables).length > LIMITS.variables) {
    return tooComplex(`More than ${LIMITS.variables} variables.`);
  }
  return checkValue(variables, LIMITS.variableDepth);
}

function checkValue(value: unknown, levels: number): GraphQLError | null {
  if (typeof value !== 'object' || value === null) return null;
  if (levels === 0) return tooComplex(`Variables are nested deeper than ${LIMITS.variableDepth}.`);
  if (Array.isArray(value) && value.length > LIMITS.listSize) {
    return tooComplex(`A list in the variables has more than ${LIMITS.listSize} entries.`);
  }
  for (const member of Object.values(value)) {
    const refused = checkValue(member, levels - 1);
    if (refused) return refused;
  }
  return null;
}
