/**
 * @generated SignedSource<<6490e5fc6f54c357be57c12b1aa6ce05>>
 * @relayHash 13faf6288c80ab07654c96d30c550ad4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0729d5b5dfb636a70556296e66276277a371c5e6ee1ab0141f752db09ed133b4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyPageQuery } from './MyPageQuery.graphql';

const node: PreloadableConcreteRequest<MyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0729d5b5dfb636a70556296e66276277a371c5e6ee1ab0141f752db09ed133b4",
    "metadata": {},
    "name": "MyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
