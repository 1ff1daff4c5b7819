import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import type { ClipCountQuery } from '../../__generated__/ClipCountQuery.graphql.ts';
import { formatNumber } from '../../format.ts';
import { PRIVATE_REQUEST } from '../../relay/environment.ts';

const clipCountQuery = graphql`
  query ClipCountQuery {
    viewer {
      account {
        hallClipCount
      }
    }
  }
`;

const OPTIONS = { networkCacheConfig: PRIVATE_REQUEST, fetchPolicy: 'store-or-network' } as const;

/**
 * Number of halls the member has clipped, for the header; nothing while there is none. It has a query of its own, so
 * that a slow count holds back nothing of the viewer. Every clip updates it in the store.
 */
export default function ClipCount() {
  const environment = useRelayEnvironment();
  const [count, setCount] = useState(0);
  useEffect(() => {
    const operation = createOperationDescriptor(getRequest(clipCountQuery), {});
    const show = (data: unknown) => setCount(Number(Object(data).viewer?.account?.hallClipCount ?? 0));
    const snapshot = environment.lookup(operation.fragment);
    show(snapshot.data);
    const changes = environment.subscribe(snapshot, ({ data }) => show(data));
    const retained = environment.retain(operation);
    // A count that cannot be read is not shown.
    fetchQuery<ClipCountQuery>(environment, clipCountQuery, {}, OPTIONS).subscribe({ error() {} });
    return () => {
      changes.dispose();
      retained.dispose();
    };
  }, [environment]);
  if (!count) return null;
  return (
    <>
      {formatNumber(count)}
      <span className="visually-hidden">件</span>
    </>
  );
}
