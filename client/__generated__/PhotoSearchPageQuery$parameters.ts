/**
 * @generated SignedSource<<c043b32ab1b15486ac247fd463d6b820>>
 * @relayHash 161b892cbc4d9d06b6684670021e941c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 95db4ba760830ac080e06d663bbf0506093e02ae5199fec8a37b3d673aa5b72a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PhotoSearchPageQuery } from './PhotoSearchPageQuery.graphql';

const node: PreloadableConcreteRequest<PhotoSearchPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "95db4ba760830ac080e06d663bbf0506093e02ae5199fec8a37b3d673aa5b72a",
    "metadata": {},
    "name": "PhotoSearchPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
