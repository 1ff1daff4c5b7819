/**
 * @generated SignedSource<<d77c19f51fd70619f156c169a4cdeb86>>
 * @relayHash 62002896b1039324bf73e2ab99c1ea38
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6580a7c7b811077d0a47b9dbe81d6700ec0c887328dadba35125b54d6cda256a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallPageQuery } from './HallPageQuery.graphql';

const node: PreloadableConcreteRequest<HallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6580a7c7b811077d0a47b9dbe81d6700ec0c887328dadba35125b54d6cda256a",
    "metadata": {},
    "name": "HallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
