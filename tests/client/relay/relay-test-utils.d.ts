/** The package has types for Flow alone; these are of the parts that the tests use. */
declare module 'relay-test-utils' {
  import type {
    Environment,
    GraphQLSingularResponse,
    LogEvent,
    OperationDescriptor,
    PayloadError,
  } from 'relay-runtime';

  /** A response, also of an operation that failed as a whole. */
  type Payload =
    | GraphQLSingularResponse
    | { readonly data: null; readonly errors: readonly Partial<PayloadError>[] };

  interface MockFunctions {
    /** The operations that were sent and not answered, oldest first. */
    getAllOperations(): readonly OperationDescriptor[];
    /** Answers an operation and ends it. */
    resolve(operation: OperationDescriptor, payload: Payload): void;
    /** Sends an event of a subscription. */
    nextValue(operation: OperationDescriptor, payload: Payload): void;
    reject(operation: OperationDescriptor, error: Error): void;
  }

  export function createMockEnvironment(config?: {
    readonly log?: (event: LogEvent) => void;
  }): Environment & { readonly mock: MockFunctions };

  export const MockPayloadGenerator: {
    /** A complete response to an operation. `resolvers` give the values of types, nested as deep as they like. */
    generate(
      operation: OperationDescriptor,
      resolvers: Readonly<Record<string, () => unknown>>,
    ): GraphQLSingularResponse;
  };
}
