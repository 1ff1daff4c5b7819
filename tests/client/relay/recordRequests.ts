/** A Relay transport that records requests, for the test to answer. */
import { Observable, type GraphQLResponse } from 'relay-runtime';
import type { Transport } from '#client/relay/environment.ts';

export interface Sent {
  readonly name: string;
  readonly variables: Record<string, unknown>;
  readonly respond: (response: GraphQLResponse) => void;
  readonly fail: () => void;
  isCancelled: boolean;
}

export function recordRequests() {
  const sent: Sent[] = [];
  const transport: Transport = ({ name, variables }) =>
    Observable.create((sink) => {
      const entry: Sent = {
        name,
        variables,
        respond(response) {
          sink.next(response);
          sink.complete();
        },
        fail: () => sink.error(new Error('down')),
        isCancelled: false,
      };
      sent.push(entry);
      return () => {
        entry.isCancelled = true;
      };
    });
  return { sent, transport, of: (name: string) => sent.filter((entry) => entry.name === name) };
}
