/**
 * @generated SignedSource<<89a3c50a2460853067a75766cd681520>>
 * @relayHash 8a2acb2c1ea3e8ab28b1484bcc191c9f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3bc6be4477fc95964ffc6069411c38591e34f63b359858679818f77bad4094ef

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallPageQuery } from './HallPageQuery.graphql';

const node: PreloadableConcreteRequest<HallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3bc6be4477fc95964ffc6069411c38591e34f63b359858679818f77bad4094ef",
    "metadata": {},
    "name": "HallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
