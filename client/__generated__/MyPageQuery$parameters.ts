/**
 * @generated SignedSource<<78c84390fb8f4cfb4d032f2f58ff9dff>>
 * @relayHash 550b6eeac4acb286490b2587fb416863
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ea463017c8d8e987670794c24807ffad9594b8b18130f4e866ee1fbb99b1f37

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyPageQuery } from './MyPageQuery.graphql';

const node: PreloadableConcreteRequest<MyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8ea463017c8d8e987670794c24807ffad9594b8b18130f4e866ee1fbb99b1f37",
    "metadata": {},
    "name": "MyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
