/** Limits of one request. The site's own documents stay well below them. */
export const LIMITS = {
  /** Bytes of the document text. */
  documentBytes: 20_000,
  /** Lexical tokens of the document. */
  tokens: 2_000,
  /** Nesting depth of brackets of any kind; guards the parser's stack. */
  brackets: 50,
  /** Nested selection sets, followed through fragments. */
  nesting: 12,
  /** Aliases in the document, `__typename` included. */
  aliases: 30,
  /** Directives in the document. */
  directives: 8,
  /** Characters of an alias and of a label of `@defer`, which each object of the result repeats. */
  nameLength: 100,
  /** Root fields selected by one operation. */
  rootFields: 20,
  /** Operations in one document. */
  operations: 10,
  /** Variables of an operation, and members of the `variables` object. */
  variables: 100,
  /** Selections with every fragment expanded; guards validation, which is linear in them. */
  selections: 10_000,
  /** `first`, and entries of any list argument. */
  listSize: 100,
  /** Nesting depth of arrays and objects in the variables. */
  variableDepth: 16,
  /** Validation errors reported for one document; graphql-js appends one that says it stopped. */
  validationErrors: 5,
  /** Milliseconds from the arrival of a request to the end of its last upstream call. */
  deadlineMs: 10_000,
  /** Bytes of a request body, and of a multipart body. */
  bodyBytes: 1_000_000,
  multipartBytes: 12_000_000,
  /** Files of a multipart request, and bytes of each. */
  files: 5,
  fileBytes: 10_000_000,
} as const;

/** What an operation may cost, computed before it runs. */
export interface OperationLimits {
  /** Objects and values in its result, from its page sizes. */
  readonly maxSize: number;
  /** REST calls; those that cannot be foreseen are refused while it runs. */
  readonly maxCalls: number;
}

/** The site's and released documents. Clients choose the variables, so calls are limited; `Brides` of 1.0.0 needs 104. */
export const PERSISTED_LIMITS: OperationLimits = { maxSize: 200_000, maxCalls: 120 };
/** Documents sent as text. */
export const ADHOC_LIMITS: OperationLimits = { maxSize: 10_000, maxCalls: 60 };
/**
 * Documents sent as text by callers without proof of being a member or the operator; introspection queries of tools
 * fit.
 */
export const UNVERIFIED_LIMITS: OperationLimits = { maxSize: 9_000, maxCalls: 60 };
