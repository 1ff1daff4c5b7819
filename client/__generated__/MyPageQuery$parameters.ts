/**
 * @generated SignedSource<<f1236583379180e7cc662097740cab12>>
 * @relayHash 1bae7b5efb5131d594067f9093a723ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c50e1fc306b977b003d4e759b793e7678143f3434748199c8be742924043d52

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyPageQuery } from './MyPageQuery.graphql';

const node: PreloadableConcreteRequest<MyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7c50e1fc306b977b003d4e759b793e7678143f3434748199c8be742924043d52",
    "metadata": {},
    "name": "MyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
