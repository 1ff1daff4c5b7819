/** A gateway on Relay's mock environment: each operation waits until the test answers it. */
import { act } from '@testing-library/react';
import type { OperationDescriptor, Variables } from 'relay-runtime';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { vi } from 'vitest';

/** A complete response: scalars that `data` leaves out are null, except addresses of images; lists have one object. */
const complete = (operation: OperationDescriptor, data: object) =>
  MockPayloadGenerator.generate(operation, {
    String: () => null,
    Image: () => ({ url: 'https://x.example/img?id=1' }),
    Query: () => data,
    Mutation: () => data,
    Subscription: () => data,
  });

export function mockGateway() {
  // The package records calls with functions of this name.
  vi.stubGlobal('jest', vi);
  const log: { readonly name: string; readonly variables: Variables }[] = [];
  const environment = createMockEnvironment({
    log(event) {
      if (event.name === 'execute.start') log.push({ name: event.params.name, variables: event.variables });
    },
  });
  const { mock } = environment;
  const waiting = (name: string) =>
    mock.getAllOperations().filter(({ request }) => request.node.params.name === name);
  /** The oldest operation of the name, once it is sent. */
  const take = (name: string) =>
    vi.waitFor(() => {
      const [operation] = waiting(name);
      if (!operation) throw new Error(`${name} was not sent`);
      return operation;
    }, 10_000);
  return {
    environment,
    /** Variables of all operations of the name, answered or not. */
    sent: (name: string) => log.filter((entry) => entry.name === name).map(({ variables }) => variables),
    /** Number of operations of the name that are neither answered nor cancelled. */
    waiting: (name: string) => waiting(name).length,
    async answer(name: string, data: object) {
      const operation = await take(name);
      await act(async () => mock.resolve(operation, complete(operation, data)));
    },
    /** Answers without data. */
    async refuse(name: string, code: string) {
      const operation = await take(name);
      const errors = [{ message: code, extensions: { code } }];
      await act(async () => mock.resolve(operation, { data: null, errors }));
    },
    /** Loses the answer. */
    async fail(name: string) {
      const operation = await take(name);
      await act(async () => mock.reject(operation, new Error('connection reset')));
    },
    /** Sends an event of a subscription. */
    async push(name: string, data: object) {
      const operation = await take(name);
      await act(async () => mock.nextValue(operation, complete(operation, data)));
    },
  };
}
