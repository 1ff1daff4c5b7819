/**
 * @generated SignedSource<<3769e98b0bfcc38e67536f1075243fc0>>
 * @relayHash fa7362ae6ec4e083a5cbade2d9c97571
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c0627bdfd82efb7e765a059eb2ddfa2a16c959b3616095ed1798d123ca92677

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallPageQuery } from './HallPageQuery.graphql';

const node: PreloadableConcreteRequest<HallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2c0627bdfd82efb7e765a059eb2ddfa2a16c959b3616095ed1798d123ca92677",
    "metadata": {},
    "name": "HallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
