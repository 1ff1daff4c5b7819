/**
 * @generated SignedSource<<3190cf6a026a42a131838097f13d8c37>>
 * @relayHash b2ba60492dc30d7ddbe2a108080ec3ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11b953e90f3780980a9e37adbc55a8d07840fcbab23a38b959712e773dd5fc37

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReservationsPageQuery } from './ReservationsPageQuery.graphql';

const node: PreloadableConcreteRequest<ReservationsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "11b953e90f3780980a9e37adbc55a8d07840fcbab23a38b959712e773dd5fc37",
    "metadata": {},
    "name": "ReservationsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
