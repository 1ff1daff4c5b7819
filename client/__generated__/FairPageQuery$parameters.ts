/**
 * @generated SignedSource<<24439300796b53acdd84f12335e057e2>>
 * @relayHash a413b26c5969176693521edc6b0ee3e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ccf8ca0a2b201bc532aafed7b98ebc5bc1c5dd283f62c734e9e0a5c687d63bf5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FairPageQuery } from './FairPageQuery.graphql';

const node: PreloadableConcreteRequest<FairPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ccf8ca0a2b201bc532aafed7b98ebc5bc1c5dd283f62c734e9e0a5c687d63bf5",
    "metadata": {},
    "name": "FairPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
