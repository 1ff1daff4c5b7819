/**
 * @generated SignedSource<<b80adf989f52f29e08333e2820ca17ad>>
 * @relayHash 7f6a27540286b339d1b0e91861e8dca5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49277ad825308f7551d477839c4cb35e64dde57d5e70e1f51b11d2c2a19d9cbf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BridePageQuery } from './BridePageQuery.graphql';

const node: PreloadableConcreteRequest<BridePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "49277ad825308f7551d477839c4cb35e64dde57d5e70e1f51b11d2c2a19d9cbf",
    "metadata": {},
    "name": "BridePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
