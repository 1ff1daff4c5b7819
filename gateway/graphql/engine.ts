import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  validate,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { LIMITS } from '../config/limits.ts';
import { requestError } from '../http/errors.ts';
import { isRateLimited } from '../http/rateLimit.ts';
import {
  analyzeOperation,
  analyzePrivacy,
  type DocumentPrivacy,
  type OperationAnalysis,
  type Variables,
} from './analysis.ts';
import { analyzeCalls, type CallEstimate } from './callEstimate.ts';
import { parseDocument, parseWithinLimits } from './documentLimits.ts';

/** Bounds of the cache of ad-hoc documents. */
const MAX_DOCUMENTS = 1_000;
const MAX_CHARACTERS = 4_000_000;

/** A validated and analyzed operation. */
export interface Operation extends OperationAnalysis, DocumentPrivacy {
  readonly name: string | undefined;
  readonly kind: 'query' | 'mutation' | 'subscription';
  readonly node: OperationDefinitionNode;
  readonly document: DocumentNode;
  /** Whether it is a persisted document, which is compiled instead of interpreted. */
  readonly trusted: boolean;
  readonly estimateCalls: (variables: Variables) => CallEstimate;
  /** Whether it selects rate-limited root fields. */
  readonly rateLimited: boolean;
}

/** The operations of a document, or the errors to respond with. */
export interface PreparedDocument {
  readonly errors: readonly GraphQLError[];
  readonly operations: readonly Operation[];
}

/** Turns GraphQL text into operations ready for execution; shared by all handlers. */
export interface Engine {
  readonly schema: GraphQLSchema;
  /** Parses and validates an ad-hoc document within the limits. Results are cached. */
  prepare(text: string): PreparedDocument;
  /** Parses and validates a persisted document, whose size is not limited. */
  prepareTrusted(text: string): PreparedDocument;
  /** An error if no operation has the name, or if there are several and no name is given. */
  selectOperation(prepared: PreparedDocument, name?: string | null): Operation | GraphQLError;
}

export function createEngine(schema: GraphQLSchema): Engine {
  const cache = new LRUCache<string, PreparedDocument>({
    max: MAX_DOCUMENTS,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (_, text) => text.length + 1,
  });

  const validateAndAnalyze = (parsed: DocumentNode | GraphQLError, trusted: boolean): PreparedDocument => {
    if (parsed instanceof GraphQLError) return { errors: [parsed], operations: [] };
    const errors = validate(schema, parsed, undefined, { maxErrors: LIMITS.validationErrors });
    if (errors.length > 0) {
      const withCode = (error: GraphQLError): GraphQLError =>
        requestError('GRAPHQL_VALIDATION_FAILED', error.message, { original: error });
      return { errors: errors.map(withCode), operations: [] };
    }
    return { errors: [], operations: analyzeDocument(schema, parsed, trusted) };
  };

  return {
    schema,
    prepare(text) {
      const cached = cache.get(text);
      if (cached) return cached;
      const prepared = validateAndAnalyze(parseWithinLimits(text), false);
      cache.set(text, prepared);
      return prepared;
    },
    prepareTrusted: (text) => validateAndAnalyze(parseDocument(text), true),
    selectOperation({ operations }, name) {
      if (!name && operations.length > 1)
        return resolutionError('Say with operationName which of the operations to run.');
      const found = name ? operations.find((operation) => operation.name === name) : operations[0];
      return (
        found ??
        resolutionError(name ? `Unknown operation named "${name}".` : 'The document holds no operation.')
      );
    },
  };
}

const resolutionError = (message: string): GraphQLError =>
  requestError('OPERATION_RESOLUTION_FAILURE', message);

function analyzeDocument(schema: GraphQLSchema, document: DocumentNode, trusted: boolean): Operation[] {
  const fragments = new Map<string, FragmentDefinitionNode>();
  const operations: OperationDefinitionNode[] = [];
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
    if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(definition);
  }
  const privacy = analyzePrivacy(schema, document);
  return operations.map((node) => {
    const analysis = analyzeOperation(schema, node, fragments);
    return {
      ...analysis,
      estimateCalls: analyzeCalls(schema, node, fragments),
      name: node.name?.value,
      ...privacy,
      kind: node.operation,
      node,
      document,
      trusted,
      rateLimited: isRateLimited(analysis.rootFields),
    };
  });
}
